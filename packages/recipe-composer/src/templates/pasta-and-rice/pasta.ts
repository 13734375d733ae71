import {
  BUTTER_OR_OIL,
  CHILLI,
  COOKED_VEGETABLES,
  FISH,
  GARLIC,
  HERBS,
  LEMON,
  MEATS,
  NUTS_IF_THERE,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  SALT,
  SOFT_HERBS,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const PASTA = { of: ['pasta', 'fresh-pasta'], named: ['penne', 'gluten-free-pasta'] } as const;
/** Noodles that do not go with a cream sauce. */
const ASIAN_NOODLES = [
  'ramen-noodle',
  'instant-noodle',
  'udon-noodle',
  'soba-noodle',
  'somen-noodle',
  'rice-noodle',
  'rice-vermicelli',
  'glass-noodle',
  'sweet-potato-noodle',
  'shirataki-noodle',
] as const;

/** Vegetables of dishes that know no pasta. */
const NO_PASTA_VEGETABLES = [
  'beetroot',
  'turnip',
  'swede',
  'parsnip',
  'celeriac',
  'salsify',
  'jerusalem-artichoke',
  'kohlrabi',
  'daikon',
  'red-cabbage',
  'pak-choi',
  'okra',
  'plantain',
];

/** Beans of dishes that know no pasta. */
const NO_PASTA_BEANS = ['kidney-bean', 'black-bean', 'baked-beans', 'refried-beans'];

const tomatoPasta: DishTemplate = {
  id: 'tomato-pasta',
  dishType: 'short-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pasta|tomato pasta', es: 'pasta|pasta con tomate', fr: 'pâtes|pâtes à la tomate' },
  slots: {
    pasta: PASTA,
    tomato: { of: ['tinned-tomato', 'tomato'], named: ['chopped-tomatoes'], grams: 120, most: 2 },
    protein: { of: ['bacon', 'tinned-fish', 'prawn', ...MEATS, 'pulse'], but: NO_PASTA_BEANS, least: 0, grams: 80 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, 'brussels-sprout'],
      least: 0,
      most: 2,
      grams: 90,
    },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, most: 2 },
    onion: ONION_IF_THERE,
    garlic: GARLIC,
    chilli: CHILLI,
    dried: { of: ['dried-herb', 'spice'], least: 0 },
    paste: { of: ['tomato-paste'], least: 0 },
    herb: HERBS,
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
      least: 0,
      grams: 20,
      notWith: FISH,
      proposed: ['parmesan'],
    },
    oil: OIL,
    salt: SALT,
  },
  needs: [{ of: ['protein', 'veg', 'briny', 'onion', 'cheese', 'garlic', 'chilli', 'herb', 'dried'], least: 1 }],
  title: {
    en: '{all pasta} with {all tomato+protein+veg+briny#3}',
    es: '{pasta} con {tomato+protein+veg+briny#3}',
    fr: '{pasta} {au tomato+protein+veg+briny#3}',
  },
  description: {
    en: 'A quick tomato sauce[ with {all protein+veg+briny#2}], cooked down while the water comes to the boil and tossed through {all pasta}.',
    es: 'Una salsa de tomate rápida[ con {protein+veg+briny#2}], que se reduce mientras hierve el agua y se mezcla con {el pasta}.',
    fr: 'Une sauce tomate rapide[, avec {le protein+veg+briny#2}], qui réduit pendant que l’eau bout et enrobe {le pasta}.',
  },
  steps: [
    {
      en: 'Heat {the oil} in a wide pan and cook {the onion+protein.slow+veg.hard+veg.soft} over a medium heat, {fry onion+protein.slow+veg.hard+veg.soft 12}.',
      es: 'Calienta {el oil} en una sartén ancha y sofríe {el onion+protein.slow+veg.hard+veg.soft} a fuego medio, {fry onion+protein.slow+veg.hard+veg.soft 12}.',
      fr: 'Chauffer {le oil} dans une sauteuse et faire revenir {le onion+protein.slow+veg.hard+veg.soft} à feu moyen, {fry onion+protein.slow+veg.hard+veg.soft 12}.',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.soft? |Heat {the oil} in a wide pan. ]Add {the garlic+chilli+dried+paste+tomato+briny}, season with {the salt} and simmer until the sauce is thick, {simmer tomato 12}.',
      es: '[onion+protein.slow+veg.hard+veg.soft? |Calienta {el oil} en una sartén ancha. ]Añade {el garlic+chilli+dried+paste+tomato+briny}, sazona con {el salt} y cuece a fuego lento hasta que la salsa espese, {simmer tomato 12}.',
      fr: '[onion+protein.slow+veg.hard+veg.soft? |Chauffer {le oil} dans une sauteuse. ]Ajouter {le garlic+chilli+dried+paste+tomato+briny}, assaisonner avec {le salt} et laisser mijoter jusqu’à épaississement, {simmer tomato 12}.',
    },
    {
      en: 'Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}, then drain, keeping a cup of the water.',
      es: 'Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}, y escurre guardando una taza del agua.',
      fr: 'Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée, puis égoutter en gardant une tasse d’eau.',
    },
    {
      en: 'Stir {the protein.quick+protein.pulse+veg.leafy} into the sauce and heat through, {3 min}.',
      es: 'Incorpora {el protein.quick+protein.pulse+veg.leafy} a la salsa y calienta {3 min}.',
      fr: 'Incorporer {le protein.quick+protein.pulse+veg.leafy} à la sauce et réchauffer {3 min}.',
    },
    {
      en: 'Toss {the pasta} in the sauce with a splash of the cooking water, {1 min}[, and serve with {the herb+cheese}].',
      es: 'Mezcla {el pasta} con la salsa y un chorrito del agua de cocción, {1 min}[, y sirve con {el herb+cheese}].',
      fr: 'Mélanger {le pasta} à la sauce avec un filet d’eau de cuisson, {1 min}[, et servir avec {le herb+cheese}].',
    },
  ],
};

const creamyPasta: DishTemplate = {
  id: 'creamy-pasta',
  dishType: 'short-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern'],
  called: { en: 'creamy pasta|pasta', es: 'pasta cremosa|pasta con nata', fr: 'pâtes à la crème|pâtes' },
  slots: {
    pasta: { ...PASTA, of: [...PASTA.of, 'noodle'], but: ASIAN_NOODLES },
    creamy: {
      of: ['cream', 'soft-cheese', 'white-sauce'],
      named: ['single-cream', 'oat-cream', 'soya-cream'],
      grams: 50,
    },
    protein: {
      of: ['bacon', 'ham', ...MEATS, 'cooked-meat', 'smoked-fish', 'tinned-fish', 'fish-fillet', 'prawn'],
      least: 0,
      grams: 75,
    },
    veg: { of: COOKED_VEGETABLES, but: NO_PASTA_VEGETABLES, least: 0, most: 2, grams: 100 },
    onion: ONION_IF_THERE,
    garlic: GARLIC,
    pesto: { of: ['pesto', 'mustard'], least: 0 },
    dried: {
      of: ['dried-herb', 'sweet-spice', 'spice'],
      ids: ['nutmeg', 'dried-thyme', 'chilli-flakes', 'mixed-herbs'],
      least: 0,
    },
    lemon: LEMON,
    herb: HERBS,
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'crumbly-cheese'],
      least: 0,
      grams: 20,
      notWith: FISH,
      proposed: ['parmesan'],
    },
    fat: BUTTER_OR_OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['protein', 'veg', 'cheese'], least: 1 }],
  title: {
    en: 'Creamy [{protein+veg+pesto#2} ]{all pasta}',
    es: '{pasta} con salsa cremosa[ {de protein+veg+pesto#2}]',
    fr: '{pasta} à la crème[, {au protein+veg+pesto#2}]',
  },
  description: {
    en: '[{all protein+veg#2} in a|A] silky sauce that clings to {all pasta}, loosened with the water it was cooked in. On the table in twenty-five minutes.',
    es: 'Una salsa sedosa[ con {protein+veg#2}] que se pega {al pasta}, aligerada con el agua de cocción. En la mesa en veinticinco minutos.',
    fr: 'Une sauce soyeuse[ avec {le protein+veg#2}] qui enrobe {le pasta}, détendue avec l’eau de cuisson. À table en vingt-cinq minutes.',
  },
  steps: [
    {
      en: 'Heat {the fat} in a wide pan and cook {the onion+protein.slow+veg.hard+veg.soft} over a medium heat, {fry onion+protein.slow+veg.hard+veg.soft 12}.',
      es: 'Calienta {el fat} en una sartén ancha y saltea {el onion+protein.slow+veg.hard+veg.soft} a fuego medio, {fry onion+protein.slow+veg.hard+veg.soft 12}.',
      fr: 'Chauffer {le fat} dans une sauteuse et faire revenir {le onion+protein.slow+veg.hard+veg.soft} à feu moyen, {fry onion+protein.slow+veg.hard+veg.soft 12}.',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.soft? Meanwhile, cook|Cook] {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.',
      es: '[onion+protein.slow+veg.hard+veg.soft? Mientras, cuece|Cuece] {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; escurre y guarda una taza del agua.',
      fr: '[onion+protein.slow+veg.hard+veg.soft? Pendant ce temps, cuire|Cuire] {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; égoutter en gardant une tasse d’eau.',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.soft? Add|Heat {the fat} in a wide pan over a medium heat and cook] {the garlic+pesto+dried+protein.quick+veg.leafy}[onion+protein.slow+veg.hard+veg.soft?  to the pan and cook for {3 min}| for {2 min}].',
      es: '[onion+protein.slow+veg.hard+veg.soft? Añade|Calienta {el fat} en una sartén ancha a fuego medio y sofríe] {el garlic+pesto+dried+protein.quick+veg.leafy}[onion+protein.slow+veg.hard+veg.soft?  a la sartén y cocina {3 min}| {2 min}].',
      fr: '[onion+protein.slow+veg.hard+veg.soft? Ajouter|Chauffer {le fat} dans une sauteuse à feu moyen et y faire revenir] {le garlic+pesto+dried+protein.quick+veg.leafy}[onion+protein.slow+veg.hard+veg.soft?  dans la sauteuse et cuire {3 min}| {2 min}].',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.soft+garlic+pesto+dried+protein.quick+veg.leafy? |Heat {the fat} in a wide pan. ]Stir in {the creamy+salt+pepper} with a ladle of the cooking water and let it bubble gently, {2 min}.',
      es: '[onion+protein.slow+veg.hard+veg.soft+garlic+pesto+dried+protein.quick+veg.leafy? |Calienta {el fat} en una sartén ancha. ]Incorpora {el creamy+salt+pepper} con un cazo del agua de cocción y deja que borbotee suavemente, {2 min}.',
      fr: '[onion+protein.slow+veg.hard+veg.soft+garlic+pesto+dried+protein.quick+veg.leafy? |Chauffer {le fat} dans une sauteuse. ]Incorporer {le creamy+salt+pepper} avec une louche d’eau de cuisson, puis laisser frémir {2 min}.',
    },
    {
      en: 'Toss with {the pasta}[ and {the cheese+lemon+herb}] for {1 min} and serve at once.',
      es: 'Mezcla con {el pasta+cheese+lemon+herb} {1 min} y sirve enseguida.',
      fr: 'Mélanger avec {le pasta+cheese+lemon+herb} {1 min} et servir aussitôt.',
    },
  ],
};

const tossedPasta: DishTemplate = {
  id: 'tossed-pasta',
  dishType: 'long-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pasta', es: 'pasta', fr: 'pâtes' },
  slots: {
    pasta: PASTA,
    fish: {
      of: ['tinned-fish', 'prawn', 'smoked-fish'],
      least: 0,
      grams: 75,
      notWith: ['bacon', 'ham', 'sausage', 'frying-cheese'],
    },
    protein: {
      of: ['bacon', 'ham', 'sausage', 'pulse', 'frying-cheese'],
      but: NO_PASTA_BEANS,
      least: 0,
      grams: 75,
    },
    veg: { of: COOKED_VEGETABLES, but: NO_PASTA_VEGETABLES, least: 0, most: 2, grams: 120 },
    onion: { of: ['onion', 'spring-onion'], least: 0 },
    pesto: { of: ['pesto'], least: 0 },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, most: 2 },
    garlic: GARLIC,
    chilli: {
      of: ['chilli', 'spice'],
      ids: ['chilli', 'chilli-flakes', 'espelette-pepper'],
      least: 0,
      proposed: ['chilli-flakes'],
    },
    dried: { of: ['dried-herb', 'herb'], but: SOFT_HERBS, least: 0 },
    lemon: LEMON,
    nut: { ...NUTS_IF_THERE, notWith: FISH },
    herb: HERBS,
    leaf: { of: ['salad-leaf'], ids: ['rocket', 'watercress'], least: 0 },
    cheese: {
      of: ['hard-cheese', 'crumbly-cheese', 'soft-cheese', 'melting-cheese'],
      least: 0,
      grams: 25,
      notWith: FISH,
      proposed: ['parmesan'],
    },
    oil: { ...OIL, grams: 9 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['fish', 'protein', 'veg', 'pesto', 'briny', 'cheese'], least: 1 },
    {
      of: ['protein', 'veg', 'pesto', 'briny', 'cheese', 'onion', 'lemon', 'herb', 'dried', 'nut', 'leaf'],
      least: 2,
      unless: ['pesto', 'fish'],
    },
  ],
  title: {
    en: '{all pasta} with {all fish+protein+veg+pesto+briny+cheese+lemon#3}',
    es: '{pasta} con {fish+protein+veg+pesto+briny+cheese+lemon#3}',
    fr: '{pasta} {au fish+protein+veg+pesto+briny+cheese+lemon#3}',
  },
  description: {
    en: 'Little more than {all pasta}, good oil and what the season gives: supper while the water is still hot.',
    es: 'Poco más que {pasta}, un buen aceite y lo que da la temporada: la cena, en lo que tarda en hervir el agua.',
    fr: 'Guère plus que {le pasta}, une bonne huile et ce que donne la saison : le dîner, le temps que l’eau bouille.',
  },
  tip: {
    en: 'The cooking water holds starch: add it little by little until the sauce clings.',
    es: 'El agua de cocción lleva almidón: añádela poco a poco hasta que todo ligue.',
    fr: 'L’eau de cuisson contient de l’amidon : ajoutez-la peu à peu, jusqu’à ce que tout soit lié.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Cook {the pasta.pasta} in plenty of well-salted boiling water for {simmer pasta.pasta}; drain, keeping a cup of the water.',
      es: 'Cuece {el pasta.pasta} en abundante agua hirviendo bien salada {simmer pasta.pasta}; escurre y guarda una taza del agua.',
      fr: 'Cuire {le pasta.pasta} {simmer pasta.pasta} dans un grand volume d’eau bouillante bien salée ; égoutter en gardant une tasse d’eau.',
    },
    {
      en: '[pasta.pasta? [onion+protein.slow+veg.hard+veg.soft? Meanwhile, heat|Shortly before the end, heat]|Heat] {the oil} in a wide pan[ and cook {the onion+protein.slow+veg.hard+veg.soft} over a medium heat[veg.hard? , covered, with a splash of water], {fry onion+protein.slow+veg.hard+veg.soft 12}].',
      es: '[pasta.pasta? [onion+protein.slow+veg.hard+veg.soft? Mientras, calienta|Poco antes del final, calienta]|Calienta] {el oil} en una sartén ancha[ y rehoga {el onion+protein.slow+veg.hard+veg.soft} a fuego medio[veg.hard? , con un chorrito de agua y tapa], {fry onion+protein.slow+veg.hard+veg.soft 12}].',
      fr: '[pasta.pasta? [onion+protein.slow+veg.hard+veg.soft? Pendant ce temps, chauffer|Peu avant la fin, chauffer]|Chauffer] {le oil} dans une sauteuse[ et faire revenir {le onion+protein.slow+veg.hard+veg.soft} à feu moyen[veg.hard? , à couvert, avec un filet d’eau], {fry onion+protein.slow+veg.hard+veg.soft 12}].',
    },
    {
      en: 'Meanwhile, cook {the pasta.fresh-pasta} in plenty of well-salted boiling water for {simmer pasta.fresh-pasta}; drain, keeping a cup of the water.',
      es: 'Mientras, cuece {el pasta.fresh-pasta} en abundante agua hirviendo bien salada {simmer pasta.fresh-pasta}; escurre y guarda una taza del agua.',
      fr: 'Pendant ce temps, cuire {le pasta.fresh-pasta} {simmer pasta.fresh-pasta} dans un grand volume d’eau bouillante bien salée ; égoutter en gardant une tasse d’eau.',
    },
    {
      en: 'Add {the garlic+chilli+dried+briny+fish+protein.quick+protein.pulse+veg.leafy} and cook for {3 min}.',
      es: 'Añade {el garlic+chilli+dried+briny+fish+protein.quick+protein.pulse+veg.leafy} y cocina {3 min}.',
      fr: 'Ajouter {le garlic+chilli+dried+briny+fish+protein.quick+protein.pulse+veg.leafy} et cuire {3 min}.',
    },
    {
      en: 'Add {the pasta} with a splash of the cooking water and toss with {the pesto+cheese.soft-cheese+lemon+salt+pepper}, {1 min}.[ Serve with {the cheese.hard-cheese,crumbly-cheese,melting-cheese+nut+herb+leaf}.]',
      es: 'Añade {el pasta} con un chorrito del agua de cocción y mezcla con {el pesto+cheese.soft-cheese+lemon+salt+pepper}, {1 min}.[ Sirve con {el cheese.hard-cheese,crumbly-cheese,melting-cheese+nut+herb+leaf}.]',
      fr: 'Ajouter {le pasta} avec un filet d’eau de cuisson et mélanger avec {le pesto+cheese.soft-cheese+lemon+salt+pepper}, {1 min}.[ Servir avec {le cheese.hard-cheese,crumbly-cheese,melting-cheese+nut+herb+leaf}.]',
    },
  ],
};

export const PASTA_DISHES: readonly DishTemplate[] = [tomatoPasta, creamyPasta, tossedPasta];
