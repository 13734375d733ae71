/** Matches any of the phrases, one a line, as whole words; each is the source of a regular expression for folded text. */
export function phrases({ raw }: TemplateStringsArray): RegExp {
  const lines = raw.join('').split('\n');
  const sources = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('//'));
  return new RegExp(`\\b(?:${sources.join('|')})\\b`);
}

/** Matches what any of the patterns matches. */
export function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
}
