import type { Language } from '@larder/contract/language';
import { describe, expect, test } from 'vitest';
import { kb } from '../../__fixtures__/knowledge-base.ts';
import { parseLine } from './parse-line.ts';

const en = (text: string) => parseLine(text, 'en-GB', kb);
const one = (min: number) => ({ min });

describe('alternatives', () => {
  test.each<[string, Language, string, string[]]>([
    ['2 tbsp butter or margarine', 'en-GB', 'butter', ['margarine']],
    ['7 cups vegetable or chicken broth', 'en-US', 'vegetable-stock', ['chicken-stock']],
    ['1 lb cherry or grape tomatoes', 'en-US', 'cherry-tomato', []],
    ['corn or flour tortillas', 'en-US', 'corn-tortilla', ['flour-tortilla']],
    ['2 tbsp honey or maple syrup', 'en-GB', 'honey', ['maple-syrup']],
    ['chicken breasts or thighs', 'en-GB', 'chicken-breast', ['chicken-thigh']],
    ['soy sauce (or tamari)', 'en-GB', 'soy-sauce', ['tamari']],
    [
      'vegetable oil (canola, sunflower or peanut oil)',
      'en-US',
      'cooking-oil',
      ['rapeseed-oil', 'sunflower-oil', 'groundnut-oil'],
    ],
    ['fresh herbs (such as parsley, basil)', 'en-GB', 'herb', ['parsley', 'basil']],
    ['caldo de pollo o de verduras', 'es', 'chicken-stock', ['vegetable-stock']],
    ['mantequilla o margarina', 'es', 'butter', ['margarine']],
    ['lardons fumés ou de pancetta', 'fr', 'lardons', ['pancetta']],
    ['bouillon de légumes ou de poulet', 'fr', 'vegetable-stock', ['chicken-stock']],
  ])('are kept beside the first: %s', (text, language, ingredient, alternatives) => {
    expect(parseLine(text, language, kb)).toMatchObject({ ingredient, alternatives });
  });

  test.each<[string, Language, string, string[]]>([
    ['1 lb button or cremini mushrooms', 'en-US', 'white-mushroom', ['chestnut-mushroom']],
    ['French or Italian bread', 'en-US', 'baguette', ['country-bread']],
    ['2 tbsp white or red wine vinegar', 'en-GB', 'white-wine-vinegar', ['red-wine-vinegar']],
    ['1 cup kalijira or basmati rice', 'en-GB', 'rice', ['basmati-rice']],
    ['arroz basmati o jazmín', 'es', 'basmati-rice', ['jasmine-rice']],
    ['carne picada de ternera o cerdo', 'es', 'minced-beef', ['minced-pork']],
    ['champignons de Paris ou bruns', 'fr', 'white-mushroom', ['chestnut-mushroom']],
    ['riz basmati ou thaï', 'fr', 'basmati-rice', ['jasmine-rice']],
  ])('share a noun that is written once: %s', (text, language, ingredient, alternatives) => {
    expect(parseLine(text, language, kb)).toMatchObject({ ingredient, alternatives });
  });

  test('take no noun from a thing of another kind', () => {
    expect(en('Zork or peanut butter').ingredient).not.toBe('butter');
    expect(en('hot sauce (Zork or Sriracha)').alternatives).toEqual(['sriracha']);
  });

  test('are no things that come with it', () => {
    expect(en('salt and pepper')).toMatchObject({ ingredient: 'salt', also: ['black-pepper'], alternatives: [] });
    expect(en('breadcrumbs with garlic powder and dried parsley').also).toEqual(['garlic-powder', 'dried-parsley']);
  });

  test('narrow a wide kind where there is only one', () => {
    expect(en('1 tablespoon crushed cheese - feta').ingredient).toBe('feta');
    expect(en('flour (all-purpose or gluten-free flour)')).toMatchObject({ ingredient: 'flour', negated: [] });
  });
});

describe('parts of a fruit', () => {
  test.each<[string, Language, string, string[], number]>([
    ['½ orange, zest only', 'en-GB', 'orange-zest', [], 0.5],
    ['juice from ½ lime', 'en-GB', 'lime-juice', [], 0.5],
    ['grated rind and juice of 1 lime', 'en-GB', 'lime-zest', ['lime-juice'], 1],
    ['finely grated zest and juice of 1 lemon', 'en-GB', 'lemon-zest', ['lemon-juice'], 1],
    ['2 oranges, juice and zest', 'en-GB', 'orange-juice', ['orange-zest'], 2],
    ['½ naranja, solo la ralladura', 'es', 'orange-zest', [], 0.5],
    ['1 limón (zumo y ralladura)', 'es', 'lemon-juice', ['lemon-zest'], 1],
    ['la ralladura y el zumo de 1 limón', 'es', 'lemon-zest', ['lemon-juice'], 1],
    ['½ orange, zeste seulement', 'fr', 'orange-zest', [], 0.5],
    ['1 citron (le jus)', 'fr', 'lemon-juice', [], 1],
    ["le zeste et le jus d'un citron vert", 'fr', 'lime-zest', ['lime-juice'], 1],
  ])('are the ingredients: %s', (text, language, ingredient, also, amount) => {
    expect(parseLine(text, language, kb)).toMatchObject({ ingredient, also, amount: one(amount) });
  });

  test.each<[string, Language, string]>([
    ['1 orange, peel removed', 'en-GB', 'orange'],
    ['3 oranges, peel and pith removed', 'en-GB', 'orange'],
    ['1 naranja con su piel', 'es', 'orange'],
  ])('that are not used leave the fruit: %s', (text, language, ingredient) => {
    expect(parseLine(text, language, kb)).toMatchObject({ ingredient, also: [] });
  });

  test('of another name than the fruit are read with it', () => {
    expect(en('lemon juice and zest')).toMatchObject({ ingredient: 'lemon-juice', also: ['lemon-zest'] });
  });
});

describe('a bracket inside a name', () => {
  test.each<[string, Language, string]>([
    ['1 cup heavy (whipping) cream', 'en-US', 'double-cream'],
    ["100 g confectioner's (icing) sugar", 'en-GB', 'icing-sugar'],
    ['1 tsp baking (bicarbonate of) soda', 'en-US', 'bicarbonate-of-soda'],
    ['200 ml de nata (crema) para montar', 'es', 'whipping-cream'],
    ['aceite (virgen) de oliva', 'es', 'extra-virgin-olive-oil'],
    ['crème (entière) liquide', 'fr', 'whipping-cream'],
    ["huile (vierge) d'olive", 'fr', 'extra-virgin-olive-oil'],
  ])('does not divide it: %s', (text, language, ingredient) => {
    expect(parseLine(text, language, kb).ingredient).toBe(ingredient);
  });

  test('may name an alternative', () => {
    expect(en('1 cup chicken (or vegetable) stock')).toMatchObject({
      ingredient: 'chicken-stock',
      alternatives: ['vegetable-stock'],
    });
  });
});

describe('a compound', () => {
  test.each<[string, Language]>([
    ['100 g nata montada vainilla', 'es'],
    ['50 g nata de fresa', 'es'],
    ['crème chantilly vanille', 'fr'],
  ])('of what is made of milk stays that: %s', (text, language) => {
    const { ingredient } = parseLine(text, language, kb);
    expect(ingredient && kb.get(ingredient)?.allergens).toContain('Dairy');
  });

  test.each<[string, Language, string | null]>([
    ['butter beans', 'en-GB', 'butter-bean'],
    ['coconut milk', 'en-GB', 'coconut-milk'],
    ['cream of tartar', 'en-GB', 'cream-of-tartar'],
    ['peanut squash', 'en-GB', 'squash'],
    ['oyster mushrooms', 'en-GB', 'oyster-mushroom'],
    ['egg plant', 'en-US', 'aubergine'],
    ["lait d'amande", 'fr', 'almond-drink'],
    ['mantequilla de cacahuete', 'es', 'peanut-butter'],
    ['grated nutmeg', 'en-GB', 'nutmeg'],
    ['water chestnuts', 'en-GB', 'water-chestnut'],
    ['cocoa butter', 'en-GB', 'cocoa-butter'],
    ['buckwheat', 'en-GB', 'buckwheat'],
    ['half and half', 'en-US', 'half-and-half'],
    ['4 large Bramley apples', 'en-GB', 'cooking-apple'],
    ['100 g Kerrygold salted butter', 'en-GB', 'salted-butter'],
    ['dark chocolate chips', 'en-GB', 'chocolate-chip'],
    ['boneless, skinless chicken thighs', 'en-GB', 'chicken-thigh'],
    ['almonds chopped fine', 'en-GB', 'almond'],
    ['penne pasta', 'en-GB', 'penne'],
    ['queso parmesano rallado', 'es', 'parmesan'],
    ['filetes de salmón sin piel', 'es', 'salmon'],
    ['4 tranches de pain de campagne', 'fr', 'country-bread'],
    ['rôti de palette de bœuf', 'fr', 'beef-chuck'],
  ])('is what its head noun says: %s', (text, language, ingredient) => {
    expect(parseLine(text, language, kb).ingredient).toBe(ingredient);
  });

  test.each([
    ['peanut brittle', 'peanut'],
    ['cashew cheese', 'cashew'],
    ['Spicy Tofu Crumbles', 'tofu'],
  ])('that is unknown names no ingredient, and keeps what it mentions: %s', (text, mention) => {
    expect(en(text)).toMatchObject({ ingredient: null, mentions: [mention] });
  });

  test('of something made keeps what it is made with', () => {
    expect(en('rosemary crackers')).toMatchObject({ ingredient: 'cracker', also: ['rosemary'] });
  });
});
