import type { CookingKind } from '@larder/food/ingredients/cooking';
import {
  BUTTER_OR_OIL,
  CHILLI,
  COOKED_VEGETABLES,
  FISH,
  GARLIC,
  HERBS,
  LEMON,
  MEATS,
  NO_WINE_FOR_SAUCES,
  NUTS_IF_THERE,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  SALT,
  SOFT_HERBS,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const PASTA = { of: ['pasta', 'fresh-pasta'], named: ['penne', 'gluten-free-pasta'] } as const;
/** Noodles that do not go with a cream sauce. */
const ASIAN_NOODLES = [
  'ramen-noodle',
  'instant-noodle',
  'udon-noodle',
  'soba-noodle',
  'somen-noodle',
  'rice-noodle',
  'rice-vermicelli',
  'glass-noodle',
  'sweet-potato-noodle',
  'shirataki-noodle',
] as const;

/** Vegetables of dishes that know no pasta. */
export const NO_PASTA_VEGETABLES = [
  'beetroot',
  'sweet-potato',
  'turnip',
  'swede',
  'parsnip',
  'celeriac',
  'salsify',
  'jerusalem-artichoke',
  'kohlrabi',
  'daikon',
  'red-cabbage',
  'pak-choi',
  'okra',
  'plantain',
  'chicory',
];

/** Beans of dishes that know no pasta. */
const NO_PASTA_BEANS = ['kidney-bean', 'black-bean', 'baked-beans', 'refried-beans'];

/** Green vegetables and florets that boil with the pasta for its last minutes: in a pan they dry out or turn grey. */
export const BOILED_WITH_PASTA = ['broccoli', 'cauliflower', 'romanesco', 'green-bean', 'flat-bean', 'asparagus'];

/** What tastes best browned: boiled it is bland. */
const BROWNED_FLORETS = ['cauliflower', 'romanesco'];
const BOILED_GREENS = BOILED_WITH_PASTA.filter((id) => !BROWNED_FLORETS.includes(id));

/** Pasta with these needs no capers. */
const WITHOUT_CAPERS: readonly CookingKind[] = [
  ...['bacon', 'ham', 'sausage', 'pulse', 'frying-cheese', 'pesto'],
  ...['hard-cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
  ...['root', 'firm', 'tender', 'mushroom', 'leafy'],
] as CookingKind[];

/** The pasta once the sauce is ready, so that it waits for nothing, in the water that is on. */
const BOILING_OF_PASTA: TextTemplate = {
  en: '[simmer pasta>6? Cook {the pasta} in the boiling water until al dente, {simmer pasta} or as the packet says[, adding {the green} for the last [simmer green>5? six|four] minutes]|[green? Boil {the green} in the water for {3 min}, then add {the pasta} and cook for {simmer pasta} more|Cook {the pasta} in the boiling water, {simmer pasta}]].',
  es: '[simmer pasta>6? Cuece {el pasta} en el agua hirviendo hasta que {=quede pasta} al dente, {simmer pasta} o lo que indique el envase[; añade {el green} los últimos [simmer green>5? seis|cuatro] minutos]|[green? Hierve {el green} {3 min} en el agua, añade {el pasta} y cuece {simmer pasta} más|Cuece {el pasta} en el agua hirviendo, {simmer pasta}]].',
  fr: '[simmer pasta>6? Cuire {le pasta} al dente dans l’eau bouillante, {simmer pasta} ou le temps indiqué sur le paquet[, en ajoutant {le green} pour les [simmer green>5? six|quatre] dernières minutes]|[green? Cuire {le green} {3 min} dans l’eau, ajouter {le pasta} et poursuivre {simmer pasta}|Cuire {le pasta} dans l’eau bouillante, {simmer pasta}]].',
};

/** The same with the slot `green`, which boils with it for the last minutes. */
const BOILING_WITH_GREENS: TextTemplate = {
  en: '[simmer pasta>6? Cook {the pasta} in plenty of well-salted boiling water until al dente, {simmer pasta} or as the packet says[, adding {the green} for the last [simmer green>5? six|four] minutes]|[green? Boil {the green} in plenty of well-salted water for {3 min}, then add {the pasta} and cook for {simmer pasta} more|Cook {the pasta} in plenty of well-salted boiling water, {simmer pasta}]].',
  es: '[simmer pasta>6? Cuece {el pasta} en abundante agua hirviendo con sal hasta que {=quede pasta} al dente, {simmer pasta} o lo que indique el envase[; añade {el green} los últimos [simmer green>5? seis|cuatro] minutos]|[green? Hierve {el green} {3 min} en abundante agua con sal, añade {el pasta} y cuece {simmer pasta} más|Cuece {el pasta} en abundante agua hirviendo con sal, {simmer pasta}]].',
  fr: '[simmer pasta>6? Cuire {le pasta} al dente dans un grand volume d’eau bouillante salée, {simmer pasta} ou le temps indiqué sur le paquet[, en ajoutant {le green} pour les [simmer green>5? six|quatre] dernières minutes]|[green? Cuire {le green} {3 min} dans un grand volume d’eau bouillante salée, ajouter {le pasta} et poursuivre {simmer pasta}|Cuire {le pasta} dans un grand volume d’eau bouillante salée, {simmer pasta}]].',
};

const tomatoPasta: DishTemplate = {
  id: 'tomato-pasta',
  dishType: 'short-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pasta|tomato pasta', es: 'pasta|pasta con tomate', fr: 'pâtes|pâtes à la tomate' },
  slots: {
    pasta: PASTA,
    tomato: { of: ['tinned-tomato', 'tomato'], named: ['chopped-tomatoes'], grams: 190, most: 2 },
    sugar: { of: ['sugar'], least: 0, grams: 1, proposed: ['sugar'], needed: true },
    protein: {
      of: ['bacon', 'tinned-fish', 'prawn', ...MEATS, 'pulse'],
      but: [...NO_PASTA_BEANS, 'scallop'],
      least: 0,
      grams: 95,
    },
    green: { of: ['firm'], ids: BOILED_GREENS, least: 0, most: 2, grams: 90 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, ...BOILED_GREENS, 'brussels-sprout', 'tomato'],
      least: 0,
      most: 2,
      grams: 90,
    },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, most: 2 },
    onion: { ...ONION_IF_THERE, proposed: ['onion'], needed: true },
    garlic: GARLIC,
    chilli: CHILLI,
    dried: { of: ['dried-herb', 'spice'], least: 0 },
    paste: { of: ['tomato-paste'], least: 0 },
    herb: { ...HERBS, proposed: ['basil', 'parsley'], needed: true },
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
      least: 0,
      grams: 20,
      notWith: FISH,
      proposed: ['parmesan', 'vegan-parmesan'],
    },
    oil: OIL,
    salt: SALT,
  },
  needs: [
    { of: ['protein', 'green', 'veg', 'briny', 'onion', 'cheese', 'garlic', 'chilli', 'herb', 'dried'], least: 1 },
  ],
  title: {
    en: '{all pasta} with {all tomato+protein+green+veg+briny#3}',
    es: '{pasta} con {tomato+protein+green+veg+briny#3}',
    fr: '{pasta} {au tomato+protein+green+veg+briny#3}',
  },
  description: {
    en: '{all pasta} in a thick tomato sauce[ with {all protein+green+veg+briny#2}][, scented with {all garlic+dried+chilli#2}][herb?  and finished with {all herb#1}].',
    es: '{pasta} en una salsa de tomate espesa[ con {protein+green+veg+briny#2}][, aromatizada con {garlic+dried+chilli#2}][herb?  y terminada con {herb#1}].',
    fr: '{du pasta} dans une sauce tomate bien réduite[, avec {du protein+green+veg+briny#2}][, parfumée {au garlic+dried+chilli#2}][herb?  et parsemée {de herb#1}].',
  },
  steps: [
    {
      en: '[Heat {the oil} in a wide pan and soften {the onion+veg.solid-lasting+veg.softening} over a medium heat, stirring now and then, {fry onion+veg.solid-lasting+veg.softening 12}.[ Add {the protein.slow}, turn up the heat and brown[protein.poultry,tender-meat?  with half of {the salt}][protein.mince? , breaking up the lumps], {fry protein.slow}.[protein.poultry,tender-meat?  Lift out.]]|Heat {the oil} in a wide pan and brown {the protein.slow} [protein.poultry,tender-meat? with half of {the salt} ]over a medium-high heat[protein.mince? , breaking up the lumps], {fry protein.slow}.[protein.poultry,tender-meat?  Lift out.]]',
      es: '[Calienta {el oil} en una sartén ancha y sofríe {el onion+veg.solid-lasting+veg.softening} a fuego medio, removiendo de vez en cuando, {fry onion+veg.solid-lasting+veg.softening 12}.[ Añade {el protein.slow}, sube el fuego y dóra{=lo protein.slow}[protein.poultry,tender-meat?  con la mitad {del salt}][protein.mince? , deshaciendo los grumos], {fry protein.slow}.[protein.poultry,tender-meat?  Resérva{=lo protein.poultry,tender-meat}.]]|Calienta {el oil} en una sartén ancha y dora {el protein.slow} [protein.poultry,tender-meat? con la mitad {del salt} ]a fuego medio alto[protein.mince? , deshaciendo los grumos], {fry protein.slow}.[protein.poultry,tender-meat?  Resérva{=lo protein.poultry,tender-meat}.]]',
      fr: '[Chauffer {le oil} dans une sauteuse et faire revenir {le onion+veg.solid-lasting+veg.softening} à feu moyen, en remuant de temps en temps, {fry onion+veg.solid-lasting+veg.softening 12}.[ Ajouter {le protein.slow}, monter le feu et {=le protein.slow} faire dorer[protein.poultry,tender-meat?  avec la moitié {du salt}][protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.slow}.[protein.poultry,tender-meat?  Réserver {le protein.poultry,tender-meat}.]]|Chauffer {le oil} dans une sauteuse et faire dorer {le protein.slow} [protein.poultry,tender-meat? avec la moitié {du salt} ]à feu assez vif[protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.slow}.[protein.poultry,tender-meat?  Réserver {le protein.poultry,tender-meat}.]]',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.tender? Add {the veg.mushroom}|Heat {the oil} in a wide pan, add {the veg.mushroom}][protein.slow? |, turn up the heat] and fry, stirring, until the water has gone and the edges are brown, {8 min}.',
      es: '[onion+protein.slow+veg.hard+veg.tender? Añade {el veg.mushroom}|Calienta {el oil} en una sartén ancha, añade {el veg.mushroom}][protein.slow? |, sube el fuego] y saltéa{=lo veg.mushroom} hasta que se evapore el agua y se doren los bordes, {8 min}.',
      fr: '[onion+protein.slow+veg.hard+veg.tender? Ajouter {le veg.mushroom}|Chauffer {le oil} dans une sauteuse, ajouter {le veg.mushroom}][protein.slow? |, monter le feu] et {=le veg.mushroom} faire sauter jusqu’à évaporation de l’eau et belle coloration, {8 min}.',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.soft? |Heat {the oil} in a wide pan. ][Stir in {the garlic+chilli+dried+paste+briny}, {1 min}. ][tomato.tomato? Add|Pour in] {the tomato} with [protein.poultry,tender-meat? the rest of ]{the salt} and simmer until the sauce is thick, [tomato.tomato? {15 min}|{12 min}].',
      es: '[onion+protein.slow+veg.hard+veg.soft? |Calienta {el oil} en una sartén ancha. ][Añade {el garlic+chilli+dried+paste+briny} y remueve {1 min}. ][tomato.tomato? Añade|Vierte] {el tomato} con [protein.poultry,tender-meat? el resto {del salt}|{el salt}] y cuece a fuego lento hasta que la salsa espese, [tomato.tomato? {15 min}|{12 min}].',
      fr: '[onion+protein.slow+veg.hard+veg.soft? |Chauffer {le oil} dans une sauteuse. ][Ajouter {le garlic+chilli+dried+paste+briny} et remuer {1 min}. ][tomato.tomato? Ajouter|Verser] {le tomato} avec [protein.poultry,tender-meat? le reste {du salt}|{le salt}] et laisser mijoter jusqu’à épaississement, [tomato.tomato? {15 min}|{12 min}].',
    },
    {
      en: 'Meanwhile, bring a large pan of well-salted water to the boil for {the pasta}, {12 min}.',
      es: 'Mientras tanto, pon a hervir abundante agua con sal en una olla grande para {el pasta}, {12 min}.',
      fr: 'Pendant ce temps, porter à ébullition un grand volume d’eau bien salée pour {le pasta}, {12 min}.',
    },
    {
      en: '[Stir in {the protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.heated+veg.leafy} and simmer[protein.prawn?  until just opaque], {4 min}. ]Taste[ and, if it is sharp, add {the sugar}].',
      es: '[Incorpora {el protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.heated+veg.leafy} y cuece[protein.prawn?  hasta que el centro deje de verse translúcido], {4 min}. ]Prueba[ y, si está ácida, añade {el sugar}].',
      fr: '[Incorporer {le protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.heated+veg.leafy} et laisser mijoter[protein.prawn?  jusqu’à ce que le cœur ne soit plus translucide], {4 min}. ]Goûter[ et, en cas d’acidité, ajouter {le sugar}].',
    },
    BOILING_OF_PASTA,
    {
      en: 'Drain, keeping a cup of the water. Toss {the pasta+green+protein.tinned-fish,smoked-fish} in the sauce, loosened with a little of that water, {1 min}.[ Serve with {the herb+cheese}.]',
      es: 'Escurre, guardando un vaso del agua. Mezcla {el pasta+green+protein.tinned-fish,smoked-fish} con la salsa, aligerada con un poco de esa agua, {1 min}.[ Sirve con {el herb+cheese}.]',
      fr: 'Égoutter en gardant un verre d’eau. Mélanger {le pasta+green+protein.tinned-fish,smoked-fish} à la sauce, détendue avec un peu de cette eau, {1 min}.[ Servir avec {le herb+cheese}.]',
    },
  ],
};

const creamyPasta: DishTemplate = {
  id: 'creamy-pasta',
  dishType: 'short-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern'],
  called: { en: 'creamy pasta|pasta', es: 'pasta cremosa|pasta con nata', fr: 'pâtes à la crème|pâtes' },
  slots: {
    pasta: { ...PASTA, of: [...PASTA.of, 'noodle'], but: ASIAN_NOODLES },
    creamy: {
      of: ['cream', 'soft-cheese', 'white-sauce'],
      named: ['single-cream', 'oat-cream', 'soya-cream'],
      grams: 60,
    },
    protein: {
      of: ['bacon', 'ham', ...MEATS, 'cooked-meat', 'smoked-fish', 'tinned-fish', 'fish-fillet', 'prawn'],
      but: ['tuna', 'swordfish'],
      least: 0,
      grams: 95,
    },
    green: { of: ['firm'], ids: BOILED_GREENS, least: 0, most: 2, grams: 110 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, ...BOILED_GREENS],
      least: 0,
      most: 2,
      grams: 110,
    },
    onion: { ...ONION_IF_THERE, proposed: ['shallot', 'onion'], needed: true },
    garlic: GARLIC,
    pesto: { of: ['pesto', 'mustard'], least: 0 },
    dried: {
      of: ['dried-herb', 'sweet-spice', 'spice'],
      ids: ['nutmeg', 'dried-thyme', 'chilli-flakes', 'mixed-herbs'],
      least: 0,
    },
    lemon: { ...LEMON, grams: 4, proposed: ['lemon'], needed: true },
    herb: HERBS,
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'crumbly-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 20,
      notWith: FISH,
      proposed: ['parmesan'],
      needed: true,
    },
    fat: BUTTER_OR_OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['protein', 'green', 'veg', 'cheese'], least: 1 }],
  title: {
    en: 'Creamy [{protein+green+veg+pesto#2} ]{all pasta}',
    es: '{pasta} con salsa cremosa[ {de protein+green+veg+pesto#2}]',
    fr: '{pasta}[ {au protein+green+veg+pesto#2}] à la crème',
  },
  description: {
    en: '{all pasta} in a smooth sauce of {all creamy+cheese#2}[, with {all protein+green+veg#2}][lemon?  and a little {all lemon}].',
    es: '{pasta} en una salsa suave {de creamy+cheese#2}[, con {protein+green+veg#2}][lemon?  y un toque {de lemon}].',
    fr: '{du pasta} dans une sauce onctueuse {au creamy+cheese#2}[, avec {du protein+green+veg#2}][lemon?  et une pointe {de lemon}].',
  },
  steps: [
    {
      en: 'Heat {the fat} in a wide pan over a [protein.bacon,sausage,poultry,tender-meat,mince,ham? medium|[veg.mushroom? high|[onion+veg.solid-lasting+veg.softening+veg.tomato? medium|[simmer veg.leafy>5? medium|[veg.leafy? high|medium]]]]] heat.[ Brown {the protein.bacon,sausage,poultry,tender-meat,mince,ham}[protein.poultry,tender-meat?  with half of {the salt}][protein.mince? , breaking up the lumps], {fry protein.bacon,sausage,poultry,tender-meat,mince,ham 4}.[protein.poultry,tender-meat,sausage,mince?  Lift out.]][ Add {the veg.mushroom}[protein.bacon,sausage,poultry,tender-meat,mince,ham? , turn up the heat] and fry[veg.mushroom>400?  in two batches] until the water has gone and the edges are brown, [veg.mushroom>400? {12 min} in all; return both batches to the pan|{8 min}].][ [veg.mushroom? Lower the heat, add|Add] {the onion+veg.solid-lasting+veg.softening} and cook[veg.hard?  covered, with a splash of water, until tender| until soft], {fry onion+veg.solid-lasting+veg.softening 5}[veg.hard? ; uncover and let the edges brown, {3 min}].][ Add {the veg.tomato} and cook until thick, {8 min}.][[simmer veg.leafy>5?  Add {the veg.leafy} with a splash of water, cover and cook until tender, {simmer veg.leafy more 1}.| [protein.bacon,sausage,poultry,tender-meat,mince,ham+onion+veg.solid-lasting+veg.softening+veg.tomato? Turn up the heat, add|Add] {the veg.leafy} by the handful and turn until the water has gone, {5 min}.]][ [veg.leafy? Lower the heat and stir|Stir] in {the garlic+dried}, {1 min}.]',
      es: 'Calienta {el fat} en una sartén ancha a fuego [protein.bacon,sausage,poultry,tender-meat,mince,ham? medio|[veg.mushroom? fuerte|[onion+veg.solid-lasting+veg.softening+veg.tomato? medio|[simmer veg.leafy>5? medio|[veg.leafy? fuerte|medio]]]]].[ Dora {el protein.bacon,sausage,poultry,tender-meat,mince,ham}[protein.poultry,tender-meat?  con la mitad {del salt}][protein.mince? , deshaciendo los grumos], {fry protein.bacon,sausage,poultry,tender-meat,mince,ham 4}.[protein.poultry,tender-meat,sausage,mince?  Resérva{=lo protein.poultry,tender-meat,sausage,mince}.]][ Añade {el veg.mushroom}[protein.bacon,sausage,poultry,tender-meat,mince,ham? , sube el fuego] y saltéa{=lo veg.mushroom}[veg.mushroom>400?  en dos tandas,] hasta que se evapore el agua y se doren los bordes, [veg.mushroom>400? {12 min} en total; devuelve las dos tandas a la sartén|{8 min}].][ [veg.mushroom? Baja el fuego, añade|Añade] {el onion+veg.solid-lasting+veg.softening} y rehoga[veg.hard?  con un chorrito de agua y tapa] hasta que {=tierno onion+veg.solid-lasting+veg.softening}, {fry onion+veg.solid-lasting+veg.softening 5}[veg.hard? ; destapa y deja que se doren los bordes, {3 min}].][ Añade {el veg.tomato} y cocina hasta que se forme una salsa espesa, {8 min}.][[simmer veg.leafy>5?  Añade {el veg.leafy} con un chorrito de agua, tapa y cuece hasta que {=tierno veg.leafy}, {simmer veg.leafy more 1}.| [protein.bacon,sausage,poultry,tender-meat,mince,ham+onion+veg.solid-lasting+veg.softening+veg.tomato? Sube el fuego, añade|Añade] {el veg.leafy} a puñados y remueve hasta que no quede agua, {5 min}.]][ [veg.leafy? Baja el fuego, añade|Añade] {el garlic+dried} y remueve {1 min}.]',
      fr: 'Chauffer {le fat} dans une sauteuse à feu [protein.bacon,sausage,poultry,tender-meat,mince,ham? moyen|[veg.mushroom? vif|[onion+veg.solid-lasting+veg.softening+veg.tomato? moyen|[simmer veg.leafy>5? moyen|[veg.leafy? vif|moyen]]]]].[ Y faire dorer {le protein.bacon,sausage,poultry,tender-meat,mince,ham}[protein.poultry,tender-meat?  avec la moitié {du salt}][protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.bacon,sausage,poultry,tender-meat,mince,ham 4}.[protein.poultry,tender-meat,sausage,mince?  Réserver {le protein.poultry,tender-meat,sausage,mince}.]][ Ajouter {le veg.mushroom}[protein.bacon,sausage,poultry,tender-meat,mince,ham? , monter le feu] et {=le veg.mushroom} faire sauter[veg.mushroom>400?  en deux fois,] jusqu’à évaporation de l’eau et belle coloration, [veg.mushroom>400? {12 min} en tout ; remettre le tout dans la sauteuse|{8 min}].][ [veg.mushroom? Baisser le feu, ajouter|Ajouter] {le onion+veg.solid-lasting+veg.softening} et cuire[veg.hard?  à couvert, avec un filet d’eau,] jusqu’à ce {=tendre onion+veg.solid-lasting+veg.softening}, {fry onion+veg.solid-lasting+veg.softening 5}[veg.hard?  ; découvrir et laisser les bords dorer, {3 min}].][ Ajouter {le veg.tomato} et cuire jusqu’à obtenir une sauce épaisse, {8 min}.][[simmer veg.leafy>5?  Ajouter {le veg.leafy} avec un filet d’eau, couvrir et cuire jusqu’à ce {=tendre veg.leafy}, {simmer veg.leafy more 1}.| [protein.bacon,sausage,poultry,tender-meat,mince,ham+onion+veg.solid-lasting+veg.softening+veg.tomato? Monter le feu, ajouter|Ajouter] {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {5 min}.]][ [veg.leafy? Baisser le feu, ajouter|Ajouter] {le garlic+dried} et remuer {1 min}.]',
    },
    {
      en: 'Stir in [protein.poultry,tender-meat? {the creamy+pesto+protein.poultry,tender-meat,sausage,mince,prawn,fish-fillet+veg.heated} with {the pepper} and the rest of {the salt}|{the creamy+pesto+protein.poultry,tender-meat,sausage,mince,prawn,fish-fillet+veg.heated+salt+pepper}] and simmer until lightly thickened[protein.prawn,fish-fillet?  and the middle of {the protein.prawn,fish-fillet} is opaque], {4 min}. Take the pan off the heat.',
      es: 'Incorpora [protein.poultry,tender-meat? {el creamy+pesto+protein.poultry,tender-meat,sausage,mince,prawn,fish-fillet+veg.heated} con {el pepper} y el resto {del salt}|{el creamy+pesto+protein.poultry,tender-meat,sausage,mince,prawn,fish-fillet+veg.heated+salt+pepper}] y cuece a fuego suave hasta que la salsa espese un poco[protein.prawn,fish-fillet?  y el centro {del protein.prawn,fish-fillet} deje de verse translúcido], {4 min}. Aparta la sartén del fuego.',
      fr: 'Incorporer [protein.poultry,tender-meat? {le creamy+pesto+protein.poultry,tender-meat,sausage,mince,prawn,fish-fillet+veg.heated} avec {le pepper} et le reste {du salt}|{le creamy+pesto+protein.poultry,tender-meat,sausage,mince,prawn,fish-fillet+veg.heated+salt+pepper}] et laisser frémir jusqu’à léger épaississement[protein.prawn,fish-fillet? , et que le cœur {du protein.prawn,fish-fillet} ne soit plus translucide], {4 min}. Retirer la sauteuse du feu.',
    },
    BOILING_WITH_GREENS,
    {
      en: 'Drain, keeping a cup of the water. Over a low heat, toss {the pasta+green+protein.cooked-meat,smoked-fish,tinned-fish+cheese} in the sauce with half of that water until it clings, adding more if it is stiff, {2 min}.[ Off the heat, add {the lemon+herb}.] Serve at once.',
      es: 'Escurre, guardando un vaso del agua. A fuego suave, mezcla {el pasta+green+protein.cooked-meat,smoked-fish,tinned-fish+cheese} con la salsa y la mitad de esa agua hasta que todo ligue; añade más si espesa demasiado, {2 min}.[ Fuera del fuego, añade {el lemon+herb}.] Sirve enseguida.',
      fr: 'Égoutter en gardant un verre d’eau. À feu doux, mélanger {le pasta+green+protein.cooked-meat,smoked-fish,tinned-fish+cheese} à la sauce avec la moitié de cette eau jusqu’à ce qu’elle nappe ; en ajouter si elle est trop épaisse, {2 min}.[ Hors du feu, ajouter {le lemon+herb}.] Servir aussitôt.',
    },
  ],
};

const tossedPasta: DishTemplate = {
  id: 'tossed-pasta',
  dishType: 'long-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pasta', es: 'pasta', fr: 'pâtes' },
  slots: {
    pasta: PASTA,
    fish: {
      of: ['tinned-fish', 'prawn', 'smoked-fish'],
      least: 0,
      grams: 90,
      notWith: ['bacon', 'ham', 'sausage', 'frying-cheese'],
    },
    protein: {
      of: ['bacon', 'ham', 'sausage', 'pulse', 'frying-cheese'],
      but: NO_PASTA_BEANS,
      least: 0,
      grams: 75,
    },
    green: { of: ['firm'], ids: BOILED_GREENS, least: 0, most: 2, grams: 110 },
    veg: { of: COOKED_VEGETABLES, but: [...NO_PASTA_VEGETABLES, ...BOILED_GREENS], least: 0, most: 2, grams: 110 },
    onion: { of: ['onion', 'spring-onion'], least: 0 },
    pesto: { of: ['pesto'], least: 0 },
    briny: {
      of: ['briny'],
      but: ['gherkin'],
      least: 0,
      most: 2,
      proposed: ['caper'],
      proposedWithout: WITHOUT_CAPERS,
    },
    garlic: GARLIC,
    wine: {
      of: ['wine'],
      ids: ['white-wine', 'dry-vermouth'],
      but: NO_WINE_FOR_SAUCES,
      alongside: ['prawn', 'scallop', 'squid', 'mushroom'],
      least: 0,
      grams: 25,
    },
    chilli: {
      of: ['chilli', 'spice'],
      ids: ['chilli', 'chilli-flakes', 'espelette-pepper'],
      least: 0,
      proposed: ['chilli-flakes'],
      needed: true,
    },
    dried: { of: ['dried-herb', 'herb'], but: SOFT_HERBS, least: 0 },
    lemon: { ...LEMON, proposedWithout: ['hard-cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'] },
    nut: { ...NUTS_IF_THERE, notWith: FISH },
    herb: HERBS,
    leaf: { of: ['salad-leaf'], ids: ['rocket', 'watercress'], least: 0 },
    cheese: {
      of: ['hard-cheese', 'crumbly-cheese', 'soft-cheese', 'melting-cheese'],
      least: 0,
      grams: 30,
      notWith: FISH,
      proposed: ['parmesan', 'vegan-parmesan'],
      proposedWithout: ['frying-cheese'],
      needed: true,
    },
    oil: { ...OIL, grams: 10.5 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['fish', 'protein', 'green', 'veg', 'pesto', 'briny', 'cheese'], least: 1 },
    {
      of: ['protein', 'green', 'veg', 'pesto', 'briny', 'cheese', 'onion', 'lemon', 'herb', 'dried', 'nut', 'leaf'],
      least: 2,
      unless: ['pesto', 'fish'],
    },
  ],
  title: {
    en: '{all pasta} with {all fish+protein+green+veg+pesto+briny+cheese+dried.herb+lemon+herb#3}',
    es: '{pasta} con {fish+protein+green+veg+pesto+briny+cheese+dried.herb+lemon+herb#3}',
    fr: '{pasta} {au fish+protein+green+veg+pesto+briny+cheese+dried.herb+lemon+herb#3}',
  },
  description: {
    en: '{all pasta+fish+protein+green+veg+pesto+briny#3} tossed in {all oil+garlic+chilli#3}[cheese? , with {all cheese}|[lemon? , with a little {all lemon}]].',
    es: '{pasta+fish+protein+green+veg+pesto+briny#3} con {oil+garlic+chilli#3}[cheese? , y {cheese} para terminar|[lemon? , y un toque {de lemon}]].',
    fr: '{du pasta+fish+protein+green+veg+pesto+briny#3} {au oil+garlic+chilli#3}[cheese? , avec {du cheese}|[lemon? , avec une pointe {de lemon}]].',
  },
  tip: {
    en: '[simmer pasta>6? Taste the pasta two minutes before the packet says: it goes on cooking in the sauce.]',
    es: '[simmer pasta>6? Prueba la pasta dos minutos antes de lo que dice el envase: se termina de hacer con la salsa.]',
    fr: '[simmer pasta>6? Goûter les pâtes deux minutes avant le temps du paquet : elles finissent de cuire dans la sauce.]',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Heat {the oil} in a wide pan over a [protein.bacon,ham,sausage,frying-cheese? medium|[veg.mushroom? high|[onion+veg.solid-lasting+veg.softening+veg.tomato? medium|[simmer veg.leafy>5? medium|[veg.leafy? high|medium]]]]] heat.[ Brown {the protein.bacon,ham,sausage,frying-cheese}, {fry protein.bacon,ham,sausage,frying-cheese 4}.][ Add {the veg.mushroom}[protein.bacon,ham,sausage,frying-cheese? , turn up the heat] and fry[veg.mushroom>400?  in two batches] until the water has gone and the edges are brown, [veg.mushroom>400? {12 min} in all; return both batches to the pan|{8 min}].][ [veg.mushroom? Lower the heat, add|Add] {the onion+veg.solid-lasting+veg.softening} and cook[veg.hard?  covered, with a splash of water, until tender|, stirring now and then, until soft], {fry onion+veg.solid-lasting+veg.softening 12}[veg.hard? ; uncover and let the edges brown, {3 min}].][ Add {the veg.tomato} and cook until thick, {8 min}.][ Add {the veg.heated} and warm through, {fry veg.heated 3}.][[simmer veg.leafy>5?  Add {the veg.leafy} with a splash of water, cover and cook until tender, {simmer veg.leafy more 1}.| [protein.bacon,ham,sausage,frying-cheese+onion+veg.solid-lasting+veg.softening+veg.tomato+veg.heated? Turn up the heat, add|Add] {the veg.leafy} by the handful and turn until the water has gone, {5 min}.]][ [veg.leafy? Lower the heat and stir|[onion+veg.solid-lasting+veg.softening+veg.tomato? Stir|[protein.bacon,ham,sausage,frying-cheese+veg.mushroom? Lower the heat and stir|Stir]]] in {the garlic+chilli+dried+briny+protein.pulse}, {1 min}.][ Pour in {the wine} and let it bubble almost away, {2 min}.] Take the pan off the heat.',
      es: 'Calienta {el oil} en una sartén ancha a fuego [protein.bacon,ham,sausage,frying-cheese? medio|[veg.mushroom? fuerte|[onion+veg.solid-lasting+veg.softening+veg.tomato? medio|[simmer veg.leafy>5? medio|[veg.leafy? fuerte|medio]]]]].[ Dora {el protein.bacon,ham,sausage,frying-cheese}, {fry protein.bacon,ham,sausage,frying-cheese 4}.][ Añade {el veg.mushroom}[protein.bacon,ham,sausage,frying-cheese? , sube el fuego] y saltéa{=lo veg.mushroom}[veg.mushroom>400?  en dos tandas,] hasta que se evapore el agua y se doren los bordes, [veg.mushroom>400? {12 min} en total; devuelve las dos tandas a la sartén|{8 min}].][ [veg.mushroom? Baja el fuego, añade|Añade] {el onion+veg.solid-lasting+veg.softening} y rehoga[veg.hard?  con un chorrito de agua y tapa hasta que {=tierno onion+veg.solid-lasting+veg.softening}|, removiendo de vez en cuando, hasta que {=tierno onion+veg.solid-lasting+veg.softening}], {fry onion+veg.solid-lasting+veg.softening 12}[veg.hard? ; destapa y deja que se doren los bordes, {3 min}].][ Añade {el veg.tomato} y cocina hasta que se forme una salsa espesa, {8 min}.][ Añade {el veg.heated} y calienta, {fry veg.heated 3}.][[simmer veg.leafy>5?  Añade {el veg.leafy} con un chorrito de agua, tapa y cuece hasta que {=tierno veg.leafy}, {simmer veg.leafy more 1}.| [protein.bacon,ham,sausage,frying-cheese+onion+veg.solid-lasting+veg.softening+veg.tomato+veg.heated? Sube el fuego, añade|Añade] {el veg.leafy} a puñados y remueve hasta que no quede agua, {5 min}.]][ [veg.leafy? Baja el fuego, añade|[onion+veg.solid-lasting+veg.softening+veg.tomato? Añade|[protein.bacon,ham,sausage,frying-cheese+veg.mushroom? Baja el fuego, añade|Añade]]] {el garlic+chilli+dried+briny+protein.pulse} y remueve {1 min}.][ Vierte {el wine} y deja que se evapore casi del todo, {2 min}.] Aparta la sartén del fuego.',
      fr: 'Chauffer {le oil} dans une sauteuse à feu [protein.bacon,ham,sausage,frying-cheese? moyen|[veg.mushroom? vif|[onion+veg.solid-lasting+veg.softening+veg.tomato? moyen|[simmer veg.leafy>5? moyen|[veg.leafy? vif|moyen]]]]].[ Y faire dorer {le protein.bacon,ham,sausage,frying-cheese}, {fry protein.bacon,ham,sausage,frying-cheese 4}.][ Ajouter {le veg.mushroom}[protein.bacon,ham,sausage,frying-cheese? , monter le feu] et {=le veg.mushroom} faire sauter[veg.mushroom>400?  en deux fois,] jusqu’à évaporation de l’eau et belle coloration, [veg.mushroom>400? {12 min} en tout ; remettre le tout dans la sauteuse|{8 min}].][ [veg.mushroom? Baisser le feu, ajouter|Ajouter] {le onion+veg.solid-lasting+veg.softening} et cuire[veg.hard?  à couvert, avec un filet d’eau, jusqu’à ce {=tendre onion+veg.solid-lasting+veg.softening}|, en remuant de temps en temps, jusqu’à ce {=tendre onion+veg.solid-lasting+veg.softening}], {fry onion+veg.solid-lasting+veg.softening 12}[veg.hard?  ; découvrir et laisser les bords dorer, {3 min}].][ Ajouter {le veg.tomato} et cuire jusqu’à obtenir une sauce épaisse, {8 min}.][ Ajouter {le veg.heated} et {=le veg.heated} réchauffer, {fry veg.heated 3}.][[simmer veg.leafy>5?  Ajouter {le veg.leafy} avec un filet d’eau, couvrir et cuire jusqu’à ce {=tendre veg.leafy}, {simmer veg.leafy more 1}.| [protein.bacon,ham,sausage,frying-cheese+onion+veg.solid-lasting+veg.softening+veg.tomato+veg.heated? Monter le feu, ajouter|Ajouter] {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {5 min}.]][ [veg.leafy? Baisser le feu, ajouter|[onion+veg.solid-lasting+veg.softening+veg.tomato? Ajouter|[protein.bacon,ham,sausage,frying-cheese+veg.mushroom? Baisser le feu, ajouter|Ajouter]]] {le garlic+chilli+dried+briny+protein.pulse} et remuer {1 min}.][ Verser {le wine} et {=le wine} laisser presque évaporer, {2 min}.] Retirer la sauteuse du feu.',
    },
    BOILING_WITH_GREENS,
    {
      en: 'Just before the pasta is done, pat {the fish.prawn} dry and fry in the pan over a medium-high heat, turning once, until just opaque, {2 min}.',
      es: 'Justo antes de escurrir la pasta, seca bien {el fish.prawn} y saltéa{=lo fish.prawn} en la sartén a fuego medio alto, dándo{=le fish.prawn} la vuelta una vez, hasta que el centro deje de verse translúcido, {2 min}.',
      fr: 'Juste avant d’égoutter les pâtes, bien sécher {le fish.prawn} et {=le fish.prawn} faire sauter à feu assez vif dans la sauteuse, en {=le fish.prawn} retournant une fois, jusqu’à ce que le cœur ne soit plus translucide, {2 min}.',
    },
    {
      en: 'Drain, keeping a cup of the water. Over a medium heat, toss {the pasta+green+fish.tinned-fish,smoked-fish} in the pan with half of that water[salt+cheese.soft-cheese? , {the salt+pepper+cheese.soft-cheese}| and {the pepper}] until glossy, {2 min}.[ [cheese.melting-cheese? Turn the heat to its lowest and add|Off the heat, add] {the cheese.hard-cheese,melting-cheese} in two lots with the rest of the hot water, stirring until it melts and coats the pasta, [cheese.melting-cheese? {2 min}|{1 min}].][ [cheese.hard-cheese,melting-cheese? Stir|Off the heat, stir] in {the pesto+lemon+herb}.][cheese.crumbly-cheese+nut+leaf?  Serve with {the cheese.crumbly-cheese+nut+leaf}.| Serve at once.]',
      es: 'Escurre, guardando un vaso del agua. A fuego medio, mezcla {el pasta+green+fish.tinned-fish,smoked-fish} en la sartén con la mitad de esa agua[salt+cheese.soft-cheese? , {el salt+pepper+cheese.soft-cheese}| y {el pepper}] hasta que la salsa brille, {2 min}.[ [cheese.melting-cheese? Baja el fuego al mínimo y añade|Fuera del fuego, añade] {el cheese.hard-cheese,melting-cheese} en dos veces con el resto del agua caliente, removiendo hasta que [cheese.melting-cheese? se funda y ]la salsa ligue, [cheese.melting-cheese? {2 min}|{1 min}].][ [cheese.hard-cheese,melting-cheese? Incorpora|Fuera del fuego, incorpora] {el pesto+lemon+herb}.][cheese.crumbly-cheese+nut+leaf?  Sirve con {el cheese.crumbly-cheese+nut+leaf}.| Sirve enseguida.]',
      fr: 'Égoutter en gardant un verre d’eau. À feu moyen, mélanger {le pasta+green+fish.tinned-fish,smoked-fish} dans la sauteuse avec la moitié de cette eau[salt+cheese.soft-cheese? , {le salt+pepper+cheese.soft-cheese}| et {le pepper}] jusqu’à ce que la sauce brille, {2 min}.[ [cheese.melting-cheese? Baisser le feu au minimum et ajouter|Hors du feu, ajouter] {le cheese.hard-cheese,melting-cheese} en deux fois avec le reste de l’eau chaude, en remuant jusqu’à ce que [cheese.melting-cheese? le fromage fonde et que ]la sauce soit crémeuse, [cheese.melting-cheese? {2 min}|{1 min}].][ [cheese.hard-cheese,melting-cheese? Incorporer|Hors du feu, incorporer] {le pesto+lemon+herb}.][cheese.crumbly-cheese+nut+leaf?  Servir avec {le cheese.crumbly-cheese+nut+leaf}.| Servir aussitôt.]',
    },
  ],
};

export const PASTA_DISHES: readonly DishTemplate[] = [tomatoPasta, creamyPasta, tossedPasta];
