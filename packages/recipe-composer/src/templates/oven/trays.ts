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
  SIDE_SALAD,
} from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';
import { BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE, SIDE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_SIDE } from '../side-steps.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

/** Large pieces, which brown before they fall apart. */
const CUTS_FOR_THE_OVEN: Slot['cuts'] = {
  potato: 'peel-chunks',
  root: 'peel-chunks',
  firm: 'large-florets',
  tender: 'chunks',
  mushroom: 'whole',
};
/** Florets and beans that dry out at the tips in the time that meat takes. */
const BRIEFLY_ROASTED: readonly string[] = [
  'broccoli',
  'tenderstem-broccoli',
  'romanesco',
  'green-bean',
  'runner-bean',
];
/** Roots that are soft in the time that boneless meat takes. */
const SOFT_ROOTS: readonly string[] = ['squash', 'sweet-potato'];
/** A tray, or two where there are more grams than lie side by side on one, by the condition of a choice. */
function traysFor(isMuch: string) {
  return {
    en: {
      some: `[${isMuch}? two large baking trays|a large baking tray]`,
      these: `[${isMuch}? the trays|the tray]`,
      turn: `turning everything[${isMuch}?  and swapping the trays] halfway`,
    },
    es: {
      some: `[${isMuch}? dos bandejas de horno grandes|una bandeja de horno grande]`,
      these: `[${isMuch}? las bandejas|la bandeja]`,
      turn: `da la vuelta a todo[${isMuch}?  e intercambia las bandejas]`,
    },
    fr: {
      some: `[${isMuch}? deux grandes plaques de four|une grande plaque de four]`,
      these: `[${isMuch}? les plaques|la plaque]`,
      of: `[${isMuch}? des plaques|de la plaque]`,
      turn: `retourner le tout[${isMuch}?  et intervertir les plaques]`,
    },
  };
}
const TRAYS_OF_VEGETABLES = traysFor('sweet+veg+late+protein>1000');
const TRAYS_WITH_MEAT = traysFor('protein+potato+sweet+veg+green>1300');
const SOY_SAUCES: readonly string[] = ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'];

const roastedTray: DishTemplate = {
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
    protein: {
      of: ['pulse', 'frying-cheese'],
      but: ['kidney-bean', 'black-bean', 'baked-beans'],
      least: 0,
      grams: 100,
      proposed: ['chickpea'],
      needed: true,
      proposedWithout: ['crumbly-cheese', 'soy'],
    },
    onion: { ...ONION_IF_THERE, cut: 'wedges', proposed: ['red-onion', 'onion'] },
    garlic: ROASTED_GARLIC,
    dried: DRIED_WITHOUT_LIQUID,
    cheese: {
      of: ['crumbly-cheese', 'hard-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 30,
      notWith: ['soy'],
    },
    nut: NUTS_IF_THERE,
    lemon: { ...LEMON, proposed: ['lemon'], needed: true, proposedWithout: ['soy'] },
    honey: {
      of: ['soy', 'honey', 'mustard'],
      least: 0,
      most: 2,
      grams: 10,
      proposed: ['soy-sauce', 'gluten-free-soy-sauce', 'honey'],
      notWith: ['hard-cheese'],
      proposedWithout: ['tomato', 'pulse', 'crumbly-cheese', 'hard-cheese', 'frying-cheese'],
    },
    /** Soy sauce glazes with ginger and a little sugar, in the last minutes, so that it doesn't burn. */
    ginger: { ...GINGER_PROPOSED, only: ['honey'], alongside: SOY_SAUCES },
    sugar: {
      of: ['sugar', 'syrup'],
      ids: ['sugar', 'brown-sugar', 'maple-syrup', 'agave-syrup'],
      least: 0,
      grams: 3,
      alongside: SOY_SAUCES,
      proposed: ['sugar'],
      proposedWithout: ['honey'],
      needed: true,
    },
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
      needed: true,
    },
    herb: HERBS,
    oil: { ...OIL, grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['sweet', 'veg', 'late'], least: 1 },
    { of: ['sweet', 'veg', 'late'], least: 2, unless: ['protein', 'cheese'] },
    { of: ['sweet', 'veg', 'late'], least: 3, unless: ['protein', 'cheese'] },
  ],
  title: {
    en: 'Roasted {all sweet+veg+late#3}[ with {all protein+cheese+yogurt#1}]',
    es: '{all sweet+veg+late#3} al horno[ con {protein+cheese+yogurt#1}]',
    fr: '[protein? {all sweet+veg+late#3} au four, avec {du protein}|{all sweet+veg+late#3} {=rôti sweet+veg+late#3}[ {au cheese+yogurt#1}]]',
  },
  description: {
    en: '{all sweet+veg+late#3} roasted until soft and browned at the edges[yogurt.yogurt,tahini? , under a sauce of {all yogurt+lemon}[ with {all protein+cheese#2}]|[, with {all protein+cheese+yogurt#2}][ and a glaze of {all honey.soy+ginger}]].',
    es: '{sweet+veg+late#3} al horno, {=tierno-solo sweet+veg+late#3} y con los bordes tostados[yogurt.yogurt,tahini? , bajo una salsa {de yogurt+lemon}[, con {protein+cheese#2}]|[, con {protein+cheese+yogurt#2}][ y un glaseado {de honey.soy+ginger}]].',
    fr: '{du sweet+veg+late#3} {=rôti sweet+veg+late#3}, {=tendre-seul sweet+veg+late#3} et {=grillé sweet+veg+late#3} sur les bords[yogurt.yogurt,tahini? , sous une sauce {au yogurt+lemon}[, avec {du protein+cheese#2}]|[, avec {du protein+cheese+yogurt#2}][ et un glaçage {au honey.soy+ginger}]].',
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
      en: `[Pat {the protein.pulse} dry with kitchen paper. ][sweet+veg? [veg.potato,root? [Add {the onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} to ${TRAYS_OF_VEGETABLES.en.these} with|Season with] {the dried+pepper+honey.mustard}, along with the rest of {the oil+salt}|Spread {the onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} out on ${TRAYS_OF_VEGETABLES.en.some} with {the dried+salt+pepper+honey.mustard+oil}], mix well and roast until the vegetables are soft and browned at the edges, [veg.potato,root? [roast sweet+veg.firm,tender,mushroom,tomato>20? {roast sweet+veg.firm,tender,mushroom,tomato}|{20 min}]|{roast sweet+veg.firm,tender,mushroom,tomato 25}].[ Add {the late}, turned in the oil of ${TRAYS_OF_VEGETABLES.en.these}, for the last fifteen minutes.]|Spread {the onion+late+protein.pulse,frying-cheese+garlic} out on ${TRAYS_OF_VEGETABLES.en.some} with {the dried+salt+pepper+honey.mustard+oil}, mix well and roast until the vegetables are soft and browned at the edges, {18 min}.]`,
      es: `[Seca {el protein.pulse} con papel de cocina. ][sweet+veg? [veg.potato,root? [Añade a ${TRAYS_OF_VEGETABLES.es.these} {el onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} con|Sazona con] {el dried+pepper+honey.mustard}, además del resto {del oil+salt}|Reparte {el onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} en ${TRAYS_OF_VEGETABLES.es.some} con {el dried+salt+pepper+honey.mustard+oil}], mezcla bien y hornea hasta que la verdura esté tierna y con los bordes tostados, [veg.potato,root? [roast sweet+veg.firm,tender,mushroom,tomato>20? {roast sweet+veg.firm,tender,mushroom,tomato}|{20 min}]|{roast sweet+veg.firm,tender,mushroom,tomato 25}].[ Añade {el late} en los últimos quince minutos y mézcla{=lo late} con el aceite de ${TRAYS_OF_VEGETABLES.es.these}.]|Reparte {el onion+late+protein.pulse,frying-cheese+garlic} en ${TRAYS_OF_VEGETABLES.es.some} con {el dried+salt+pepper+honey.mustard+oil}, mezcla bien y hornea hasta que la verdura esté tierna y con los bordes tostados, {18 min}.]`,
      fr: `[Sécher {le protein.pulse} dans du papier absorbant. ][sweet+veg? [veg.potato,root? [Ajouter sur ${TRAYS_OF_VEGETABLES.fr.these} {le onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} avec|Assaisonner avec] {le dried+pepper+honey.mustard}, ainsi que le reste {du oil+salt}|Étaler {le onion+sweet+veg.firm,tender,mushroom,tomato+protein.pulse,frying-cheese+garlic} sur ${TRAYS_OF_VEGETABLES.fr.some} avec {le dried+salt+pepper+honey.mustard+oil}], bien mélanger et enfourner jusqu’à ce que les légumes soient fondants et grillés sur les bords, [veg.potato,root? [roast sweet+veg.firm,tender,mushroom,tomato>20? {roast sweet+veg.firm,tender,mushroom,tomato}|{20 min}]|{roast sweet+veg.firm,tender,mushroom,tomato 25}].[ Ajouter {le late} pour les quinze dernières minutes, en {=le late} retournant dans l’huile ${TRAYS_OF_VEGETABLES.fr.of}.]|Étaler {le onion+late+protein.pulse,frying-cheese+garlic} sur ${TRAYS_OF_VEGETABLES.fr.some} avec {le dried+salt+pepper+honey.mustard+oil}, bien mélanger et enfourner jusqu’à ce que les légumes soient fondants et grillés sur les bords, {18 min}.]`,
    },
    {
      en: '[honey.soy? Stir {the honey.soy,honey+ginger+sugar} together, pour over|Trickle with {the honey.honey}], turn everything and roast again until it shines, {5 min}.',
      es: '[honey.soy? Mezcla {el honey.soy,honey+ginger+sugar}, riega todo con la mezcla|Riega todo con {el honey.honey}], dale la vuelta y hornea de nuevo hasta que brille, {5 min}.',
      fr: '[honey.soy? Mélanger {le honey.soy,honey+ginger+sugar}, verser sur le tout|Arroser le tout {de honey.honey}], retourner et remettre au four jusqu’à ce que le tout brille, {5 min}.',
    },
    ...COOKING_OF_SIDE,
    {
      en: '[garlic? [yogurt.tahini,yogurt? Squeeze {the garlic} out of its skin into a bowl and mash it. |Squeeze {the garlic} out of its skin over the vegetables. ]][yogurt.tahini? Stir [garlic? in ]{the yogurt+lemon} with a pinch of salt and a splash of hot water until runny and trickle over.[ Finish with {the cheese+nut+herb}.][ Serve with {the leaf+side}.]|[yogurt.yogurt? Stir [garlic? in ]{the yogurt+lemon} with a pinch of salt and spoon over.[ Finish with {the cheese+nut+herb}.][ Serve with {the leaf+side}.]|[Finish with {the cheese+nut+lemon+yogurt+herb}.[ Serve with {the leaf+side}.]|Serve with {the leaf+side}.]]]',
      es: '[garlic? [yogurt.tahini,yogurt? Aplasta en un cuenco la pulpa {del garlic}. |Exprime la pulpa {del garlic} sobre la verdura. ]][yogurt.tahini? Deslíe [garlic? con ella ]{el yogurt+lemon} con una pizca de sal y un chorrito de agua caliente y riega la verdura con la salsa.[ Termina con {el cheese+nut+herb}.][ Sirve con {el leaf+side}.]|[yogurt.yogurt? [garlic? Añade|Mezcla] {el yogurt+lemon} con una pizca de sal y reparte la salsa a cucharadas.[ Termina con {el cheese+nut+herb}.][ Sirve con {el leaf+side}.]|[Termina con {el cheese+nut+lemon+yogurt+herb}.[ Sirve con {el leaf+side}.]|Sirve con {el leaf+side}.]]]',
      fr: '[garlic? [yogurt.tahini,yogurt? Écraser la chair {du garlic} dans un bol. |Presser la chair {du garlic} sur les légumes. ]][yogurt.tahini? [garlic? Y délayer|Délayer] {le yogurt+lemon} avec une pincée de sel et un filet d’eau chaude et en napper les légumes.[ Terminer par {le cheese+nut+herb}.][ Servir avec {le leaf+side}.]|[yogurt.yogurt? [garlic? Y mélanger|Mélanger] {le yogurt+lemon} avec une pincée de sel et déposer cette sauce par cuillerées.[ Terminer par {le cheese+nut+herb}.][ Servir avec {le leaf+side}.]|[Terminer par {le cheese+nut+lemon+yogurt+herb}.[ Servir avec {le leaf+side}.]|Servir avec {le leaf+side}.]]]',
    },
  ],
};

/** What gives a roast a glaze: soy sauce in the east, else mustard or honey. */
const MUSTARD_OR_HONEY: readonly string[] = ['soy-sauce', 'gluten-free-soy-sauce', 'wholegrain-mustard', 'honey'];

const traybake: DishTemplate = {
  id: 'traybake',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'indian', 'eastern'],
  called: { en: 'traybake|sheet-pan bake|roast', es: 'al horno|bandeja al horno|asado', fr: 'au four|plaque au four' },
  slots: {
    protein: {
      of: ['poultry-joint', 'poultry', 'sausage'],
      // Dry out in the time that roots take.
      but: ['black-pudding', 'haggis', 'smoked-sausage', 'frankfurter'],
      cut: 'whole',
      grams: 150,
    },
    potato: {
      of: ['potato'],
      least: 0,
      grams: 200,
      cut: 'peel-chunks',
      notWith: ['potato'],
      proposed: ['potato'],
      needed: true,
    },
    veg: {
      of: ['potato', 'root', 'firm', 'tender', 'mushroom', 'tomato'],
      but: [
        'pea',
        'broad-bean',
        'mangetout',
        'sugar-snap-pea',
        'bean-sprout',
        'edamame',
        'sweetcorn',
        'asparagus',
        'celery',
        'cabbage',
        'leek',
        'okra',
        'plantain',
        ...SOFT_ROOTS,
        ...BRIEFLY_ROASTED,
      ],
      least: 0,
      most: 2,
      grams: 180,
      cuts: CUTS_FOR_THE_OVEN,
    },
    /** Softens sooner than potatoes and carrots. */
    sweet: { of: ['root'], ids: SOFT_ROOTS, least: 0, grams: 150, cut: 'peel-dice' },
    green: { of: ['firm'], ids: BRIEFLY_ROASTED, least: 0, grams: 150, cuts: CUTS_FOR_THE_OVEN },
    onion: { ...ONION_IF_THERE, cut: 'wedges', proposed: ['red-onion', 'onion'] },
    garlic: ROASTED_GARLIC,
    dried: {
      of: ['dried-herb', 'spice'],
      least: 0,
      or: ['@spice'],
      families: ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'indian'],
    },
    /** What is there beside it; none is bought. */
    spices: { of: ['dried-herb', 'spice'], least: 0, most: 2, pairedIn: [] },
    briny: { of: ['briny'], ids: ['olive', 'caper'], least: 0 },
    mustard: {
      of: ['soy', 'mustard', 'honey', 'pesto'],
      least: 0,
      most: 2,
      proposed: MUSTARD_OR_HONEY,
      proposedWithout: ['briny'],
      needed: true,
    },
    /** Rounds off the salt of soy sauce. */
    sugar: {
      of: ['sugar', 'syrup'],
      ids: ['sugar', 'brown-sugar', 'maple-syrup', 'agave-syrup'],
      least: 0,
      grams: 3,
      alongside: SOY_SAUCES,
      proposed: ['sugar'],
      proposedWithout: ['honey'],
      needed: true,
    },
    ginger: { ...GINGER_PROPOSED, needed: true, families: ['eastern'] },
    side: { ...SIDE_OR_RICE_WITHOUT_SAUCE, needed: true },
    spread: BUTTER_OF_SIDE,
    fresh: SIDE_SALAD,
    lemon: LEMON,
    yogurt: {
      of: ['yogurt', 'cream'],
      ids: ['yogurt', 'plant-yogurt', 'skyr', 'labneh', 'creme-fraiche', 'soured-cream', 'mexican-crema'],
      but: ['coconut-yogurt'],
      least: 0,
      grams: 30,
      notWith: ['soy', 'pesto'],
    },
    /** Rice and the like are dry beside a tray without a sauce, and sweet roots want something sour. */
    sauce: {
      of: ['yogurt'],
      ids: ['yogurt', 'plant-yogurt'],
      but: ['coconut-yogurt'],
      least: 0,
      grams: 30,
      only: ['side', 'sweet'],
      alongside: ['chicken', 'turkey', 'merguez'],
      unless: ['yogurt'],
      notWith: ['soy', 'pesto'],
      proposed: ['yogurt', 'soya-yogurt'],
      needed: true,
    },
    hard: { of: ['herb'], ids: ['thyme', 'rosemary', 'sage', 'oregano'], least: 0 },
    herb: HERBS,
    oil: { ...OIL, grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'sweet', 'green', 'potato'], least: 1 }],
  title: {
    en: '{protein+potato+sweet+veg+green#3} traybake',
    es: '{all protein+potato+sweet+veg+green#3} al horno',
    fr: '{all protein+potato+sweet+veg+green#3} au four',
  },
  description: {
    en: '{all protein} browned in the oven with {all potato+sweet+veg+green#3}[, seasoned with {all mustard+ginger+dried+spices+briny#2}].',
    es: '{protein} {=dorado-solo protein} en el horno con {potato+sweet+veg+green#3}[, {=sazonado protein} con {mustard+ginger+dried+spices+briny#2}].',
    fr: '{du protein} {=doré-seul protein} au four avec {du potato+sweet+veg+green#3}[, {=relevé protein} {de mustard+ginger+dried+spices+briny#2}].',
  },
  equipment: [{ en: TRAYS_WITH_MEAT.en.some, es: TRAYS_WITH_MEAT.es.some, fr: TRAYS_WITH_MEAT.fr.some }],
  steps: [
    {
      en: `Heat the oven to [protein.poultry? {220 C}|{200 C}]. [protein.poultry? [potato+veg.potato,root? Toss {the potato+veg.potato,root} on ${TRAYS_WITH_MEAT.en.some} with half of {the oil+salt} and roast for [potato+veg.potato? {20 min}|[roast veg.root>35? {20 min}|{10 min}]].]|Spread {the protein+potato+veg.potato,root} out on ${TRAYS_WITH_MEAT.en.some}, turn in half of {the oil+salt} and {the dried+spices+hard+pepper}[protein.poultry-joint? , leave {the protein} skin side up] and roast for [sweet+veg.firm,tender,mushroom,tomato+green? {roast protein.poultry-joint 40 less 20}|{20 min}].]`,
      es: `Calienta el horno a [protein.poultry? {220 C}|{200 C}]. [protein.poultry? [potato+veg.potato,root? Mezcla {el potato+veg.potato,root} en ${TRAYS_WITH_MEAT.es.some} con la mitad {del oil+salt} y hornea [potato+veg.potato? {20 min}|[roast veg.root>35? {20 min}|{10 min}]].]|Reparte {el protein+potato+veg.potato,root} en ${TRAYS_WITH_MEAT.es.some}, mezcla con la mitad {del oil+salt}, añade {el dried+spices+hard+pepper}[protein.poultry-joint? , deja {el protein} con la piel hacia arriba] y hornea [sweet+veg.firm,tender,mushroom,tomato+green? {roast protein.poultry-joint 40 less 20}|{20 min}].]`,
      fr: `Préchauffer le four à [protein.poultry? {220 C}|{200 C}]. [protein.poultry? [potato+veg.potato,root? Mélanger {le potato+veg.potato,root} sur ${TRAYS_WITH_MEAT.fr.some} avec la moitié {du oil+salt} et enfourner [potato+veg.potato? {20 min}|[roast veg.root>35? {20 min}|{10 min}]].]|Répartir {le protein+potato+veg.potato,root} sur ${TRAYS_WITH_MEAT.fr.some}, mélanger avec la moitié {du oil+salt}, ajouter {le dried+spices+hard+pepper}[protein.poultry-joint? , laisser {le protein} côté peau vers le haut] et enfourner [sweet+veg.firm,tender,mushroom,tomato+green? {roast protein.poultry-joint 40 less 20}|{20 min}].]`,
    },
    {
      en: '[protein.poultry? [potato+veg.potato,root? Meanwhile, mix the rest of {the oil+salt} in a bowl with {the mustard+sugar+ginger+dried+spices+hard+pepper}; add {the protein+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} and turn to coat.|Mix {the mustard+sugar+ginger+dried+spices+hard+pepper+oil+salt} in a large bowl, add {the protein+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} and turn to coat, {2 min}.]]',
      es: '[protein.poultry? [potato+veg.potato,root? Mientras tanto, mezcla en un cuenco el resto {del oil+salt} con {el mustard+sugar+ginger+dried+spices+hard+pepper}; añade {el protein+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} y remueve para que se impregne todo.|Mezcla {el mustard+sugar+ginger+dried+spices+hard+pepper+oil+salt} en un cuenco grande, añade {el protein+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} y remueve para que se impregne todo, {2 min}.]]',
      fr: '[protein.poultry? [potato+veg.potato,root? Pendant ce temps, mélanger dans un saladier le reste {du oil+salt} avec {le mustard+sugar+ginger+dried+spices+hard+pepper}, puis y enrober {le protein+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic}.|Mélanger {le mustard+sugar+ginger+dried+spices+hard+pepper+oil+salt} dans un grand saladier, puis y enrober {le protein+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic}, {2 min}.]]',
    },
    {
      en: `[protein.poultry? [potato+veg.potato,root? Spread what is in the bowl over ${TRAYS_WITH_MEAT.en.these}|Spread what is in the bowl out on ${TRAYS_WITH_MEAT.en.some}] and roast [green? for {7 min}. Turn {the green} in what is left in the bowl, add to ${TRAYS_WITH_MEAT.en.these}, turn {the protein} and roast until browned, {18 min}|for {roast protein 25}, until browned, ${TRAYS_WITH_MEAT.en.turn}]|Spoon off the excess fat[ and brush {the protein} with {the mustard+sugar+ginger}].[ Add {the onion+garlic+sweet+veg.firm,tender,mushroom,tomato+briny} with the rest of {the oil+salt} and mix around {the protein}.|[ Turn {the potato+veg.potato,root} in the rest of {the oil+salt}.| Season with the rest of {the salt}.]] Roast [green? for {7 min}, add {the green}, turned in the fat of ${TRAYS_WITH_MEAT.en.these}[protein.poultry-joint? |, turn {the protein}] and roast until browned and cooked through, {18 min}|for [sweet+veg.firm,tender,mushroom,tomato? {25 min}|[protein.poultry-joint? {roast protein.poultry-joint less 15}|{20 min}]], until browned and cooked through[protein.poultry-joint? [potato+sweet+veg+green? , stirring what is around the meat halfway]|, ${TRAYS_WITH_MEAT.en.turn}]]].`,
      es: `[protein.poultry? [potato+veg.potato,root? Reparte el contenido del cuenco por ${TRAYS_WITH_MEAT.es.these}|Extiende el contenido del cuenco en ${TRAYS_WITH_MEAT.es.some}] y hornea [green? {7 min}. Pasa {el green} por lo que quede en el cuenco, añáde{=lo green} a ${TRAYS_WITH_MEAT.es.these}, da la vuelta {al protein} y hornea hasta que se dore, {18 min}|{roast protein 25}, hasta que se dore; a media cocción, ${TRAYS_WITH_MEAT.es.turn}]|Retira con una cuchara la grasa que sobre[ y pinta {el protein} con {el mustard+sugar+ginger}].[ Añade {el onion+garlic+sweet+veg.firm,tender,mushroom,tomato+briny} con el resto {del oil+salt} y mezcla alrededor {del protein}.|[ Mezcla {el potato+veg.potato,root} con el resto {del oil+salt}.| Sazona con el resto {del salt}.]] Hornea [green? {7 min}, añade {el green}, dándo{=le green} unas vueltas en la grasa de ${TRAYS_WITH_MEAT.es.these}[protein.poultry-joint? |, da la vuelta {al protein}] y hornea hasta que todo esté dorado y bien hecho, {18 min}|[sweet+veg.firm,tender,mushroom,tomato? {25 min}|[protein.poultry-joint? {roast protein.poultry-joint less 15}|{20 min}]], hasta que todo esté dorado y bien hecho[protein.poultry-joint? [potato+sweet+veg+green? ; a media cocción, remueve lo que rodea la carne]|; a media cocción, ${TRAYS_WITH_MEAT.es.turn}]]].`,
      fr: `[protein.poultry? [potato+veg.potato,root? Étaler le contenu du saladier sur ${TRAYS_WITH_MEAT.fr.these}|Étaler le contenu du saladier sur ${TRAYS_WITH_MEAT.fr.some}] et enfourner [green? {7 min}. Passer {le green} dans ce qui reste au fond du saladier, {=l’ green}ajouter sur ${TRAYS_WITH_MEAT.fr.these}, retourner {le protein} et enfourner jusqu’à belle coloration, {18 min}|{roast protein 25}, jusqu’à belle coloration ; à mi-cuisson, ${TRAYS_WITH_MEAT.fr.turn}]|Retirer la graisse en excès à la cuillère[ et badigeonner {le protein} {de mustard+sugar+ginger}].[ Ajouter {le onion+garlic+sweet+veg.firm,tender,mushroom,tomato+briny} avec le reste {du oil+salt} et mélanger autour {du protein}.|[ Mélanger {le potato+veg.potato,root} avec le reste {du oil+salt}.| Assaisonner avec le reste {du salt}.]] Enfourner [green? {7 min}, ajouter {le green} en {=le green} retournant dans la graisse ${TRAYS_WITH_MEAT.fr.of}[protein.poultry-joint? |, retourner {le protein}] et enfourner jusqu’à cuisson complète et belle coloration, {18 min}|[sweet+veg.firm,tender,mushroom,tomato? {25 min}|[protein.poultry-joint? {roast protein.poultry-joint less 15}|{20 min}]], jusqu’à cuisson complète et belle coloration[protein.poultry-joint? [potato+sweet+veg+green?  ; à mi-cuisson, remuer ce qui entoure la viande]| ; à mi-cuisson, ${TRAYS_WITH_MEAT.fr.turn}]]].`,
    },
    ...COOKING_OF_SIDE,
    {
      en: `[protein.poultry-joint? Rest for {5 min}. ][Squeeze {the garlic} out of its skin over [sweet+veg+green? the vegetables|{the potato}]. ][Finish with {the lemon+herb+yogurt+sauce}.][ Serve with {the side+fresh}[fresh? , dressed with the juices of ${TRAYS_WITH_MEAT.en.these}].]`,
      es: `[protein.poultry-joint? Deja reposar {5 min}. ][Exprime la pulpa {del garlic} sobre [sweet+veg+green? la verdura|{el potato}]. ][Termina con {el lemon+herb+yogurt+sauce}.][ Sirve con {el side+fresh}[fresh? , {=aliñado fresh} con los jugos de ${TRAYS_WITH_MEAT.es.these}].]`,
      fr: `[protein.poultry-joint? Laisser reposer {5 min}. ][Presser la chair {du garlic} sur [sweet+veg+green? les légumes|{le potato}]. ][Terminer par {le lemon+herb+yogurt+sauce}.][ Servir avec {le side+fresh}[fresh? , {=assaisonné fresh} du jus ${TRAYS_WITH_MEAT.fr.of}].]`,
    },
  ],
};

export const TRAYS: readonly DishTemplate[] = [roastedTray, traybake];
