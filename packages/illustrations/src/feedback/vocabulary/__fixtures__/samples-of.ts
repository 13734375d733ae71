/** Stands for what a class of characters matches. */
const ANY = 'x';
/** Stands for text between two words. */
const BETWEEN = ' x ';
/** What the classes with a name stand for, where it is not `ANY`. */
const NAMED: Readonly<Record<string, string>> = { '\\d': '5', '\\s': ' ', '\\W': ' ' };

/**
 * Texts that a regular expression matches, from its source: each alternative, each letter of a class and both ends of its
 * ranges in at least one of them. What may be repeated or absent is there once or not at all, and there is text wherever
 * any may be; lookarounds and anchors are left out.
 */
export function samplesOf(source: string): string[] {
  return createReader(source).readAlternatives().flat();
}

/** The alternatives of an expression, each with its samples, groups around all of them opened. */
export function phrasesOf(pattern: RegExp): { source: string; samples: string[] }[] {
  return openedOf(pattern.source).map((source) => ({ source, samples: samplesOf(source) }));
}

function openedOf(source: string): string[] {
  const [, inner] = /^(?:\\b)?\((?:\?:)?(.*)\)(?:\\b)?$/s.exec(source) ?? [];
  const alternatives = splitAlternatives(source);
  if (alternatives.length > 1) return alternatives.flatMap(openedOf);
  return inner !== undefined && isBalanced(inner) ? openedOf(inner) : [source];
}

function splitAlternatives(source: string): string[] {
  const ends = endsOf(source, '|');
  return [...ends, source.length].map((end, index) => source.slice((ends[index - 1] ?? -1) + 1, end));
}

/** Where a character stands outside of groups and classes. */
function endsOf(source: string, character: string): number[] {
  const found: number[] = [];
  let depth = 0;
  let isClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const here = source[at];
    if (here === '\\') at += 1;
    else if (isClass) isClass = here !== ']';
    else if (here === '[') isClass = true;
    else if (here === '(') depth += 1;
    else if (here === ')') depth -= 1;
    else if (here === character && depth === 0) found.push(at);
    if (depth < 0) return [-1];
  }
  return found;
}

function isBalanced(source: string): boolean {
  return endsOf(source, '|')[0] !== -1;
}

function createReader(source: string) {
  let at = 0;
  const readAlternatives = (): string[][] => {
    const alternatives = [readSequence()];
    while (source[at] === '|') {
      at += 1;
      alternatives.push(readSequence());
    }
    return alternatives;
  };
  const readSequence = (): string[] => {
    let samples = [''];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') samples = joined(samples, readItem());
    return samples;
  };
  const readItem = (): string[] => {
    const options = readAtom();
    const [quantifier = ''] = /^(?:[?*+]|\{\d+,?\d*\})\??/.exec(source.slice(at)) ?? [];
    at += quantifier.length;
    const isOptional = /^(?:[?*]|\{0)/.test(quantifier) && !options.includes(BETWEEN);
    return isOptional ? ['', ...options.filter((option) => option !== ANY)] : options;
  };
  const readAtom = (): string[] => {
    const [token = ''] = /^(?:\(\?<?[=!]|\(\?:|\(|\[(?:\\.|[^\]])*\]|\\.|.)/s.exec(source.slice(at)) ?? [];
    at += token.length;
    if (token.startsWith('(')) {
      const samples = readAlternatives().flat();
      at += 1;
      return /[=!]$/.test(token) ? [''] : samples;
    }
    if (token.startsWith('[')) return optionsOf(token.slice(1, -1));
    if (/^(?:\\b|\^|\$)$/.test(token)) return [''];
    if (token.startsWith('\\')) return [sampleOfEscape(token)];
    return [token === '.' ? BETWEEN : token];
  };
  return { readAlternatives };
}

/** The letters of a class and the ends of its ranges; of one with classes in it what the first of these stands for. */
function optionsOf(letters: string): string[] {
  if (letters.startsWith('^')) return [ANY];
  const [named] = /\\[a-zA-Z]/.exec(letters) ?? [];
  if (named !== undefined) return [sampleOfEscape(named)];
  return [...letters.matchAll(/\\(.)|(.)-(.)|(.)/gs)].flatMap(([, ...found]) =>
    found.filter((letter) => letter !== undefined),
  );
}

function sampleOfEscape(token: string): string {
  return /\w/.test(token) ? (NAMED[token] ?? ANY) : token.slice(1);
}

/** As many texts as the longer of both has, so that each option is in one. */
function joined(starts: readonly string[], ends: readonly string[]): string[] {
  const count = Math.max(starts.length, ends.length);
  return Array.from({ length: count }, (_, at) => `${starts[at % starts.length]}${ends[at % ends.length]}`);
}
