import type { DishTemplate, Slot } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const FLAVOUR: Slot = {
  of: ['vanilla', 'sweet-spice'],
  ids: ['vanilla-extract', 'cinnamon', 'nutmeg', 'ground-cardamom'],
  least: 0,
  proposed: ['vanilla-extract', 'cinnamon'],
  needed: true,
};
const FRUIT: Slot = {
  of: ['berry', 'stone-fruit', 'dried-fruit'],
  but: ['cranberry', 'sour-cherry', 'damson', 'grape'],
  least: 0,
  most: 2,
};

/** A strip of its peel scents the milk. */
const PEEL: Slot = {
  of: ['sour', 'orange'],
  ids: ['lemon', 'orange'],
  but: ['lemon-juice', 'bottled-lemon-juice'],
  least: 0,
  grams: 15,
  cut: 'whole',
};

/** Sugars that are dark, damp or flavoured: no caramel can be judged by its colour. */
const NOT_FOR_CARAMEL: readonly string[] = [
  'brown-sugar',
  'coconut-sugar',
  'palm-sugar',
  'panela-sugar',
  'jam-sugar',
  'pearl-sugar',
  'rock-sugar',
  'vanilla-sugar',
];

const bakedCustard: DishTemplate = {
  id: 'baked-custard',
  dishType: 'custard',
  category: 'Meals',
  subcategories: ['Snack', 'Dinner'],
  servings: 4,
  families: ['sweet'],
  called: {
    en: 'baked custard|custard|crème caramel',
    es: 'flan|crema al horno',
    fr: 'flan|crème aux œufs|crème caramel',
  },
  slots: {
    egg: { of: ['egg'], named: ['egg'], grams: 55 },
    milk: {
      of: ['milk', 'coconut-milk'],
      but: ['coconut-cream', 'buttermilk'],
      or: ['milk', 'oat-drink', 'soya-drink'],
      grams: 130,
    },
    cream: { of: ['cream'], but: ['creme-fraiche'], least: 0, grams: 40 },
    fruit: { ...FRUIT, grams: 55 },
    /** Sweetens the custard where there is no caramel beneath it. */
    sweet: { of: ['honey', 'sugar'], ids: ['honey', ...NOT_FOR_CARAMEL], least: 0, grams: 18 },
    sweetened: {
      of: ['sugar'],
      least: 0,
      grams: 18,
      only: ['fruit'],
      unless: ['sweet'],
      notWith: ['honey', 'sugar'],
      or: ['sugar'],
    },
    /** Half of it is the caramel. */
    sugar: {
      of: ['sugar'],
      but: NOT_FOR_CARAMEL,
      least: 0,
      grams: 28,
      unless: ['sweet', 'sweetened'],
      notWith: ['honey', 'sugar', 'berry', 'stone-fruit', 'dried-fruit'],
      or: ['sugar'],
    },
    citrus: PEEL,
    flavour: { ...FLAVOUR, ids: ['vanilla-extract', 'ground-cardamom'], proposed: ['vanilla-extract'] },
    /** Ground spice sinks in the milk. */
    dust: { of: ['sweet-spice'], ids: ['cinnamon', 'nutmeg'], least: 0 },
    nut: { of: ['nut'], least: 0, grams: 8 },
  },
  needs: [
    { of: ['egg'], least: 1 },
    { of: ['milk', 'cream'], least: 1 },
  ],
  title: {
    en: '[sugar? [{milk.coconut-milk} c|C]rème caramel|Baked [{milk.coconut-milk} ]custard[ with {all fruit#2}]]',
    es: '[sugar? Flan de huevo[ y {milk.coconut-milk}]|Crema de huevo[ y {milk.coconut-milk}] al horno[ con {fruit#2}]]',
    fr: '[sugar? Crème renversée au caramel[ et {au milk.coconut-milk}]|Crème aux œufs[ {au milk.coconut-milk+fruit#2}]]',
  },
  description: {
    en: '[sugar? The caramel runs over the custard when it is turned out|The custard trembles under the spoon and is barely set].',
    es: '[sugar? El caramelo baña el flan al volcarlo|La crema tiembla bajo la cuchara, apenas cuajada].',
    fr: '[sugar? Le caramel nappe le flan quand on le démoule|La crème tremble sous la cuillère, à peine prise].',
  },
  equipment: [
    {
      en: '[sugar? a 20 cm mould|baking dish]',
      es: '[sugar? un molde de 20 cm|fuente de horno]',
      fr: '[sugar? un moule de 20 cm|plat à gratin]',
    },
  ],
  steps: [
    {
      en: 'Heat the oven to {150 C}.[ Scatter {the fruit} over the base of a baking dish.] Put a kettle on for the water bath.',
      es: 'Calienta el horno a {150 C}.[ Reparte {el fruit} por el fondo de una fuente.] Pon a hervir agua para el baño María.',
      fr: 'Préchauffer le four à {150 C}.[ Répartir {le fruit} au fond d’un plat.] Faire bouillir de l’eau pour le bain-marie.',
    },
    {
      en: 'Melt half of {the sugar} with 2 tablespoons of water in a small pan over a medium heat, swirling and not stirring, until it is a dark amber, {7 min}. Pour it at once into a {20 cm} mould, tilt to cover the base, and take care: it is very hot.',
      es: 'Funde la mitad {del sugar} con 2 cucharadas de agua en un cazo a fuego medio, girándolo sin remover, hasta que tenga color ámbar oscuro, {7 min}. Viértelo enseguida en un molde de {20 cm}, inclínalo para cubrir el fondo y ten cuidado: quema mucho.',
      fr: 'Faire fondre la moitié {du sugar} avec 2 cuillerées à soupe d’eau dans une petite casserole à feu moyen, en la faisant tourner sans remuer, jusqu’à obtenir une couleur ambre foncé, {7 min}. Le verser aussitôt dans un moule de {20 cm} et en napper le fond, sans se brûler.',
    },
    {
      en: '[citrus+sugar+sweet+sweetened+flavour? Warm {the milk+cream} with [a strip of the peel of {the citrus} and ][sugar? the rest of {the sugar}[ and {the flavour}]|{the sweet+sweetened+flavour}] until steaming, {4 min}, and stir until it is sweet throughout|Warm {the milk+cream} until steaming, {4 min}].',
      es: '[citrus+sugar+sweet+sweetened+flavour? Calienta {el milk+cream} con [una tira de piel {de citrus} y ][sugar? el resto {del sugar}[ y {el flavour}]|{el sweet+sweetened+flavour}] hasta que humee, {4 min}, y remueve para que se disuelva todo|Calienta {el milk+cream} hasta que humee, {4 min}].',
      fr: '[citrus+sugar+sweet+sweetened+flavour? Chauffer {le milk+cream} avec [un ruban de zeste {de citrus} et ][sugar? le reste {du sugar}[ et {le flavour}]|{le sweet+sweetened+flavour}] jusqu’au frémissement, {4 min}, et remuer pour bien dissoudre|Chauffer {le milk+cream} jusqu’au frémissement, {4 min}].',
    },
    {
      en: 'Beat {the egg} without making foam, pour on the hot liquid in a thin stream, stirring, strain into [sugar? the mould|[fruit? the|a baking] dish] and stand it in a roasting tin with hot water halfway up its sides, {5 min}.',
      es: 'Bate {el egg} sin hacer espuma, vierte encima el líquido caliente en hilo, removiendo, cuela la mezcla en [sugar? el molde y ponlo|[fruit? la|una] fuente y ponla] en una bandeja honda con agua caliente hasta media altura, {5 min}.',
      fr: 'Battre {le egg} sans faire mousser, verser dessus le liquide chaud en filet en remuant, filtrer l’appareil dans [sugar? le moule|[fruit? le|un] plat] et poser celui-ci dans un plus grand, avec de l’eau chaude à mi-hauteur, {5 min}.',
    },
    {
      en: 'Bake until set at the edge and still trembling in the middle, [sugar? {45 min}|{40 min}].[sugar? | Leave for {30 min} and serve just warm, or chill well[; scatter with {the dust+nut}].]',
      es: 'Hornea hasta que el borde cuaje y el centro aún tiemble, [sugar? {45 min}|{40 min}].[sugar? | Deja reposar {30 min} y sirve templada, o bien fría de la nevera[, con {el dust+nut} por encima].]',
      fr: 'Enfourner jusqu’à ce que le bord soit pris et que le centre tremble encore, [sugar? {45 min}|{40 min}].[sugar? | Laisser reposer {30 min} et servir tiède, ou frais du réfrigérateur[ ; parsemer {de dust+nut}].]',
    },
    {
      en: '[sugar? Leave to cool, {30 min}, and chill for {4 h}. Run a knife around the edge and turn out onto a plate with a rim[; scatter with {the dust+nut}].]',
      es: '[sugar? Deja templar {30 min} y enfría el flan en la nevera {4 h}. Pasa un cuchillo por el borde y vuélcalo en un plato con algo de fondo[, con {el dust+nut} por encima].]',
      fr: '[sugar? Laisser tiédir {30 min}, puis mettre au frais {4 h}. Passer un couteau le long du bord et démouler sur un plat creux[ ; parsemer {de dust+nut}].]',
    },
  ],
};

const custardTart: DishTemplate = {
  id: 'custard-tart',
  dishType: 'sweet-tart',
  category: 'Meals',
  subcategories: ['Snack'],
  servings: 6,
  families: ['sweet'],
  called: { en: 'custard tart', es: 'tarta de crema', fr: 'tarte à la crème|tarte aux œufs' },
  slots: {
    pastry: { of: ['pastry'], named: ['shortcrust-pastry'], grams: 45 },
    fruit: { ...FRUIT, grams: 40 },
    milk: {
      of: ['milk', 'coconut-milk'],
      but: ['coconut-cream', 'buttermilk'],
      or: ['milk', 'oat-drink', 'soya-drink'],
      grams: 62,
    },
    cream: { of: ['cream'], but: ['creme-fraiche'], least: 0, grams: 25 },
    sugar: { of: ['sugar', 'honey'], or: ['sugar'], grams: 14 },
    flavour: FLAVOUR,
    egg: { of: ['egg'], named: ['egg'], grams: 35 },
  },
  needs: [
    { of: ['pastry'], least: 1 },
    { of: ['egg'], least: 1 },
    { of: ['milk', 'cream'], least: 1 },
  ],
  title: {
    en: '[{milk.coconut-milk} c|C]ustard tart[ with {all fruit#2}]',
    es: 'Tarta de crema [{de milk.coconut-milk}|de huevo][ con {fruit#2}]',
    fr: '[milk.coconut-milk? Tarte {au milk.coconut-milk+fruit#3}|Tarte à la crème[ et {au fruit#2}]]',
  },
  description: {
    en: 'The filling trembles a little on its crisp base.',
    es: 'El relleno tiembla un poco sobre la base crujiente.',
    fr: 'La crème tremble un peu sur son fond croustillant.',
  },
  equipment: [{ en: '23 cm tart tin', es: 'molde de tarta de 23 cm', fr: 'moule à tarte de 23 cm' }],
  steps: [
    {
      en: 'Heat the oven to {190 C}. Line a {23 cm} tart tin with {the pastry}, prick the base, cover with parchment and baking weights and bake, {15 min}. Take out the paper and weights and bake until the base is dry, {8 min}.',
      es: 'Calienta el horno a {190 C}. Forra un molde de {23 cm} con {el pastry}, pincha el fondo, cúbrelo con papel de horno y bolas de hornear y hornea {15 min}. Retira el papel y las bolas y hornea hasta que el fondo esté seco, {8 min}.',
      fr: 'Préchauffer le four à {190 C}. Foncer un moule de {23 cm} avec {le pastry}, piquer le fond, couvrir de papier cuisson, lester de billes de cuisson et enfourner {15 min}. Retirer le papier et les billes et remettre au four pour sécher le fond, {8 min}.',
    },
    {
      en: 'Meanwhile, warm {the milk+cream} with {the sugar+flavour} until steaming, {4 min}, and stir until {the sugar} has dissolved.',
      es: 'Mientras, calienta {el milk+cream} con {el sugar+flavour} hasta que humee, {4 min}, y remueve hasta que se disuelva {el sugar}.',
      fr: 'Pendant ce temps, chauffer {le milk+cream} avec {le sugar+flavour} jusqu’au frémissement, {4 min}, et remuer pour dissoudre {le sugar}.',
    },
    {
      en: '[Scatter {the fruit} over the pastry. ]Beat {the egg} without making foam, pour on the hot liquid in a thin stream, stirring, and strain into the case, {4 min}.',
      es: '[Reparte {el fruit} sobre la masa. ]Bate {el egg} sin hacer espuma, vierte encima el líquido caliente en hilo, removiendo, y cuela la mezcla sobre la base, {4 min}.',
      fr: '[Répartir {le fruit} sur la pâte. ]Battre {le egg} sans faire mousser, verser dessus le liquide chaud en filet en remuant et filtrer l’appareil sur le fond de tarte, {4 min}.',
    },
    {
      en: 'Lower the oven to {160 C} and bake until set at the edge and still trembling in the middle, {30 min}. Cool completely before cutting, {90 min}.',
      es: 'Baja el horno a {160 C} y hornea hasta que el borde cuaje y el centro aún tiemble, {30 min}. Deja enfriar del todo antes de cortar, {90 min}.',
      fr: 'Baisser le four à {160 C} et enfourner jusqu’à ce que le bord soit pris et que le centre tremble encore, {30 min}. Laisser refroidir complètement avant de couper, {90 min}.',
    },
  ],
};

const stirredCustard: DishTemplate = {
  id: 'stirred-custard',
  dishType: 'custard',
  category: 'Meals',
  subcategories: ['Snack', 'Dinner'],
  servings: 4,
  families: ['sweet'],
  called: {
    en: 'stirred custard|custard pots',
    es: 'natillas caseras|natillas',
    fr: 'crème anglaise|crème à la vanille',
  },
  slots: {
    egg: { of: ['egg'], named: ['egg'], grams: 50 },
    milk: {
      of: ['milk'],
      but: ['buttermilk'],
      named: ['milk'],
      grams: 140,
    },
    sugar: { of: ['sugar', 'honey'], or: ['sugar'], grams: 16 },
    starch: { of: ['starch'], ids: ['cornflour'], or: ['cornflour'], grams: 4 },
    chocolate: { of: ['chocolate'], least: 0, grams: 25 },
    citrus: { ...PEEL, notWith: ['chocolate'] },
    flavour: FLAVOUR,
    fruit: { ...FRUIT, of: [...FRUIT.of, 'banana'], grams: 60 },
    biscuit: { of: ['biscuit'], least: 0, grams: 12 },
    nut: { of: ['nut'], least: 0, grams: 8, unless: ['biscuit'], proposed: ['flaked-almond'] },
  },
  needs: [
    { of: ['egg'], least: 1 },
    { of: ['milk'], least: 1 },
    { of: ['chocolate', 'citrus', 'flavour', 'fruit', 'biscuit', 'nut'], least: 1 },
  ],
  title: {
    en: 'Custard pots[ with {all chocolate+fruit+biscuit#2}]',
    es: 'Natillas caseras[ con {chocolate+fruit+biscuit#2}]',
    fr: 'Petites crèmes à la cuillère[ {au chocolate+fruit+biscuit#2}]',
  },
  description: {
    en: 'Smooth and cold, the custard is thick enough to coat the spoon.',
    es: 'Las natillas quedan finas, frías y cremosas.',
    fr: 'La crème est lisse, froide et nappe la cuillère.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Heat {the milk}[ with a strip of the peel of {the citrus}] until steaming, {5 min}.',
      es: 'Calienta {el milk}[ con una tira de la piel {del citrus}] hasta que humee, {5 min}.',
      fr: 'Chauffer {le milk}[ avec un ruban de zeste {du citrus}] jusqu’au frémissement, {5 min}.',
    },
    {
      en: 'Whisk {the egg} with {the sugar+starch+flavour} until pale, {2 min}, and pour on the hot liquid little by little, whisking.',
      es: 'Bate {el egg} con {el sugar+starch+flavour} hasta obtener una crema clara, {2 min}, y vierte poco a poco el líquido caliente, sin dejar de batir.',
      fr: 'Fouetter {le egg} avec {le sugar+starch+flavour} jusqu’à ce que le mélange blanchisse, {2 min}, et verser peu à peu le liquide chaud en fouettant.',
    },
    {
      en: 'Return to the pan and stir without stopping over a medium heat until it thickens and just comes to the boil, {6 min}.[ Off the heat, stir in {the chocolate} until melted.] Strain into glasses.',
      es: 'Devuelve la mezcla al cazo y remuévela sin parar a fuego medio hasta que espese y dé un primer hervor, {6 min}.[ Fuera del fuego, añade {el chocolate} y remueve hasta que se funda.] Cuela la mezcla y repártela en vasitos.',
      fr: 'Remettre le mélange dans la casserole et le remuer sans arrêt à feu moyen jusqu’à ce que la crème épaississe et commence à bouillir, {6 min}.[ Hors du feu, ajouter {le chocolate} et remuer pour bien {=le chocolate} faire fondre.] La filtrer et la répartir dans des verrines.',
    },
    {
      en: 'Cover with cling film that touches the surface, let it cool and chill well, {2 h}.',
      es: 'Cubre las natillas con film que toque la superficie, déjalas enfriar y guárdalas en la nevera {2 h}.',
      fr: 'Couvrir de film au contact, laisser refroidir, puis mettre au frais {2 h}.',
    },
    {
      en: 'Top with {the fruit+biscuit+nut} just before serving.',
      es: 'Cubre con {el fruit+biscuit+nut} justo antes de servir.',
      fr: 'Garnir avec {le fruit+biscuit+nut} juste avant de servir.',
    },
  ],
};

export const CUSTARDS: readonly DishTemplate[] = [bakedCustard, custardTart, stirredCustard];
