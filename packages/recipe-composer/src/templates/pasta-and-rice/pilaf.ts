import {
  BAY,
  BUTTER_OR_OIL,
  COOKED_VEGETABLES,
  FISH,
  GARLIC,
  HERBS,
  LEMON,
  NO_WINE_FOR_SAUCES,
  NUTS_IF_THERE,
  ONION,
  SALT,
  SPICES,
  WINE,
} from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

/** Rice in its husk, which cooks for longer. */
const WHOLE_GRAIN = ['brown-rice', 'red-rice', 'black-rice'];

/** Fried golden apart and served on top: in the rice it turns to paste, or stays bland. */
const FRIED_APART = [
  'plantain',
  'courgette',
  'aubergine',
  'squash',
  'sweet-potato',
  'cauliflower',
  'romanesco',
  'okra',
];

const SPICE: Slot = { of: ['spice', 'sweet-spice', 'dried-herb'], but: ['saffron'] };
/** Hot, and no taste beside that. */
const HOT = ['chilli-powder', 'hot-paprika', 'chilli-flakes', 'cayenne-pepper'];

export const PILAF: DishTemplate = {
  id: 'pilaf',
  dishType: 'rice-dish',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['middle-eastern', 'mediterranean', 'mexican', 'indian'],
  called: { en: 'pilaf|pilau|rice', es: 'arroz pilaf|arroz', fr: 'riz pilaf|riz' },
  slots: {
    /** Wild rice drinks half as much again. */
    rice: { of: ['rice'], but: ['wild-rice'], named: ['basmati-rice'], cut: 'rinse' },
    protein: {
      of: [
        'poultry',
        'pulse',
        'mince',
        'sausage',
        'bacon',
        'prawn',
        'frying-cheese',
        'tender-meat',
        'cooked-meat',
        'fish-fillet',
      ],
      but: ['tuna', 'swordfish', 'sardine', 'pork-belly'],
      least: 0,
      grams: 110,
    },
    /** Small fish that are all bones when they are fresh. */
    tin: { of: ['tinned-fish'], ids: ['tinned-sardine', 'tinned-mackerel'], least: 0, grams: 60 },
    pulse: { of: ['pulse'], least: 0, grams: 75 },
    fried: { of: COOKED_VEGETABLES, ids: FRIED_APART, least: 0, grams: 100 },
    leaf: { of: ['leafy'], ids: ['spinach'], but: ['frozen-spinach'], least: 0, grams: 45 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [
        ...FRIED_APART,
        'spinach',
        'brussels-sprout',
        'turnip',
        'swede',
        'radish',
        'chicory',
        'red-cabbage',
        'beetroot',
      ],
      least: 0,
      most: 3,
      grams: 100,
      cuts: { root: 'small-dice' },
    },
    tomato: { of: ['tinned-tomato'], least: 0, grams: 90 },
    coconut: { of: ['coconut-milk'], least: 0, grams: 100, notWith: ['tinned-tomato', 'yogurt', 'crumbly-cheese'] },
    wine: {
      ...WINE,
      but: ['red-wine', 'rose-wine', ...NO_WINE_FOR_SAUCES],
      grams: 25,
      families: ['mediterranean', 'middle-eastern'],
    },
    onion: ONION,
    garlic: GARLIC,
    saffron: { of: ['spice'], ids: ['saffron'], least: 0, pairedIn: [] },
    /** What suits it in the place of cumin. */
    sea: {
      of: ['spice'],
      ids: ['paprika'],
      alongside: ['fish', 'crustacean', 'mollusc'],
      or: ['paprika'],
      unless: ['saffron', 'spice'],
      families: ['middle-eastern', 'mediterranean'],
    },
    spice: { ...SPICES, ...SPICE, but: ['saffron', ...HOT], most: 1, unless: ['saffron', 'sea'] },
    /** What is there beside it; none is bought. */
    spices: { ...SPICE, least: 0, most: 2, pairedIn: [] },
    dried: { of: ['dried-fruit'], least: 0, grams: 12 },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, most: 2 },
    nut: NUTS_IF_THERE,
    top: {
      of: ['crumbly-cheese', 'yogurt', 'tahini'],
      least: 0,
      most: 2,
      grams: 30,
      notWith: ['fish-fillet', 'tinned-fish'],
    },
    cheese: { of: ['hard-cheese', 'melting-cheese'], least: 0, grams: 18, notWith: [...FISH, 'crumbly-cheese'] },
    avocado: { of: ['avocado'], least: 0, grams: 40, families: ['mexican'] },
    lemon: { ...LEMON, proposed: ['lemon'], needed: true },
    herb: { ...HERBS, proposed: ['parsley'], needed: true },
    oil: BUTTER_OR_OIL,
    salt: SALT,
    /** A tin of tomatoes or coconut milk is half of what the rice drinks. */
    less: { of: ['stock'], least: 0, grams: 70, only: ['tomato', 'coconut'], proposed: ['@stock'], needed: true },
    /** Grains take their taste from what they drink. */
    broth: { of: ['stock'], least: 0, grams: 135, proposed: ['@stock'], needed: true, unless: ['tomato', 'coconut'] },
    water: {
      of: ['water'],
      least: 0,
      grams: 135,
      proposed: ['water'],
      needed: true,
      unless: ['broth', 'less'],
    },
    /** The husk of whole grain drinks more. */
    extra: { of: ['water'], least: 0, grams: 30, alongside: WHOLE_GRAIN, proposed: ['water'], needed: true },
    /** Where the rice drinks water. */
    bay: { ...BAY, ids: ['bay-leaf'], proposed: ['bay-leaf'], unless: ['broth', 'less'], needed: true },
  },
  needs: [
    { of: ['protein', 'tin', 'pulse', 'fried', 'leaf', 'veg', 'tomato'], least: 1 },
    {
      of: [
        ...['protein', 'tin', 'pulse', 'fried', 'leaf', 'veg', 'tomato', 'coconut'],
        ...['saffron', 'top', 'cheese', 'nut', 'dried', 'briny'],
      ],
      least: 2,
    },
  ],
  title: {
    en: '{protein+tin+pulse+fried+coconut+veg+leaf+tomato+saffron#3} pilaf',
    es: 'Arroz pilaf con {protein+tin+pulse+fried+coconut+veg+leaf+tomato+saffron#3}',
    fr: 'Riz pilaf {au protein+tin+pulse+fried+coconut+veg+leaf+tomato+saffron#3}',
  },
  description: {
    en: 'The rice cooks in its own measure of liquid and takes up all the flavour of the pot.',
    es: 'El arroz se cuece en su medida justa de líquido y se queda con todo el sabor de la cazuela.',
    fr: 'Le riz cuit dans sa juste mesure de liquide et prend tout le goût de la cocotte.',
  },
  tip: {
    en: 'If the rice is still firm and the liquid gone, add a splash of hot water and cover again.',
    es: 'Si el arroz sigue duro y ya no queda líquido, añade un chorrito de agua caliente y tapa de nuevo.',
    fr: 'Si le riz reste ferme et qu’il n’y a plus de liquide, ajouter un filet d’eau chaude et couvrir de nouveau.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Warm {the broth+less+water} with {the saffron} in a small pan until steaming, {4 min}, and leave off the heat to infuse.',
      es: 'Calienta {el broth+less+water} con {el saffron} en un cazo hasta que humee, {4 min}, y deja en infusión fuera del fuego.',
      fr: 'Chauffer {le broth+less+water} avec {le saffron} dans une petite casserole jusqu’à ce que la vapeur monte, {4 min}, et laisser infuser hors du feu.',
    },
    {
      en: 'Heat [protein.poultry,tender-meat,prawn,frying-cheese? a third|half] of {the oil} in a wide pan with a lid and fry {the fried} over a medium-high heat, turning now and then, until golden and tender, {fry fried}; season with a pinch of salt and lift out.',
      es: 'Calienta [protein.poultry,tender-meat,prawn,frying-cheese? un tercio|la mitad] {del oil} en una cazuela ancha con tapa y fríe {el fried} a fuego medio alto, dándo{=le fried} la vuelta de vez en cuando, hasta que {=dorado fried}, {fry fried}; sazona con una pizca de sal y resérva{=lo fried}.',
      fr: 'Chauffer [protein.poultry,tender-meat,prawn,frying-cheese? un tiers|la moitié] {du oil} dans une sauteuse avec couvercle et y faire dorer {le fried} à feu assez vif, en {=le fried} retournant de temps en temps, {fry fried} ; assaisonner d’une pincée de sel et réserver {le fried}.',
    },
    {
      en: '[protein.poultry,tender-meat,prawn,frying-cheese? Heat [fried? another third of {the oil} in the same pan|half of {the oil} in a wide pan with a lid] over a high heat. [Season {the protein.poultry,tender-meat,prawn} with half of {the salt} and brown[protein.poultry,tender-meat,prawn>400?  in two batches]|Brown {the protein.frying-cheese}], [protein.poultry? [protein.poultry,tender-meat,prawn>400? {8 min} in all|{4 min}]|[protein.prawn? [protein.poultry,tender-meat,prawn>400? {4 min} in all|{2 min}]|[protein.poultry,tender-meat,prawn>400? {fry protein.poultry,tender-meat,frying-cheese twice} in all|{fry protein.poultry,tender-meat,frying-cheese}]]]. [protein.poultry? Tip|Lift out] onto a plate.|]',
      es: '[protein.poultry,tender-meat,prawn,frying-cheese? Calienta [fried? otro tercio {del oil} en la misma cazuela|la mitad {del oil} en una cazuela ancha con tapa] a fuego fuerte. [Sazona {el protein.poultry,tender-meat,prawn} con la mitad {del salt} y dóra{=lo protein.poultry,tender-meat,prawn}[protein.poultry,tender-meat,prawn>400?  en dos tandas]|Dora {el protein.frying-cheese}], [protein.poultry? [protein.poultry,tender-meat,prawn>400? {8 min} en total|{4 min}]|[protein.prawn? [protein.poultry,tender-meat,prawn>400? {4 min} en total|{2 min}]|[protein.poultry,tender-meat,prawn>400? {fry protein.poultry,tender-meat,frying-cheese twice} en total|{fry protein.poultry,tender-meat,frying-cheese}]]]. Pása{=lo protein.poultry,tender-meat,prawn,frying-cheese} a un plato.|]',
      fr: '[protein.poultry,tender-meat,prawn,frying-cheese? Chauffer [fried? un autre tiers {du oil} dans la même sauteuse|la moitié {du oil} dans une sauteuse avec couvercle] à feu vif. [Assaisonner {le protein.poultry,tender-meat,prawn} de la moitié {du salt} et {=le protein.poultry,tender-meat,prawn} faire dorer[protein.poultry,tender-meat,prawn>400?  en deux fois]|Faire dorer {le protein.frying-cheese}], [protein.poultry? [protein.poultry,tender-meat,prawn>400? {8 min} en tout|{4 min}]|[protein.prawn? [protein.poultry,tender-meat,prawn>400? {4 min} en tout|{2 min}]|[protein.poultry,tender-meat,prawn>400? {fry protein.poultry,tender-meat,frying-cheese twice} en tout|{fry protein.poultry,tender-meat,frying-cheese}]]]. Réserver {le protein.poultry,tender-meat,prawn,frying-cheese} sur une assiette.|]',
    },
    {
      en: '[protein.poultry,tender-meat,prawn,frying-cheese+fried? Heat the rest of {the oil} in the same pan|Heat {the oil} in a wide pan with a lid] and cook {the onion+veg.solid-lasting+veg.tomato} over a medium heat until soft, {fry onion+veg.solid-lasting+veg.tomato 12}.[ Add {the veg.mushroom}, turn up the heat and cook until the water has gone and the edges brown, [veg.mushroom>300? {12 min}|{8 min}].][ Add {the protein.mince,sausage,bacon}[veg.mushroom? |, turn up the heat] and brown[protein.mince? , breaking up the lumps], {fry protein.mince,sausage,bacon}.][protein.fish-fillet+tin? [ Add {the veg.leafy+leaf} by the handful and turn until wilted and no water is left, {5 min}.]|[ Add {the veg.leafy} by the handful and turn until wilted and no water is left, {5 min}.]]',
      es: '[protein.poultry,tender-meat,prawn,frying-cheese+fried? Calienta el resto {del oil} en la misma cazuela|Calienta {el oil} en una cazuela ancha con tapa] y sofríe {el onion+veg.solid-lasting+veg.tomato} a fuego medio hasta que {=tierno onion+veg.solid-lasting+veg.tomato}, {fry onion+veg.solid-lasting+veg.tomato 12}.[ Añade {el veg.mushroom}, sube el fuego y cocina hasta que se evapore el agua y se doren los bordes, [veg.mushroom>300? {12 min}|{8 min}].][ Añade {el protein.mince,sausage,bacon}[veg.mushroom? |, sube el fuego] y dóra{=lo protein.mince,sausage,bacon}[protein.mince? , deshaciendo los grumos], {fry protein.mince,sausage,bacon}.][protein.fish-fillet+tin? [ Añade {el veg.leafy+leaf} a puñados y remueve hasta que no quede agua, {5 min}.]|[ Añade {el veg.leafy} a puñados y remueve hasta que no quede agua, {5 min}.]]',
      fr: '[protein.poultry,tender-meat,prawn,frying-cheese+fried? Chauffer le reste {du oil} dans la même sauteuse|Chauffer {le oil} dans une sauteuse avec couvercle] et faire revenir {le onion+veg.solid-lasting+veg.tomato} à feu moyen jusqu’à ce {=tendre onion+veg.solid-lasting+veg.tomato}, {fry onion+veg.solid-lasting+veg.tomato 12}.[ Ajouter {le veg.mushroom}, monter le feu et cuire jusqu’à ce que l’eau s’évapore et que les bords dorent, [veg.mushroom>300? {12 min}|{8 min}].][ Ajouter {le protein.mince,sausage,bacon}[veg.mushroom? |, monter le feu] et {=le protein.mince,sausage,bacon} faire dorer[protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.mince,sausage,bacon}.][protein.fish-fillet+tin? [ Ajouter {le veg.leafy+leaf} par poignées et remuer jusqu’à évaporation de l’eau, {5 min}.]|[ Ajouter {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {5 min}.]]',
    },
    {
      en: '[veg.mushroom+protein.mince,sausage,bacon? Lower the heat to medium and stir|Stir] in {the rice+garlic+sea+spice+spices+dried} until the grains glisten, {2 min}[, then let {the wine} bubble away]. Add [protein.poultry,tender-meat,prawn? {the tomato+protein.poultry+protein.pulse+pulse+coconut+less+broth+water+extra+bay} with the rest of {the salt}|[protein.fish-fillet? {the tomato+protein.pulse,cooked-meat+pulse+coconut+less+broth+water+extra+bay} with half of {the salt}|{the tomato+protein.pulse,cooked-meat+pulse+coconut+less+broth+water+extra+bay+salt}]], bring to the boil, cover and cook over the lowest heat, [protein.fish-fillet+tin+veg.passing? {simmer rice+protein.poultry less 4}|{simmer rice+protein.poultry}].',
      es: '[veg.mushroom+protein.mince,sausage,bacon? Baja el fuego a medio, echa|Echa] {el rice+garlic+sea+spice+spices+dried} y remueve hasta que el grano brille, {2 min}[; vierte {el wine} y deja que se evapore]. Añade [protein.poultry,tender-meat,prawn? {el tomato+protein.poultry+protein.pulse+pulse+coconut+less+broth+water+extra+bay} con el resto {del salt}|[protein.fish-fillet? {el tomato+protein.pulse,cooked-meat+pulse+coconut+less+broth+water+extra+bay} con la mitad {del salt}|{el tomato+protein.pulse,cooked-meat+pulse+coconut+less+broth+water+extra+bay+salt}]], lleva a ebullición, tapa y cuece al mínimo, [protein.fish-fillet+tin+veg.passing? {simmer rice+protein.poultry less 4}|{simmer rice+protein.poultry}].',
      fr: '[veg.mushroom+protein.mince,sausage,bacon? Revenir à feu moyen, ajouter|Ajouter] {le rice+garlic+sea+spice+spices+dried} et remuer jusqu’à ce que les grains brillent, {2 min}[ ; verser {le wine} et {=le wine} laisser évaporer]. Ajouter [protein.poultry,tender-meat,prawn? {le tomato+protein.poultry+protein.pulse+pulse+coconut+less+broth+water+extra+bay} avec le reste {du salt}|[protein.fish-fillet? {le tomato+protein.pulse,cooked-meat+pulse+coconut+less+broth+water+extra+bay} avec la moitié {du salt}|{le tomato+protein.pulse,cooked-meat+pulse+coconut+less+broth+water+extra+bay+salt}]], porter à ébullition, couvrir et cuire à feu très doux, [protein.fish-fillet+tin+veg.passing? {simmer rice+protein.poultry less 4}|{simmer rice+protein.poultry}].',
    },
    {
      en: '[protein.fish-fillet+tin+veg.passing? Set {the protein.fish-fillet+tin+veg.passing} on top of the rice[protein.poultry,tender-meat,prawn? |[protein.fish-fillet? , season with the rest of {the salt}|[veg.softening? , season with a pinch of salt]]], cover again and steam[protein.fish-fillet?  until opaque in the middle|[veg.passing?  until just tender]], [simmer veg.passing>6? {8 min}|[protein.fish-fillet? {6 min}|{5 min}]].]',
      es: '[protein.fish-fillet+tin+veg.passing? Pon {el protein.fish-fillet+tin+veg.passing} sobre el arroz[protein.poultry,tender-meat,prawn? |[protein.fish-fillet? , sazona con el resto {del salt}|[veg.softening? , sazona con una pizca de sal]]], vuelve a tapar y cuece al vapor[protein.fish-fillet?  hasta que el centro deje de verse translúcido|[veg.passing?  hasta que {=tierno veg.passing}]], [simmer veg.passing>6? {8 min}|[protein.fish-fillet? {6 min}|{5 min}]].]',
      fr: '[protein.fish-fillet+tin+veg.passing? Poser {le protein.fish-fillet+tin+veg.passing} sur le riz[protein.poultry,tender-meat,prawn? |[protein.fish-fillet? , assaisonner avec le reste {du salt}|[veg.softening? , assaisonner d’une pincée de sel]]], couvrir de nouveau et laisser cuire à la vapeur[protein.fish-fillet? , jusqu’à ce que le cœur ne soit plus translucide|[veg.passing? , jusqu’à ce {=tendre veg.passing}]], [simmer veg.passing>6? {8 min}|[protein.fish-fillet? {6 min}|{5 min}]].]',
    },
    {
      en: 'Off the heat,[ put {the protein.tender-meat,prawn,frying-cheese+fried} back on top[protein.tender-meat,prawn?  with the juices] and][protein.fish-fillet+tin? |[ scatter {the leaf} over the rice and]] leave to stand, covered, for {5 min}[protein.prawn? , until {the protein.prawn} {=is protein.prawn} opaque in the middle].[ Take out {the bay}.] [protein.fish-fillet+tin? Loosen the rice at the edges with a fork, so that the fish stays whole|Loosen the rice with a fork[leaf? , folding in {the leaf}]][protein.cooked-meat? : everything should be steaming hot].[ Finish with {the lemon+briny+top+herb+nut+cheese}.][ Serve with {the avocado}, dressed with [lemon? a few drops of {lemon} and ]a pinch of salt.]',
      es: 'Fuera del fuego,[ pon de nuevo {el protein.tender-meat,prawn,frying-cheese+fried} encima[protein.tender-meat,prawn?  con su jugo] y][protein.fish-fillet+tin? |[ reparte {el leaf} sobre el arroz y]] deja reposar con la tapa {5 min}[protein.prawn? , hasta que el centro {del protein.prawn} deje de verse translúcido].[ Retira {el bay}.] [protein.fish-fillet+tin? Suelta el arroz por los bordes con un tenedor, sin romper el pescado|Suelta el arroz con un tenedor[leaf? , mezclando {el leaf}]][protein.cooked-meat? : debe humear, también la carne].[ Termina con {el lemon+briny+top+herb+nut+cheese}.][ Sirve con {el avocado}, {=aliñado avocado} con [lemon? unas gotas {de lemon} y ]una pizca de sal.]',
      fr: 'Hors du feu,[ remettre {le protein.tender-meat,prawn,frying-cheese+fried} dessus[protein.tender-meat,prawn?  avec le jus rendu] et][protein.fish-fillet+tin? |[ répartir {le leaf} sur le riz et]] laisser reposer à couvert {5 min}[protein.prawn? , jusqu’à ce que le cœur {du protein.prawn} ne soit plus translucide].[ Retirer {le bay}.] [protein.fish-fillet+tin? Égrener le riz sur les bords à la fourchette, sans casser le poisson|Égrener le riz à la fourchette[leaf? , en y mêlant {le leaf}]][protein.cooked-meat?  : il doit être fumant, viande comprise].[ Terminer par {le lemon+briny+top+herb+nut+cheese}.][ Servir avec {le avocado}, {=assaisonné avocado} [lemon? de quelques gouttes {de lemon} et ]d’une pincée de sel.]',
    },
  ],
};
