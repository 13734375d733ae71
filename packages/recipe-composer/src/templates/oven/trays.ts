import type { DishTemplate } from '../dish-template.ts';
import { DRIED, GARLIC, GARLIC_IF_THERE, HERBS, LEMON, NUTS, OIL, ONION_IF_THERE, PEPPER, SALT } from '../slots.ts';

const roastedTray: DishTemplate = {
  id: 'roasted-tray',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'northern', 'indian'],
  called: {
    en: 'roasted vegetables|roast vegetables|tray',
    es: 'verduras al horno|verduras asadas|asado',
    fr: 'légumes rôtis|légumes au four',
  },
  slots: {
    veg: {
      of: ['potato', 'root', 'firm', 'tender', 'mushroom', 'tomato'],
      but: ['pea', 'broad-bean', 'mangetout', 'sugar-snap-pea', 'bean-sprout', 'leek'],
      most: 4,
      grams: 280,
    },
    protein: { of: ['pulse', 'frying-cheese', 'tofu'], least: 0, grams: 75 },
    onion: ONION_IF_THERE,
    garlic: { ...GARLIC_IF_THERE, cut: 'whole', grams: 3 },
    dried: DRIED,
    cheese: { of: ['crumbly-cheese', 'hard-cheese'], least: 0, grams: 30 },
    nut: NUTS,
    lemon: LEMON,
    honey: { of: ['honey'], least: 0, grams: 5 },
    yogurt: { of: ['yogurt', 'tahini', 'pesto'], least: 0 },
    leaf: { of: ['salad-leaf'], least: 0, grams: 15 },
    herb: HERBS,
    oil: { ...OIL, grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg'], least: 1 },
    { of: ['veg', 'protein', 'cheese'], least: 2 },
  ],
  title: {
    en: 'Roasted {all veg#2}[ with {all protein+cheese+yogurt#1}]',
    es: '{veg#2} al horno[ con {protein+cheese+yogurt#1}]',
    fr: '{veg#2} au four[ {au protein+cheese+yogurt#1}]',
  },
  description: {
    en: '{all veg#3} left alone in a hot oven until the edges turn sweet and brown. The cook’s work is over in ten minutes.',
    es: '{veg#3} en el horno fuerte hasta que los bordes se tuestan y endulzan. El trabajo se acaba en diez minutos.',
    fr: '{veg#3} au four bien chaud jusqu’à ce que les bords brunissent et deviennent sucrés. Dix minutes de travail, pas plus.',
  },
  equipment: [{ en: 'large baking tray', es: 'bandeja de horno grande', fr: 'grande plaque de four' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}.[ Toss {the onion+veg.hard+garlic} on a large baking tray with half of {the oil} and roast for {20 min}.]',
      es: 'Calienta el horno a {200 C}.[ Mezcla {el onion+veg.hard+garlic} en una bandeja grande con la mitad {del oil} y hornea {20 min}.]',
      fr: 'Préchauffer le four à {200 C}.[ Mélanger {le onion+veg.hard+garlic} sur une grande plaque avec la moitié {du oil} et enfourner {20 min}.]',
    },
    {
      en: '[onion+veg.hard+garlic? [Add {the veg.soft+protein}|Turn everything over]|Spread {the veg.soft+protein} on a large baking tray], season with [onion+veg.hard+garlic? {the dried+salt+pepper+honey}, add the rest of {the oil}|{the dried+salt+pepper+honey+oil}], and roast until browned at the edges, {20 min}.',
      es: '[onion+veg.hard+garlic? [Añade {el veg.soft+protein}|Dale la vuelta a todo]|Reparte {el veg.soft+protein} en una bandeja grande], sazona con [onion+veg.hard+garlic? {el dried+salt+pepper+honey}, añade el resto {del oil}|{el dried+salt+pepper+honey+oil}] y hornea hasta dorar los bordes, {20 min}.',
      fr: '[onion+veg.hard+garlic? [Ajouter {le veg.soft+protein}|Retourner le tout]|Étaler {le veg.soft+protein} sur une grande plaque], assaisonner avec [onion+veg.hard+garlic? {le dried+salt+pepper+honey}, ajouter le reste {du oil}|{le dried+salt+pepper+honey+oil}], et enfourner jusqu’à ce que les bords dorent, {20 min}.',
    },
    {
      en: 'Serve with {the leaf+cheese+nut+lemon+yogurt+herb}.',
      es: 'Sirve con {el leaf+cheese+nut+lemon+yogurt+herb}.',
      fr: 'Servir avec {le leaf+cheese+nut+lemon+yogurt+herb}.',
    },
  ],
};

const traybake: DishTemplate = {
  id: 'traybake',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'indian'],
  called: { en: 'traybake|sheet-pan bake|roast', es: 'al horno|bandeja al horno|asado', fr: 'au four|plaque au four' },
  slots: {
    protein: { of: ['poultry-joint', 'poultry', 'sausage'], cut: 'whole' },
    veg: {
      of: ['potato', 'root', 'firm', 'tender', 'mushroom', 'tomato'],
      but: ['pea', 'broad-bean', 'mangetout', 'sugar-snap-pea', 'bean-sprout', 'sweetcorn'],
      least: 1,
      most: 4,
      grams: 260,
      named: ['potato'],
    },
    onion: { ...ONION_IF_THERE, cut: 'wedges' },
    garlic: { ...GARLIC, cut: 'whole', grams: 3 },
    dried: { of: ['dried-herb', 'spice'], least: 0, most: 3, or: ['@spice'] },
    briny: { of: ['briny'], ids: ['olive', 'caper'], least: 0 },
    mustard: { of: ['mustard', 'honey', 'pesto'], least: 0 },
    lemon: LEMON,
    hard: { of: ['herb'], ids: ['thyme', 'rosemary', 'sage', 'oregano'], least: 0 },
    herb: HERBS,
    oil: { ...OIL, grams: 11 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg'], least: 1 }],
  title: {
    en: '{protein+veg#2} traybake',
    es: '{protein+veg#2} al horno',
    fr: '{protein+veg#2} au four',
  },
  description: {
    en: 'One tray, one hot oven: {all protein} over {all veg#3}, with the juices shared by all. The washing-up is a single thing.',
    es: 'Una bandeja y el horno fuerte: {protein} sobre {veg#3}, y los jugos para todos. Solo hay una cosa que fregar.',
    fr: 'Une plaque, un four chaud : {protein} sur {le veg#3}, et les jus partagés par tous. Une seule chose à laver.',
  },
  equipment: [{ en: 'large baking tray', es: 'bandeja de horno grande', fr: 'grande plaque de four' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}. Toss {the protein+onion+veg.hard+garlic} on a large baking tray with {the oil+dried+mustard+hard+salt+pepper}, {3 min}.',
      es: 'Calienta el horno a {200 C}. Mezcla {el protein+onion+veg.hard+garlic} en una bandeja grande con {el oil+dried+mustard+hard+salt+pepper}, {3 min}.',
      fr: 'Préchauffer le four à {200 C}. Mélanger {le protein+onion+veg.hard+garlic} sur une grande plaque avec {le oil+dried+mustard+hard+salt+pepper}, {3 min}.',
    },
    { en: 'Roast for {20 min}.', es: 'Hornea {20 min}.', fr: 'Enfourner {20 min}.' },
    {
      en: '[Add {the veg.soft+briny}, turn everything in the juices|Turn everything in the juices] and roast until browned and cooked through, {20 min}.',
      es: '[Añade {el veg.soft+briny}, impregna todo con los jugos|Impregna todo con los jugos] y hornea hasta que todo esté dorado y bien hecho, {20 min}.',
      fr: '[Ajouter {le veg.soft+briny}, retourner le tout dans les sucs|Retourner le tout dans les sucs] et enfourner jusqu’à cuisson complète et belle coloration, {20 min}.',
    },
    {
      en: 'Finish with {the lemon+herb} and rest for {3 min}.',
      es: 'Termina con {el lemon+herb} y deja reposar {3 min}.',
      fr: 'Terminer par {le lemon+herb} et laisser reposer {3 min}.',
    },
  ],
};

const fishParcel: DishTemplate = {
  id: 'fish-parcel',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'eastern', 'thai'],
  called: { en: 'parcels|baked fish|en papillote', es: 'en papillote|al horno', fr: 'en papillote|papillotes' },
  slots: {
    fish: { of: ['fish-fillet'] },
    veg: {
      of: ['tender', 'firm', 'tomato', 'mushroom', 'leafy', 'root', 'potato'],
      but: ['cauliflower', 'brussels-sprout', 'cabbage', 'okra', 'beetroot', 'swede'],
      least: 1,
      most: 3,
      grams: 150,
      cut: 'slice-thin',
      named: ['courgette', 'fennel'],
    },
    onion: { of: ['spring-onion', 'onion'], least: 0, grams: 15, cut: 'slice-thin' },
    garlic: GARLIC_IF_THERE,
    ginger: { of: ['ginger'], least: 0 },
    lemon: { of: ['sour'], least: 0, or: ['lemon'], grams: 20, cut: 'slice' },
    soy: { of: ['soy'], least: 0, grams: 6 },
    wine: { of: ['wine'], but: ['red-wine'], least: 0, grams: 15 },
    briny: { of: ['briny'], least: 0 },
    dried: DRIED,
    herb: HERBS,
    fat: { of: ['oil', 'butter'], or: ['olive-oil'], grams: 6 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg'], least: 1 }],
  title: {
    en: '{fish} parcels with {all veg#2}',
    es: '{fish} en papillote con {veg#2}',
    fr: '{fish} en papillote {au veg#2}',
  },
  description: {
    en: '{fish} steamed in its own paper with {all veg#2}: each guest opens a parcel, and the kitchen stays clean.',
    es: '{fish} al vapor en su propio papel con {veg#2}: cada cual abre su paquete y la cocina queda limpia.',
    fr: '{fish} à l’étouffée dans son papier avec {le veg#2} : chacun ouvre son paquet, et la cuisine reste propre.',
  },
  equipment: [{ en: 'baking parchment', es: 'papel de horno', fr: 'papier cuisson' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}. Lay {the veg.root,firm,potato} in boiling water for {4 min} and drain.',
      es: 'Calienta el horno a {200 C}. Hierve {el veg.root,firm,potato} {4 min} y escurre.',
      fr: 'Préchauffer le four à {200 C}. Blanchir {le veg.root,firm,potato} {4 min} et égoutter.',
    },
    {
      en: '[veg.root,firm,potato? |Heat the oven to {200 C}. ]Share {the veg+onion+garlic+ginger+briny} out on four sheets of baking parchment, lay {the fish} on top and season with {the salt+pepper+dried}.',
      es: '[veg.root,firm,potato? |Calienta el horno a {200 C}. ]Reparte {el veg+onion+garlic+ginger+briny} en cuatro hojas de papel de horno, pon encima {el fish} y sazona con {el salt+pepper+dried}.',
      fr: '[veg.root,firm,potato? |Préchauffer le four à {200 C}. ]Répartir {le veg+onion+garlic+ginger+briny} sur quatre feuilles de papier cuisson, poser {le fish} par-dessus et assaisonner avec {le salt+pepper+dried}.',
    },
    {
      en: 'Add {the fat+lemon+soy+wine}, fold the edges over tightly and bake on a tray for {15 min}.',
      es: 'Añade {el fat+lemon+soy+wine}, cierra bien los bordes y hornea en una bandeja {15 min}.',
      fr: 'Ajouter {le fat+lemon+soy+wine}, replier les bords hermétiquement et cuire {15 min} sur une plaque.',
    },
    {
      en: 'Leave for {2 min}, then open at the table[ and scatter with {the herb}].',
      es: 'Deja reposar {2 min} y abre en la mesa[; reparte {el herb} por encima].',
      fr: 'Laisser reposer {2 min}, puis ouvrir à table[ et parsemer {de herb}].',
    },
  ],
};

export const TRAYS: readonly DishTemplate[] = [roastedTray, traybake, fishParcel];
