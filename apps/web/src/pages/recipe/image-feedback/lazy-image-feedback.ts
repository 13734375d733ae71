import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

export const ImageFeedback = lazyWithRetry(async () => (await import('./image-feedback.tsx')).ImageFeedback);
