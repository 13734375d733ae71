import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

export const ImageFeedback = lazyWithRetry(
  () => import('./image-feedback.tsx'),
  ({ ImageFeedback }) => ImageFeedback,
);
