import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

export const FeedbackDialog = lazyWithRetry(
  () => import('./feedback-dialog.tsx'),
  ({ FeedbackDialog }) => FeedbackDialog,
);
