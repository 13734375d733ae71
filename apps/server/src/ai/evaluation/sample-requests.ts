import { readFileSync } from 'node:fs';
import type { Language } from '@larder/contract/language';

/** A request as somebody types it. */
export type SampleRequest = { text: string; by: 'ingredients' | 'name'; language: Language };

/** The labelled requests and names of dishes that the built-in service is evaluated with. */
const LABELLED = new URL('../../../../../evaluation/', import.meta.url);
const NAME_LANGUAGES: readonly Language[] = ['en-GB', 'en-US', 'es', 'fr'];
const SHARE_OF_NAMES = 0.25;

/** `count` requests to compare models with, spread evenly over the labelled ones: foods in sentences, then names. */
export function sampleRequests(count: number): SampleRequest[] {
  const names = Math.round(count * SHARE_OF_NAMES);
  return [...spread(labelledRequests(), count - names), ...spread(labelledNames(), names)];
}

function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)] as T);
}

/** A line is a language, the words and their labels. */
function labelledRequests(): SampleRequest[] {
  return linesOf('requests/written.tsv').map((line) => {
    const [language = '', text = ''] = line.split('\t');
    return { by: 'ingredients', language: language as Language, text };
  });
}

/** A line is a dish and what people call it. */
function labelledNames(): SampleRequest[] {
  return NAME_LANGUAGES.flatMap((language) =>
    linesOf(`names/${language}.txt`).map((line) => {
      const [name = ''] = line.slice(line.indexOf(':') + 1).split(',');
      return { by: 'name' as const, language, text: name.trim() };
    }),
  );
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, LABELLED), 'utf8').trim().split('\n');
}
