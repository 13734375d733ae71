import { fold } from '@larder/text/fold';

/** The folded words of a text, each between spaces. */
export function foldedWords(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
