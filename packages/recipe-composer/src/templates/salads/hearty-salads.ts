import type { CookingKind } from '@larder/food/ingredients/cooking';
import { COLD_OIL, DRESSING_SOUR, FOR_LIQUIDS, GARLIC_IF_THERE, HERBS, NUTS, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const DRESSED = {
  sour: DRESSING_SOUR,
  mustard: { of: ['mustard', 'honey', 'tahini', 'pesto', 'yogurt'], least: 0, grams: 5 },
} as const;

/** What a salad of pulses or grain lacks where one raw vegetable is all there is. */
const ENLIVENED = {
  onion: {
    of: ['onion'],
    ids: ['red-onion', 'shallot'],
    least: 0,
    grams: 12,
    cut: 'slice-thin',
    proposed: ['red-onion', 'shallot'],
  },
  fresh: { of: ['tomato', 'raw'], least: 0, grams: 60, proposed: ['cherry-tomato', 'cucumber'] },
} as const;

const grainSalad: DishTemplate = {
  id: 'grain-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'northern'],
  called: {
    en: 'grain salad|couscous salad|quinoa salad|rice salad|salad',
    es: 'ensalada de cereales|ensalada de arroz|ensalada',
    fr: 'taboulé|salade de céréales|salade',
  },
  slots: {
    grain: { of: ['couscous', 'grain', 'cooked-rice', 'rice'], named: ['couscous', 'quinoa'], grams: 55 },
    raw: {
      of: ['tomato', 'raw', 'spring-onion', 'salad-leaf', 'tender', 'firm', 'leafy'],
      ids: [
        'tomato',
        'cucumber',
        'radish',
        'cooked-beetroot',
        'spring-onion',
        'lettuce',
        'mixed-salad-leaves',
        'sweet-pepper',
        'sweetcorn',
        'fennel',
        'celery',
        'artichoke-heart',
        'rocket',
        'spinach',
      ],
      but: ['frozen-spinach'],
      least: 0,
      most: 3,
      grams: 110,
    },
    avocado: { of: ['avocado'], least: 0, grams: 45, cut: 'dice' },
    protein: { of: ['pulse', 'cooked-meat', 'tinned-fish', 'ham', 'egg', 'smoked-fish'], least: 0, grams: 70 },
    cheese: {
      of: ['crumbly-cheese', 'melting-cheese'],
      but: ['cheddar'],
      least: 0,
      grams: 30,
      notWith: ['tinned-fish', 'smoked-fish'],
    },
    fruit: { of: ['dried-fruit', 'orange', 'orchard-fruit'], least: 0, grams: 25 },
    briny: { of: ['briny'], least: 0, most: 2 },
    ...ENLIVENED,
    nut: NUTS,
    herb: { ...HERBS, most: 3, grams: 8 },
    spice: { of: ['spice'], but: FOR_LIQUIDS, least: 0 },
    ...DRESSED,
    oil: { ...COLD_OIL, grams: 10 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['grain'], least: 1 },
    { of: ['raw', 'avocado', 'protein', 'cheese'], least: 1 },
    { of: ['raw', 'avocado', 'protein', 'cheese', 'fruit', 'briny', 'nut', 'herb', 'onion'], least: 2 },
  ],
  title: {
    en: '{grain} salad with {all protein+cheese+avocado+raw+fruit#2}',
    es: 'Ensalada {de grain} con {protein+cheese+avocado+raw+fruit#2}',
    fr: 'Salade {de grain} {au protein+cheese+avocado+raw+fruit#2}',
  },
  description: {
    en: 'A bowl of {grain} with {all protein+cheese+avocado+raw+fruit#3}, dressed while warm so that it drinks everything up.',
    es: 'Un cuenco de {grain} con {protein+cheese+avocado+raw+fruit#3}, aliñado en caliente para que lo absorba todo.',
    fr: 'Un saladier {de grain} avec {le protein+cheese+avocado+raw+fruit#3}, assaisonné tiède pour tout absorber.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Pour the same volume of boiling salted water over {the grain.couscous}, cover for {5 min} and loosen with a fork.',
      es: 'Vierte el mismo volumen de agua hirviendo con sal sobre {el grain.couscous}, tapa {5 min} y suelta con un tenedor.',
      fr: 'Verser le même volume d’eau bouillante salée sur {le grain.couscous}, couvrir {5 min} et égrener à la fourchette.',
    },
    {
      en: 'Cook {the grain.grain,rice} in plenty of boiling salted water for {simmer grain.grain,rice}, drain, rinse briefly in cold water and drain well.',
      es: 'Cuece {el grain.grain,rice} en abundante agua hirviendo con sal {simmer grain.grain,rice}, enjuaga un momento con agua fría y escurre bien.',
      fr: 'Cuire {le grain.grain,rice} {simmer grain.grain,rice} dans un grand volume d’eau bouillante salée, rincer un instant à l’eau froide et bien égoutter.',
    },
    {
      en: 'Boil {the protein.egg} for {9 min}, cool under the tap, peel and quarter.',
      es: 'Cuece {el protein.egg} {9 min}, enfría bajo el grifo, pela y corta en cuartos.',
      fr: 'Cuire {le protein.egg} {9 min} à l’eau bouillante, rafraîchir, écaler et couper en quartiers.',
    },
    {
      en: 'Whisk {the sour+mustard+spice} with {the oil+salt+pepper} and stir into {the grain}, {2 min}.',
      es: 'Bate {el sour+mustard+spice} con {el oil+salt+pepper} y mezcla con {el grain}, {2 min}.',
      fr: 'Fouetter {le sour+mustard+spice} avec {le oil+salt+pepper} et mélanger avec {le grain}, {2 min}.',
    },
    {
      en: 'Fold in {the raw.tomato,raw,spring-onion,tender,firm+onion+fresh+protein+cheese+fruit+briny} and let it stand for {10 min}.',
      es: 'Incorpora {el raw.tomato,raw,spring-onion,tender,firm+onion+fresh+protein+cheese+fruit+briny} y deja reposar {10 min}.',
      fr: 'Incorporer {le raw.tomato,raw,spring-onion,tender,firm+onion+fresh+protein+cheese+fruit+briny} et laisser reposer {10 min}.',
    },
    {
      en: 'Just before serving, toss in {the avocado+raw.salad-leaf,leafy+nut+herb}, {1 min}.',
      es: 'Justo antes de servir, mezcla con {el avocado+raw.salad-leaf,leafy+nut+herb}, {1 min}.',
      fr: 'Juste avant de servir, incorporer {le avocado+raw.salad-leaf,leafy+nut+herb}, {1 min}.',
    },
  ],
};

const beanSalad: DishTemplate = {
  id: 'bean-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner', 'Snack'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'mexican', 'northern'],
  called: {
    en: 'bean salad|chickpea salad|lentil salad',
    es: 'ensalada de legumbres|ensalada',
    fr: 'salade de légumineuses|salade',
  },
  slots: {
    pulse: { of: ['pulse'], most: 2, grams: 130 },
    raw: {
      of: ['tomato', 'raw', 'spring-onion', 'salad-leaf', 'tender', 'firm', 'onion'],
      ids: [
        'tomato',
        'cucumber',
        'radish',
        'cooked-beetroot',
        'spring-onion',
        'lettuce',
        'mixed-salad-leaves',
        'sweet-pepper',
        'sweetcorn',
        'fennel',
        'celery',
        'artichoke-heart',
        'rocket',
        'red-onion',
        'shallot',
      ],
      least: 0,
      most: 3,
      grams: 110,
    },
    avocado: { of: ['avocado'], least: 0, grams: 45, cut: 'dice' },
    protein: { of: ['tinned-fish', 'egg', 'ham', 'cooked-meat', 'smoked-fish'], least: 0, grams: 55 },
    cheese: {
      of: ['crumbly-cheese', 'melting-cheese'],
      but: ['cheddar'],
      least: 0,
      grams: 28,
      notWith: ['tinned-fish', 'smoked-fish'],
    },
    briny: { of: ['briny'], least: 0, most: 2 },
    ...ENLIVENED,
    nut: NUTS,
    garlic: GARLIC_IF_THERE,
    herb: HERBS,
    spice: { of: ['spice', 'dried-herb'], least: 0 },
    ...DRESSED,
    oil: { ...COLD_OIL, grams: 10 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['raw', 'avocado', 'protein', 'cheese'], least: 1 },
    { of: ['raw', 'avocado', 'protein', 'cheese', 'briny', 'nut', 'herb', 'onion'], least: 2, unless: ['protein'] },
  ],
  title: {
    en: '{pulse} salad with {all protein+cheese+avocado+raw#2}',
    es: 'Ensalada {de pulse} con {protein+cheese+avocado+raw#2}',
    fr: 'Salade {de pulse} {au protein+cheese+avocado+raw#2}',
  },
  description: {
    en: 'A lively dressing for {all pulse+protein+cheese+avocado+raw#3}: lunch, almost without turning on the stove.',
    es: 'Un aliño alegre para {pulse+protein+cheese+avocado+raw#3}: la comida, casi sin encender el fuego.',
    fr: 'Une sauce vive pour {le pulse+protein+cheese+avocado+raw#3} : le déjeuner, presque sans allumer le feu.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Boil {the protein.egg} for {9 min}, cool under the tap, peel and quarter.',
      es: 'Cuece {el protein.egg} {9 min}, enfría bajo el grifo, pela y corta en cuartos.',
      fr: 'Cuire {le protein.egg} {9 min} à l’eau bouillante, rafraîchir, écaler et couper en quartiers.',
    },
    {
      en: 'Whisk {the sour+mustard+spice+garlic} with {the oil+salt+pepper} in a large bowl, {2 min}.',
      es: 'Bate {el sour+mustard+spice+garlic} con {el oil+salt+pepper} en un cuenco grande, {2 min}.',
      fr: 'Fouetter {le sour+mustard+spice+garlic} avec {le oil+salt+pepper} dans un grand saladier, {2 min}.',
    },
    {
      en: 'Toss in {the pulse+raw.tomato,raw,spring-onion,tender,firm,onion+onion+fresh+briny} and let it stand for {10 min}.',
      es: 'Añade {el pulse+raw.tomato,raw,spring-onion,tender,firm,onion+onion+fresh+briny}, mezcla y deja reposar {10 min}.',
      fr: 'Ajouter {le pulse+raw.tomato,raw,spring-onion,tender,firm,onion+onion+fresh+briny}, mélanger et laisser reposer {10 min}.',
    },
    {
      en: '[Just before serving, toss in {the avocado+raw.salad-leaf,leafy+herb}, {1 min}.[ Top with {the protein+cheese+nut}.]|Top with {the protein+cheese+nut}.]',
      es: '[Justo antes de servir, mezcla con {el avocado+raw.salad-leaf,leafy+herb}, {1 min}.[ Reparte por encima {el protein+cheese+nut}.]|Reparte por encima {el protein+cheese+nut}.]',
      fr: '[Juste avant de servir, incorporer {le avocado+raw.salad-leaf,leafy+herb}, {1 min}.[ Répartir {le protein+cheese+nut} par-dessus.]|Répartir {le protein+cheese+nut} par-dessus.]',
    },
  ],
};

const BOILED_BASE: TextTemplate = {
  en: 'Cook {the base.rice,grain} in plenty of boiling salted water for {simmer base.rice,grain} and drain.',
  es: 'Cuece {el base.rice,grain} en abundante agua hirviendo con sal {simmer base.rice,grain} y escurre.',
  fr: 'Cuire {le base.rice,grain} {simmer base.rice,grain} dans un grand volume d’eau bouillante salée et égoutter.',
};

const SOAKED_COUSCOUS: TextTemplate = {
  en: 'Pour the same volume of boiling salted water over {the base.couscous}, cover for {5 min} and loosen with a fork.',
  es: 'Vierte el mismo volumen de agua hirviendo con sal sobre {el base.couscous}, tapa {5 min} y suelta con un tenedor.',
  fr: 'Verser le même volume d’eau bouillante salée sur {le base.couscous}, couvrir {5 min} et égrener à la fourchette.',
};

/** A bowl with one kind of base, in the flavour families that go with it. */
const bowlOver = (
  id: string,
  base: { of: readonly CookingKind[]; named: readonly string[] },
  families: DishTemplate['families'],
  cooking: readonly TextTemplate[],
): DishTemplate => ({
  id,
  dishType: 'bowl',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 2,
  families,
  called: { en: 'bowl|buddha bowl|rice bowl|poke', es: 'bol|bowl|poke', fr: 'bol|bowl|buddha bowl' },
  slots: {
    base,
    protein: {
      of: [
        'fish-fillet',
        'poultry',
        'tofu',
        'prawn',
        'frying-cheese',
        'tender-meat',
        'mince',
        'pulse',
        'egg',
        'cooked-meat',
        'smoked-fish',
        'tinned-fish',
      ],
      but: ['crab', 'sardine', 'herring', 'kidney-bean', 'white-bean', 'butter-bean'],
    },
    cooked: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [
        'celery',
        'beetroot',
        'turnip',
        'swede',
        'salsify',
        'chicory',
        'brussels-sprout',
        'red-cabbage',
        'plantain',
      ],
      least: 0,
      most: 2,
      grams: 130,
    },
    fresh: {
      of: ['avocado', 'raw', 'tomato', 'salad-leaf', 'spring-onion', 'tropical-fruit'],
      least: 0,
      most: 3,
      grams: 110,
    },
    sauce: {
      of: ['tahini', 'yogurt', 'pesto', 'hot-sauce', 'mayonnaise', 'nut-butter', 'salsa', 'miso'],
      least: 0,
      most: 2,
      proposed: ['tahini', 'sriracha', 'yogurt', 'soya-yogurt'],
    },
    spice: { of: ['spice', 'soy'], least: 0, or: ['@spice'] },
    garlic: GARLIC_IF_THERE,
    lime: { of: ['sour', 'vinegar'], least: 0 },
    nut: NUTS,
    herb: HERBS,
    oil: { ...COLD_OIL, grams: 8 },
    salt: { ...SALT, grams: 0.75 },
  },
  needs: [{ of: ['cooked', 'fresh'], least: 1 }],
  title: {
    en: '{protein+cooked+fresh#2} {base} bowl',
    es: 'Bol {de base} con {protein+cooked+fresh#2}',
    fr: 'Bol {de base} {au protein+cooked+fresh#2}',
  },
  description: {
    en: '{base} below, {all protein+cooked+fresh#3} above, in one bowl to eat with one hand. Arrange it or don’t.',
    es: '{base} debajo, {protein+cooked+fresh#3} encima, todo en un cuenco que se come con una mano. Colócalo bonito, o no.',
    fr: '{base} dessous, {protein+cooked+fresh#3} dessus, dans un bol qui se mange d’une main. Bien rangé, ou pas.',
  },
  steps: [
    TOASTING_OF_NUTS,
    ...cooking,
    {
      en: 'Boil {the protein.egg} for {7 min}, cool under the tap and peel.',
      es: 'Cuece {el protein.egg} {7 min}, enfría bajo el grifo y pela.',
      fr: 'Cuire {le protein.egg} {7 min} à l’eau bouillante, rafraîchir et écaler.',
    },
    {
      en: '[Meanwhile, heat {the oil} in a frying pan and cook {the protein.slow+cooked+garlic}[ with {the spice.spice,dried-herb}] over a medium-high heat[cooked.hard? , with a splash of water and the lid on], seasoning with {the salt}, {fry protein.slow+cooked 5}.[ Add {the protein.fish-fillet,prawn,pulse} and cook until done, {fry protein.fish-fillet,prawn,pulse 4}.]|Meanwhile, heat {the oil} in a frying pan and cook {the protein.fish-fillet,prawn,pulse}[ with {the spice.spice,dried-herb}] over a medium-high heat, seasoning with {the salt}, {fry protein.fish-fillet,prawn,pulse 4}.]',
      es: '[Mientras, calienta {el oil} en una sartén y cocina {el protein.slow+cooked+garlic}[ con {el spice.spice,dried-herb}] a fuego medio alto[cooked.hard? , con un chorrito de agua y tapa], sazonando con {el salt}, {fry protein.slow+cooked 5}.[ Añade {el protein.fish-fillet,prawn,pulse} y cocina hasta su punto, {fry protein.fish-fillet,prawn,pulse 4}.]|Mientras, calienta {el oil} en una sartén y cocina {el protein.fish-fillet,prawn,pulse}[ con {el spice.spice,dried-herb}] a fuego medio alto, sazonando con {el salt}, {fry protein.fish-fillet,prawn,pulse 4}.]',
      fr: '[Pendant ce temps, chauffer {le oil} dans une poêle et cuire {le protein.slow+cooked+garlic}[ avec {le spice.spice,dried-herb}] à feu assez vif[cooked.hard? , avec un filet d’eau et un couvercle], en ajoutant {le salt}, {fry protein.slow+cooked 5}.[ Ajouter {le protein.fish-fillet,prawn,pulse} et cuire juste à point, {fry protein.fish-fillet,prawn,pulse 4}.]|Pendant ce temps, chauffer {le oil} dans une poêle et cuire {le protein.fish-fillet,prawn,pulse}[ avec {le spice.spice,dried-herb}] à feu assez vif, en ajoutant {le salt}, {fry protein.fish-fillet,prawn,pulse 4}.]',
    },
    {
      en: 'Fill two bowls with {the base} and arrange {the protein+cooked+fresh} on top, {3 min}.',
      es: 'Llena dos cuencos con {el base} y dispón encima {el protein+cooked+fresh}, {3 min}.',
      fr: 'Remplir deux bols {de base} et disposer {le protein+cooked+fresh} par-dessus, {3 min}.',
    },
    {
      en: '[protein.slow+protein.fish-fillet,prawn,pulse+cooked+garlic? |Season with {the oil+salt+spice.spice,dried-herb}.]',
      es: '[protein.slow+protein.fish-fillet,prawn,pulse+cooked+garlic? |Sazona con {el oil+salt+spice.spice,dried-herb}.]',
      fr: '[protein.slow+protein.fish-fillet,prawn,pulse+cooked+garlic? |Assaisonner avec {le oil+salt+spice.spice,dried-herb}.]',
    },
    {
      en: '[Stir together {the spice.soy+sauce+lime} and spoon over. ][Finish with {the nut+herb}.]',
      es: '[Mezcla {el spice.soy+sauce+lime} y reparte por encima. ][Termina con {el nut+herb}.]',
      fr: '[Mélanger {le spice.soy+sauce+lime} et verser par-dessus. ][Terminer par {le nut+herb}.]',
    },
  ],
});

const REHEATED_BASE: TextTemplate = {
  en: 'Warm {the base.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
  es: 'Calienta {el base.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
  fr: 'Réchauffer {le base.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
};
const riceBowl = bowlOver(
  'bowl',
  { of: ['rice', 'cooked-rice'], named: ['long-grain-rice'] },
  ['eastern', 'mexican', 'indian', 'middle-eastern', 'mediterranean'],
  [BOILED_BASE, REHEATED_BASE],
);
const grainBowl = bowlOver(
  'grain-bowl',
  { of: ['grain', 'couscous'], named: ['quinoa'] },
  ['middle-eastern', 'mediterranean', 'mexican', 'indian'],
  [BOILED_BASE, SOAKED_COUSCOUS],
);

export const HEARTY_SALADS: readonly DishTemplate[] = [grainSalad, beanSalad, riceBowl, grainBowl];
