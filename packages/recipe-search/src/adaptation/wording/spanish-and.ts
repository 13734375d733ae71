/** "Y", and "e" before the sound of an i. */
export const spanishAnd = (next: string): 'y' | 'e' => (/^h?i(?![ae])/i.test(next) ? 'e' : 'y');
