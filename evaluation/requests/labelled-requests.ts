import { readFileSync } from 'node:fs';
import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import type { LabelledRequest } from './judge-requests.ts';

/** The project's own labelled requests: language, text, and labels as `key=value,value; key`. */
export function ownLabelledRequests(): LabelledRequest[] {
  const text = readFileSync(new URL('written.tsv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [lang = '', request = '', labels = ''] = line.split('\t');
      return { lang: lang as Language, text: request, ...parseLabels(labels) };
    });
}

function parseLabels(labels: string): Pick<LabelledRequest, 'have' | 'exclude' | 'wish'> {
  const values = new Map(
    labels.split('; ').map((label) => {
      const [key = '', list = ''] = label.split('=');
      return [key.trim(), list.split(',').filter(Boolean)];
    }),
  );
  const list = (key: string): string[] => values.get(key) ?? [];
  const number = (key: string): number | undefined => (values.has(key) ? Number(list(key)[0]) : undefined);
  const [course] = list('course');
  const [cuisine] = list('cuisine');
  const [maxMinutes, servings] = [number('max'), number('servings')];
  return {
    have: list('have'),
    exclude: {
      allergens: list('allergens') as Allergen[],
      diets: list('diets'),
      ingredients: list('ingredients'),
      halal: values.has('halal'),
      kosher: values.has('kosher'),
    },
    wish: {
      ...(maxMinutes !== undefined && { maxMinutes }),
      ...(servings !== undefined && { servings }),
      ...(course !== undefined && { course }),
      ...(cuisine !== undefined && { cuisine }),
      equipment: list('equipment'),
      withoutEquipment: list('without'),
      use_first: list('first'),
      only: values.has('only'),
    },
  };
}
