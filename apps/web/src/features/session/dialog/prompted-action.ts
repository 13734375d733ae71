/** What a guest wanted to do that takes an account. */
export type PromptedAction = 'save' | 'rate' | 'general';
