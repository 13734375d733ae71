import { readFileSync } from 'node:fs';
import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';
import { readRequest } from '@larder/food/requests/read-request';
import { breaks, type Restrictions } from '@larder/food/verifier/restrictions';
import { loadCookbook } from '@larder/recipe-search/cookbook';
import { createRecipeSearch } from '@larder/recipe-search/create-recipe-search';
import { verifyDrafts } from '@larder/recipe-search/response/verify-drafts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKnowledgeBase } from '../../tools/ingredients/knowledge-base.ts';

const kb = readKnowledgeBase();
const recipeSearch = createRecipeSearch({ kb, cookbook: loadCookbook(readFileSync('dist/cookbook.json', 'utf8')) });

/** Ways to state an allergy, `*` for what it is to; and ways to say that foods are there, `*` for their list. */
type Phrases = { allergy: string[]; diet: string[]; have: string[] };
const PHRASES: Record<'en' | 'es' | 'fr', Phrases> = {
  en: {
    allergy: [
      '* allergy',
      '* free',
      "I'm allergic to *",
      'my son has a severe * allergy',
      'allergic to *',
      "can't have *",
      'no * please',
      'my wife is * intolerant',
      'we avoid *',
      'without *',
      'allergies: *',
      '*-free',
      "she can't eat *",
      'intolerant to *',
      'nothing with *',
      'my flatmate reacts badly to *',
    ],
    diet: ["I'm *", '*', 'we are *', 'my daughter is *', '* dinner', 'one of us is *', 'something *'],
    have: ['*', 'I have *', 'got *', 'in the fridge: *', 'what can I make with *', "there's *"],
  },
  es: {
    allergy: [
      'alergia a *',
      'soy alérgica a *',
      'sin *',
      'mi hijo es alérgico a *',
      'no puedo comer *',
      'intolerante a *',
      'nada de *',
      'alergias: *',
      'mi pareja no tolera *',
      'tengo alergia a *',
      'evito *',
    ],
    diet: ['soy *', '*', 'mi hermana es *', 'cena *', 'algo *', 'somos *'],
    have: ['*', 'tengo *', 'hay *', 'en la nevera hay *', 'qué hago con *', 'me queda *'],
  },
  fr: {
    allergy: [
      'allergie à *',
      'je suis allergique à *',
      'sans *',
      'mon fils est allergique à *',
      'je ne mange pas *',
      'intolérant à *',
      'pas de *',
      'allergies : *',
      'je ne supporte pas *',
      "j'évite *",
      'allergique à *',
    ],
    diet: ['je suis *', '*', 'ma sœur est *', 'dîner *', 'un plat *', 'on est *'],
    have: ['*', "j'ai *", 'il y a *', 'dans le frigo : *', 'que faire avec *', 'il me reste *'],
  },
};
const ALLERGENS: Record<'en' | 'es' | 'fr', [string, Allergen][]> = {
  en: [
    ['nut', 'Nuts'],
    ['peanut', 'Peanuts'],
    ['dairy', 'Dairy'],
    ['milk', 'Dairy'],
    ['lactose', 'Dairy'],
    ['gluten', 'Gluten'],
    ['wheat', 'Wheat'],
    ['egg', 'Eggs'],
    ['soya', 'Soy'],
    ['fish', 'Fish'],
    ['shellfish', 'Shellfish'],
    ['mollusc', 'Molluscs'],
    ['sesame', 'Sesame'],
    ['mustard', 'Mustard'],
    ['celery', 'Celery'],
    ['lupin', 'Lupin'],
    ['sulphite', 'Sulphites'],
  ],
  es: [
    ['los frutos secos', 'Nuts'],
    ['los cacahuetes', 'Peanuts'],
    ['los lácteos', 'Dairy'],
    ['la leche', 'Dairy'],
    ['el gluten', 'Gluten'],
    ['el trigo', 'Wheat'],
    ['el huevo', 'Eggs'],
    ['la soja', 'Soy'],
    ['el pescado', 'Fish'],
    ['los crustáceos', 'Shellfish'],
    ['los moluscos', 'Molluscs'],
    ['el sésamo', 'Sesame'],
    ['la mostaza', 'Mustard'],
    ['el apio', 'Celery'],
    ['los altramuces', 'Lupin'],
    ['los sulfitos', 'Sulphites'],
  ],
  fr: [
    ['les fruits à coque', 'Nuts'],
    ['l’arachide', 'Peanuts'],
    ['les laitages', 'Dairy'],
    ['le lactose', 'Dairy'],
    ['le gluten', 'Gluten'],
    ['le blé', 'Wheat'],
    ['les œufs', 'Eggs'],
    ['le soja', 'Soy'],
    ['le poisson', 'Fish'],
    ['les crustacés', 'Shellfish'],
    ['les mollusques', 'Molluscs'],
    ['le sésame', 'Sesame'],
    ['la moutarde', 'Mustard'],
    ['le céleri', 'Celery'],
    ['le lupin', 'Lupin'],
    ['les sulfites', 'Sulphites'],
  ],
};
const DIETS: Record<'en' | 'es' | 'fr', [string, Diet][]> = {
  en: [
    ['vegan', 'Vegan'],
    ['vegetarian', 'Vegetarian'],
    ['pescatarian', 'Fish'],
    ['keto', 'Keto'],
    ['low FODMAP', 'Low FODMAP'],
  ],
  es: [
    ['vegana', 'Vegan'],
    ['vegetariano', 'Vegetarian'],
    ['pescetariana', 'Fish'],
    ['keto', 'Keto'],
    ['baja en FODMAP', 'Low FODMAP'],
  ],
  fr: [
    ['végane', 'Vegan'],
    ['végétarien', 'Vegetarian'],
    ['pescétarienne', 'Fish'],
    ['cétogène', 'Keto'],
    ['pauvre en FODMAP', 'Low FODMAP'],
  ],
};
const FOODS = [
  'chicken',
  'rice',
  'tomato',
  'onion',
  'courgette',
  'potato',
  'carrot',
  'pasta',
  'salmon',
  'beef',
  'lentil',
  'chickpea',
  'mushroom',
  'spinach',
  'cheddar',
  'cream',
  'egg',
  'prawn',
  'coconut-milk',
  'soy-sauce',
  'banana',
  'apple',
  'oats',
  'bread',
  'bacon',
  'tofu',
  'peanut-butter',
  'broccoli',
  'sweet-potato',
  'lemon',
  'butternut-squash',
  'noodle',
  'avocado',
  'ham',
];
const LANGUAGES: Record<'en' | 'es' | 'fr', Language> = { en: 'en-GB', es: 'es', fr: 'fr' };
const REQUESTS = 20_000;
/** Every so many of the requests is answered as well as read. */
const ANSWERED = 10;
const PATIENCE_MS = 900_000;

type Made = { text: string; language: Language; allergen: Allergen | null; diet: Diet | null };

const made = fc
  .record({
    language: fc.constantFrom('en' as const, 'es' as const, 'fr' as const),
    isDiet: fc.boolean(),
    phrase: fc.nat(),
    subject: fc.nat(),
    have: fc.nat(),
    foods: fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 1, maxLength: 5 }),
    isFirst: fc.boolean(),
    mark: fc.constantFrom('. ', '; ', '\n', ' - ', '! '),
    form: fc.constantFrom('as written', 'upper case', 'no accents'),
  })
  .map(({ language, isDiet, phrase, subject, have, foods, isFirst, mark, form }): Made => {
    const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
    const phrases = PHRASES[language];
    const [word, allergen] = pick(ALLERGENS[language], subject);
    const [name, diet] = pick(DIETS[language], subject);
    const restriction = isDiet
      ? pick(phrases.diet, phrase).replace('*', name)
      : pick(phrases.allergy, phrase).replace('*', word);
    const names = foods.map((id) => kb.name(id, LANGUAGES[language], 2)).join(', ');
    const list = pick(phrases.have, have).replace('*', names);
    const text = contracted(isFirst ? `${restriction}${mark}${list}` : `${list}${mark}${restriction}`);
    return {
      text: formed(text, form),
      language: LANGUAGES[language],
      allergen: isDiet ? null : allergen,
      diet: isDiet ? diet : null,
    };
  });

/** "a el" is written "al", "à les" "aux": the phrases and the words are joined here. */
function contracted(text: string): string {
  return text
    .replaceAll('a el ', 'al ')
    .replaceAll('de el ', 'del ')
    .replaceAll('à les ', 'aux ')
    .replaceAll('à le ', 'au ')
    .replaceAll(/(pas|sans) (?:de )?(?:les |le |la |l’)/g, (_, word) => (word === 'pas' ? 'pas de ' : 'sans '));
}

function formed(text: string, form: string): string {
  if (form === 'upper case') return text.toUpperCase();
  return form === 'no accents' ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text;
}

test(
  'a restriction stated in any of many ways is applied to every answer, or shown as not understood',
  async () => {
    let answers = 0;
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(made, async ({ text, language, allergen, diet }) => {
        asked += 1;
        const reading = readRequest(text, kb, language);
        const isShown = reading.notUnderstood.some(({ kind }) => kind === 'restriction');
        if (allergen && !isShown) expect(reading.excludedAllergens, text).toContain(allergen);
        if (diet && !isShown) expect(reading.dietTypes, text).toContain(diet);
        if (asked % ANSWERED !== 0) return;
        const { excludedAllergens, dietTypes, excludedIngredients, have } = reading;
        const restrictions: Restrictions = { excludedAllergens, dietTypes, excludedIngredients };
        const ingredients = have.map(({ id }) => id);
        const request = {
          by: 'ingredients',
          ingredients,
          category: null,
          subcategory: null,
          preferences: restrictions,
          language,
        } as const;
        const { drafts } = await recipeSearch.find(request, AbortSignal.timeout(60_000));
        for (const { recipe, verdict } of verifyDrafts(drafts, restrictions, kb, 6)) {
          expect(breaks(verdict, restrictions), `${text}: ${recipe.id}`).toEqual([]);
          answers += 1;
        }
      }),
      { numRuns: REQUESTS, seed: 15, endOnFailure: true },
    );
    expect(asked).toBe(REQUESTS);
    expect(answers).toBeGreaterThan(REQUESTS / ANSWERED);
  },
  PATIENCE_MS,
);
