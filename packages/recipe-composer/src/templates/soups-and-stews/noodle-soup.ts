import { CHILLI, GARLIC, GINGER_PROPOSED, HERBS, LEMON, ONION_IF_THERE, PLAIN_OIL } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const NOT_FOR_NOODLE_SOUP = [
  'aubergine',
  'beetroot',
  'swede',
  'parsnip',
  'turnip',
  'celeriac',
  'salsify',
  'fennel',
  'brussels-sprout',
  'red-cabbage',
  'artichoke-heart',
  'chicory',
];

const noodleSoup: DishTemplate = {
  id: 'noodle-soup',
  dishType: 'noodle-soup',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: { en: 'noodle soup|ramen|noodle broth', es: 'sopa de fideos|ramen', fr: 'soupe de nouilles|ramen' },
  slots: {
    noodle: { of: ['noodle'], named: ['egg-noodle', 'rice-noodle'], grams: 55 },
    protein: {
      of: ['poultry', 'prawn', 'tofu', 'cooked-meat', 'tender-meat', 'fish-fillet', 'mince', 'bacon'],
      but: ['sardine', 'mackerel', 'herring', 'chorizo', 'frankfurter', 'smoked-sausage', 'pork-belly'],
      least: 0,
      grams: 85,
    },
    stock: { of: ['stock'], or: ['@stock'], grams: 320 },
    egg: {
      of: ['egg'],
      least: 0,
      grams: 50,
      proposed: ['egg'],
      proposedWithout: ['poultry', 'prawn', 'fish-fillet', 'cooked-meat', 'tender-meat', 'tofu'],
    },
    veg: {
      of: ['firm', 'tender', 'mushroom', 'leafy', 'root'],
      but: NOT_FOR_NOODLE_SOUP,
      least: 0,
      most: 3,
      grams: 110,
    },
    coconut: { of: ['coconut-milk'], least: 0, grams: 70 },
    soy: { of: ['soy', 'miso'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'] },
    paste: { of: ['curry-paste', 'hot-sauce', 'spice'], least: 0 },
    onion: { ...ONION_IF_THERE, grams: 30, cut: 'slice-thin' },
    garlic: GARLIC,
    ginger: GINGER_PROPOSED,
    chilli: CHILLI,
    spring: { of: ['spring-onion'], least: 0, proposed: ['spring-onion'] },
    lime: LEMON,
    herb: HERBS,
    sesame: { of: ['sesame-oil'], least: 0, proposed: ['toasted-sesame-oil'] },
    oil: { ...PLAIN_OIL, grams: 4 },
  },
  needs: [{ of: ['protein', 'egg', 'veg'], least: 1 }],
  title: {
    en: '{protein+veg+egg#2} noodle soup',
    es: 'Sopa de fideos con {protein+veg+egg#2}',
    fr: 'Soupe de nouilles {au protein+veg+egg#2}',
  },
  description: {
    en: 'A steaming bowl of {all noodle+protein+veg+egg#3} in a deep, salty broth. Slurping is allowed.',
    es: 'Un cuenco humeante de {noodle} con {protein+veg+egg#2} en un caldo intenso y sabroso. Está permitido sorber.',
    fr: 'Un bol fumant {de noodle} avec {le protein+veg+egg#2}, dans un bouillon riche. Aspirer bruyamment est permis.',
  },
  steps: [
    {
      en: 'Heat {the oil} in a large pan and fry {the onion+garlic+ginger+chilli+paste+protein.slow} until fragrant, {3 min}.',
      es: 'Calienta {el oil} en una olla y saltea {el onion+garlic+ginger+chilli+paste+protein.slow} hasta notar el aroma, {3 min}.',
      fr: 'Chauffer {le oil} dans un faitout et faire revenir {le onion+garlic+ginger+chilli+paste+protein.slow}, {3 min}.',
    },
    {
      en: '[onion+garlic+ginger+chilli+paste+protein.slow? |Heat {the oil} in a large pan. ]Pour in {the stock+coconut+soy}[, add {the veg.lasting}] and simmer, {simmer protein.slow+veg.lasting 6}.',
      es: '[onion+garlic+ginger+chilli+paste+protein.slow? |Calienta {el oil} en una olla. ]Vierte {el stock+coconut+soy}[, añade {el veg.lasting}] y cuece a fuego lento, {simmer protein.slow+veg.lasting 6}.',
      fr: '[onion+garlic+ginger+chilli+paste+protein.slow? |Chauffer {le oil} dans un faitout. ]Verser {le stock+coconut+soy}[, ajouter {le veg.lasting}] et laisser frémir, {simmer protein.slow+veg.lasting 6}.',
    },
    {
      en: 'Meanwhile, boil {the egg} for {7 min}, cool under the tap and peel.',
      es: 'Mientras, cuece {el egg} {7 min}, enfría bajo el grifo y pela.',
      fr: 'Pendant ce temps, cuire {le egg} {7 min} à l’eau bouillante, rafraîchir et écaler.',
    },
    {
      en: '[Add {the veg.passing} and simmer until just tender, {simmer veg.passing}. ]Add {the noodle+protein.quick+veg.leafy} and cook until done, {simmer noodle+protein.quick 4}.',
      es: '[Añade {el veg.passing} y cuece hasta que {=tierno veg.passing}, {simmer veg.passing}. ]Añade {el noodle+protein.quick+veg.leafy} y cuece hasta que todo esté a punto, {simmer noodle+protein.quick 4}.',
      fr: '[Ajouter {le veg.passing} et cuire juste à point, {simmer veg.passing}. ]Ajouter {le noodle+protein.quick+veg.leafy} et cuire encore {simmer noodle+protein.quick 4}, juste à point.',
    },
    {
      en: 'Ladle into bowls[ and finish with {the egg+spring+lime+herb+sesame}].',
      es: 'Reparte en cuencos[ y termina con {el egg+spring+lime+herb+sesame}].',
      fr: 'Répartir dans des bols[ et terminer par {le egg+spring+lime+herb+sesame}].',
    },
  ],
};

export const NOODLE_SOUPS: readonly DishTemplate[] = [noodleSoup];
