import type { CookingKind } from '@larder/food/ingredients/cooking';
import {
  COLD_OIL,
  COOKED_FRUIT,
  DRESSING_SOUR,
  FOR_LIQUIDS,
  GARLIC_IF_THERE,
  HERBS,
  NUTS_IF_THERE,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { BOILED_EGGS, BOILED_EGGS_OF_POT } from './boiled-eggs.ts';
import { FRIED, FRYING } from './fried-vegetables.ts';

const DRESSED = {
  sour: { ...DRESSING_SOUR, grams: 11 },
  mustard: { of: ['mustard', 'honey', 'tahini', 'pesto', 'yogurt'], but: ['mexican-crema'], least: 0, grams: 5 },
} as const;

/** What a salad of pulses or grain lacks where one raw vegetable is all there is. */
const ENLIVENED = {
  onion: {
    of: ['onion', 'spring-onion'],
    least: 0,
    grams: 12,
    cut: 'slice-thin',
    proposed: ['red-onion', 'shallot'],
  },
  fresh: { of: ['tomato', 'raw'], least: 0, grams: 60, proposed: ['cherry-tomato', 'cucumber'] },
} as const;

/** Vegetables of which much is good in a salad, and those of which a little is. */
const RAW: Slot = {
  of: ['tomato', 'raw', 'tender', 'firm'],
  ids: ['tomato', 'cucumber', 'radish', 'cooked-beetroot', 'sweet-pepper', 'fennel', 'artichoke-heart'],
  least: 0,
  most: 2,
  grams: 80,
  cut: 'small-dice',
};
const BITS: Slot = { of: ['firm', 'tender'], ids: ['celery', 'sweetcorn'], least: 0, grams: 35, cut: 'fine-dice' };
const LEAF: Slot = {
  of: ['salad-leaf', 'leafy'],
  ids: ['lettuce', 'mixed-salad-leaves', 'rocket', 'watercress', 'lambs-lettuce', 'spinach'],
  but: ['frozen-spinach'],
  least: 0,
  grams: 25,
};
const CHEESE: Slot = {
  of: ['crumbly-cheese', 'melting-cheese'],
  ids: [
    'feta',
    'vegan-feta',
    'goats-cheese',
    'blue-cheese',
    'burgos-cheese',
    'queso-fresco',
    'mozzarella',
    'manchego',
    'emmental',
    'cheddar',
  ],
  least: 0,
  grams: 50,
  cut: 'dice',
  notWith: ['tinned-fish', 'smoked-fish'],
  proposed: ['feta', 'vegan-feta'],
  needed: true,
};
/** Beside these a salad needs no cheese. */
const RICH: readonly CookingKind[] = ['cooked-meat', 'tinned-fish', 'ham', 'egg', 'smoked-fish', 'avocado'];

const grainSalad: DishTemplate = {
  id: 'grain-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'northern', 'mexican'],
  called: {
    en: 'grain salad|couscous salad|quinoa salad|rice salad|salad',
    es: 'ensalada de cereales|ensalada de arroz|ensalada',
    fr: 'taboulé|salade de céréales|salade',
  },
  slots: {
    cooked: { of: ['cooked-rice'], least: 0, grams: 150 },
    grain: {
      of: ['couscous', 'grain', 'rice'],
      but: ['glutinous-rice', 'sushi-rice', 'amaranth', 'teff'],
      named: ['couscous', 'quinoa'],
      unless: ['cooked'],
      notWith: ['cooked-rice'],
      grams: 60,
    },
    raw: RAW,
    fried: FRIED,
    bits: BITS,
    leaf: LEAF,
    avocado: { of: ['avocado'], least: 0, grams: 80, cut: 'dice' },
    cheese: { ...CHEESE, proposedWithout: [...RICH, 'pulse', 'tahini'] },
    protein: {
      of: ['pulse', 'cooked-meat', 'tinned-fish', 'ham', 'egg', 'smoked-fish'],
      but: ['baked-beans', 'refried-beans'],
      least: 0,
      grams: 70,
    },
    fruit: {
      of: ['dried-fruit', 'orange', 'orchard-fruit'],
      but: COOKED_FRUIT,
      least: 0,
      only: ['protein', 'cheese'],
      grams: 18,
      notWith: ['tinned-fish', 'egg', 'smoked-fish'],
    },
    briny: { of: ['briny'], least: 0, most: 2 },
    ...ENLIVENED,
    /** A plain salad is brighter with something crisp. */
    nut: {
      ...NUTS_IF_THERE,
      proposed: ['almond', 'pumpkin-seed'],
      proposedWithout: [...RICH.filter((kind) => kind !== 'avocado'), 'pulse', ...(CHEESE.of ?? [])],
    },
    herb: { ...HERBS, most: 3, grams: 10, needed: true },
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    spice: { of: ['spice'], but: FOR_LIQUIDS, least: 0 },
    ...DRESSED,
    oil: { ...COLD_OIL, grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['grain', 'cooked'], least: 1 },
    { of: ['raw', 'fried', 'avocado', 'protein', 'cheese', 'fruit'], least: 1 },
    {
      of: ['raw', 'fried', 'bits', 'avocado', 'protein', 'cheese', 'fruit', 'briny', 'nut', 'herb', 'onion'],
      least: 2,
    },
  ],
  notBeside: ['coconut-milk', 'curry-paste'],
  title: {
    en: '{grain+cooked} salad with {all protein+cheese+avocado+fried+raw+fruit+bits+fresh#3}',
    es: 'Ensalada {de grain+cooked} con {protein+cheese+avocado+fried+raw+fruit+bits+fresh#3}',
    fr: 'Salade {de grain+cooked} {au protein+cheese+avocado+fried+raw+fruit+bits+fresh#3}',
  },
  description: {
    en: '[protein.egg? The yolk of the egg softens the sharp dressing on the grains|[protein.tinned-fish? {the protein.tinned-fish} {=seasons protein.tinned-fish} grains that are mild by themselves|[protein.ham,cooked-meat? {the protein.ham,cooked-meat} {=brings protein.ham,cooked-meat} savoury bites to the cool grains|[garlic? {the garlic} {=gives garlic} the mild grains some edge|{the sour} {=sharpens sour} the dressing that the grains soak up]]]].',
    es: '[protein.egg? La yema del huevo suaviza el aliño ácido del grano|[protein.tinned-fish? {el protein.tinned-fish} {=sazona protein.tinned-fish} un grano de sabor suave|[protein.ham,cooked-meat? {el protein.ham,cooked-meat} {=pone protein.ham,cooked-meat} bocados sabrosos entre el grano|[garlic? {el garlic} {=da garlic} nervio al grano suave|{el sour} {=aviva sour} el aliño que empapa el grano]]]].',
    fr: '[protein.egg? Le jaune d’œuf adoucit la sauce vive des grains|[protein.tinned-fish? {le protein.tinned-fish} {=assaisonne protein.tinned-fish} des grains au goût discret|[protein.ham,cooked-meat? {le protein.ham,cooked-meat} {=apporte protein.ham,cooked-meat} des bouchées savoureuses aux grains|[garlic? {le garlic} {=donne garlic} du nerf aux grains|{le sour} {=réveille sour} la sauce que boivent les grains]]]].',
  },
  steps: [
    TOASTING_OF_NUTS,
    FRYING,
    {
      en: 'Pour the same volume of boiling salted water over {the grain.couscous}, cover for {5 min}, loosen with a fork and spread on a plate to cool, {5 min}.',
      es: 'Vierte el mismo volumen de agua hirviendo con sal sobre {el grain.couscous}, tápa{=lo grain.couscous} {5 min}, suélta{=lo grain.couscous} con un tenedor y extiénde{=lo grain.couscous} en una fuente para que se enfríe, {5 min}.',
      fr: 'Verser le même volume d’eau bouillante salée sur {le grain.couscous}, {=le grain.couscous} couvrir {5 min}, {=l’ grain.couscous}égrener à la fourchette et {=l’ grain.couscous}étaler sur un plat pour {=le grain.couscous} laisser refroidir, {5 min}.',
    },
    {
      en: 'Cook {the grain.grain,rice} in plenty of boiling salted water until just tender, {simmer grain.grain,rice}[simmer grain.grain,rice>8? [, with {the protein.egg} in the pot for the last {9 min within}]|[, with {the protein.egg} in the pot from the start]], drain[grain.rice? , rinse briefly in cold water and drain well, {2 min}| in a fine sieve and spread out on a dish, so that it dries as it cools, {6 min}].',
      es: 'Cuece {el grain.grain,rice} en abundante agua hirviendo con sal, sin que se pase, {simmer grain.grain,rice}[simmer grain.grain,rice>8? [, con {el protein.egg} en la olla los últimos {9 min within}]|[, con {el protein.egg} en la olla desde el principio]], [grain.rice? enjuága{=lo grain.grain,rice} un momento con agua fría y escúrre{=lo grain.grain,rice} bien, {2 min}|escúrre{=lo grain.grain,rice} en un colador fino y extiénde{=lo grain.grain,rice} en una fuente, para que se seque al enfriarse, {6 min}].',
      fr: 'Cuire {le grain.grain,rice} dans un grand volume d’eau bouillante salée, juste à point, {simmer grain.grain,rice}[simmer grain.grain,rice>8? [, en ajoutant {le protein.egg} {9 min within} avant la fin]|[, avec {le protein.egg} dès le début]]. [protein.egg? Égoutter le tout et retirer {le protein.egg}, puis [grain.rice? rincer {le grain.grain,rice}|étaler {le grain.grain,rice} sur un plat]|Égoutter {le grain.grain,rice}[grain.rice? , {=le grain.grain,rice} rincer| dans une passoire fine et {=l’ grain.grain,rice}étaler sur un plat]][grain.rice?  un instant à l’eau froide et bien {=l’ grain.grain,rice}égoutter, {2 min}|, le temps de sécher et de refroidir, {6 min}].',
    },
    BOILED_EGGS_OF_POT,
    {
      en: 'Whisk {the sour+mustard+garlic+spice} with [fried? the rest of {the oil}, {the salt+pepper}|{the oil+salt+pepper}] in a large bowl and turn {the grain+cooked}[cooked? , loosened with a fork,] in it, {2 min}.',
      es: 'Bate {el sour+mustard+garlic+spice} con [fried? el resto {del oil}, {el salt+pepper}|{el oil+salt+pepper}] en un cuenco grande[cooked? , suelta los granos con un tenedor] y mezcla con {el grain+cooked}, {2 min}.',
      fr: 'Fouetter {le sour+mustard+garlic+spice} avec [fried? le reste {du oil}, {le salt+pepper}|{le oil+salt+pepper}] dans un grand saladier[cooked? , égrener à la fourchette] et y mélanger {le grain+cooked}, {2 min}.',
    },
    {
      en: 'Fold in {the fried+raw+bits+onion+fresh+protein.pulse,cooked-meat,ham+fruit+briny} and let it stand for {10 min}.',
      es: 'Incorpora {el fried+raw+bits+onion+fresh+protein.pulse,cooked-meat,ham+fruit+briny} y deja reposar {10 min}.',
      fr: 'Incorporer {le fried+raw+bits+onion+fresh+protein.pulse,cooked-meat,ham+fruit+briny} et laisser reposer {10 min}.',
    },
    {
      en: '[Just before serving, fold in {the avocado+leaf+herb}, {1 min}. ]Taste for salt[ and top with {the protein.tinned-fish,egg,smoked-fish+cheese+nut}].',
      es: '[Justo antes de servir, incorpora {el avocado+leaf+herb}, {1 min}. ]Prueba el punto de sal[ y pon por encima {el protein.tinned-fish,egg,smoked-fish+cheese+nut}].',
      fr: '[Juste avant de servir, incorporer {le avocado+leaf+herb}, {1 min}. ]Goûter et rectifier le sel[, puis répartir {le protein.tinned-fish,egg,smoked-fish+cheese+nut} par-dessus].',
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
    pulse: { of: ['pulse'], but: ['baked-beans', 'refried-beans'], most: 2, grams: 130 },
    raw: RAW,
    fried: FRIED,
    bits: BITS,
    leaf: LEAF,
    avocado: { of: ['avocado'], least: 0, grams: 80, cut: 'dice' },
    protein: { of: ['tinned-fish', 'egg', 'ham', 'cooked-meat', 'smoked-fish'], least: 0, grams: 55 },
    briny: { of: ['briny'], least: 0, most: 2 },
    cheese: { ...CHEESE, but: ['mozzarella'], proposedWithout: [...RICH, 'briny', 'tahini'] },
    ...ENLIVENED,
    nut: NUTS_IF_THERE,
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    herb: { ...HERBS, needed: true },
    spice: { of: ['spice', 'dried-herb'], but: FOR_LIQUIDS, least: 0 },
    ...DRESSED,
    oil: { ...COLD_OIL, grams: 13 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['raw', 'fried', 'avocado', 'protein', 'cheese', 'briny'], least: 1 },
    {
      of: ['raw', 'fried', 'bits', 'leaf', 'avocado', 'protein', 'cheese', 'briny', 'nut', 'herb', 'onion'],
      least: 2,
      unless: ['protein', 'cheese'],
    },
  ],
  notBeside: ['coconut-milk', 'curry-paste'],
  title: {
    en: '{pulse} salad with {all protein+cheese+avocado+fried+raw+briny+bits#2}',
    es: 'Ensalada {de pulse} con {protein+cheese+avocado+fried+raw+briny+bits#2}',
    fr: 'Salade {de pulse} {au protein+cheese+avocado+fried+raw+briny+bits#2}',
  },
  description: {
    en: '[protein.tinned-fish? {the protein.tinned-fish} {=seasons protein.tinned-fish} pulses that are soft and mild|[protein.ham,cooked-meat? {the protein.ham,cooked-meat} {=brings protein.ham,cooked-meat} savoury bites to the soft pulses|{the pulse#1} {=soaks pulse#1} up the sharp dressing and {=stays pulse#1} soft]].',
    es: '[protein.tinned-fish? {el protein.tinned-fish} {=sazona protein.tinned-fish} una legumbre tierna y suave|[protein.ham,cooked-meat? {el protein.ham,cooked-meat} {=pone protein.ham,cooked-meat} bocados sabrosos entre la legumbre|{el pulse#1} {=absorbe pulse#1} el aliño ácido y {=da pulse#1} un bocado tierno]].',
    fr: '[protein.tinned-fish? {le protein.tinned-fish} {=assaisonne protein.tinned-fish} des légumes secs tendres et doux|[protein.ham,cooked-meat? {le protein.ham,cooked-meat} {=apporte protein.ham,cooked-meat} des bouchées savoureuses aux légumes secs|{le pulse#1} {=absorbe pulse#1} la sauce vive et {=reste pulse#1} {=moelleux pulse#1}]].',
  },
  steps: [
    TOASTING_OF_NUTS,
    FRYING,
    {
      en: 'Warm [fried? the rest of ]{the oil} with {the spice} in [fried? the same|a small] pan over a low heat until fragrant, {1 min}.',
      es: 'Templa [fried? el resto {del oil}|{el oil}] con {el spice} en [fried? la misma sartén|un cazo pequeño] a fuego suave hasta notar el aroma, {1 min}.',
      fr: 'Faire tiédir [fried? le reste {du oil}|{le oil}] avec {le spice} dans [fried? la même poêle|une petite casserole] à feu doux, le temps que le parfum monte, {1 min}.',
    },
    {
      en: 'Whisk {the sour+mustard+garlic} with [spice? the scented oil|[fried? the rest of ]{the oil}], {the salt+pepper} in a large bowl, {1 min}.',
      es: 'Bate {el sour+mustard+garlic} con [spice? el aceite aromatizado|[fried? el resto {del oil}|{el oil}]], {el salt+pepper} en un cuenco grande, {1 min}.',
      fr: 'Fouetter {le sour+mustard+garlic} avec [spice? l’huile parfumée|[fried? le reste {du oil}|{le oil}]], {le salt+pepper} dans un grand saladier, {1 min}.',
    },
    {
      en: 'Toss in {the pulse+fried+raw+bits+onion+fresh+briny} and let it stand for {15 min}.',
      es: 'Añade {el pulse+fried+raw+bits+onion+fresh+briny}, mezcla y deja reposar {15 min}.',
      fr: 'Ajouter {le pulse+fried+raw+bits+onion+fresh+briny}, mélanger et laisser reposer {15 min}.',
    },
    BOILED_EGGS,
    {
      en: '[Just before serving, toss in {the avocado+leaf+herb}, {1 min}. ]Taste for salt[ and top with {the protein+cheese+nut}].',
      es: '[Justo antes de servir, incorpora {el avocado+leaf+herb}, {1 min}. ]Prueba el punto de sal[ y pon por encima {el protein+cheese+nut}].',
      fr: '[Juste avant de servir, incorporer {le avocado+leaf+herb}, {1 min}. ]Goûter et rectifier le sel[, puis répartir {le protein+cheese+nut} par-dessus].',
    },
  ],
};

export const HEARTY_SALADS: readonly DishTemplate[] = [grainSalad, beanSalad];
