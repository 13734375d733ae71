import {
  BAY,
  BUTTER_OR_OIL,
  CHILLI,
  COOKED_VEGETABLES,
  GARLIC,
  GARLIC_IF_THERE,
  GINGER_PROPOSED,
  HERBS,
  LEMON,
  NO_WINE_FOR_SAUCES,
  NUTS_IF_THERE,
  ONION,
  ONION_IF_THERE,
  PEPPER,
  PLAIN_OIL,
  SALT,
  SPICES,
  SPRING_ONION,
  WINE,
  WOODY_HERBS,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { IN_THE_POD, NOT_FOR_THE_WOK } from '../pan/wok.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const friedRice: DishTemplate = {
  id: 'fried-rice',
  dishType: 'fried-rice',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: { en: 'fried rice|egg fried rice', es: 'arroz frito|arroz salteado', fr: 'riz sauté|riz frit' },
  slots: {
    rice: { of: ['cooked-rice', 'rice'], named: ['long-grain-rice'] },
    egg: {
      of: ['egg'],
      least: 0,
      grams: 50,
      proposed: ['egg'],
      proposedWithout: ['poultry', 'tender-meat', 'mince', 'tofu', 'prawn'],
      needed: true,
    },
    protein: {
      of: ['prawn', 'poultry', 'cooked-meat', 'ham', 'bacon', 'tofu', 'mince', 'tender-meat'],
      but: ['chorizo', 'crab', 'lamb', 'frankfurter'],
      least: 0,
      grams: 85,
    },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [...NOT_FOR_THE_WOK, ...IN_THE_POD],
      least: 0,
      most: 3,
      grams: 75,
      cuts: { root: 'fine-dice' },
    },
    peas: { of: ['tender'], ids: IN_THE_POD, least: 0, most: 2, grams: 50 },
    onion: { ...ONION_IF_THERE, cut: 'chop', proposed: ['onion'], needed: true },
    spring: { ...SPRING_ONION, proposed: ['spring-onion'], needed: true },
    garlic: GARLIC,
    ginger: GINGER_PROPOSED,
    chilli: CHILLI,
    soy: { of: ['soy'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 14 },
    seasoning: { of: ['spice', 'hot-sauce', 'sesame-oil'], least: 0, most: 2, proposed: ['sesame-oil'], needed: true },
    nut: NUTS_IF_THERE,
    oil: { ...PLAIN_OIL, grams: 9 },
    salt: { ...SALT, asNeeded: true },
  },
  needs: [
    { of: ['egg', 'protein', 'veg', 'peas'], least: 2 },
    { of: ['egg', 'veg', 'peas'], least: 1 },
  ],
  title: {
    en: '{protein+veg+peas+egg#2} fried rice',
    es: 'Arroz frito con {protein+veg+peas+egg#2}',
    fr: 'Riz sauté {au protein+veg+peas+egg#2}',
  },
  description: {
    en: 'Loose fried rice with {all protein+veg+peas+egg#2}, seasoned with {all soy+garlic+ginger#2}[ and green with {all spring}].',
    es: 'Arroz suelto del wok con {protein+veg+peas+egg#2}, {soy+garlic+ginger#2}[ y {spring} por encima].',
    fr: 'Un riz bien détaché, sauté avec {du protein+veg+peas+egg#2}, {au soy+garlic+ginger#2}[ et {au spring}].',
  },
  tip: {
    en: '[rice.cooked-rice? |Rice cooked the day before fries best: it stays loose.]',
    es: '[rice.cooked-rice? |Con arroz del día anterior sale mejor: queda suelto.]',
    fr: '[rice.cooked-rice? |Un riz cuit la veille convient le mieux : il reste bien détaché.]',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Boil {the rice.rice} in plenty of salted water for {simmer rice.rice}. Rinse under cold water, drain well and spread out on a plate to dry.',
      es: 'Hierve {el rice.rice} en abundante agua con sal {simmer rice.rice}. Enfría{=lo rice.rice} bajo el grifo, escúrre{=lo rice.rice} bien y extiénde{=lo rice.rice} en un plato para que se seque.',
      fr: 'Cuire {le rice.rice} {simmer rice.rice} dans un grand volume d’eau salée. Rafraîchir sous l’eau froide, bien égoutter et étaler sur un plat pour faire sécher.',
    },
    {
      en: '[egg? Beat {the egg}. Heat a third of {the oil} in a wok over a high heat, pour in the egg, stir until just set, {1 min}, and tip out.]',
      es: '[egg? Bate {el egg}. Calienta un tercio {del oil} en un wok a fuego fuerte, vierte el huevo, remueve hasta que cuaje, {1 min}, y resérvalo.]',
      fr: '[egg? Battre {le egg}. Chauffer un tiers {du oil} dans un wok à feu vif, y verser l’œuf, remuer jusqu’à ce qu’il prenne, {1 min}, et le réserver.]',
    },
    {
      en: '[egg? Heat another third of {the oil} in the wok|Heat half of {the oil} in a wok] and fry {the protein.slow+protein.prawn} over a high heat[protein.mince? , breaking up the lumps,][protein.poultry,tender-meat?  in two batches,] until [protein.prawn? just opaque|browned], {fry protein.slow+protein.prawn}[protein.poultry,tender-meat?  in all]. Lift out.',
      es: '[egg? Calienta otro tercio {del oil} en el wok|Calienta la mitad {del oil} en un wok] y saltea {el protein.slow+protein.prawn} a fuego fuerte[protein.mince? , deshaciendo los grumos,] hasta que [protein.prawn? el centro deje de verse translúcido|{=dorado protein.slow+protein.prawn}], {fry protein.slow+protein.prawn}[protein.poultry,tender-meat? , en dos tandas]. Resérva{=lo protein.slow+protein.prawn}.',
      fr: '[egg? Chauffer un autre tiers {du oil} dans le wok|Chauffer la moitié {du oil} dans un wok] et y saisir {le protein.slow+protein.prawn} à feu vif[protein.mince?  en émiettant,] jusqu’à ce [protein.prawn? que le cœur ne soit plus translucide|{=doré protein.slow+protein.prawn}], {fry protein.slow+protein.prawn}[protein.poultry,tender-meat? , en deux fois]. Réserver {le protein.slow+protein.prawn}.',
    },
    {
      en: '[egg+protein.slow+protein.prawn? Heat the rest of {the oil}|Heat {the oil} in a wok].[ Cook {the onion+veg.solid-lasting} [veg.solid-lasting? over a high heat, stirring, with a spoonful of water once coloured, until just tender, {6 min}|over a medium heat, stirring now and then, until tender, {fry onion}].][ Add {the veg.softening} and stir-fry over a high heat, keeping some bite, {4 min}.][ Add {the veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham} and stir-fry over a high heat[veg.mushroom,tomato+veg.leafy?  until no water is left| until hot], [veg.leafy>300? {6 min}|{fry veg.mushroom,tomato+veg.heated+peas+veg.leafy 2}].][ Stir in {the garlic+ginger+chilli}, {30 s}.]',
      es: '[egg+protein.slow+protein.prawn? Calienta el resto {del oil}|Calienta {el oil} en un wok].[ Saltea {el onion+veg.solid-lasting} [veg.solid-lasting? a fuego fuerte, con una cucharada de agua en cuanto {=tome onion+veg.solid-lasting} color, sin que {=pierda onion+veg.solid-lasting} firmeza, {6 min}|a fuego medio, removiendo de vez en cuando, hasta que {=tierno onion}, {fry onion}].][ Añade {el veg.softening} y saltea a fuego fuerte, sin que {=pierda veg.softening} firmeza, {4 min}.][ Añade {el veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham} y saltea a fuego fuerte[veg.mushroom,tomato+veg.leafy?  hasta que no quede agua| hasta que {=caliente veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham}], [veg.leafy>300? {6 min}|{fry veg.mushroom,tomato+veg.heated+peas+veg.leafy 2}].][ Añade {el garlic+ginger+chilli} y remueve {30 s}.]',
      fr: '[egg+protein.slow+protein.prawn? Chauffer le reste {du oil}|Chauffer {le oil} dans un wok].[ Y faire sauter {le onion+veg.solid-lasting} [veg.solid-lasting? à feu vif, avec une cuillerée à soupe d’eau dès la première coloration, en gardant du croquant, {6 min}|à feu moyen, en remuant de temps en temps, jusqu’à ce {=tendre onion}, {fry onion}].][ Ajouter {le veg.softening} et faire sauter à feu vif en gardant du croquant, {4 min}.][ Ajouter {le veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham} et faire sauter à feu vif[veg.mushroom,tomato+veg.leafy?  jusqu’à évaporation de l’eau| jusqu’à ce {=bien-chaud veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham}], [veg.leafy>300? {6 min}|{fry veg.mushroom,tomato+veg.heated+peas+veg.leafy 2}].][ Ajouter {le garlic+ginger+chilli} et remuer {30 s}.]',
    },
    {
      en: 'Add {the rice} and toss over a high heat until steaming hot, {4 min}.[ Return {the egg+protein.slow+protein.prawn} to the wok.] Season with {the soy+seasoning+salt} and toss for {1 min}.[ Serve with {the spring+nut} on top.]',
      es: 'Añade {el rice} y saltea a fuego fuerte hasta que humee, {4 min}.[ Devuelve {el egg+protein.slow+protein.prawn} al wok.] Aliña con {el soy+seasoning+salt} y saltea {1 min}.[ Sirve con {el spring+nut} por encima.]',
      fr: 'Ajouter {le rice} et faire sauter à feu vif jusqu’à ce qu’il soit fumant, {4 min}.[ Remettre {le egg+protein.slow+protein.prawn} dans le wok.] Assaisonner avec {le soy+seasoning+salt} et faire sauter {1 min}.[ Parsemer {de spring+nut} et servir.]',
    },
  ],
};

const risotto: DishTemplate = {
  id: 'risotto',
  dishType: 'risotto',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern'],
  called: { en: 'risotto', es: 'risotto|arroz meloso', fr: 'risotto' },
  slots: {
    rice: { of: ['risotto-rice'], ids: ['risotto-rice', 'paella-rice', 'short-grain-rice'], named: ['risotto-rice'] },
    veg: {
      of: COOKED_VEGETABLES,
      but: [
        'cabbage',
        'aubergine',
        'brussels-sprout',
        'turnip',
        'swede',
        'pak-choi',
        'okra',
        'plantain',
        'celeriac',
        'parsnip',
        'daikon',
        'jerusalem-artichoke',
        'salsify',
        'kohlrabi',
        'green-bean',
      ],
      least: 0,
      most: 2,
      grams: 120,
    },
    protein: { of: ['prawn', 'bacon', 'sausage', 'ham', 'smoked-fish'], least: 0, grams: 75 },
    onion: ONION,
    garlic: GARLIC_IF_THERE,
    wine: {
      of: ['wine'],
      but: ['red-wine', 'rose-wine', ...NO_WINE_FOR_SAUCES],
      least: 0,
      grams: 25,
      proposed: ['@wine'],
    },
    stock: { of: ['stock'], or: ['@stock'], grams: 300 },
    cheese: {
      of: ['hard-cheese', 'crumbly-cheese', 'soft-cheese', 'melting-cheese'],
      but: ['queso-fresco', 'burgos-cheese', 'panela-cheese'],
      least: 0,
      grams: 18,
      notWith: ['prawn', 'smoked-fish'],
      proposed: ['parmesan', 'vegan-parmesan'],
      needed: true,
    },
    lemon: { ...LEMON, pairedIn: [] },
    woody: { of: ['herb'], ids: WOODY_HERBS, least: 0, pairedIn: [] },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 7.5 },
    /** What is beaten in where the rice is fried in oil. */
    knob: { of: ['butter'], least: 0, grams: 5, proposed: ['butter', 'vegan-butter'], proposedWithout: ['butter'] },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'protein', 'cheese'], least: 1 }],
  title: {
    en: '{protein+veg+cheese#2} risotto',
    es: 'Risotto {de protein+veg+cheese#2}',
    fr: 'Risotto {au protein+veg+cheese#2}',
  },
  description: {
    en: 'Creamy rice cooked in {all stock+wine#2}, with {all protein+veg+cheese#2}[lemon?  and {all lemon}|[herb?  and {all herb#1}]].',
    es: 'Arroz cremoso cocido en {stock+wine#2}, con {protein+veg+cheese#2}[lemon?  y {lemon}|[herb?  y {herb#1}]].',
    fr: 'Un riz crémeux cuit dans {du stock+wine#2}, avec {du protein+veg+cheese#2}[lemon?  et {du lemon}|[herb?  et {du herb#1}]].',
  },
  tip: {
    en: 'It should spread on the plate: if it is too thick, loosen it with a little hot water.',
    es: 'Tiene que extenderse en el plato: si espesa demasiado, aclara con un poco de agua caliente.',
    fr: 'Il doit s’étaler dans l’assiette : s’il est trop épais, le détendre avec un peu d’eau chaude.',
  },
  steps: [
    {
      en: 'Bring {the stock} to a simmer in a small pan, {4 min}.',
      es: 'Lleva {el stock} a ebullición suave en un cazo, {4 min}.',
      fr: 'Porter {le stock} à frémissement dans une petite casserole, {4 min}.',
    },
    {
      en: 'Heat half of {the fat} in a wide pan and soften {the onion+protein.slow+veg.solid-lasting+veg.tomato} over a medium heat, stirring, {fry onion+protein.slow+veg.solid-lasting+veg.tomato 10}.[ Add {the veg.mushroom}, turn up the heat and cook until the water has gone and the edges brown, {10 min}.]',
      es: 'Calienta la mitad {del fat} en una cazuela ancha y sofríe {el onion+protein.slow+veg.solid-lasting+veg.tomato} a fuego medio, removiendo, {fry onion+protein.slow+veg.solid-lasting+veg.tomato 10}.[ Añade {el veg.mushroom}, sube el fuego y cocina hasta que se evapore el agua y se doren los bordes, {10 min}.]',
      fr: 'Chauffer la moitié {du fat} dans une sauteuse et faire suer {le onion+protein.slow+veg.solid-lasting+veg.tomato} à feu moyen en remuant, {fry onion+protein.slow+veg.solid-lasting+veg.tomato 10}.[ Ajouter {le veg.mushroom}, monter le feu et cuire jusqu’à ce que l’eau s’évapore et que les bords dorent, {10 min}.]',
    },
    {
      en: '[veg.mushroom? Lower the heat to medium and stir|Stir] in {the garlic+woody+rice} until the grains are glossy, {2 min}[, then let {the wine} bubble away].',
      es: '[veg.mushroom? Baja el fuego a medio, añade|Añade] {el garlic+woody+rice} y remueve hasta que los granos brillen, {2 min}[; vierte {el wine} y deja que se evapore].',
      fr: '[veg.mushroom? Revenir à feu moyen, ajouter|Ajouter] {le garlic+woody+rice} et remuer jusqu’à ce que les grains soient nacrés, {2 min}[ ; verser {le wine} et {=le wine} laisser évaporer].',
    },
    {
      en: 'Add the hot stock a ladleful at a time, stirring and waiting until each is taken up, [veg.passing+veg.leafy+protein.prawn,ham? {14 min}|{18 min}].',
      es: 'Añade el caldo caliente cucharón a cucharón, removiendo y esperando a que se absorba cada uno, [veg.passing+veg.leafy+protein.prawn,ham? {14 min}|{18 min}].',
      fr: 'Ajouter le bouillon chaud louche après louche, en remuant et en attendant chaque fois qu’il soit absorbé, [veg.passing+veg.leafy+protein.prawn,ham? {14 min}|{18 min}].',
    },
    {
      en: 'Stir in {the veg.passing+veg.leafy+protein.prawn,ham} with the last of the stock and cook until the rice is tender with a little bite, {5 min}.',
      es: 'Incorpora {el veg.passing+veg.leafy+protein.prawn,ham} con el último caldo y cocina hasta que el arroz esté tierno, con un punto firme, {5 min}.',
      fr: 'Incorporer {le veg.passing+veg.leafy+protein.prawn,ham} avec le dernier bouillon et cuire jusqu’à ce que le riz soit tendre, encore un peu ferme, {5 min}.',
    },
    {
      en: 'Off the heat, beat in the rest of {the fat}[ with {the knob+protein.smoked-fish+cheese+lemon+herb}], season with {salt+pepper}, cover and leave for {2 min}.',
      es: 'Fuera del fuego, incorpora el resto {del fat}[ con {el knob+protein.smoked-fish+cheese+lemon+herb}], sazona con {salt+pepper}, tapa y deja reposar {2 min}.',
      fr: 'Hors du feu, incorporer le reste {du fat}[ avec {le knob+protein.smoked-fish+cheese+lemon+herb}], assaisonner {de salt+pepper}, couvrir et laisser reposer {2 min}.',
    },
  ],
};

/** Rice in its husk, which cooks for longer. */
const WHOLE_GRAIN = ['brown-rice', 'red-rice', 'black-rice'];

const pilaf: DishTemplate = {
  id: 'pilaf',
  dishType: 'rice-dish',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['middle-eastern', 'indian', 'mediterranean', 'mexican'],
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
      but: ['tuna', 'swordfish', 'pork-belly'],
      least: 0,
      grams: 110,
    },
    pulse: { of: ['pulse'], least: 0, grams: 75 },
    veg: {
      of: COOKED_VEGETABLES,
      but: ['brussels-sprout', 'turnip', 'swede', 'radish', 'chicory', 'red-cabbage', 'beetroot', 'plantain'],
      least: 0,
      most: 3,
      grams: 100,
    },
    /** Fried apart: in the rice it turns to paste. */
    plantain: { of: COOKED_VEGETABLES, ids: ['plantain'], least: 0, grams: 90 },
    tomato: { of: ['tinned-tomato'], least: 0, grams: 30 },
    wine: { ...WINE, but: ['red-wine', 'rose-wine', ...NO_WINE_FOR_SAUCES], grams: 25, families: ['mediterranean'] },
    onion: ONION,
    garlic: GARLIC,
    spice: { ...SPICES, of: ['spice', 'sweet-spice', 'dried-herb'], most: 1 },
    /** What is there beside it; none is bought. */
    spices: { of: ['spice', 'sweet-spice', 'dried-herb'], least: 0, most: 2, pairedIn: [] },
    dried: { of: ['dried-fruit'], least: 0, grams: 12 },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, most: 2 },
    nut: NUTS_IF_THERE,
    top: {
      of: ['crumbly-cheese', 'yogurt', 'tahini'],
      least: 0,
      most: 2,
      grams: 30,
      notWith: ['fish-fillet'],
    },
    avocado: { of: ['avocado'], least: 0, grams: 40, families: ['mexican'] },
    lemon: { ...LEMON, proposed: ['lemon'], needed: true },
    herb: { ...HERBS, proposed: ['parsley'], needed: true },
    oil: BUTTER_OR_OIL,
    salt: SALT,
    /** A tin of tomatoes is half of what the rice drinks. */
    less: { of: ['stock'], least: 0, grams: 70, only: ['tomato'], proposed: ['@stock'], needed: true },
    /** Grains take their taste from what they drink. */
    broth: { of: ['stock'], least: 0, grams: 135, proposed: ['@stock'], needed: true, unless: ['tomato'] },
    water: { of: ['water'], least: 0, grams: 135, proposed: ['water'], needed: true, unless: ['broth', 'less'] },
    /** The husk of whole grain drinks more. */
    extra: { of: ['water'], least: 0, grams: 30, alongside: WHOLE_GRAIN, proposed: ['water'], needed: true },
    /** Where the rice drinks water. */
    bay: { ...BAY, ids: ['bay-leaf'], proposed: ['bay-leaf'], unless: ['broth', 'less'], needed: true },
  },
  needs: [
    { of: ['protein', 'pulse', 'veg', 'plantain', 'tomato'], least: 1 },
    { of: ['protein', 'pulse', 'veg', 'plantain', 'tomato', 'top', 'nut', 'dried', 'briny'], least: 2 },
  ],
  title: {
    en: '{protein+pulse+veg+plantain#2} pilaf',
    es: 'Arroz pilaf con {protein+pulse+veg+plantain#2}',
    fr: 'Riz pilaf {au protein+pulse+veg+plantain#2}',
  },
  description: {
    en: 'Loose-grained rice scented with {all spice+spices+garlic#2}, with {all protein+pulse+veg+plantain#2}[dried?  and sweet {all dried}][lemon+herb? , finished with {all lemon+herb#2}].',
    es: 'Arroz suelto y perfumado con {spice+spices+garlic#2}, que lleva {protein+pulse+veg+plantain#2}[dried?  y el dulzor {del dried}][lemon+herb? , y al final {lemon+herb#2}].',
    fr: 'Un riz en grains détachés, parfumé {au spice+spices+garlic#2}, avec {du protein+pulse+veg+plantain#2}[dried?  et la douceur {du dried}][lemon+herb? , relevé {de lemon+herb#2}].',
  },
  tip: {
    en: 'If the rice is still firm and the liquid gone, add a splash of hot water and cover again.',
    es: 'Si el arroz sigue duro y ya no queda líquido, añade un chorrito de agua caliente y tapa de nuevo.',
    fr: 'Si le riz reste ferme et qu’il n’y a plus de liquide, ajouter un filet d’eau chaude et couvrir de nouveau.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Heat a third of {the oil} in a wide pan with a lid and fry {the plantain} over a medium-high heat, turning once, until golden, {6 min}. Lift out.',
      es: 'Calienta un tercio {del oil} en una cazuela ancha con tapa y fríe {el plantain} a fuego medio alto, con una sola vuelta, hasta que {=dorado plantain}, {6 min}. Resérva{=lo plantain}.',
      fr: 'Chauffer un tiers {du oil} dans une sauteuse avec couvercle et y faire dorer {le plantain} à feu assez vif, en {=le plantain} retournant une fois, {6 min}. Réserver {le plantain}.',
    },
    {
      en: '[protein.poultry,tender-meat,frying-cheese? Heat half of {the oil} in a wide pan with a lid over a high heat. [Season {the protein.poultry,tender-meat} with half of {the salt} and brown[protein.poultry,tender-meat>400?  in two batches]|Brown {the protein.frying-cheese}], [protein.poultry? [protein.poultry,tender-meat>400? {8 min} in all|{4 min}]|[protein.poultry,tender-meat>400? {fry protein.poultry,tender-meat,frying-cheese twice} in all|{fry protein.poultry,tender-meat,frying-cheese}]]. [protein.poultry? Tip|Lift out] onto a plate.|]',
      es: '[protein.poultry,tender-meat,frying-cheese? Calienta la mitad {del oil} en una cazuela ancha con tapa a fuego fuerte. [Sazona {el protein.poultry,tender-meat} con la mitad {del salt} y dóra{=lo protein.poultry,tender-meat}[protein.poultry,tender-meat>400?  en dos tandas]|Dora {el protein.frying-cheese}], [protein.poultry? [protein.poultry,tender-meat>400? {8 min} en total|{4 min}]|[protein.poultry,tender-meat>400? {fry protein.poultry,tender-meat,frying-cheese twice} en total|{fry protein.poultry,tender-meat,frying-cheese}]]. Pása{=lo protein.poultry,tender-meat,frying-cheese} a un plato.|]',
      fr: '[protein.poultry,tender-meat,frying-cheese? Chauffer la moitié {du oil} dans une sauteuse avec couvercle à feu vif. [Assaisonner {le protein.poultry,tender-meat} de la moitié {du salt} et {=le protein.poultry,tender-meat} faire dorer[protein.poultry,tender-meat>400?  en deux fois]|Faire dorer {le protein.frying-cheese}], [protein.poultry? [protein.poultry,tender-meat>400? {8 min} en tout|{4 min}]|[protein.poultry,tender-meat>400? {fry protein.poultry,tender-meat,frying-cheese twice} en tout|{fry protein.poultry,tender-meat,frying-cheese}]]. Réserver {le protein.poultry,tender-meat,frying-cheese} sur une assiette.|]',
    },
    {
      en: '[protein.poultry,tender-meat,frying-cheese+plantain? Heat the rest of {the oil} in the same pan|Heat {the oil} in a wide pan with a lid] and cook {the onion+veg.solid-lasting+veg.tomato} over a medium heat until soft, {fry onion+veg.solid-lasting+veg.tomato 12}.[ Add {the veg.mushroom}, turn up the heat and cook until the water has gone and the edges brown, [veg.mushroom>300? {12 min}|{8 min}].][ Add {the protein.mince,sausage,bacon}[veg.mushroom? |, turn up the heat] and brown[protein.mince? , breaking up the lumps], {fry protein.mince,sausage,bacon}.]',
      es: '[protein.poultry,tender-meat,frying-cheese+plantain? Calienta el resto {del oil} en la misma cazuela|Calienta {el oil} en una cazuela ancha con tapa] y sofríe {el onion+veg.solid-lasting+veg.tomato} a fuego medio hasta que {=tierno onion+veg.solid-lasting+veg.tomato}, {fry onion+veg.solid-lasting+veg.tomato 12}.[ Añade {el veg.mushroom}, sube el fuego y cocina hasta que se evapore el agua y se doren los bordes, [veg.mushroom>300? {12 min}|{8 min}].][ Añade {el protein.mince,sausage,bacon}[veg.mushroom? |, sube el fuego] y dóra{=lo protein.mince,sausage,bacon}[protein.mince? , deshaciendo los grumos], {fry protein.mince,sausage,bacon}.]',
      fr: '[protein.poultry,tender-meat,frying-cheese+plantain? Chauffer le reste {du oil} dans la même sauteuse|Chauffer {le oil} dans une sauteuse avec couvercle] et faire revenir {le onion+veg.solid-lasting+veg.tomato} à feu moyen jusqu’à ce {=tendre onion+veg.solid-lasting+veg.tomato}, {fry onion+veg.solid-lasting+veg.tomato 12}.[ Ajouter {le veg.mushroom}, monter le feu et cuire jusqu’à ce que l’eau s’évapore et que les bords dorent, [veg.mushroom>300? {12 min}|{8 min}].][ Ajouter {le protein.mince,sausage,bacon}[veg.mushroom? |, monter le feu] et {=le protein.mince,sausage,bacon} faire dorer[protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.mince,sausage,bacon}.]',
    },
    {
      en: '[veg.mushroom+protein.mince,sausage,bacon? Lower the heat to medium and stir|Stir] in {the rice+garlic+spice+spices+dried} until the grains glisten, {2 min}[, then let {the wine} bubble away]. Add [protein.poultry,tender-meat? {the tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay} with the rest of {the salt}|[protein.fish-fillet,prawn+veg.passing+veg.leafy? {the tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay} with half of {the salt}|{the tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay+salt}]], bring to the boil, cover and cook over the lowest heat, [protein.quick+veg.passing+veg.leafy? {simmer rice+protein.poultry less 4}|{simmer rice+protein.poultry}].',
      es: '[veg.mushroom+protein.mince,sausage,bacon? Baja el fuego a medio, echa|Echa] {el rice+garlic+spice+spices+dried} y remueve hasta que el grano brille, {2 min}[; vierte {el wine} y deja que se evapore]. Añade [protein.poultry,tender-meat? {el tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay} con el resto {del salt}|[protein.fish-fillet,prawn+veg.passing+veg.leafy? {el tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay} con la mitad {del salt}|{el tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay+salt}]], lleva a ebullición, tapa y cuece al mínimo, [protein.quick+veg.passing+veg.leafy? {simmer rice+protein.poultry less 4}|{simmer rice+protein.poultry}].',
      fr: '[veg.mushroom+protein.mince,sausage,bacon? Revenir à feu moyen, ajouter|Ajouter] {le rice+garlic+spice+spices+dried} et remuer jusqu’à ce que les grains brillent, {2 min}[ ; verser {le wine} et {=le wine} laisser évaporer]. Ajouter [protein.poultry,tender-meat? {le tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay} avec le reste {du salt}|[protein.fish-fillet,prawn+veg.passing+veg.leafy? {le tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay} avec la moitié {du salt}|{le tomato+protein.poultry+protein.pulse+pulse+less+broth+water+extra+bay+salt}]], porter à ébullition, couvrir et cuire à feu très doux, [protein.quick+veg.passing+veg.leafy? {simmer rice+protein.poultry less 4}|{simmer rice+protein.poultry}].',
    },
    {
      en: 'Lay {the protein.quick+veg.passing+veg.leafy} on top of the rice[protein.poultry,tender-meat? |[protein.fish-fillet,prawn+veg.passing+veg.leafy? , season with the rest of {the salt}]], cover again and steam[protein.fish-fillet,prawn?  until opaque in the middle|[veg.passing+veg.leafy?  until tender]], [protein.prawn,fish-fillet? {6 min}|{5 min}]. Off the heat,[ put {the protein.tender-meat,frying-cheese} back on top and] leave to stand, covered, for {5 min}.',
      es: 'Pon {el protein.quick+veg.passing+veg.leafy} sobre el arroz[protein.poultry,tender-meat? |[protein.fish-fillet,prawn+veg.passing+veg.leafy? , sazona con el resto {del salt}]], vuelve a tapar y cuece al vapor[protein.fish-fillet,prawn?  hasta que el centro deje de verse translúcido], [protein.prawn,fish-fillet? {6 min}|{5 min}]. Fuera del fuego,[ pon de nuevo {el protein.tender-meat,frying-cheese} encima y] deja reposar con la tapa {5 min}.',
      fr: 'Poser {le protein.quick+veg.passing+veg.leafy} sur le riz[protein.poultry,tender-meat? |[protein.fish-fillet,prawn+veg.passing+veg.leafy? , assaisonner avec le reste {du salt}]], couvrir de nouveau et laisser cuire à la vapeur[protein.fish-fillet,prawn? , jusqu’à ce que le cœur ne soit plus translucide], [protein.prawn,fish-fillet? {6 min}|{5 min}]. Hors du feu,[ remettre {le protein.tender-meat,frying-cheese} dessus et] laisser reposer à couvert {5 min}.',
    },
    {
      en: '[protein.quick+veg.passing+veg.leafy? |[Put {the protein.tender-meat,frying-cheese} back on top with the juices and leave|Leave] to stand off the heat, covered, for {5 min}. ][Take out {the bay}. ][protein.fish-fillet? Lift out {the protein.fish-fillet}, loosen the rice with a fork and lay the fish back on top|Loosen the rice with a fork].[ Finish with {the lemon+herb}.][ Serve with {the plantain+briny+top+avocado+nut}.]',
      es: '[protein.quick+veg.passing+veg.leafy? |[Pon de nuevo {el protein.tender-meat,frying-cheese} encima con su jugo y deja|Deja] reposar fuera del fuego, con la tapa, {5 min}. ][Retira {el bay}. ][protein.fish-fillet? Saca {el protein.fish-fillet}, suelta el arroz con un tenedor y pon de nuevo el pescado encima|Suelta el arroz con un tenedor].[ Termina con {el lemon+herb}.][ Sirve con {el plantain+briny+top+avocado+nut}.]',
      fr: '[protein.quick+veg.passing+veg.leafy? |[Remettre {le protein.tender-meat,frying-cheese} dessus avec le jus rendu et laisser|Laisser] reposer hors du feu, à couvert, {5 min}. ][Retirer {le bay}. ][protein.fish-fillet? Retirer {le protein.fish-fillet}, égrener le riz à la fourchette et remettre le poisson dessus|Égrener le riz à la fourchette].[ Terminer par {le lemon+herb}.][ Servir avec {le plantain+briny+top+avocado+nut}.]',
    },
  ],
};

export const RICE_DISHES: readonly DishTemplate[] = [friedRice, risotto, pilaf];
