import { randomBytes } from 'node:crypto';

/** Data for a model, between marks that nobody who wrote a part of it could know. */
export type Fenced = { text: string; mark: string };

/**
 * Writes data as JSON between two lines with a random mark. Angle brackets and invisible characters are escaped, so that
 * nothing inside looks like the end of the data or like a special token.
 */
export function fence(data: unknown): Fenced {
  const mark = randomBytes(6).toString('hex');
  const json = JSON.stringify(data, null, 1).replace(
    /[<>\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { text: `DATA ${mark}\n${json}\nEND OF DATA ${mark}`, mark };
}
