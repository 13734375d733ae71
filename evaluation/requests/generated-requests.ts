import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import type { Restrictions } from '@larder/food/verifier/restrictions';

/** A request put together from phrases, with what its phrase excludes. */
export type GeneratedRequest = { language: Language; text: string; excluded: Restrictions };

type Phrases = {
  /** `{}` stands for the food. */
  allergy: readonly string[];
  foods: readonly (readonly [string, readonly Allergen[]])[];
  diets: readonly (readonly [string, Diet])[];
  /** `{r}` stands for the restriction, `{f}` for the foods. */
  sentences: readonly string[];
  have: readonly string[];
};

const PHRASES: Readonly<Record<Language, Phrases>> = {
  'en-GB': {
    allergy: [
      'allergic to {}',
      '{} allergy',
      'intolerant to {}',
      'I can’t eat {}',
      'no {} please',
      'my son is allergic to {}',
    ],
    foods: [
      ['nuts', ['Nuts']],
      ['peanuts', ['Peanuts']],
      ['dairy', ['Dairy']],
      ['eggs', ['Eggs']],
      ['gluten', ['Gluten']],
      ['soy', ['Soy']],
      ['fish', ['Fish']],
      ['shellfish', ['Shellfish']],
      ['sesame', ['Sesame']],
      ['mustard', ['Mustard']],
      ['celery', ['Celery']],
    ],
    diets: [
      ['I’m vegan', 'Vegan'],
      ['vegetarian', 'Vegetarian'],
      ['keto', 'Keto'],
    ],
    sentences: ['{r} - {f}', '{f}. {r}', '{r}, I have {f}', 'got {f}, {r}', '{r}: {f}', '{f} ({r})'],
    have: [
      'chicken',
      'rice',
      'eggs',
      'cream',
      'prawns',
      'peanut butter',
      'bread',
      'salmon',
      'tofu',
      'cheddar',
      'walnuts',
      'soy sauce',
      'pasta',
      'tahini',
      'onions',
    ],
  },
  'en-US': {
    allergy: [
      '{} allergy',
      'severe {} allergy',
      'my kid is allergic to {}',
      'we can’t have {}',
      'without {}',
      'avoiding {}',
    ],
    foods: [
      ['tree nuts', ['Nuts']],
      ['peanut', ['Peanuts']],
      ['milk', ['Dairy']],
      ['egg', ['Eggs']],
      ['wheat', ['Wheat']],
      ['soy', ['Soy']],
      ['shellfish', ['Shellfish']],
      ['sesame', ['Sesame']],
    ],
    diets: [
      ['plant-based', 'Vegan'],
      ['I’m a vegetarian', 'Vegetarian'],
    ],
    sentences: ['{f}; {r}', '{r} and I have {f}', '{f}\n{r}', '{r}. {f}'],
    have: [
      'ground beef',
      'corn',
      'half and half',
      'shrimp',
      'eggs',
      'all-purpose flour',
      'butter',
      'tuna',
      'almonds',
      'tortillas',
      'zucchini',
    ],
  },
  es: {
    allergy: ['alérgico a {}', 'alergia a {}', 'intolerante a {}', 'no puedo comer {}', 'sin {}', 'mi hija no come {}'],
    foods: [
      ['los frutos secos', ['Nuts']],
      ['los cacahuetes', ['Peanuts']],
      ['los lácteos', ['Dairy']],
      ['huevo', ['Eggs']],
      ['gluten', ['Gluten']],
      ['la soja', ['Soy']],
      ['pescado', ['Fish']],
      ['marisco', ['Shellfish']],
      ['el sésamo', ['Sesame']],
      ['la mostaza', ['Mustard']],
    ],
    diets: [
      ['soy vegana', 'Vegan'],
      ['vegetariano', 'Vegetarian'],
    ],
    sentences: ['{r}: {f}', '{f}, {r}', '{r}. tengo {f}', '{f} ({r})', 'tengo {f} y soy {r}'],
    have: [
      'pollo',
      'arroz',
      'huevos',
      'nata',
      'gambas',
      'pan',
      'salmón',
      'queso',
      'nueces',
      'salsa de soja',
      'pasta',
      'cebolla',
      'harina',
    ],
  },
  fr: {
    allergy: [
      'allergique aux {}',
      'allergie aux {}',
      'intolérance aux {}',
      'sans {}',
      'pas de {}',
      'mon fils ne mange pas de {}',
    ],
    foods: [
      ['fruits à coque', ['Nuts']],
      ['arachides', ['Peanuts']],
      ['produits laitiers', ['Dairy']],
      ['oeufs', ['Eggs']],
      ['poissons', ['Fish']],
      ['crustacés', ['Shellfish']],
      ['laitages', ['Dairy']],
    ],
    diets: [
      ['je suis végane', 'Vegan'],
      ['végétarienne', 'Vegetarian'],
    ],
    sentences: ['{r} : {f}', '{f}, {r}', '{r}, j’ai {f}', '{f} ({r})', '{f}. {r}'],
    have: [
      'poulet',
      'riz',
      'oeufs',
      'crème',
      'crevettes',
      'pain',
      'saumon',
      'fromage',
      'noix',
      'sauce soja',
      'pâtes',
      'oignons',
      'farine',
    ],
  },
};

const LANGUAGES = Object.keys(PHRASES) as Language[];

/** Foods of one request: neighbours in the list, so that few answers have to be computed. */
const BASKET = 3;

/** The `count` first requests of a fixed sequence. */
export function* generateRequests(count: number): Generator<GeneratedRequest> {
  const random = createRandom(20_261_122);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let made = 0; made < count; made += 1) {
    const language = pick(LANGUAGES);
    const phrases = PHRASES[language];
    const at = BASKET * Math.floor((random() * phrases.have.length) / BASKET);
    const foods = phrases.have.slice(at, at + BASKET);
    const isDiet = random() < 0.2;
    const [name, diet] = pick(phrases.diets);
    const [food, allergens] = pick(phrases.foods);
    const restriction = isDiet ? name : pick(phrases.allergy).replace('{}', food);
    const text = pick(phrases.sentences).replace('{r}', restriction).replace('{f}', foods.join(', '));
    const excluded = { excludedAllergens: isDiet ? [] : [...allergens], dietTypes: isDiet ? [diet] : [] };
    yield { language, text: random() < 0.2 ? text.toUpperCase() : text, excluded };
  }
}

/** Mulberry32: a small generator of pseudo-random numbers from 0 to 1. Tommy Ettinger, 2017. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
