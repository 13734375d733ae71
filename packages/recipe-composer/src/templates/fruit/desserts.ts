import { NOT_FOR_DOUGH, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Creams that are too lean to be whipped, or too thick. */
const NOT_WHIPPED: readonly string[] = [
  'single-cream',
  'half-and-half',
  'creme-fraiche',
  'oat-cream',
  'soya-cream',
  'almond-cream',
  'cashew-cream',
];

/** Soft fruit folded into cream, yogurt or custard. */
const fool: DishTemplate = {
  id: 'fruit-fool',
  dishType: 'fruit-dessert',
  category: 'Meals',
  subcategories: ['Snack', 'Dinner'],
  servings: 4,
  families: ['sweet'],
  called: {
    en: 'fool|fruit fool|fruit and custard',
    es: 'crema de frutas|fruta con natillas',
    fr: 'crème aux fruits|fruits à la crème',
  },
  slots: {
    fruit: {
      of: ['rhubarb', 'berry', 'stone-fruit', 'orchard-fruit'],
      but: ['cranberry', 'grape'],
      most: 2,
      grams: 145,
    },
    creamy: {
      of: ['custard', 'cream', 'yogurt'],
      named: ['double-cream'],
      grams: 75,
      but: ['soured-cream', 'buttermilk', ...NOT_WHIPPED],
    },
    sugar: { of: ['sugar', 'honey'], or: ['sugar'], grams: 14 },
    spice: {
      of: ['vanilla', 'sweet-spice'],
      ids: ['cinnamon', 'vanilla-extract', 'ground-cardamom', 'ground-ginger'],
      least: 0,
      proposed: ['vanilla-extract'],
    },
    citrus: { of: ['orange'], least: 0, grams: 30, cut: 'juice' },
    sour: { of: ['sour'], least: 0, grams: 8, notWith: ['rhubarb'], proposed: ['lemon'], needed: true },
    nut: { of: ['nut'], but: ['peanut', 'roasted-peanut'], least: 0, grams: 10 },
    biscuit: { of: ['biscuit'], least: 0, grams: 12 },
    water: { of: ['water'], least: 0, or: ['water'], notWith: ['berry', 'stone-fruit'], grams: 12 },
  },
  needs: [
    { of: ['fruit'], least: 1 },
    { of: ['creamy'], least: 1 },
  ],
  title: {
    en: '{fruit} fool',
    es: 'Crema {de fruit} con {creamy}',
    fr: '[creamy.cream? Crème fouettée {au fruit}|Crème {au fruit} et {au creamy}]',
  },
  description: {
    en: 'The sharp fruit runs in streaks through the cream.',
    es: 'La fruta, algo ácida, forma vetas en la crema.',
    fr: 'Le fruit, un peu acide, dessine des marbrures dans la crème.',
  },
  steps: [
    {
      en: '[water? Cook {the fruit} with {the sugar+citrus+sour+water} in a covered pan over a low heat until soft, {simmer fruit 10}|Cook [fruit.berry? two thirds of {the fruit}|{the fruit}] with {the sugar+citrus+sour} in an open pan over a medium heat, stirring now and then, until the juice coats a spoon, [fruit.berry? {9 min}|{12 min}]]. [Stir in {the spice} and taste|Taste] for sugar.',
      es: '[water? Cuece {el fruit} con {el sugar+citrus+sour+water} en un cazo tapado a fuego suave hasta que la fruta se deshaga, {simmer fruit 10}|Cuece [fruit.berry? dos tercios {del fruit}|{el fruit}] con {el sugar+citrus+sour} en un cazo destapado a fuego medio, removiendo de vez en cuando, hasta que el jugo cubra la cuchara, [fruit.berry? {9 min}|{12 min}]]. [Añade {el spice} y prueba|Prueba] el dulzor.',
      fr: '[water? Cuire {le fruit} avec {le sugar+citrus+sour+water} dans une casserole couverte à feu doux, le temps de compoter, {simmer fruit 10}|Cuire [fruit.berry? deux tiers {du fruit}|{le fruit}] avec {le sugar+citrus+sour} dans une casserole découverte à feu moyen, en remuant de temps en temps, jusqu’à ce que le jus nappe la cuillère, [fruit.berry? {9 min}|{12 min}]]. [Ajouter {le spice} et goûter|Goûter] pour ajuster le sucre.',
    },
    {
      en: 'Spread in a shallow dish and chill until cold, {40 min}.',
      es: 'Extiende la fruta en una fuente y guárdala en la nevera hasta que esté bien fría, {40 min}.',
      fr: 'Étaler les fruits dans un plat et les mettre au réfrigérateur jusqu’à ce qu’ils soient bien froids, {40 min}.',
    },
    {
      en: '[creamy.cream? Whip {the creamy}, well chilled, to soft peaks, {3 min}. Fold in|Stir {the creamy} until smooth, {1 min}. Fold in] the cold fruit[water? |[fruit.berry?  and the rest of {the fruit}]] so that streaks remain, and spoon into glasses[, with {the nut+biscuit} on top].',
      es: '[creamy.cream? Monta {el creamy}, bien fría, sin llegar a picos firmes, {3 min}. Incorpora|Bate {el creamy} hasta que quede liso, {1 min}. Incorpora] la fruta fría[water? |[fruit.berry?  y el resto {del fruit}]] sin mezclar del todo y reparte la crema en copas[, con {el nut+biscuit} por encima].',
      fr: '[creamy.cream? Fouetter {le creamy}, bien froide, jusqu’à ce que les fouets laissent une trace, {3 min}. Incorporer|Fouetter {le creamy} pour bien lisser, {1 min}. Incorporer] les fruits froids[water? |[fruit.berry?  et le reste {du fruit}]] en laissant des volutes et répartir le tout dans des verres[, avec {le nut+biscuit} par-dessus].',
    },
  ],
};

/** Stale bread, milk and egg. */
const breadPudding: DishTemplate = {
  id: 'bread-pudding',
  dishType: 'pudding',
  category: 'Meals',
  subcategories: ['Snack', 'Breakfast', 'Dinner'],
  servings: 4,
  families: ['sweet'],
  called: {
    en: 'bread pudding|bread and butter pudding',
    es: 'budín de pan|pudin de pan',
    fr: 'pudding au pain|pain perdu au four',
  },
  slots: {
    bread: {
      of: ['bread'],
      but: ['bagel', 'flatbread', 'pitta', 'rye-bread', 'pumpernickel', 'focaccia'],
      grams: 60,
      cut: 'slice-bread',
    },
    egg: { of: ['egg'], grams: 40, named: ['egg'] },
    milk: { of: ['milk', 'custard'], or: ['milk', 'oat-drink', 'soya-drink'], grams: 115, but: ['buttermilk'] },
    rich: { of: ['cream'], but: ['creme-fraiche'], least: 0, grams: 30 },
    sugar: { of: ['sugar', 'honey'], or: ['sugar'], grams: 15 },
    fruit: { of: ['dried-fruit', 'orchard-fruit', 'banana', 'berry', 'stone-fruit'], least: 0, most: 2, grams: 45 },
    spice: {
      of: ['vanilla', 'sweet-spice'],
      ids: ['vanilla-extract', 'cinnamon', 'nutmeg', 'mixed-spice', 'cardamom'],
      least: 0,
      proposed: ['vanilla-extract', 'cinnamon'],
      needed: true,
    },
    chocolate: { of: ['chocolate'], least: 0, grams: 12 },
    butter: { of: ['butter'], or: ['butter'], grams: 9 },
  },
  needs: [
    { of: ['bread', 'egg'], least: 2 },
    { of: ['milk', 'rich'], least: 1 },
  ],
  title: {
    en: '[{fruit+chocolate#1} b|B]read pudding',
    es: 'Budín de pan[ con {fruit+chocolate#2}]',
    fr: '[Pudding de pain {au fruit+chocolate#2}|Pudding au pain]',
  },
  description: {
    en: 'The pudding is soft as custard inside and golden on top.',
    es: 'El budín queda tierno como una crema por dentro y dorado por encima.',
    fr: 'Le pudding est fondant comme une crème dedans et doré dessus.',
  },
  steps: [
    {
      en: 'Heat the oven to {170 C}. Spread {the bread} with {the butter}, tear into pieces and put in a baking dish[ with {the fruit+chocolate}], {5 min}.',
      es: 'Calienta el horno a {170 C}. Unta {el bread} con {el butter}, trocéa{=lo bread} y pon{=lo bread} en una fuente[ con {el fruit+chocolate}], {5 min}.',
      fr: 'Préchauffer le four à {170 C}. Tartiner {le bread} avec {le butter}, {=le bread} couper en morceaux et {=le bread} mettre dans un plat[ avec {le fruit+chocolate}], {5 min}.',
    },
    {
      en: 'Whisk {the egg} with {the milk+rich+sugar+spice}, pour over and leave to soak, {15 min}.',
      es: 'Bate {el egg} con {el milk+rich+sugar+spice}, vierte la mezcla sobre el pan y deja que se empape, {15 min}.',
      fr: 'Fouetter {le egg} avec {le milk+rich+sugar+spice}, verser ce mélange sur le pain et laisser imbiber, {15 min}.',
    },
    {
      en: 'Bake until puffed, golden and just set in the middle, {35 min}. Let it stand for {10 min}.',
      es: 'Hornea hasta que suba, se dore y el centro esté apenas cuajado, {35 min}. Deja reposar {10 min}.',
      fr: 'Cuire jusqu’à ce que le pudding gonfle, dore et soit juste pris au centre, {35 min}. Laisser reposer {10 min}.',
    },
  ],
};

const cobbler: DishTemplate = {
  id: 'cobbler',
  dishType: 'crumble',
  category: 'Meals',
  subcategories: ['Snack', 'Breakfast'],
  servings: 4,
  families: ['sweet'],
  called: { en: 'cobbler', es: 'cobbler', fr: 'cobbler' },
  slots: {
    fruit: {
      of: ['orchard-fruit', 'stone-fruit', 'berry', 'rhubarb'],
      but: ['grape', 'melon', 'watermelon'],
      most: 3,
      grams: 170,
    },
    flour: { of: ['flour'], but: NOT_FOR_DOUGH, named: ['plain-flour', 'gluten-free-flour'], grams: 40 },
    rising: { of: ['leavening'], or: ['baking-powder'] },
    fat: { of: ['butter'], named: ['butter', 'vegan-butter'], grams: 15 },
    milk: { of: ['milk', 'yogurt', 'cream'], or: ['milk', 'oat-drink', 'soya-drink'], grams: 28 },
    sugar: { of: ['sugar'], or: ['sugar'], grams: 20 },
    /** Binds the juice of the fruit. */
    starch: { of: ['starch'], ids: ['cornflour'], least: 0, grams: 2.5, proposed: ['cornflour'], needed: true },
    spice: {
      of: ['sweet-spice', 'vanilla', 'ginger'],
      least: 0,
      proposed: ['cinnamon'],
      proposedWithout: ['berry', 'rhubarb'],
    },
    lemon: { of: ['sour'], least: 0, grams: 5, notWith: ['rhubarb'], proposed: ['lemon'], needed: true },
    serve: {
      of: ['ice-cream', 'cream', 'yogurt'],
      but: ['soured-cream'],
      least: 0,
      grams: 40,
      proposed: ['ice-cream', 'yogurt'],
    },
    salt: { ...SALT, grams: 0.25 },
  },
  needs: [{ of: ['fruit'], least: 1 }],
  title: { en: '{fruit#2} cobbler', es: 'Cobbler {de fruit#2}', fr: 'Cobbler {au fruit#2}' },
  description: {
    en: 'The dough bakes in golden mounds, crisp above and soft below.',
    es: 'La masa se hornea en montoncitos dorados, crujientes por arriba y tiernos por abajo.',
    fr: 'La pâte cuit en petits tas dorés, croustillants dessus et tendres dessous.',
  },
  equipment: [{ en: 'baking dish', es: 'fuente de horno', fr: 'plat à gratin' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}. Toss {the fruit} in a baking dish of {24 cm} with half of {the sugar}[, add {the starch+spice+lemon} and toss again]. Bake until the juices run, {12 min}.',
      es: 'Calienta el horno a {200 C}. Mezcla {el fruit} en una fuente de {24 cm} con la mitad {del sugar}[, añade {el starch+spice+lemon} y remueve]. Hornea hasta que la fruta suelte jugo, {12 min}.',
      fr: 'Préchauffer le four à {200 C}. Mélanger {le fruit} dans un plat de {24 cm} avec la moitié {du sugar}[, ajouter {le starch+spice+lemon} et remuer]. Enfourner jusqu’à ce que le jus coule, {12 min}.',
    },
    {
      en: 'Meanwhile, mix {the flour+rising+salt} with the rest of {the sugar}, rub in {the fat}, cold and in small cubes, until it looks like coarse crumbs and stir in {the milk} just until a soft dough forms, {6 min}.',
      es: 'Mientras, mezcla {el flour+rising+salt} con el resto {del sugar}, incorpora con los dedos {el fat}, en dados y de la nevera, hasta formar migas gruesas y añade {el milk}, justo hasta obtener una masa blanda, {6 min}.',
      fr: 'Pendant ce temps, mélanger {le flour+rising+salt} avec le reste {du sugar}, incorporer du bout des doigts {le fat}, en petits dés bien froids, jusqu’à obtenir de grosses miettes, puis {le milk}, juste le temps de former une pâte molle, {6 min}.',
    },
    {
      en: 'Drop the dough in spoonfuls over the hot fruit, leaving gaps, and bake until the top is golden and a skewer comes out clean, {25 min}. Leave for {10 min}, so that the juice thickens.[ Serve with {the serve}.]',
      es: 'Reparte la masa a cucharadas sobre la fruta caliente, dejando huecos, y hornea hasta que se dore y un palillo salga limpio, {25 min}. Deja reposar {10 min} para que espese el jugo.[ Sirve con {el serve}.]',
      fr: 'Déposer la pâte par cuillerées sur les fruits chauds, en laissant des espaces, et enfourner jusqu’à ce que le dessus dore et qu’une pique ressorte sèche, {25 min}. Laisser reposer {10 min}, le temps que le jus épaississe.[ Servir avec {le serve}.]',
    },
  ],
};

export const DESSERTS: readonly DishTemplate[] = [fool, breadPudding, cobbler];
