import { FORTIFIED, FRUIT_SYRUPS } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const SOFT: DishTemplate['subcategories'] = ['Non-alcoholic'];

const STRONG: DishTemplate['subcategories'] = ['Alcoholic'];

/** Teas that boiling water makes bitter. */
const NOT_BOILED: readonly string[] = ['green-tea', 'white-tea', 'jasmine-tea', 'oolong-tea'];

/** Spices that are sold ground, of which a pinch is stirred in with the sugar. */
const GROUND: readonly string[] = ['cinnamon', 'ground-ginger', 'turmeric', 'ground-cardamom', 'mixed-spice'];

const hotMilk: DishTemplate = {
  id: 'hot-milk',
  dishType: 'hot-milk',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: {
    en: 'hot milk|latte|cocoa|hot chocolate',
    es: 'leche caliente|chocolate caliente|latte',
    fr: 'lait chaud|chocolat chaud|latte',
  },
  slots: {
    milk: { of: ['milk'], grams: 230, named: ['milk'] },
    flavour: { of: ['cocoa', 'chocolate', 'nut-butter', 'coffee'], but: ['cold-brew'], least: 0 },
    /** Boiled in water first: raw ginger curdles milk. */
    fresh: { of: ['ginger'], ids: ['ginger'], least: 0, grams: 6 },
    whole: { of: ['whole-spice'], least: 0, most: 2 },
    turmeric: { of: ['spice'], ids: ['turmeric'], least: 0 },
    spice: { of: ['sweet-spice', 'vanilla'], least: 0, most: 2 },
    warm: {
      of: ['sweet-spice'],
      least: 0,
      only: ['turmeric'],
      unless: ['fresh', 'whole', 'spice'],
      proposed: ['cinnamon', 'ground-ginger'],
      needed: true,
    },
    sweet: { of: ['honey', 'sugar', 'syrup'], but: FRUIT_SYRUPS, or: ['sugar'], grams: 10 },
    water: { of: ['water'], or: ['water'], only: ['fresh'], grams: 50 },
  },
  needs: [{ of: ['flavour', 'fresh', 'whole', 'turmeric', 'spice'], least: 1 }],
  title: {
    en: 'Hot {milk} with {all flavour+fresh+whole+turmeric+spice+sweet.honey,syrup#2}',
    es: '{milk} caliente con {flavour+fresh+whole+turmeric+spice+sweet.honey,syrup#2}',
    fr: '{milk} {=chaud milk} {au flavour+fresh+whole+turmeric+spice+sweet.honey,syrup#2}',
  },
  description: {
    en: 'This mug is hot, mild and topped with froth.',
    es: 'Esta taza es suave, caliente y espumosa.',
    fr: 'Cette tasse est douce, chaude et mousseuse.',
  },
  steps: [
    {
      en: 'Simmer {the fresh} in {the water} in a small pan, {3 min}.',
      es: 'Hierve {el fresh} en {el water} en un cazo, {3 min}.',
      fr: 'Faire bouillir {le fresh} dans {le water} dans une petite casserole, {3 min}.',
    },
    {
      en: 'Mix {the turmeric+spice.sweet-spice+warm+flavour.cocoa} with {the sweet} and a splash of {the milk} in a [fresh? bowl|small pan] until there are no lumps, {1 min}.',
      es: 'Mezcla {el turmeric+spice.sweet-spice+warm+flavour.cocoa} con {el sweet} y un chorrito {de milk} en un [fresh? cuenco|cazo] hasta que no queden grumos, {1 min}.',
      fr: 'Délayer {le turmeric+spice.sweet-spice+warm+flavour.cocoa} avec {le sweet} et un filet {de milk} dans [fresh? un bol|une petite casserole], sans laisser de grumeaux, {1 min}.',
    },
    {
      en: '[turmeric+spice.sweet-spice+warm+flavour.cocoa? Add [fresh? this mixture and ]the rest of {the milk}[, with {the whole+flavour.chocolate,nut-butter,coffee+spice.vanilla},]|[fresh? Add|Put] {the milk+whole+flavour.chocolate,nut-butter,coffee+spice.vanilla+sweet}[fresh? | in a small pan]] and heat over a medium heat, whisking, until steaming, {5 min}. Don’t let it boil.',
      es: '[turmeric+spice.sweet-spice+warm+flavour.cocoa? Añade [fresh? esa mezcla y ]el resto {del milk}[, con {el whole+flavour.chocolate,nut-butter,coffee+spice.vanilla},]|[fresh? Añade|Pon] {el milk+whole+flavour.chocolate,nut-butter,coffee+spice.vanilla+sweet}[fresh? | en un cazo]] y calienta a fuego medio, batiendo, hasta que humee, {5 min}. Que no llegue a hervir.',
      fr: '[turmeric+spice.sweet-spice+warm+flavour.cocoa? Ajouter [fresh? ce mélange et ]le reste {du milk}[, avec {le whole+flavour.chocolate,nut-butter,coffee+spice.vanilla},]|[fresh? Ajouter|Mettre] {le milk+whole+flavour.chocolate,nut-butter,coffee+spice.vanilla+sweet}[fresh? | dans une petite casserole]] et chauffer à feu moyen en fouettant, jusqu’à ce que la vapeur monte, {5 min}. Ne pas laisser bouillir.',
    },
    {
      en: 'Take off the heat, cover and leave {the whole} to infuse, {5 min}.',
      es: 'Aparta del fuego, tapa y deja infusionar {el whole}, {5 min}.',
      fr: 'Retirer du feu, couvrir et laisser infuser {le whole}, {5 min}.',
    },
    {
      en: '[whole? Heat again until steaming, {1 min}. ][fresh+whole? Strain, whisk|Whisk] hard until frothy, {1 min}, and pour into two mugs.',
      es: '[whole? Calienta de nuevo hasta que humee, {1 min}. ][fresh+whole? Cuela, bate|Bate] con energía hasta que haga espuma, {1 min}, y sirve en dos tazas.',
      fr: '[whole? Réchauffer jusqu’à ce que la vapeur monte, {1 min}. ][fresh+whole? Filtrer, fouetter|Fouetter] vivement pour faire mousser, {1 min}, et verser dans deux tasses.',
    },
  ],
};

const hotInfusion: DishTemplate = {
  id: 'hot-infusion',
  dishType: 'infusion',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: {
    en: 'hot tea|infusion|hot lemon|ginger tea',
    es: 'infusión|té de jengibre|agua de limón caliente',
    fr: 'infusion|tisane|citron chaud',
  },
  slots: {
    tea: { of: ['herbal-tea', 'tea'], but: NOT_BOILED, least: 0 },
    fresh: {
      of: ['ginger', 'herb'],
      ids: ['ginger', 'mint', 'lemon-balm'],
      least: 0,
      most: 2,
      grams: 10,
      cut: 'slice-thin',
    },
    woody: { of: ['herb'], ids: ['rosemary', 'thyme', 'sage'], least: 0, grams: 1.5, cut: 'whole' },
    whole: { of: ['whole-spice'], least: 0, most: 2 },
    apple: { of: ['orchard-fruit'], least: 0, grams: 75, cut: 'rounds' },
    berry: {
      of: ['berry'],
      but: ['grape', 'cranberry'],
      least: 0,
      grams: 60,
      only: ['tea'],
    },
    orange: { of: ['orange'], least: 0, grams: 60, cut: 'juice' },
    sour: { of: ['sour'], least: 0, grams: 16, proposed: ['lemon'], proposedWithout: ['orange'] },
    ground: { of: ['sweet-spice', 'spice'], ids: GROUND, least: 0, grams: 0.3, notWith: ['berry', 'herb'] },
    warm: {
      of: ['whole-spice'],
      least: 0,
      only: ['apple'],
      unless: ['fresh', 'woody', 'whole', 'ground'],
      proposed: ['cinnamon-stick'],
      needed: true,
    },
    honey: { of: ['honey'], least: 0, grams: 10 },
    sweet: { of: ['sugar'], least: 0, or: ['sugar'], unless: ['honey'], notWith: ['honey'], grams: 9 },
    water: { of: ['water'], or: ['water'], grams: 250 },
  },
  needs: [
    { of: ['tea', 'fresh', 'woody', 'whole', 'apple', 'sour'], least: 1 },
    { of: ['tea', 'fresh', 'woody', 'whole', 'apple', 'ground', 'honey'], least: 1 },
    { of: ['fresh', 'woody', 'whole', 'apple', 'berry', 'orange', 'sour'], least: 1 },
    { of: ['tea', 'fresh', 'woody', 'whole', 'apple', 'berry', 'orange', 'sour', 'ground', 'honey'], least: 2 },
  ],
  title: {
    en: '[tea? Hot {tea} with {all fresh+woody+apple+berry+orange+sour+whole+ground+honey#2}|[fresh+woody+whole+apple? Hot {fresh+woody+whole+apple+berry+ground+orange+sour#2} infusion|Hot {sour} with {all honey+ground#1}]]',
    es: '[tea? {tea} con {fresh+woody+apple+berry+orange+sour+whole+ground+honey#2}|[fresh+woody+whole+apple? Infusión {de fresh+woody+whole+apple+berry+ground+orange+sour#2}|{sour} caliente con {honey+ground#1}]]',
    fr: '[tea? {tea} {au fresh+woody+apple+berry+orange+sour+whole+ground+honey#2}|[fresh+woody+whole+apple? Infusion {au fresh+woody+whole+apple+berry+ground+orange+sour#2}|Boisson chaude {au sour+honey+ground#2}]]',
  },
  description: {
    en: 'The cup is light, fragrant and very hot.',
    es: 'La taza es ligera, aromática y muy caliente.',
    fr: 'La tasse est légère, parfumée et très chaude.',
  },
  steps: [
    {
      en: 'Bring {the water} to the boil[ with {the whole+warm+fresh.ginger+apple}], {4 min}[whole+warm+fresh.ginger+apple? , then simmer, covered, over a low heat, {5 min}].',
      es: 'Lleva {el water} a ebullición[ con {el whole+warm+fresh.ginger+apple}], {4 min}[whole+warm+fresh.ginger+apple? , tapa y deja hervir a fuego suave {5 min}].',
      fr: 'Porter {le water} à ébullition[ avec {le whole+warm+fresh.ginger+apple}], {4 min}[whole+warm+fresh.ginger+apple? , puis laisser frémir à couvert, {5 min}].',
    },
    {
      en: '[tea+fresh+woody+whole+warm+apple? Take off the heat[, add {the tea+fresh.herb+woody}] and leave to steep, covered, [tea.tea? {4 min}|{6 min}].]',
      es: '[tea+fresh+woody+whole+warm+apple? Aparta del fuego[, añade {el tea+fresh.herb+woody}], tapa y deja infusionar [tea.tea? {4 min}|{6 min}].]',
      fr: '[tea+fresh+woody+whole+warm+apple? Retirer du feu[, ajouter {le tea+fresh.herb+woody}] et laisser infuser à couvert [tea.tea? {4 min}|{6 min}].]',
    },
    {
      en: '[berry+ground? Meanwhile, [berry? crush {the berry+ground}[ with {the honey+sweet}]|put {the ground+honey+sweet}] in two mugs.]',
      es: '[berry+ground? Mientras, [berry? aplasta {el berry+ground}[ con {el honey+sweet}]|pon {el ground+honey+sweet}] en dos tazas.]',
      fr: '[berry+ground? Pendant ce temps, [berry? écraser {le berry+ground}[ avec {le honey+sweet}]|mettre {le ground+honey+sweet}] dans deux tasses.]',
    },
    {
      en: '[tea+fresh+woody+whole+warm+apple? Strain|Pour the hot water] into [berry+ground? the|two] mugs[berry+ground? |[ and sweeten with {the honey+sweet}]].[ Finish with {the sour+orange} and stir.]',
      es: '[tea+fresh+woody+whole+warm+apple? Cuela|Vierte el agua caliente] en [berry+ground? las|dos] tazas[berry+ground? |[ y endulza con {el honey+sweet}]].[ Termina con {el sour+orange} y remueve.]',
      fr: '[tea+fresh+woody+whole+warm+apple? Filtrer|Verser l’eau chaude] dans [berry+ground? les|deux] tasses[berry+ground? |[ et adoucir avec {le honey+sweet}]].[ Finir avec {le sour+orange} et remuer.]',
    },
  ],
};

const hotToddy: DishTemplate = {
  id: 'toddy',
  dishType: 'hot-cocktail',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'toddy|hot toddy', es: 'ponche caliente', fr: 'grog' },
  slots: {
    base: { of: ['spirit'], ids: ['whisky', 'rum', 'brandy'] },
    sweet: { of: ['honey', 'sugar', 'syrup'], but: FRUIT_SYRUPS, or: ['sugar'], grams: 8 },
    orange: { of: ['orange'], least: 0, grams: 60, cut: 'juice' },
    sour: { of: ['sour'], least: 0, grams: 12, proposed: ['lemon'], needed: true },
    ground: { of: ['sweet-spice'], least: 0, grams: 0.3 },
    whole: {
      of: ['whole-spice', 'ginger'],
      but: ['galangal'],
      least: 0,
      most: 2,
      cut: 'slice-thin',
      unless: ['ground'],
      proposed: ['cinnamon-stick'],
    },
    long: { of: ['tea', 'herbal-tea'], but: NOT_BOILED, least: 0 },
    juice: {
      of: ['juice'],
      ids: ['apple-juice', 'pear-juice', 'orange-juice', 'cranberry-juice'],
      least: 0,
      grams: 110,
    },
    /** Where there is juice. */
    little: { of: ['water'], or: ['water'], only: ['juice'], grams: 60 },
    water: { of: ['water'], or: ['water'], unless: ['little'], grams: 130 },
  },
  needs: [
    { of: ['base'], least: 1 },
    { of: ['base', 'orange', 'sour', 'ground', 'whole', 'sweet', 'long', 'juice'], least: 2 },
  ],
  notBeside: ['ice', 'soda', 'mixer'],
  title: {
    en: 'Hot {base+long+juice+orange+sour+whole+ground#2} toddy',
    es: 'Ponche caliente {de base+long+juice+orange+sour+whole+ground#2}',
    fr: 'Grog {au base+long+juice+orange+sour+whole+ground#2}',
  },
  description: {
    en: 'This toddy is strong, hot and a little sweet.',
    es: 'Este ponche es fuerte, caliente y un poco dulce.',
    fr: 'Ce grog est fort, brûlant et un peu sucré.',
  },
  steps: [
    {
      en: 'Bring {the water+little+whole} to the boil in a small pan, {4 min}[whole? , cover and simmer over a low heat, {8 min}. Lift out {the whole}].',
      es: 'Lleva {el water+little+whole} a ebullición en un cazo, {4 min}[whole? , tapa y deja hervir a fuego suave {8 min}. Retira {el whole}].',
      fr: 'Porter {le water+little+whole} à ébullition dans une petite casserole, {4 min}[whole? , couvrir et laisser frémir à feu doux, {8 min}. Retirer {le whole}].',
    },
    {
      en: 'Off the heat, steep {the long} in it under a lid, {4 min}, and lift out the bags.',
      es: 'Fuera del fuego, añade {el long}, tapa, deja infusionar {4 min} y retira las bolsitas.',
      fr: 'Hors du feu, y laisser infuser {le long} à couvert, {4 min}, puis retirer les sachets.',
    },
    {
      en: 'Add {the juice+orange} and warm until steaming, without letting it boil, {2 min}.',
      es: 'Añade {el juice+orange} y calienta hasta que humee, sin que llegue a hervir, {2 min}.',
      fr: 'Ajouter {le juice+orange} et chauffer jusqu’à ce que la boisson fume, sans laisser bouillir, {2 min}.',
    },
    {
      en: 'Share {the sweet+ground+base+sour} between two mugs, fill up with the hot [whole+long+juice+orange? infusion|water] and stir.',
      es: 'Reparte {el sweet+ground+base+sour} entre dos tazas, vierte encima [whole+long+juice+orange? la infusión|el agua] bien caliente y remueve.',
      fr: 'Répartir {le sweet+ground+base+sour} entre deux tasses, y verser [whole+long+juice+orange? l’infusion|l’eau] bien chaude et remuer.',
    },
  ],
};

/** Wine and cider have half the strength of a toddy's spirit: without spices they are thin. */
const mulled: DishTemplate = {
  id: 'mulled',
  dishType: 'hot-cocktail',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'mulled wine|mulled', es: 'vino caliente|vino especiado', fr: 'vin chaud' },
  slots: {
    base: {
      of: ['wine'],
      ids: ['red-wine', 'white-wine', 'wine', 'cider'],
      but: ['alcohol-free-wine', ...FORTIFIED, 'rose-wine', 'rice-wine', 'mirin'],
      grams: 180,
    },
    blend: {
      of: ['sweet-spice'],
      ids: ['cinnamon', 'mixed-spice', 'pumpkin-pie-spice', 'gingerbread-spice'],
      least: 0,
      grams: 0.3,
    },
    ground: { of: ['sweet-spice'], least: 0, grams: 0.2 },
    whole: { of: ['whole-spice'], or: ['cinnamon-stick'], most: 3, unless: ['blend'] },
    ginger: { of: ['ginger'], ids: ['ginger'], least: 0, cut: 'slice-thin' },
    sweet: { of: ['honey', 'sugar', 'syrup'], but: FRUIT_SYRUPS, or: ['sugar'], grams: 11 },
    fruit: { of: ['orange'], or: ['orange'], least: 0, grams: 60, cut: 'rounds' },
    orchard: { of: ['orchard-fruit'], ids: ['apple', 'pear'], least: 0, grams: 40, cut: 'slice-thin' },
  },
  needs: [
    { of: ['base'], least: 1 },
    { of: ['base', 'blend', 'ground', 'whole', 'ginger', 'sweet', 'fruit', 'orchard'], least: 2 },
  ],
  title: {
    en: 'Mulled {base} with {all blend+ground+whole+ginger+fruit#2}',
    es: '{base} caliente con {blend+ground+whole+ginger+fruit#2}',
    fr: '{base} {=chaud base} {au blend+ground+whole+ginger+fruit#2}',
  },
  description: {
    en: 'The pan warms slowly and fills the room with spice.',
    es: 'El cazo se calienta despacio y llena la casa de olor a especias.',
    fr: 'La casserole chauffe doucement et parfume la maison d’épices.',
  },
  steps: [
    {
      en: '[blend+ground? Stir {the blend+ground} into {the sweet} in a small pan, pour in {the base}|Put {the base+sweet} in a small pan][, add {the whole+ginger+orchard}] and warm over a low heat until steaming, without letting it boil, {10 min}.',
      es: '[blend+ground? Pon {el sweet} con {el blend+ground} en un cazo, remueve, vierte {el base}|Pon {el base+sweet} en un cazo][, añade {el whole+ginger+orchard}] y calienta a fuego bajo hasta que humee, sin que hierva, {10 min}.',
      fr: '[blend+ground? Mettre {le sweet} avec {le blend+ground} dans une petite casserole, remuer, verser {le base}|Verser {le base+sweet} dans une petite casserole][, ajouter {le whole+ginger+orchard}] et chauffer à feu doux jusqu’à ce que de la vapeur s’élève, sans laisser bouillir, {10 min}.',
    },
    {
      en: '[Add {the fruit}, cover|Cover] and leave over the lowest heat, hot but never boiling, {10 min}. Strain [blend+ground? through a cloth or a very fine sieve ]into two heatproof glasses[ and put one of the slices of {fruit} in each][orchard? , with the soft slices of {orchard}].',
      es: '[Añade {el fruit}, tapa|Tapa] y mantén al mínimo, caliente pero sin que llegue a hervir, {10 min}. Cuela [blend+ground? con un paño o un colador muy fino ]en dos vasos resistentes al calor[ y pon en cada uno una de las rodajas {de fruit}][orchard? , con las láminas {de orchard} ya tiernas].',
      fr: '[Ajouter {le fruit}, couvrir|Couvrir] et garder sur le feu le plus doux, sans jamais laisser bouillir, {10 min}. Filtrer [blend+ground? dans un linge ou une passoire très fine, ]dans deux verres résistants à la chaleur[ et mettre une des rondelles {de fruit} dans chacun][orchard? , avec les lamelles {de orchard} fondantes].',
    },
  ],
};

export const HOT_DRINKS: readonly DishTemplate[] = [hotMilk, hotInfusion, hotToddy, mulled];
