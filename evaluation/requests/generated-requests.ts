import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import type { Restrictions } from '@larder/food/verifier/restrictions';
import { createSeededRandom } from '@larder/text/seeded-random';

/** A request put together from phrases, with what its phrase excludes. */
export type GeneratedRequest = { language: Language; text: string; excluded: Restrictions };

type Phrases = {
  /** `{}` stands for the food. */
  allergy: readonly string[];
  foods: readonly (readonly [string, readonly Allergen[]])[];
  diets: readonly (readonly [string, Diet])[];
  /** People who may not eat a family of foods. */
  states: readonly (readonly [string, readonly Allergen[]])[];
  and: string;
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
    states: [
      ['I’m coeliac', ['Gluten']],
      ['lactose intolerant', ['Dairy']],
    ],
    and: 'and',
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
    states: [
      ['my daughter is celiac', ['Gluten']],
      ['nut allergic', ['Nuts']],
    ],
    and: 'and',
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
    states: [
      ['soy celíaca', ['Gluten']],
      ['intolerante a la lactosa', ['Dairy']],
    ],
    and: 'y',
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
    states: [
      ['je suis cœliaque', ['Gluten']],
      ['intolérante au lactose', ['Dairy']],
    ],
    and: 'et',
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
  const random = createSeededRandom(20_261_122);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (let made = 0; made < count; made += 1) {
    const language = pick(LANGUAGES);
    const phrases = PHRASES[language];
    const at = BASKET * Math.floor((random() * phrases.have.length) / BASKET);
    const foods = phrases.have.slice(at, at + BASKET);
    const [restriction, excluded] = pickRestriction(phrases, random);
    const text = pick(phrases.sentences).replace('{r}', restriction).replace('{f}', foods.join(', '));
    yield { language, text: random() < 0.2 ? text.toUpperCase() : text, excluded };
  }
}

/** A diet, an allergy, or who it is for and an allergy: "I’m coeliac and allergic to eggs". */
function pickRestriction(phrases: Phrases, random: () => number): [phrase: string, excluded: Restrictions] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const kind = random();
  const [diet, dietType] = pick(phrases.diets);
  if (kind < 0.2) return [diet, { excludedAllergens: [], dietTypes: [dietType] }];
  const [food, allergens] = pick(phrases.foods);
  const allergy = pick(phrases.allergy).replace('{}', food);
  if (kind < 0.75) return [allergy, { excludedAllergens: [...allergens], dietTypes: [] }];
  const [state, others] = pick(phrases.states);
  const excludedAllergens = [...new Set([...allergens, ...others])];
  return [`${state} ${phrases.and} ${allergy}`, { excludedAllergens, dietTypes: [] }];
}
