import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

export const ImageFeedback = lazyWithRetry(async () => (await import('./image-feedback.tsx')).ImageFeedback);
