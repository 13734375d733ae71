import type { CookingKind } from '@larder/food/ingredients/cooking';
import {
  CHEESES,
  COLD_OIL,
  COOKED_FRUIT,
  DRESSING_SOUR,
  GARLIC_IF_THERE,
  HERBS,
  NUTS_IF_THERE,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { BOILED_EGGS } from './boiled-eggs.ts';

/** What a salad of leaves is topped with. */
const PROTEINS: readonly CookingKind[] = ['cooked-meat', 'smoked-fish', 'tinned-fish', 'ham', 'egg', 'pulse', 'bacon'];
/** The same, fried for it. */
const FROM_THE_PAN: readonly CookingKind[] = ['frying-cheese', 'prawn', 'poultry', 'tender-meat'];
/** Beside these a salad of leaves still wants something rich or salty. */
const LEAN: readonly CookingKind[] = ['ham', 'poultry', 'tender-meat'];
const ROUNDED: readonly CookingKind[] = [
  ...[...PROTEINS, ...FROM_THE_PAN].filter((kind) => !LEAN.includes(kind)),
  'avocado',
];

/** What is spread or stirred in, and scatters over no leaves. */
const SPREADS = ['cream-cheese', 'mascarpone', 'quark', 'labneh', 'nutritional-yeast'];

const FRESH_FRUIT: readonly CookingKind[] = ['orchard-fruit', 'orange', 'berry', 'stone-fruit', 'tropical-fruit'];

const DRESSED = {
  /** What is mild and sweet goes with peppery leaves, without mustard. */
  balsamic: {
    of: ['vinegar', 'sour'],
    ids: ['balsamic-vinegar', 'lemon', 'lime', 'lemon-juice'],
    alongside: ['rocket'],
    unless: ['sour'],
    notWith: ['vinegar', 'sour'],
    or: ['balsamic-vinegar', 'lemon', 'lemon-juice', 'lime'],
    grams: 8,
  },
  sour: { ...DRESSING_SOUR, unless: ['balsamic'], or: ['white-wine-vinegar', '@acid', 'lemon', 'lemon-juice'] },
  mustard: {
    of: ['mustard', 'honey', 'tahini', 'pesto'],
    least: 0,
    grams: 5,
    unless: ['balsamic'],
    proposed: ['dijon-mustard'],
  },
  /** Rounds off the dressing of leaves that are bitter or taste of iron. */
  sweet: {
    of: ['honey'],
    least: 0,
    alongside: ['spinach', 'chicory', 'curly-endive', 'radicchio'],
    notWith: [...FRESH_FRUIT, 'dried-fruit'],
    proposed: ['honey', 'maple-syrup'],
    grams: 2.5,
  },
} as const;

export const LEAF_SALAD: DishTemplate = {
  id: 'leaf-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 2,
  families: ['mediterranean', 'northern'],
  called: { en: 'salad|green salad', es: 'ensalada', fr: 'salade|salade verte' },
  slots: {
    leaf: {
      of: ['salad-leaf', 'leafy'],
      ids: [
        'lettuce',
        'rocket',
        'watercress',
        'lambs-lettuce',
        'mixed-salad-leaves',
        'spinach',
        'chicory',
        'curly-endive',
        'radicchio',
      ],
      but: ['frozen-spinach', 'chard'],
      most: 2,
      grams: 70,
      named: ['lettuce'],
    },
    /** One food fresh from the pan: two are done at different times. */
    hot: { of: FROM_THE_PAN, but: ['crab', 'beef', 'lamb', 'veal', 'venison'], least: 0, grams: 130 },
    /** Beside what is fried there is less of it. */
    protein: { of: PROTEINS, but: ['cured-ham', 'gammon'], least: 0, most: 2, grams: 100 },
    steak: {
      of: ['tender-meat', 'pan-meat'],
      ids: ['beef', 'lamb', 'veal', 'venison'],
      least: 0,
      grams: 120,
      cut: 'whole',
    },
    raw: {
      of: ['tomato', 'raw', 'avocado', 'spring-onion', 'tender', 'firm', 'mushroom'],
      ids: [
        'tomato',
        'cucumber',
        'radish',
        'white-mushroom',
        'chestnut-mushroom',
        'cooked-beetroot',
        'avocado',
        'spring-onion',
        'fennel',
        'artichoke-heart',
      ],
      least: 0,
      most: 3,
      grams: 100,
      cuts: { tomato: 'wedges' },
    },
    root: { of: ['root'], ids: ['beetroot', 'carrot'], least: 0, grams: 40, cut: 'peel-grate' },
    /** Sharp or plain where there is much of it. */
    bits: {
      of: ['tender', 'firm'],
      ids: ['sweetcorn', 'sweet-pepper', 'celery'],
      least: 0,
      grams: 40,
      cut: 'slice-thin',
    },
    more: {
      of: ['tomato', 'raw'],
      ids: ['cherry-tomato', 'cucumber'],
      least: 0,
      grams: 50,
      proposed: ['cherry-tomato', 'cucumber'],
      proposedWithout: ['tomato', 'raw', 'avocado', 'mushroom', ...FRESH_FRUIT, 'dried-fruit'],
    },
    fruit: {
      of: FRESH_FRUIT,
      but: [...COOKED_FRUIT, 'pineapple', 'kiwi', 'papaya', 'passion-fruit', 'lychee'],
      least: 0,
      most: 2,
      grams: 80,
      notWith: ['tinned-fish', 'prawn', 'egg', 'pulse'],
    },
    dried: {
      of: ['dried-fruit'],
      least: 0,
      grams: 15,
      notWith: [...FRESH_FRUIT, 'tinned-fish', 'prawn', 'pulse'],
    },
    cheese: {
      of: CHEESES,
      but: SPREADS,
      least: 0,
      grams: 50,
      cut: 'shave',
      notWith: ['tinned-fish', 'prawn'],
      proposed: ['parmesan'],
      needed: true,
      proposedWithout: [...ROUNDED, 'nut'],
    },
    briny: { of: ['briny'], least: 0, most: 2 },
    /** What is crisp: nuts beside soft spinach, fried bread beside the rest. */
    nut: {
      ...NUTS_IF_THERE,
      proposed: ['walnut', 'pumpkin-seed'],
      proposedWithout: ['salad-leaf', 'bread', 'wrap', 'prawn', 'tinned-fish', 'pulse'],
    },
    /** Left in the dressing, where it loses its bite. */
    onion: {
      of: ['onion'],
      least: 0,
      grams: 12,
      cut: 'slice-thin',
      proposed: ['shallot', 'red-onion'],
      proposedWithout: ['spring-onion', ...FRESH_FRUIT],
    },
    cured: { of: ['ham'], ids: ['cured-ham'], least: 0, grams: 35 },
    bread: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada'],
      least: 0,
      grams: 40,
      proposed: ['bread', 'gluten-free-bread'],
      proposedWithout: ['tender-meat', 'pan-meat', 'pulse', 'nut', 'seed', ...FRESH_FRUIT],
    },
    herb: { ...HERBS, pairedIn: [] },
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    spice: {
      of: ['spice'],
      ids: ['paprika', 'smoked-paprika', 'ground-cumin', 'sumac', 'zaatar'],
      least: 0,
      pairedIn: [],
    },
    ...DRESSED,
    oil: { ...COLD_OIL, grams: 18 },
    salt: { ...SALT, grams: 1 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['leaf'], least: 1 },
    { of: ['hot', 'protein', 'steak', 'cured', 'raw', 'cheese', 'nut'], least: 1 },
    {
      of: ['hot', 'protein', 'steak', 'cured', 'raw', 'root', 'bits', 'fruit', 'dried', 'cheese', 'briny', 'nut'],
      least: 2,
      unless: ['hot', 'protein', 'steak', 'cheese'],
    },
  ],
  notBeside: ['coconut-milk', 'curry-paste'],
  title: {
    en: '{hot+protein+steak+cured+fruit+dried+cheese+raw+root+bits+leaf#2} salad',
    es: 'Ensalada {de leaf+hot+protein+steak+cured+fruit+dried+cheese+raw+root+bits#3}',
    fr: 'Salade {de leaf#1} {au hot+protein+steak+cured+fruit+dried+cheese+raw+root+bits+briny+nut#2}',
  },
  description: {
    en: '[protein.tinned-fish? {the protein.tinned-fish} {=seasons protein.tinned-fish} the mild leaves|[protein.ham,cooked-meat? {the protein.ham,cooked-meat} {=brings protein.ham,cooked-meat} savoury bites to the cool leaves|[herb? {the herb#1} {=scents herb#1} the leaves that carry the dressing|[leaf? {the leaf#1}, dressed at the last moment, {=stays leaf#1} fresh|The leaves are dressed at the last moment, so that they stay crisp]]]].',
    es: '[protein.tinned-fish? {el protein.tinned-fish} {=sazona protein.tinned-fish} las hojas que toca|[protein.ham,cooked-meat? {el protein.ham,cooked-meat} {=pone protein.ham,cooked-meat} bocados sabrosos entre las hojas frescas|[herb? {el herb#1} {=perfuma herb#1} las hojas recién aliñadas|[leaf? {el leaf#1} solo {=toma leaf#1} el aliño en el último momento y {=conserva leaf#1} la frescura|Las hojas se aliñan en el último momento para que sigan crujientes]]]].',
    fr: '[protein.tinned-fish? {le protein.tinned-fish} {=assaisonne protein.tinned-fish} les feuilles tout autour|[protein.ham,cooked-meat? {le protein.ham,cooked-meat} {=apporte protein.ham,cooked-meat} des bouchées savoureuses aux feuilles fraîches|[herb? {le herb#1} {=parfume herb#1} les feuilles tout juste assaisonnées|[leaf? {le leaf#1} ne {=prend leaf#1} la sauce qu’au dernier moment et {=garde leaf#1} du croquant|Les feuilles s’assaisonnent au dernier moment pour rester croquantes]]]].',
  },
  tip: {
    en: '[hot+protein.bacon+steak? |To get ahead, keep the leaves and the dressing apart until the last minute: salt wilts the leaves.]',
    es: '[hot+protein.bacon+steak? |Si la preparas con antelación, guarda las hojas y el aliño por separado: la sal las ablanda enseguida.]',
    fr: '[hot+protein.bacon+steak? |Pour prendre de l’avance, garder les feuilles et la vinaigrette à part jusqu’au dernier moment : le sel ramollit les feuilles.]',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Fry {the protein.bacon} in a dry pan over a medium-high heat until crisp, {5 min}.',
      es: 'Dora {el protein.bacon} en una sartén seca a fuego medio alto hasta que {=crujiente protein.bacon}, {5 min}.',
      fr: 'Faire dorer {le protein.bacon} à sec dans une poêle à feu assez vif jusqu’à ce {=croustillant protein.bacon}, {5 min}.',
    },
    {
      en: 'Cut {the bread} into [bread.wrap? squares|cubes] of {2 cm} and fry in [protein.bacon? the fat left in the pan|a frying pan with a tablespoonful of {the oil} over a medium heat], turning often, until golden and crisp, {4 min}, and tip onto a plate.',
      es: 'Corta {el bread} en [bread.wrap? cuadrados|dados] de {2 cm} y dóralos en [protein.bacon? la grasa que ha quedado en la sartén|una sartén con una cucharada {de oil} a fuego medio], removiendo a menudo, hasta que crujan, {4 min}, y pásalos a un plato.',
      fr: 'Couper {le bread} en [bread.wrap? carrés|dés] de {2 cm} et les faire dorer [protein.bacon? dans la graisse restée dans la poêle|à la poêle dans une cuillerée à soupe {de oil}, à feu moyen], en remuant souvent, jusqu’à ce qu’ils croustillent, {4 min}, puis les réserver sur une assiette.',
    },
    BOILED_EGGS,
    {
      en: '[hot.frying-cheese? Fry {the hot}|Season {the hot} with half of {the salt} and fry] in [nut+bread? the same pan|a frying pan] with a tablespoonful of {the oil} over a medium-high heat until browned, [hot.poultry? {fry hot more 2}|{fry hot}]. Leave on a plate to cool a little.',
      es: '[hot.frying-cheese? Fríe {el hot}|Sazona {el hot} con la mitad {del salt} y fríe{=lo hot}] en [nut+bread? la misma sartén|una sartén] con una cucharada {de oil} a fuego medio alto hasta que {=dorado hot}, [hot.poultry? {fry hot more 2}|{fry hot}]. Pása{=lo hot} a un plato para que se temple.',
      fr: '[hot.frying-cheese? Cuire {le hot}|Assaisonner {le hot} de la moitié {du salt} et {=le hot} cuire] dans [nut+bread? la même poêle|une poêle] avec une cuillerée à soupe {de oil}, à feu assez vif, jusqu’à ce {=doré hot}, [hot.poultry? {fry hot more 2}|{fry hot}]. Laisser tiédir sur une assiette.',
    },
    {
      en: 'Dry {the steak}, season with [hot.prawn,poultry,tender-meat? a quarter|half] of {the salt} and fry in a tablespoonful of {the oil} in a very hot pan, turning once, [steak.tender-meat? {fry steak more 2}|{fry steak}]. Rest for {5 min} and slice.',
      es: 'Seca {el steak}, sazóna{=lo steak} con [hot.prawn,poultry,tender-meat? una cuarta parte|la mitad] {del salt} y fríe{=lo steak} en una cucharada {de oil}, en una sartén muy caliente, dando la vuelta una vez, [steak.tender-meat? {fry steak more 2}|{fry steak}]. Deja reposar la carne {5 min} y córtala en tiras.',
      fr: 'Sécher {le steak}, {=l’ steak}assaisonner [hot.prawn,poultry,tender-meat? du quart|de la moitié] {du salt} et {=le steak} saisir dans une cuillerée à soupe {de oil}, dans une poêle très chaude, en {=le steak} retournant une fois, [steak.tender-meat? {fry steak more 2}|{fry steak}]. Laisser reposer la viande {5 min} et la couper en lanières.',
    },
    {
      en: 'Whisk {the sour+balsamic+mustard+sweet+garlic+spice} with [hot.prawn,poultry,tender-meat+steak? {the pepper} and the rest of {the oil+salt}|[protein.bacon? {the oil+salt+pepper}|[hot.frying-cheese+bread? the rest of {the oil}, {the salt+pepper}|{the oil+salt+pepper}]]] in a large bowl[ and turn {the onion+protein.pulse} in it], {1 min}.',
      es: 'Bate {el sour+balsamic+mustard+sweet+garlic+spice} con [hot.prawn,poultry,tender-meat+steak? {el pepper} y el resto {del oil+salt}|[protein.bacon? {el oil+salt+pepper}|[hot.frying-cheese+bread? el resto {del oil}, {el salt+pepper}|{el oil+salt+pepper}]]] en un cuenco grande[ y mezcla ahí {el onion+protein.pulse}], {1 min}.',
      fr: 'Fouetter {le sour+balsamic+mustard+sweet+garlic+spice} avec [hot.prawn,poultry,tender-meat+steak? {le pepper} et le reste {du oil+salt}|[protein.bacon? {le oil+salt+pepper}|[hot.frying-cheese+bread? le reste {du oil}, {le salt+pepper}|{le oil+salt+pepper}]]] dans un grand saladier[ et y mélanger {le onion+protein.pulse}], {1 min}.',
    },
    {
      en: 'Toss {the leaf+raw+root+bits+more+herb} in the dressing[ and top with {the hot+protein.cooked-meat,smoked-fish,tinned-fish,ham,egg,bacon+steak+cured+fruit+dried+cheese+briny+nut}], {2 min}.[bread?  Scatter over the [bread.wrap? crisp squares|cubes of bread].] Serve at once.',
      es: 'Mezcla {el leaf+raw+root+bits+more+herb} con el aliño[ y reparte por encima {el hot+protein.cooked-meat,smoked-fish,tinned-fish,ham,egg,bacon+steak+cured+fruit+dried+cheese+briny+nut}], {2 min}.[bread?  Añade los [bread.wrap? cuadrados crujientes|dados de pan].] Sirve enseguida.',
      fr: 'Mélanger {le leaf+raw+root+bits+more+herb} à la vinaigrette[ et répartir {le hot+protein.cooked-meat,smoked-fish,tinned-fish,ham,egg,bacon+steak+cured+fruit+dried+cheese+briny+nut} par-dessus], {2 min}.[bread?  Parsemer [bread.wrap? de carrés croustillants|de dés de pain].] Servir aussitôt.',
    },
  ],
};
