import {
  CHILLI,
  GARLIC,
  GINGER,
  HERBS,
  LEMON,
  NUTS,
  ONION_IF_THERE,
  PLAIN_OIL,
  SPRING_ONION,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const NOT_FOR_THE_WOK = [
  'beetroot',
  'swede',
  'celeriac',
  'parsnip',
  'squash',
  'aubergine',
  'jerusalem-artichoke',
  'turnip',
  'fennel',
  'salsify',
  'sweet-potato',
  'artichoke-heart',
];

const stirFry: DishTemplate = {
  id: 'stir-fry',
  dishType: 'stir-fry',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: { en: 'stir-fry|stir fry', es: 'salteado|wok', fr: 'sauté|wok' },
  slots: {
    protein: { of: ['poultry', 'tender-meat', 'prawn', 'tofu', 'mince', 'cooked-meat'], least: 0 },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: NOT_FOR_THE_WOK,
      least: 1,
      most: 4,
      grams: 220,
      cut: 'strips',
      named: ['broccoli', 'carrot'],
    },
    onion: ONION_IF_THERE,
    spring: SPRING_ONION,
    garlic: GARLIC,
    ginger: GINGER,
    chilli: CHILLI,
    soy: { of: ['soy'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 14 },
    seasoning: { of: ['spice', 'hot-sauce', 'sesame-oil'], least: 0, most: 2 },
    sweet: { of: ['honey'], least: 0, grams: 4 },
    lime: LEMON,
    nut: NUTS,
    herb: HERBS,
    rice: { of: ['cooked-rice', 'rice'], least: 0 },
    oil: { ...PLAIN_OIL, grams: 8 },
  },
  needs: [{ of: ['protein', 'veg'], least: 2 }],
  title: {
    en: '{protein+veg#2} stir-fry',
    es: 'Wok {de protein+veg#2}',
    fr: 'Wok {de protein+veg#2}',
  },
  description: {
    en: 'Eight minutes in a very hot pan: {all protein+veg#2}, pulled together with {soy}. Have everything cut before you begin.',
    es: 'Ocho minutos de sartén muy caliente: {protein+veg#2}, con {soy} para unirlo. Tenlo todo cortado antes de empezar.',
    fr: 'Huit minutes dans une poêle brûlante : {protein+veg#2}, et {le soy} pour lier le tout. Coupez tout avant de commencer.',
  },
  steps: [
    {
      en: 'Boil {the rice.rice} in plenty of water for {simmer rice.rice}, drain and keep warm.',
      es: 'Hierve {el rice.rice} en abundante agua {simmer rice.rice}, escurre y mantén caliente.',
      fr: 'Cuire {le rice.rice} {simmer rice.rice} dans un grand volume d’eau, égoutter et garder au chaud.',
    },
    {
      en: 'Heat half of {the oil} in a wok until it shimmers, fry {the protein} over a high heat for {fry protein} and lift out.',
      es: 'Calienta la mitad {del oil} en un wok hasta que humee ligeramente, saltea {el protein} a fuego fuerte {fry protein} y reserva.',
      fr: 'Chauffer la moitié {du oil} dans un wok, y saisir {le protein} à feu vif {fry protein} et réserver.',
    },
    {
      en: 'Heat [protein? the rest of ]{the oil} and stir-fry {the onion+veg.hard} over a high heat, {5 min}.',
      es: 'Calienta [protein? el resto {del oil}|{el oil}] y saltea {el onion+veg.hard} a fuego fuerte, {5 min}.',
      fr: 'Chauffer [protein? le reste {du oil}|{le oil}] et faire sauter {le onion+veg.hard} à feu vif, {5 min}.',
    },
    {
      en: '[onion+veg.hard? |Heat [protein? the rest of ]{the oil}. ]Add {the garlic+ginger+chilli+veg.soft+veg.leafy} and toss for {3 min}.',
      es: '[onion+veg.hard? |Calienta [protein? el resto {del oil}|{el oil}]. ]Añade {el garlic+ginger+chilli+veg.soft+veg.leafy} y saltea {3 min}.',
      fr: '[onion+veg.hard? |Chauffer [protein? le reste {du oil}|{le oil}]. ]Ajouter {le garlic+ginger+chilli+veg.soft+veg.leafy} et faire sauter {3 min}.',
    },
    {
      en: '[Return {the protein} to the wok, add|Add] {the soy+seasoning+sweet} and toss until everything is glossy, {1 min}.',
      es: '[Devuelve {el protein} al wok, añade|Añade] {el soy+seasoning+sweet} y saltea hasta que todo brille, {1 min}.',
      fr: '[Remettre {le protein} dans le wok, ajouter|Ajouter] {le soy+seasoning+sweet} et remuer jusqu’à ce que tout soit brillant, {1 min}.',
    },
    {
      en: 'Serve with {the rice+spring+nut+herb+lime}.',
      es: 'Sirve con {el rice+spring+nut+herb+lime}.',
      fr: 'Servir avec {le rice+spring+nut+herb+lime}.',
    },
  ],
};

const friedNoodles: DishTemplate = {
  id: 'fried-noodles',
  dishType: 'noodles',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: {
    en: 'noodles|fried noodles|chow mein',
    es: 'fideos salteados|fideos chinos|tallarines',
    fr: 'nouilles sautées|nouilles',
  },
  slots: {
    noodle: { of: ['noodle'], named: ['egg-noodle', 'rice-noodle'] },
    egg: { of: ['egg'], least: 0, grams: 50 },
    protein: {
      of: ['prawn', 'poultry', 'tender-meat', 'tofu', 'mince', 'cooked-meat', 'ham', 'bacon'],
      least: 0,
      grams: 95,
    },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: NOT_FOR_THE_WOK,
      least: 0,
      most: 4,
      grams: 150,
      cut: 'strips',
    },
    onion: ONION_IF_THERE,
    garlic: GARLIC,
    ginger: GINGER,
    chilli: CHILLI,
    soy: { of: ['soy'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 14 },
    nutty: { of: ['nut-butter'], least: 0 },
    seasoning: { of: ['spice', 'hot-sauce', 'sesame-oil'], least: 0, most: 2 },
    spring: SPRING_ONION,
    lime: LEMON,
    nut: NUTS,
    herb: HERBS,
    oil: { ...PLAIN_OIL, grams: 9 },
  },
  needs: [{ of: ['egg', 'protein', 'veg'], least: 1 }],
  title: {
    en: '{protein+veg+egg#2} noodles',
    es: 'Fideos salteados con {protein+veg+egg#2}',
    fr: 'Nouilles sautées {au protein+veg+egg#2}',
  },
  description: {
    en: '{all noodle} tossed in a hot wok with {all protein+veg+egg#2}, dark with {soy}. Quicker than waiting for a delivery.',
    es: '{noodle} con {protein+veg+egg#2} en un wok muy caliente, con el toque {de soy}. Más rápido que pedirlo a domicilio.',
    fr: '{noodle} au wok avec {le protein+veg+egg#2}, et {le soy} pour colorer. Plus vite prêt qu’une livraison.',
  },
  steps: [
    {
      en: 'Cook {the noodle} in boiling water for {simmer noodle}, drain and rinse under cold water.',
      es: 'Cuece {el noodle} en agua hirviendo {simmer noodle}, escurre y enfría bajo el grifo.',
      fr: 'Cuire {le noodle} {simmer noodle} à l’eau bouillante, égoutter et rincer sous l’eau froide.',
    },
    {
      en: 'Heat {the oil} in a wok[ and stir-fry {the protein.slow+protein.prawn+onion+veg.hard} over a high heat, {fry protein.slow+protein.prawn+onion+veg.hard}].',
      es: 'Calienta {el oil} en un wok[ y saltea {el protein.slow+protein.prawn+onion+veg.hard} a fuego fuerte, {fry protein.slow+protein.prawn+onion+veg.hard}].',
      fr: 'Chauffer {le oil} dans un wok[ et faire sauter {le protein.slow+protein.prawn+onion+veg.hard} à feu vif, {fry protein.slow+protein.prawn+onion+veg.hard}].',
    },
    {
      en: 'Add {the garlic+ginger+chilli+veg.soft+veg.leafy+protein.cooked-meat,ham} and toss for {3 min}.',
      es: 'Añade {el garlic+ginger+chilli+veg.soft+veg.leafy+protein.cooked-meat,ham} y saltea {3 min}.',
      fr: 'Ajouter {le garlic+ginger+chilli+veg.soft+veg.leafy+protein.cooked-meat,ham} et faire sauter {3 min}.',
    },
    {
      en: 'Push everything aside, break in {the egg} and stir until set, {1 min}.',
      es: 'Aparta todo a un lado, casca {el egg} y remueve hasta cuajar, {1 min}.',
      fr: 'Pousser le tout sur un côté, casser {le egg} et remuer jusqu’à ce que ce soit pris, {1 min}.',
    },
    {
      en: 'Add {the noodle+soy+nutty+seasoning} and toss over the heat for {2 min}[; serve with {the spring+nut+herb+lime}].',
      es: 'Añade {el noodle+soy+nutty+seasoning} y saltea {2 min}[; sirve con {el spring+nut+herb+lime}].',
      fr: 'Ajouter {le noodle+soy+nutty+seasoning} et faire sauter {2 min}[ ; servir avec {le spring+nut+herb+lime}].',
    },
  ],
};

export const WOK_DISHES: readonly DishTemplate[] = [stirFry, friedNoodles];
