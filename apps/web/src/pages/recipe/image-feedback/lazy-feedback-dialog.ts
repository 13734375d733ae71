import { lazyWithRetry } from '../../../lib/loading/lazy-with-retry.ts';

export const FeedbackDialog = lazyWithRetry(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);
