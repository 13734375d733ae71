import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';

export const FeedbackDialog = lazyWithRetry(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog);
