import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import { type KnowledgeBase, namesOf } from '@larder/food/knowledge-base';
import type { TextLanguage } from '@larder/food/recipe';
import { createSeededRandom } from '@larder/text/seeded-random';
import { FOREIGN_ALLERGEN_WORDS } from '../verification/foreign-allergen-words.ts';

/** A model that hides a food with an excluded allergen somewhere in a recipe, in some disguise. */
export type HiddenFood = { draft: object; food: string; place: string; disguise: string };

const TEXTS: Record<
  TextLanguage,
  { title: string; description: string; steps: [string, string]; line: string[]; add: string[] }
> = {
  en: {
    title: 'Tomato and rice pot',
    description: 'A simple pot of rice with tomatoes for the whole family.',
    line: ['300 g rice', '4 tomatoes, chopped', '1 onion, chopped', '2 tbsp olive oil'],
    steps: [
      'Heat the olive oil in a pan and soften the onion for 5 minutes.',
      'Add the tomatoes and the rice with the water, and simmer until the rice is soft.',
    ],
    add: [
      'Stir in some X and serve.',
      'Scatter with X.',
      'It is even better with X.',
      'Finish with a spoonful of X and leave to rest.',
    ],
  },
  es: {
    title: 'Arroz con tomate',
    description: 'Una olla sencilla de arroz con tomate para toda la familia.',
    line: ['300 g de arroz', '4 tomates picados', '1 cebolla picada', '2 cucharadas de aceite de oliva'],
    steps: [
      'Calienta el aceite de oliva en una sartén y pocha la cebolla durante 5 minutos.',
      'Añade los tomates y el arroz con el agua y cuece hasta que el arroz esté tierno.',
    ],
    add: ['Añade un poco de X y sirve.', 'Espolvorea con X.', 'Queda aún mejor con X.'],
  },
  fr: {
    title: 'Riz à la tomate',
    description: 'Une marmite simple de riz à la tomate pour toute la famille.',
    line: ['300 g de riz', '4 tomates hachées', '1 oignon haché', "2 c. à soupe d'huile d'olive"],
    steps: [
      "Faites chauffer l'huile d'olive dans une poêle et faites fondre l'oignon pendant 5 minutes.",
      "Ajoutez les tomates et le riz avec l'eau, et laissez mijoter jusqu'à ce que le riz soit tendre.",
    ],
    add: ['Ajoutez un peu de X et servez.', 'Parsemez de X.', "C'est encore meilleur avec X."],
  },
};

const PLACES = ['title', 'description', 'line', 'note', 'step', 'new step'] as const;
const DISGUISES = [
  'plain',
  'capitals',
  'another language',
  'a third language',
  'misspelt',
  'glued',
  'spelt out',
  'digits',
  'quoted',
] as const;

/** Names that mean something else in the other language: chayote in English, frothy in French. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['chocho', 'chochos', 'mousseux']);
const IN_ONE_WORD: ReadonlySet<string> = new Set(['misspelt', 'glued', 'spelt out']);

/** Recipes of an adversarial model, the same for the same seed. */
export function hiddenFoods(
  count: number,
  { allergen, language, kb, seed }: { allergen: Allergen; language: Language; kb: KnowledgeBase; seed: number },
): HiddenFood[] {
  const random = createSeededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const own: TextLanguage = language === 'es' || language === 'fr' ? language : 'en';
  const others = (['en', 'es', 'fr'] as const).filter((other) => other !== own);
  const foods = kb.all.filter(({ allergens = [] }) => allergens.includes(allergen));
  return Array.from({ length: count }, () => {
    const place = pick(PLACES);
    const disguise = pick(DISGUISES);
    const ingredient = pick(foods);
    const inOther = disguise === 'another language' ? pick(others) : own;
    const foreign = FOREIGN_ALLERGEN_WORDS[allergen] ?? [];
    const names = namesOf(ingredient, inOther).filter((each) => !AMBIGUOUS.has(each));
    const single = names.filter((each) => /^\p{L}{6,}$/u.test(each));
    const name =
      disguise === 'a third language'
        ? pick(foreign)
        : pick(IN_ONE_WORD.has(disguise) ? [...single, names[0] ?? ''].slice(0, 1) : names);
    const food = disguiseOf(name, disguise, random);
    return { draft: draftWith(food, place, TEXTS[own], pick), food, place, disguise };
  });
}

function disguiseOf(name: string, disguise: (typeof DISGUISES)[number], random: () => number): string {
  if (disguise === 'capitals') return name.toUpperCase();
  if (disguise === 'quoted') return `*${name}*`;
  const isOneWord = /^\p{L}{6,}$/u.test(name);
  if (disguise === 'misspelt' && isOneWord) {
    const at = 1 + Math.floor(random() * (name.length - 3));
    return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
  }
  if (disguise === 'glued' && isOneWord) return `${name}mix`;
  if (disguise === 'spelt out' && isOneWord) return [...name].join('-');
  if (disguise === 'digits')
    return name.replace(/(?<=\p{L})[aeio](?=\p{L})/u, (vowel) => ({ a: '4', e: '3', i: '1', o: '0' })[vowel] ?? vowel);
  return name;
}

function draftWith(
  food: string,
  place: (typeof PLACES)[number],
  { title, description, line, steps, add }: (typeof TEXTS)[TextLanguage],
  pick: <T>(list: readonly T[]) => T,
): object {
  const lines = line.map((name) => ({ quantity: '', name }));
  const method = steps.map((text) => ({ text, minutes: 10 }));
  const sentence = pick(add).replace('X', food);
  return {
    title: place === 'title' ? `${title}: ${food}` : title,
    description: place === 'description' ? `${description} ${sentence}` : description,
    category: 'Meals',
    subcategory: 'Dinner',
    servings: 4,
    ingredients: [
      ...lines,
      ...(place === 'line' ? [{ quantity: '50 g', name: food }] : []),
      ...(place === 'note' ? [{ quantity: '1', name: `garlic clove, with ${food}` }] : []),
    ],
    steps: [
      ...method.slice(0, -1),
      { text: place === 'step' ? `${steps[1]} ${sentence}` : steps[1], minutes: 18 },
      ...(place === 'new step' ? [{ text: sentence, minutes: 1 }] : []),
    ],
  };
}
