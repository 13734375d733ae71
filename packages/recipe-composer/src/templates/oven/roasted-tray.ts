import {
  DRIED_WITHOUT_LIQUID,
  GINGER_PROPOSED,
  HERBS,
  LEMON,
  NUTS_IF_THERE,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  ROASTED_GARLIC,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { BUTTER_OF_SIDE, SIDE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_SIDE } from '../side-steps.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { BRIEFLY_ROASTED, CUTS_FOR_THE_OVEN, SOFT_ROOTS, SOY_SAUCES, SUGAR_WITH_SOY, traysFor } from './tray-parts.ts';

const TRAYS_OF_VEGETABLES = traysFor('sweet+veg+late+protein>1000');

/** Peppers turn bitter at the heat of the tray in more than minutes. */
const PAPRIKA: readonly string[] = ['paprika', 'smoked-paprika', 'hot-paprika'];
/** Vegetables and cheeses that honey suits. */
const WITH_HONEY: readonly string[] = [
  'carrot',
  'parsnip',
  'beetroot',
  'squash',
  'sweet-potato',
  'celeriac',
  'swede',
  'goats-cheese',
  'feta',
  'halloumi',
  'blue-cheese',
];

/** What comes beside the vegetables. */
const SERVING: TextTemplate = {
  en: '[ Serve with {the side+leaf.raw}[leaf.raw? , dressed with a little more oil[lemon? , a few drops of {lemon}] and salt].]',
  es: '[ Sirve con {el side+leaf.raw}[leaf.raw? , {=aliñado leaf.raw} con un poco más de aceite[lemon? , unas gotas {de lemon}] y sal].]',
  fr: '[ Servir avec {le side+leaf.raw}[leaf.raw? , {=assaisonné leaf.raw} d’un peu plus d’huile[lemon? , de quelques gouttes {de lemon}] et de sel].]',
};

export const roastedTray: DishTemplate = {
  id: 'roasted-tray',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'northern', 'indian', 'eastern'],
  called: {
    en: 'roasted vegetables|roast vegetables|tray',
    es: 'verduras al horno|verduras asadas|asado',
    fr: 'légumes rôtis|légumes au four',
  },
  slots: {
    veg: {
      of: ['potato', 'root', 'firm', 'tender', 'mushroom', 'tomato'],
      but: [
        'pea',
        'broad-bean',
        'mangetout',
        'sugar-snap-pea',
        'bean-sprout',
        'edamame',
        'leek',
        'celery',
        'sweetcorn',
        'plantain',
        'cabbage',
        ...SOFT_ROOTS,
        ...BRIEFLY_ROASTED,
        'asparagus',
      ],
      least: 0,
      most: 3,
      grams: 210,
      cuts: CUTS_FOR_THE_OVEN,
    },
    /** Soft in the time of peppers and courgettes. */
    sweet: { of: ['root'], ids: SOFT_ROOTS, least: 0, grams: 180, cut: 'peel-chunks' },
    /** Comes onto the tray for the last minutes. */
    late: {
      of: ['firm'],
      ids: [...BRIEFLY_ROASTED, 'asparagus'],
      least: 0,
      most: 2,
      grams: 120,
      cuts: CUTS_FOR_THE_OVEN,
    },
    /** Softens in the heat of the tray. */
    wilted: { of: ['leafy'], ids: ['spinach'], least: 0, grams: 50 },
    protein: {
      of: ['pulse', 'frying-cheese'],
      but: ['kidney-bean', 'black-bean', 'baked-beans'],
      least: 0,
      grams: 100,
      proposed: ['chickpea'],
      needed: true,
      proposedWithout: ['crumbly-cheese', 'soy', 'egg'],
    },
    onion: { ...ONION_IF_THERE, cut: 'wedges', proposed: ['red-onion', 'onion'] },
    garlic: ROASTED_GARLIC,
    dried: { ...DRIED_WITHOUT_LIQUID, but: [...(DRIED_WITHOUT_LIQUID.but ?? []), ...PAPRIKA] },
    paprika: { of: ['spice'], ids: PAPRIKA, least: 0, notWith: ['soy'] },
    cheese: {
      of: ['crumbly-cheese', 'hard-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 30,
      notWith: ['soy'],
    },
    egg: { of: ['egg'], least: 0, grams: 55, notWith: ['soy'] },
    nut: NUTS_IF_THERE,
    lemon: { ...LEMON, of: ['sour', 'vinegar'], proposed: ['lemon'], needed: true, proposedWithout: ['soy'] },
    glaze: {
      of: ['soy', 'mustard'],
      least: 0,
      most: 2,
      grams: 10,
      proposed: ['soy-sauce', 'gluten-free-soy-sauce'],
      notWith: ['hard-cheese'],
      proposedWithout: ['tomato', 'pulse', 'crumbly-cheese', 'hard-cheese', 'frying-cheese'],
    },
    honey: {
      of: ['honey'],
      least: 0,
      grams: 7,
      alongside: WITH_HONEY,
      notWith: ['hard-cheese', 'egg'],
    },
    /** Soy sauce glazes with ginger and a little sugar, in the last minutes, so that it doesn't burn. */
    ginger: { ...GINGER_PROPOSED, only: ['glaze'], alongside: SOY_SAUCES },
    sugar: SUGAR_WITH_SOY,
    leaf: { of: ['salad-leaf', 'raw'], least: 0, most: 2, grams: 30 },
    /** Potatoes roast with the rest. */
    side: {
      ...SIDE_WITHOUT_SAUCE,
      but: [...(SIDE_WITHOUT_SAUCE.but ?? []), 'potato'],
      proposed: ['couscous', 'long-grain-rice', 'quinoa'],
      needed: true,
    },
    spread: BUTTER_OF_SIDE,
    yogurt: {
      of: ['yogurt', 'tahini', 'pesto'],
      least: 0,
      grams: 30,
      notWith: ['soy', 'hard-cheese'],
      proposed: ['yogurt', 'soya-yogurt', 'tahini'],
      proposedWithout: ['crumbly-cheese', 'hard-cheese'],
      needed: true,
    },
    herb: HERBS,
    oil: { ...OIL, grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['sweet', 'veg', 'late'], least: 1 },
    { of: ['sweet', 'veg', 'late'], least: 2, unless: ['protein', 'cheese', 'egg'] },
    { of: ['sweet', 'veg', 'late'], least: 3, unless: ['protein', 'cheese', 'egg'] },
  ],
  title: {
    en: 'Roasted {all sweet+veg+late+wilted#3}[ with {all protein+cheese+egg+yogurt#1}][ and {side}]',
    es: '{all sweet+veg+late+wilted#3} al horno[ con {protein+cheese+egg+yogurt#1}][ y {side}]',
    fr: '[protein? {all sweet+veg+late+wilted#3} {=rôti sweet+veg+late+wilted#3} avec {du protein+side}|{all sweet+veg+late+wilted#3} {=rôti sweet+veg+late+wilted#3}[side? [, {cheese+egg+yogurt#1}] et {side}|[ {au cheese+egg+yogurt#1}]]]',
  },
  description: {
    en: '[paprika? {the paprika} {=gives paprika} the roasted vegetables a warm red colour|[honey? {the honey} {=makes honey} the browned edges sticky and sweet|[leaf? {the leaf#1} {=brings leaf#1} something cool to the hot vegetables|[herb? {the herb#1} {=freshens herb#1} vegetables that have turned sweet and brown|A hot oven browns the edges and brings out the sweetness of the vegetables]]]][. Serve with {all side}].',
    es: '[paprika? {el paprika} {=da paprika} a la verdura asada un rojo cálido|[honey? {el honey} {=endulza honey} los bordes tostados|[leaf? {el leaf#1} {=refresca leaf#1} la verdura asada|[herb? {el herb#1} {=refresca herb#1} una verdura dulce y tostada|El horno fuerte tuesta los bordes y saca el dulzor de la verdura]]]][. Se sirve con {side}].',
    fr: '[paprika? {le paprika} {=donne paprika} aux légumes rôtis une couleur chaude|[honey? {le honey} {=sucre honey} les bords grillés|[leaf? {le leaf#1} {=rafraîchit leaf#1} les légumes rôtis|[herb? {le herb#1} {=rafraîchit herb#1} des légumes sucrés et grillés|Le four bien chaud grille les bords et fait ressortir la douceur des légumes]]]][. À servir avec {du side}].',
  },
  equipment: [{ en: TRAYS_OF_VEGETABLES.en.some, es: TRAYS_OF_VEGETABLES.es.some, fr: TRAYS_OF_VEGETABLES.fr.some }],
  steps: [
    TOASTING_OF_NUTS,
    {
      en: `Heat the oven to {220 C}.[ Toss {the veg.potato,root} on ${TRAYS_OF_VEGETABLES.en.some} with half of {the oil+salt} and roast for {20 min}.]`,
      es: `Calienta el horno a {220 C}.[ Mezcla {el veg.potato,root} en ${TRAYS_OF_VEGETABLES.es.some} con la mitad {del oil+salt} y hornéa{=lo veg.potato,root} {20 min}.]`,
      fr: `Préchauffer le four à {220 C}.[ Mélanger {le veg.potato,root} sur ${TRAYS_OF_VEGETABLES.fr.some} avec la moitié {du oil+salt} et {=l’ veg.potato,root}enfourner {20 min}.]`,
    },
    {
      en: `[Pat {the protein.pulse} dry with kitchen paper. ][sweet+veg? [veg.potato,root? [Add {the onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} to ${TRAYS_OF_VEGETABLES.en.these} with|Season with] {the dried+pepper+glaze.mustard}, along with the rest of {the oil+salt}|Spread {the onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} out on ${TRAYS_OF_VEGETABLES.en.some} with {the dried+salt+pepper+glaze.mustard+oil}], mix well and roast until the vegetables are soft and browned at the edges, [veg.potato,root? [roast sweet+veg.firm,tender,mushroom,tomato>20? {roast sweet+veg.firm,tender,mushroom,tomato}|{20 min}]|{roast sweet+veg.firm,tender,mushroom,tomato 25}].[ Add {the late}, turned in the oil of ${TRAYS_OF_VEGETABLES.en.these}, for the last twelve minutes.]|Spread {the onion+late+protein.pulse,frying-cheese+garlic} out on ${TRAYS_OF_VEGETABLES.en.some} with {the dried+salt+pepper+glaze.mustard+oil}, mix well and roast until the vegetables are soft and browned at the edges, {18 min}.]`,
      es: `[Seca {el protein.pulse} con papel de cocina. ][sweet+veg? [veg.potato,root? [Añade a ${TRAYS_OF_VEGETABLES.es.these} {el onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} con|Sazona con] {el dried+pepper+glaze.mustard}, además del resto {del oil+salt}|Reparte {el onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} en ${TRAYS_OF_VEGETABLES.es.some} con {el dried+salt+pepper+glaze.mustard+oil}], mezcla bien y hornea hasta que la verdura esté tierna y con los bordes tostados, [veg.potato,root? [roast sweet+veg.firm,tender,mushroom,tomato>20? {roast sweet+veg.firm,tender,mushroom,tomato}|{20 min}]|{roast sweet+veg.firm,tender,mushroom,tomato 25}].[ Añade {el late} en los últimos doce minutos y mézcla{=lo late} con el aceite de ${TRAYS_OF_VEGETABLES.es.these}.]|Reparte {el onion+late+protein.pulse,frying-cheese+garlic} en ${TRAYS_OF_VEGETABLES.es.some} con {el dried+salt+pepper+glaze.mustard+oil}, mezcla bien y hornea hasta que la verdura esté tierna y con los bordes tostados, {18 min}.]`,
      fr: `[Sécher {le protein.pulse} dans du papier absorbant. ][sweet+veg? [veg.potato,root? [Ajouter sur ${TRAYS_OF_VEGETABLES.fr.these} {le onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} avec|Assaisonner avec] {le dried+pepper+glaze.mustard}, ainsi que le reste {du oil+salt}|Étaler {le onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} sur ${TRAYS_OF_VEGETABLES.fr.some} avec {le dried+salt+pepper+glaze.mustard+oil}], bien mélanger et enfourner jusqu’à ce que les légumes soient fondants et grillés sur les bords, [veg.potato,root? [roast sweet+veg.firm,tender,mushroom,tomato>20? {roast sweet+veg.firm,tender,mushroom,tomato}|{20 min}]|{roast sweet+veg.firm,tender,mushroom,tomato 25}].[ Ajouter {le late} pour les douze dernières minutes, en {=le late} retournant dans l’huile ${TRAYS_OF_VEGETABLES.fr.of}.]|Étaler {le onion+late+protein.pulse,frying-cheese+garlic} sur ${TRAYS_OF_VEGETABLES.fr.some} avec {le dried+salt+pepper+glaze.mustard+oil}, bien mélanger et enfourner jusqu’à ce que les légumes soient fondants et grillés sur les bords, {18 min}.]`,
    },
    {
      en: '[glaze.soy? Stir {the glaze.soy+honey+ginger+sugar} together, pour over|Trickle with {the honey}], turn everything and roast again until it shines, {5 min}.',
      es: '[glaze.soy? Mezcla {el glaze.soy+honey+ginger+sugar}, riega todo con la mezcla|Riega todo con {el honey}], dale la vuelta y hornea de nuevo hasta que brille, {5 min}.',
      fr: '[glaze.soy? Mélanger {le glaze.soy+honey+ginger+sugar}, verser sur le tout|Arroser le tout {de honey}], retourner et remettre au four jusqu’à ce que le tout brille, {5 min}.',
    },
    {
      en: 'Scatter {the wilted} over the hot vegetables, turn once and put back into the oven until wilted, {3 min}.',
      es: 'Reparte {el wilted} sobre la verdura caliente, dale una vuelta a todo y devuélvelo al horno hasta que las hojas se ablanden, {3 min}.',
      fr: 'Répartir {le wilted} sur les légumes chauds, retourner une fois et remettre au four le temps que les feuilles tombent, {3 min}.',
    },
    {
      en: '[paprika? Turn everything with {the paprika}[egg? , make hollows among the vegetables, break {the egg} into them and bake until the whites are set and the yolks still soft, {6 min}| and roast until it smells toasted, {3 min}]|Make hollows among the vegetables, break {the egg} into them and bake until the whites are set and the yolks still soft, {6 min}].',
      es: '[paprika? Mézclalo todo con {el paprika}[egg? , haz unos huecos entre la verdura, casca en ellos {el egg} y hornea hasta que cuajen las claras y las yemas sigan blandas, {6 min}| y hornea hasta notar su aroma, {3 min}]|Haz unos huecos entre la verdura, casca en ellos {el egg} y hornea hasta que cuajen las claras y las yemas sigan blandas, {6 min}].',
      fr: '[paprika? Mélanger le tout avec {le paprika}[egg? , ménager des creux entre les légumes, y casser {le egg} et enfourner jusqu’à ce que les blancs soient pris et les jaunes encore coulants, {6 min}| et remettre au four {3 min}]|Ménager des creux entre les légumes, y casser {le egg} et enfourner jusqu’à ce que les blancs soient pris et les jaunes encore coulants, {6 min}].',
    },
    ...COOKING_OF_SIDE,
    {
      en: `[garlic? [yogurt.tahini,yogurt? Squeeze {the garlic} out of its skin into a bowl and mash it, {3 min}. |Squeeze {the garlic} out of its skin over the vegetables, {2 min}. ]][yogurt.tahini? Stir [garlic? in ]{the yogurt+lemon} with a pinch of salt and a splash of hot water until runny and trickle over.[ Finish with {the cheese+nut+herb+leaf.salad-leaf}.]${SERVING.en}|[yogurt.yogurt? Stir [garlic? in ]{the yogurt+lemon} with a pinch of salt and spoon over.[ Finish with {the cheese+nut+herb+leaf.salad-leaf}.]${SERVING.en}|[Finish with {the cheese+nut+lemon+yogurt+herb+leaf.salad-leaf}.${SERVING.en}|${SERVING.en}]]]`,
      es: `[garlic? [yogurt.tahini,yogurt? Aplasta en un cuenco la pulpa {del garlic}, {3 min}. |Exprime la pulpa {del garlic} sobre la verdura, {2 min}. ]][yogurt.tahini? Deslíe [garlic? con ella ]{el yogurt+lemon} con una pizca de sal y un chorrito de agua caliente y riega la verdura con la salsa.[ Termina con {el cheese+nut+herb+leaf.salad-leaf}.]${SERVING.es}|[yogurt.yogurt? [garlic? Añade|Mezcla] {el yogurt+lemon} con una pizca de sal y reparte la salsa a cucharadas.[ Termina con {el cheese+nut+herb+leaf.salad-leaf}.]${SERVING.es}|[Termina con {el cheese+nut+lemon+yogurt+herb+leaf.salad-leaf}.${SERVING.es}|${SERVING.es}]]]`,
      fr: `[garlic? [yogurt.tahini,yogurt? Écraser la chair {du garlic} dans un bol, {3 min}. |Presser la chair {du garlic} sur les légumes, {2 min}. ]][yogurt.tahini? [garlic? Y délayer|Délayer] {le yogurt+lemon} avec une pincée de sel et un filet d’eau chaude et en napper les légumes.[ Terminer par {le cheese+nut+herb+leaf.salad-leaf}.]${SERVING.fr}|[yogurt.yogurt? [garlic? Y mélanger|Mélanger] {le yogurt+lemon} avec une pincée de sel et déposer cette sauce par cuillerées.[ Terminer par {le cheese+nut+herb+leaf.salad-leaf}.]${SERVING.fr}|[Terminer par {le cheese+nut+lemon+yogurt+herb+leaf.salad-leaf}.${SERVING.fr}|${SERVING.fr}]]]`,
    },
  ],
};
