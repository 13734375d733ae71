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
import type { DishTemplate } from '../dish-template.ts';
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
];

/** Beans of dishes that know no pasta. */
const NO_PASTA_BEANS = ['kidney-bean', 'black-bean', 'baked-beans', 'refried-beans'];

/** Salty enough for pasta without capers. */
const SALTY_IN_PASTA = ['bacon', 'ham', 'sausage', 'frying-cheese', 'pesto', 'hard-cheese'] as const;

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
    tomato: { of: ['tinned-tomato', 'tomato'], named: ['chopped-tomatoes'], grams: 165, most: 2 },
    sugar: { of: ['sugar'], least: 0, grams: 1, proposed: ['sugar'], needed: true },
    protein: {
      of: ['bacon', 'tinned-fish', 'prawn', ...MEATS, 'pulse'],
      but: [...NO_PASTA_BEANS, 'scallop'],
      least: 0,
      grams: 80,
    },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, 'brussels-sprout', 'tomato'],
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
    herb: HERBS,
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
      least: 0,
      grams: 20,
      notWith: FISH,
      proposed: ['parmesan'],
    },
    oil: OIL,
    salt: SALT,
  },
  needs: [{ of: ['protein', 'veg', 'briny', 'onion', 'cheese', 'garlic', 'chilli', 'herb', 'dried'], least: 1 }],
  title: {
    en: '{all pasta} with {all tomato+protein+veg+briny#3}',
    es: '{pasta} con {tomato+protein+veg+briny#3}',
    fr: '{pasta} {au tomato+protein+veg+briny#3}',
  },
  description: {
    en: '[protein+veg+briny? {the protein+veg+briny#2} {=gives protein+veg+briny#2} the tomato sauce its character|The tomato sauce is simple and well cooked], and it coats the {all pasta}.',
    es: '[protein+veg+briny? {el protein+veg+briny#2} {=da protein+veg+briny#2} carácter a la salsa de tomate|La salsa de tomate, sencilla y bien hecha, queda espesa], que envuelve {el pasta}.',
    fr: '[protein+veg+briny? {le protein+veg+briny#2} {=donne protein+veg+briny#2} du caractère à la sauce tomate|La sauce tomate est simple et bien réduite], qui enrobe {le pasta}.',
  },
  steps: [
    {
      en: '[Heat {the oil} in a wide pan and soften {the onion+veg.hard+veg.tender} over a medium heat, stirring now and then, {fry onion+veg.hard+veg.tender 12}.[ Add {the protein.slow}, turn up the heat and brown[protein.mince? , breaking up the lumps], {fry protein.slow}.[protein.poultry,tender-meat?  Lift out.]]|Heat {the oil} in a wide pan and brown {the protein.slow} over a medium-high heat[protein.mince? , breaking up the lumps], {fry protein.slow}.[protein.poultry,tender-meat?  Lift out.]]',
      es: '[Calienta {el oil} en una sartén ancha y sofríe {el onion+veg.hard+veg.tender} a fuego medio, removiendo de vez en cuando, {fry onion+veg.hard+veg.tender 12}.[ Añade {el protein.slow}, sube el fuego y dóra{=lo protein.slow}[protein.mince? , deshaciendo los grumos], {fry protein.slow}.[protein.poultry,tender-meat?  Resérva{=lo protein.poultry,tender-meat}.]]|Calienta {el oil} en una sartén ancha y dora {el protein.slow} a fuego medio alto[protein.mince? , deshaciendo los grumos], {fry protein.slow}.[protein.poultry,tender-meat?  Resérva{=lo protein.poultry,tender-meat}.]]',
      fr: '[Chauffer {le oil} dans une sauteuse et faire revenir {le onion+veg.hard+veg.tender} à feu moyen, en remuant de temps en temps, {fry onion+veg.hard+veg.tender 12}.[ Ajouter {le protein.slow}, monter le feu et {=le protein.slow} faire dorer[protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.slow}.[protein.poultry,tender-meat?  Réserver {le protein.poultry,tender-meat}.]]|Chauffer {le oil} dans une sauteuse et faire dorer {le protein.slow} à feu assez vif[protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.slow}.[protein.poultry,tender-meat?  Réserver {le protein.poultry,tender-meat}.]]',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.tender? Add {the veg.mushroom}|Heat {the oil} in a wide pan, add {the veg.mushroom}], turn up the heat and fry, stirring, until the water has gone and the edges are brown, {8 min}.',
      es: '[onion+protein.slow+veg.hard+veg.tender? Añade {el veg.mushroom}|Calienta {el oil} en una sartén ancha, añade {el veg.mushroom}], sube el fuego y saltéa{=lo veg.mushroom} hasta que se evapore el agua y se doren los bordes, {8 min}.',
      fr: '[onion+protein.slow+veg.hard+veg.tender? Ajouter {le veg.mushroom}|Chauffer {le oil} dans une sauteuse, ajouter {le veg.mushroom}], monter le feu et {=le veg.mushroom} faire sauter jusqu’à évaporation de l’eau et belle coloration, {8 min}.',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.soft? |Heat {the oil} in a wide pan. ][[protein.slow? Lower the heat, add|Add] {the garlic+chilli+dried+paste+briny} and stir for {1 min}. ][tomato.tomato? Add|Pour in] {the tomato}, season with {the salt} and simmer until the sauce is thick, {simmer tomato 12}[; stir in {the protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.leafy} for the last minutes,[protein.prawn?  until just opaque,] {4 min}]. Taste[ and, if it is sharp, add {the sugar}].',
      es: '[onion+protein.slow+veg.hard+veg.soft? |Calienta {el oil} en una sartén ancha. ][[protein.slow? Baja el fuego, añade|Añade] {el garlic+chilli+dried+paste+briny} y remueve {1 min}. ][tomato.tomato? Añade|Vierte] {el tomato}, sazona con {el salt} y cuece a fuego lento hasta que la salsa espese, {simmer tomato 12}[; incorpora {el protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.leafy} los últimos minutos,[protein.prawn?  hasta que el centro deje de verse translúcido,] {4 min}]. Prueba[ y, si está ácida, añade {el sugar}].',
      fr: '[onion+protein.slow+veg.hard+veg.soft? |Chauffer {le oil} dans une sauteuse. ][[protein.slow? Baisser le feu, ajouter|Ajouter] {le garlic+chilli+dried+paste+briny} et remuer {1 min}. ][tomato.tomato? Ajouter|Verser] {le tomato}, assaisonner avec {le salt} et laisser mijoter jusqu’à épaississement, {simmer tomato 12}[ ; incorporer {le protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.leafy} pour les dernières minutes,[protein.prawn?  jusqu’à ce que le cœur ne soit plus translucide,] {4 min}]. Goûter[ et, en cas d’acidité, ajouter {le sugar}].',
    },
    {
      en: 'Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}, so that it is done when the sauce is; drain, keeping a cup of the water.',
      es: 'Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}, para que todo termine a la vez; guarda un vaso del agua y escúrre{=lo pasta}.',
      fr: 'Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée, pour finir en même temps que la sauce ; {=l’ pasta}égoutter en gardant un verre d’eau.',
    },
    {
      en: 'Toss {the pasta+protein.tinned-fish,smoked-fish} in the sauce with a splash of the cooking water, {1 min}.[ Serve with {the herb+cheese}.]',
      es: 'Mezcla {el pasta+protein.tinned-fish,smoked-fish} con la salsa y un chorrito del agua de cocción, {1 min}.[ Sirve con {el herb+cheese}.]',
      fr: 'Mélanger {le pasta+protein.tinned-fish,smoked-fish} à la sauce avec un filet d’eau de cuisson, {1 min}.[ Servir avec {le herb+cheese}.]',
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
      grams: 50,
    },
    protein: {
      of: ['bacon', 'ham', ...MEATS, 'cooked-meat', 'smoked-fish', 'tinned-fish', 'fish-fillet', 'prawn'],
      but: ['tuna', 'swordfish'],
      least: 0,
      grams: 75,
    },
    veg: { of: COOKED_VEGETABLES, but: NO_PASTA_VEGETABLES, least: 0, most: 2, grams: 100 },
    onion: { ...ONION_IF_THERE, unless: ['veg'], proposed: ['shallot', 'onion'], needed: true },
    garlic: GARLIC,
    pesto: { of: ['pesto', 'mustard'], least: 0 },
    dried: {
      of: ['dried-herb', 'sweet-spice', 'spice'],
      ids: ['nutmeg', 'dried-thyme', 'chilli-flakes', 'mixed-herbs'],
      least: 0,
    },
    lemon: { ...LEMON, grams: 4 },
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
  needs: [{ of: ['protein', 'veg', 'cheese'], least: 1 }],
  title: {
    en: 'Creamy [{protein+veg+pesto#2} ]{all pasta}',
    es: '{pasta} con salsa cremosa[ {de protein+veg+pesto#2}]',
    fr: '{pasta}[ {au protein+veg+pesto#2}] à la crème',
  },
  description: {
    en: 'A silky sauce[ with {all protein+veg#2}] clings to the {all pasta}, loosened with the cooking water.',
    es: 'Una salsa sedosa[ con {protein+veg#2}], aligerada con el agua de cocción, envuelve {el pasta}.',
    fr: 'Une sauce soyeuse[ {au protein+veg#2}], détendue avec l’eau de cuisson, enrobe {le pasta}.',
  },
  steps: [
    {
      en: '[fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage,poultry,tender-meat,mince? |[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? |Cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.]|Cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.]]]',
      es: '[fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage,poultry,tender-meat,mince? |[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? |Cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.]|Cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.]]]',
      fr: '[fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage,poultry,tender-meat,mince? |[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? |Cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.]|Cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.]]]',
    },
    {
      en: '[fry onion+veg.hard+veg.tender,tomato>9? H|[protein.sausage,poultry,tender-meat,mince? H|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? H|Meanwhile, h]|Meanwhile, h]]]eat {the fat} in a wide pan over a medium heat.[ Add {the protein.slow}, turn up the heat and brown[protein.mince? , breaking up the lumps], {fry protein.slow}[protein.poultry,tender-meat? ; lift out].][ Cook {the onion+veg.hard+veg.tender,tomato}[protein.slow?  over a medium heat], stirring, until soft, {fry onion+veg.hard+veg.tender,tomato 12}.][ Add {the veg.mushroom}[protein.slow? [onion+veg.hard+veg.tender,tomato? , turn up the heat]|, turn up the heat] and fry until the water has gone and the edges are brown, {8 min}.][ Add {the veg.leafy} by the handful and turn until the water has gone, {4 min}.][ Lower the heat and stir in {the garlic+pesto+dried}, {1 min}.] Stir in {the creamy+salt+pepper}[, return {the protein.poultry,tender-meat}][, add {the protein.fish-fillet,prawn} and simmer until [protein.prawn? just opaque, {3 min}|just firm and opaque, {5 min}]| and let it bubble gently, [protein.poultry,tender-meat? {4 min}|{2 min}]].',
      es: '[fry onion+veg.hard+veg.tender,tomato>9? C|[protein.sausage,poultry,tender-meat,mince? C|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? C|Mientras, c]|Mientras, c]]]alienta {el fat} en una sartén ancha a fuego medio.[ Añade {el protein.slow}, sube el fuego y dóra{=lo protein.slow}[protein.mince? , deshaciendo los grumos], {fry protein.slow}[protein.poultry,tender-meat? ; resérva{=lo protein.poultry,tender-meat}].][ Rehoga {el onion+veg.hard+veg.tender,tomato}[protein.slow?  a fuego medio], removiendo, hasta que {=tierno onion+veg.hard+veg.tender,tomato}, {fry onion+veg.hard+veg.tender,tomato 12}.][ Añade {el veg.mushroom}[protein.slow? [onion+veg.hard+veg.tender,tomato? , sube el fuego]|, sube el fuego] y saltéa{=lo veg.mushroom} hasta que se evapore el agua y se doren los bordes, {8 min}.][ Añade {el veg.leafy} a puñados y remueve hasta que no quede agua, {4 min}.][ Baja el fuego, añade {el garlic+pesto+dried} y remueve {1 min}.] Incorpora {el creamy+salt+pepper}[, devuelve {el protein.poultry,tender-meat} a la sartén][, añade {el protein.fish-fillet,prawn} y cuéce{=lo protein.fish-fillet,prawn} a fuego suave hasta que [protein.prawn? el centro deje de verse translúcido, {3 min}|la carne quede firme y aún jugosa, {5 min}]| y deja que borbotee suavemente, [protein.poultry,tender-meat? {4 min}|{2 min}]].',
      fr: '[fry onion+veg.hard+veg.tender,tomato>9? C|[protein.sausage,poultry,tender-meat,mince? C|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? C|Pendant ce temps, c]|Pendant ce temps, c]]]hauffer {le fat} dans une sauteuse à feu moyen.[ Ajouter {le protein.slow}, monter le feu et {=le protein.slow} faire dorer[protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.slow}[protein.poultry,tender-meat?  ; {=le protein.poultry,tender-meat} réserver].][ Y faire revenir {le onion+veg.hard+veg.tender,tomato}[protein.slow?  à feu moyen] en remuant, jusqu’à ce {=tendre onion+veg.hard+veg.tender,tomato}, {fry onion+veg.hard+veg.tender,tomato 12}.][ Ajouter {le veg.mushroom}[protein.slow? [onion+veg.hard+veg.tender,tomato? , monter le feu]|, monter le feu] et {=le veg.mushroom} faire sauter jusqu’à évaporation de l’eau et belle coloration, {8 min}.][ Ajouter {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.][ Baisser le feu, ajouter {le garlic+pesto+dried} et remuer {1 min}.] Incorporer {le creamy+salt+pepper}[, remettre {le protein.poultry,tender-meat}][, ajouter {le protein.fish-fillet,prawn} et laisser frémir jusqu’à ce que [protein.prawn? le cœur ne soit plus translucide, {3 min}|la chair soit nacrée et juste ferme, {5 min}]| et laisser frémir [protein.poultry,tender-meat? {4 min}|{2 min}]].',
    },
    {
      en: '[fry onion+veg.hard+veg.tender,tomato>9? Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.|[protein.sausage,poultry,tender-meat,mince? Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.|]|]]]',
      es: '[fry onion+veg.hard+veg.tender,tomato>9? Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.|[protein.sausage,poultry,tender-meat,mince? Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.|]|]]]',
      fr: '[fry onion+veg.hard+veg.tender,tomato>9? Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.|[protein.sausage,poultry,tender-meat,mince? Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.fish-fillet,prawn,bacon? Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.|]|]]]',
    },
    {
      en: 'Over a low heat, toss {the pasta+protein.cooked-meat,ham,smoked-fish,tinned-fish+cheese} in the sauce with a ladle of the cooking water until it clings, {2 min}.[ Off the heat, add {the lemon+herb}.] Serve at once.',
      es: 'A fuego suave, mezcla {el pasta+protein.cooked-meat,ham,smoked-fish,tinned-fish+cheese} con la salsa y un cucharón del agua de cocción hasta que todo ligue, {2 min}.[ Fuera del fuego, añade {el lemon+herb}.] Sirve enseguida.',
      fr: 'À feu doux, mélanger {le pasta+protein.cooked-meat,ham,smoked-fish,tinned-fish+cheese} à la sauce avec une louche d’eau de cuisson jusqu’à ce qu’elle nappe, {2 min}.[ Hors du feu, ajouter {le lemon+herb}.] Servir aussitôt.',
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
      grams: 75,
      notWith: ['bacon', 'ham', 'sausage', 'frying-cheese'],
    },
    protein: {
      of: ['bacon', 'ham', 'sausage', 'pulse', 'frying-cheese'],
      but: NO_PASTA_BEANS,
      least: 0,
      grams: 75,
    },
    veg: { of: COOKED_VEGETABLES, but: NO_PASTA_VEGETABLES, least: 0, most: 2, grams: 120 },
    onion: { of: ['onion', 'spring-onion'], least: 0 },
    pesto: { of: ['pesto'], least: 0 },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, most: 2, proposed: ['caper'], proposedWithout: SALTY_IN_PASTA },
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
    },
    dried: { of: ['dried-herb', 'herb'], but: SOFT_HERBS, least: 0 },
    lemon: LEMON,
    nut: { ...NUTS_IF_THERE, notWith: FISH },
    herb: HERBS,
    leaf: { of: ['salad-leaf'], ids: ['rocket', 'watercress'], least: 0 },
    cheese: {
      of: ['hard-cheese', 'crumbly-cheese', 'soft-cheese', 'melting-cheese'],
      least: 0,
      grams: 25,
      notWith: FISH,
      proposed: ['parmesan'],
      needed: true,
    },
    oil: { ...OIL, grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['fish', 'protein', 'veg', 'pesto', 'briny', 'cheese'], least: 1 },
    {
      of: ['protein', 'veg', 'pesto', 'briny', 'cheese', 'onion', 'lemon', 'herb', 'dried', 'nut', 'leaf'],
      least: 2,
      unless: ['pesto', 'fish'],
    },
  ],
  title: {
    en: '{all pasta} with {all fish+protein+veg+pesto+briny+cheese+lemon#3}',
    es: '{pasta} con {fish+protein+veg+pesto+briny+cheese+lemon#3}',
    fr: '{pasta} {au fish+protein+veg+pesto+briny+cheese+lemon#3}',
  },
  description: {
    en: 'Oil[ with {garlic}] and a little of the cooking water coat {the pasta+fish+protein+veg+pesto+briny+cheese#4} in a light sauce.',
    es: 'El aceite[ con {garlic}] y un poco del agua de cocción envuelven en una salsa ligera {el pasta+fish+protein+veg+pesto+briny+cheese#4}.',
    fr: 'L’huile[ {au garlic}] et un peu d’eau de cuisson enrobent d’une sauce légère {le pasta+fish+protein+veg+pesto+briny+cheese#4}.',
  },
  tip: {
    en: 'The cooking water holds starch: if the pasta turns dry on the plate, a spoonful more loosens it.',
    es: 'El agua de cocción lleva almidón: si la pasta se reseca en el plato, una cucharada más la suelta.',
    fr: 'L’eau de cuisson contient de l’amidon : si les pâtes sèchent dans l’assiette, une cuillerée de plus les détend.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: '[fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? |Cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? |Cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.]|Cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.]]]',
      es: '[fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? |Cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? |Cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.]|Cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.]]]',
      fr: '[fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? |Cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? |Cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.]|Cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.]]]',
    },
    {
      en: '[fish.prawn? [fry onion+veg.hard+veg.tender,tomato>9? P|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? P|Meanwhile, p]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? P|Meanwhile, p]|Meanwhile, p]]]at {the fish.prawn} dry and sear in {the oil} in a wide pan over a high heat, turning once, until just opaque, {3 min}; lift out. Lower the heat to medium.|[fry onion+veg.hard+veg.tender,tomato>9? H|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? H|Meanwhile, h]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? H|Meanwhile, h]|Meanwhile, h]]]eat {the oil} in a wide pan over a medium heat.][ Cook {the onion+veg.hard+veg.tender,tomato}[veg.hard? , covered, with a splash of water, until tender|, stirring, until soft and lightly browned], {fry onion+veg.hard+veg.tender,tomato 12}.][ Add {the veg.mushroom}, turn up the heat and fry until the water has gone and the edges are brown, {8 min}.][ Add {the protein.slow}, turn up the heat and brown, {fry protein.slow}.][ Add {the veg.leafy} by the handful and turn until the water has gone, {4 min}.][ [protein.slow+veg.mushroom? Lower the heat and stir|Stir] in {the garlic+chilli+dried+briny+protein.pulse}, {1 min}.][ Pour in {the wine} and let it bubble almost away, {2 min}.][fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? | Take the pan off the heat.]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? | Take the pan off the heat.]| Take the pan off the heat.]]]',
      es: '[fish.prawn? [fry onion+veg.hard+veg.tender,tomato>9? S|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? S|Mientras, s]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? S|Mientras, s]|Mientras, s]]]eca bien {el fish.prawn} y dóra{=lo fish.prawn} en {el oil} en una sartén ancha a fuego fuerte, dándo{=le fish.prawn} la vuelta una vez, hasta que el centro deje de verse translúcido, {3 min}; apárta{=lo fish.prawn}. Baja el fuego a medio.|[fry onion+veg.hard+veg.tender,tomato>9? C|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? C|Mientras, c]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? C|Mientras, c]|Mientras, c]]]alienta {el oil} en una sartén ancha a fuego medio.][ Rehoga {el onion+veg.hard+veg.tender,tomato}[veg.hard? , con un chorrito de agua y tapa, hasta que {=tierno onion+veg.hard+veg.tender,tomato}|, removiendo, hasta que {=tierno onion+veg.hard+veg.tender,tomato} y con algo de color], {fry onion+veg.hard+veg.tender,tomato 12}.][ Añade {el veg.mushroom}, sube el fuego y saltéa{=lo veg.mushroom} hasta que se evapore el agua y se doren los bordes, {8 min}.][ Añade {el protein.slow}, sube el fuego y dóra{=lo protein.slow}, {fry protein.slow}.][ Añade {el veg.leafy} a puñados y remueve hasta que no quede agua, {4 min}.][ [protein.slow+veg.mushroom? Baja el fuego, añade|Añade] {el garlic+chilli+dried+briny+protein.pulse} y remueve {1 min}.][ Vierte {el wine} y deja que se evapore casi del todo, {2 min}.][fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? | Aparta la sartén del fuego.]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? | Aparta la sartén del fuego.]| Aparta la sartén del fuego.]]]',
      fr: '[fish.prawn? [fry onion+veg.hard+veg.tender,tomato>9? B|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? B|Pendant ce temps, b]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? B|Pendant ce temps, b]|Pendant ce temps, b]]]ien sécher {le fish.prawn} et {=le fish.prawn} saisir dans {le oil}, dans une sauteuse à feu vif, en {=le fish.prawn} retournant une fois, jusqu’à ce que le cœur ne soit plus translucide, {3 min} ; réserver. Baisser à feu moyen.|[fry onion+veg.hard+veg.tender,tomato>9? C|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? C|Pendant ce temps, c]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? C|Pendant ce temps, c]|Pendant ce temps, c]]]hauffer {le oil} dans une sauteuse à feu moyen.][ Y faire revenir {le onion+veg.hard+veg.tender,tomato}[veg.hard? , à couvert, avec un filet d’eau, jusqu’à ce {=tendre onion+veg.hard+veg.tender,tomato}| en remuant, jusqu’à ce {=tendre onion+veg.hard+veg.tender,tomato}, avec un peu de couleur], {fry onion+veg.hard+veg.tender,tomato 12}.][ Ajouter {le veg.mushroom}, monter le feu et {=le veg.mushroom} faire sauter jusqu’à évaporation de l’eau et belle coloration, {8 min}.][ Ajouter {le protein.slow}, monter le feu et {=le protein.slow} faire dorer, {fry protein.slow}.][ Ajouter {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.][ [protein.slow+veg.mushroom? Baisser le feu, ajouter|Ajouter] {le garlic+chilli+dried+briny+protein.pulse} et remuer {1 min}.][ Verser {le wine} et {=le wine} laisser presque évaporer, {2 min}.][fry onion+veg.hard+veg.tender,tomato>9? |[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? | Retirer la sauteuse du feu.]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? | Retirer la sauteuse du feu.]| Retirer la sauteuse du feu.]]]',
    },
    {
      en: '[fry onion+veg.hard+veg.tender,tomato>9? Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.|]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? Meanwhile, cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}; drain, keeping a cup of the water.|]|]]]',
      es: '[fry onion+veg.hard+veg.tender,tomato>9? Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.|]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? Mientras, cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}; guarda un vaso del agua y escúrre{=lo pasta}.|]|]]]',
      fr: '[fry onion+veg.hard+veg.tender,tomato>9? Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.|[protein.sausage? [onion+veg.hard+veg.soft+veg.leafy? Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.|]|[veg.mushroom? [onion+veg.hard+veg.tender,tomato+veg.leafy+protein.slow? Pendant ce temps, cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée ; {=l’ pasta}égoutter en gardant un verre d’eau.|]|]]]',
    },
    {
      en: 'Over a medium heat, toss {the pasta+fish.tinned-fish,smoked-fish+protein.ham} in the pan with a ladle of the cooking water[salt? , {the salt+pepper}[ and {the cheese.soft-cheese}]|[cheese.soft-cheese? , {the pepper} and {the cheese.soft-cheese}| and {the pepper}]] until it clings, {2 min}.[ Off the heat, stir in {the fish.prawn+cheese.hard-cheese,melting-cheese+pesto+lemon+herb}.][cheese.crumbly-cheese+nut+leaf?  Serve with {the cheese.crumbly-cheese+nut+leaf}.| Serve at once.]',
      es: 'A fuego medio, mezcla {el pasta+fish.tinned-fish,smoked-fish+protein.ham} en la sartén con un cucharón del agua de cocción[salt? , {el salt+pepper}[ y {el cheese.soft-cheese}]|[cheese.soft-cheese? , {el pepper} y {el cheese.soft-cheese}| y {el pepper}]] hasta que todo ligue, {2 min}.[ Fuera del fuego, incorpora {el fish.prawn+cheese.hard-cheese,melting-cheese+pesto+lemon+herb}.][cheese.crumbly-cheese+nut+leaf?  Sirve con {el cheese.crumbly-cheese+nut+leaf}.| Sirve enseguida.]',
      fr: 'À feu moyen, mélanger {le pasta+fish.tinned-fish,smoked-fish+protein.ham} dans la sauteuse avec une louche d’eau de cuisson[salt? , {le salt+pepper}[ et {le cheese.soft-cheese}]|[cheese.soft-cheese? , {le pepper} et {le cheese.soft-cheese}| et {le pepper}]] jusqu’à ce que le tout soit lié, {2 min}.[ Hors du feu, incorporer {le fish.prawn+cheese.hard-cheese,melting-cheese+pesto+lemon+herb}.][cheese.crumbly-cheese+nut+leaf?  Servir avec {le cheese.crumbly-cheese+nut+leaf}.| Servir aussitôt.]',
    },
  ],
};

export const PASTA_DISHES: readonly DishTemplate[] = [tomatoPasta, creamyPasta, tossedPasta];
