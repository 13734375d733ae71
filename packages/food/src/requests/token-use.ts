import type { RequestText } from './request-text.ts';

/** What became of a token: left to the reader of foods, or read as a wish or a restriction. */
export const USE = {
  none: 0,
  /** Describes what stands beside it: "crispy tofu". */
  descriptor: 1,
  /** A wish that is no part of a list: "for 4". */
  wish: 2,
  restriction: 3,
  /** A joint of a list: "plus", "pis". */
  joint: 4,
} as const;
type Use = (typeof USE)[keyof typeof USE];

/** Which tokens of a request were read, and the texts that are left of it. */
export class TokenUse {
  private readonly text: RequestText;
  private readonly uses: Uint8Array;

  constructor(text: RequestText) {
    this.text = text;
    this.uses = new Uint8Array(text.length);
  }

  mark(from: number, to: number, use: Use): void {
    this.uses.fill(use, from, to);
  }

  isRead(at: number): boolean {
    return this.uses[at] !== USE.none;
  }

  isRestriction(at: number): boolean {
    return this.uses[at] === USE.restriction;
  }

  /** The text for the reader of foods: what was read parts its items, but for words that describe one. */
  foods(): string {
    return this.without((use) => (use === USE.none ? null : use === USE.descriptor ? ' ' : ' , '));
  }

  /** The text less its restrictions, or less all that was read, as the name of a dish. */
  name(keepsWishes: boolean): string {
    const kept: readonly number[] = keepsWishes
      ? [USE.none, USE.joint, USE.descriptor, USE.wish]
      : [USE.none, USE.joint];
    return this.without((use) => (kept.includes(use) ? null : ' '))
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[\s,.:;-]+|[\s,.:;-]+$/g, '');
  }

  /** Joints of a list part its items, in every way a language has. */
  markJoints(): void {
    const { text, uses } = this;
    for (let at = 0; at < text.length; at++) {
      const word = text.word(at);
      const isJoint = word !== undefined && text.vocabulary.and.has(word) && !text.line.nameAt[at];
      if (isJoint && uses[at] === USE.none) uses[at] = USE.joint;
    }
  }

  private without(replace: (use: number) => string | null): string {
    const { text, tokens } = this.text.line;
    let rest = '';
    let from = 0;
    tokens.forEach((token, at) => {
      const replacement = replace(this.uses[at] ?? USE.none);
      if (replacement === null) return;
      rest += text.slice(from, token.start) + replacement;
      from = token.end;
    });
    return rest + text.slice(from);
  }
}
