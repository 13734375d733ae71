import {
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
  SPRING_ONION,
  WOODY_HERBS,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { IN_THE_POD, NOT_FOR_THE_WOK } from '../pan/wok.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { PILAF } from './pilaf.ts';

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
    /** What holds rice with meat together. */
    binding: { of: ['egg'], least: 0, grams: 25, only: ['protein'], unless: ['egg'], proposed: ['egg'] },
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
      cuts: { root: 'slice-thin' },
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
    /** A little that is there, against the sweetness. */
    sharp: { of: ['vinegar', 'sour'], ids: ['rice-vinegar', 'lime'], least: 0, grams: 4, pairedIn: ['thai'] },
    oil: { ...PLAIN_OIL, grams: 12 },
    salt: { ...SALT, asNeeded: true },
  },
  needs: [
    { of: ['egg', 'protein', 'veg', 'peas'], least: 2 },
    { of: ['egg', 'veg', 'peas'], least: 1 },
  ],
  title: {
    en: '{protein+veg+peas+egg#3} fried rice',
    es: 'Arroz frito con {protein+veg+peas+egg#3}',
    fr: 'Riz sauté {au protein+veg+peas+egg#3}',
  },
  description: {
    en: 'The rice fries over a strong heat until the grains are dry, separate and lightly toasted.',
    es: 'El arroz se saltea a fuego fuerte hasta que queda seco, suelto y algo tostado.',
    fr: 'Le riz saute à feu vif jusqu’à ce que ses grains soient secs et légèrement grillés.',
  },
  tip: {
    en: '[rice.cooked-rice? |Rice left from the day before saves you the boiling and the drying.]',
    es: '[rice.cooked-rice? |Con arroz que haya sobrado el día anterior te ahorras cocerlo y secarlo.]',
    fr: '[rice.cooked-rice? |Avec un reste de riz de la veille, on s’épargne la cuisson et le séchage.]',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Cook {the rice.rice} in plenty of boiling salted water until just tender, {simmer rice.rice less 2}.',
      es: 'Cuece {el rice.rice} en abundante agua hirviendo con sal hasta que esté justo en su punto, {simmer rice.rice less 2}.',
      fr: 'Cuire {le rice.rice} dans un grand volume d’eau bouillante salée jusqu’à ce qu’il soit tout juste tendre, {simmer rice.rice less 2}.',
    },
    {
      en: 'Drain {the rice.rice} well, spread out on a tray and leave to cool and dry while you prepare the rest, {15 min}.',
      es: 'Escurre bien {el rice.rice}, extiénde{=lo rice.rice} en una bandeja y deja que se enfríe y se seque mientras preparas lo demás, {15 min}.',
      fr: 'Bien égoutter {le rice.rice}, l’étaler sur un plateau et laisser refroidir et sécher pendant la préparation du reste, {15 min}.',
    },
    {
      en: '[egg+binding? Beat {the egg+binding}. Heat a [protein.slow+protein.prawn? quarter|third] of {the oil} in a wok over a high heat, pour in the egg, stir until just set, {1 min}, and tip out.]',
      es: '[egg+binding? Bate {el egg+binding}. Calienta [protein.slow+protein.prawn? un cuarto|un tercio] {del oil} en un wok a fuego fuerte, vierte el huevo, remueve hasta que cuaje, {1 min}, y resérvalo.]',
      fr: '[egg+binding? Battre {le egg+binding}. Chauffer un [protein.slow+protein.prawn? quart|tiers] {du oil} dans un wok à feu vif, y verser l’œuf, remuer jusqu’à ce qu’il prenne, {1 min}, et le réserver.]',
    },
    {
      en: '[egg+binding? Heat another quarter of {the oil} in the wok|Heat a third of {the oil} in a wok] and fry {the protein.slow+protein.prawn} over a high heat[protein.mince? , breaking up the lumps,][protein.poultry,tender-meat?  in two batches,] until [protein.prawn? just opaque|browned], {fry protein.slow+protein.prawn}[protein.poultry,tender-meat?  in all]. Lift out.',
      es: '[egg+binding? Calienta otro cuarto {del oil} en el wok|Calienta un tercio {del oil} en un wok] y saltea {el protein.slow+protein.prawn} a fuego fuerte[protein.mince? , deshaciendo los grumos,] hasta que [protein.prawn? el centro deje de verse translúcido|{=dorado protein.slow+protein.prawn}], {fry protein.slow+protein.prawn}[protein.poultry,tender-meat? , en dos tandas]. Resérva{=lo protein.slow+protein.prawn}.',
      fr: '[egg+binding? Chauffer un autre quart {du oil} dans le wok|Chauffer un tiers {du oil} dans un wok] et y saisir {le protein.slow+protein.prawn} à feu vif[protein.mince?  en émiettant,] jusqu’à ce [protein.prawn? que le cœur ne soit plus translucide|{=doré protein.slow+protein.prawn}], {fry protein.slow+protein.prawn}[protein.poultry,tender-meat? , en deux fois]. Réserver {le protein.slow+protein.prawn}.',
    },
    {
      en: '[onion+veg+peas+protein.cooked-meat,ham? [egg+binding? Heat another [protein.slow+protein.prawn? quarter|third] of {the oil} in the wok|[protein.slow+protein.prawn? Heat another third of {the oil} in the wok|Heat half of {the oil} in a wok]].[ Cook {the onion+veg.solid-lasting} [veg.solid-lasting? over a high heat, stirring, with a spoonful of water once coloured, until just tender, {6 min}|over a medium heat, stirring now and then, until tender, {fry onion}].][ Add {the veg.softening} and stir-fry over a high heat, keeping some bite, {4 min}.][ Add {the veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham} and stir-fry over a high heat[veg.mushroom,tomato+veg.leafy?  until no water is left| until hot], [veg.leafy>300? {6 min}|{fry veg.mushroom,tomato+veg.heated+peas+veg.leafy 2}].] Tip out.]',
      es: '[onion+veg+peas+protein.cooked-meat,ham? [egg+binding? Calienta otro [protein.slow+protein.prawn? cuarto|tercio] {del oil} en el wok|[protein.slow+protein.prawn? Calienta otro tercio {del oil} en el wok|Calienta la mitad {del oil} en un wok]].[ Saltea {el onion+veg.solid-lasting} [veg.solid-lasting? a fuego fuerte, con una cucharada de agua en cuanto {=tome onion+veg.solid-lasting} color, sin que {=pierda onion+veg.solid-lasting} firmeza, {6 min}|a fuego medio, removiendo de vez en cuando, hasta que {=tierno onion}, {fry onion}].][ Añade {el veg.softening} y saltea a fuego fuerte, sin que {=pierda veg.softening} firmeza, {4 min}.][ Añade {el veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham} y saltea a fuego fuerte[veg.mushroom,tomato+veg.leafy?  hasta que no quede agua| hasta que {=caliente veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham}], [veg.leafy>300? {6 min}|{fry veg.mushroom,tomato+veg.heated+peas+veg.leafy 2}].] Pasa todo a un plato.]',
      fr: '[onion+veg+peas+protein.cooked-meat,ham? [egg+binding? Chauffer un autre [protein.slow+protein.prawn? quart|tiers] {du oil} dans le wok|[protein.slow+protein.prawn? Chauffer un autre tiers {du oil} dans le wok|Chauffer la moitié {du oil} dans un wok]].[ Y faire sauter {le onion+veg.solid-lasting} [veg.solid-lasting? à feu vif, avec une cuillerée à soupe d’eau dès la première coloration, en gardant du croquant, {6 min}|à feu moyen, en remuant de temps en temps, jusqu’à ce {=tendre onion}, {fry onion}].][ Ajouter {le veg.softening} et faire sauter à feu vif en gardant du croquant, {4 min}.][ Ajouter {le veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham} et faire sauter à feu vif[veg.mushroom,tomato+veg.leafy?  jusqu’à évaporation de l’eau| jusqu’à ce {=bien-chaud veg.mushroom,tomato+veg.heated+peas+veg.leafy+protein.cooked-meat,ham}], [veg.leafy>300? {6 min}|{fry veg.mushroom,tomato+veg.heated+peas+veg.leafy 2}].] Verser sur une assiette.]',
    },
    {
      en: 'Heat the rest of {the oil} in the wok.[ Stir in {the garlic+ginger+chilli}, {30 s}.] Add {the rice}, press it against the hot wok and toss over a high heat until steaming hot, {4 min}. Return [egg+binding+protein? {the egg+binding+protein}[onion+veg+peas? , with the vegetables,]|the vegetables] to the wok, season with {the soy+seasoning+sharp+salt} and toss for {1 min}.[ Serve with {the spring+nut} on top.]',
      es: 'Calienta el resto {del oil} en el wok.[ Añade {el garlic+ginger+chilli} y remueve {30 s}.] Echa {el rice}, apriéta{=lo rice} contra el wok y saltea a fuego fuerte hasta que humee, {4 min}. Devuelve al wok [egg+binding+protein? {el egg+binding+protein}[onion+veg+peas? , junto con las verduras]|las verduras], aliña con {el soy+seasoning+sharp+salt} y saltea {1 min}.[ Sirve con {el spring+nut} por encima.]',
      fr: 'Chauffer le reste {du oil} dans le wok.[ Y remuer {le garlic+ginger+chilli} {30 s}.] Ajouter {le rice}, le presser contre le wok et faire sauter à feu vif jusqu’à ce qu’il soit fumant, {4 min}. Remettre dans le wok [egg+binding+protein? {le egg+binding+protein}[onion+veg+peas? , avec les légumes]|les légumes], assaisonner avec {le soy+seasoning+sharp+salt} et faire sauter {1 min}.[ Parsemer {de spring+nut} et servir.]',
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
        ...IN_THE_POD,
      ],
      least: 0,
      most: 2,
      grams: 120,
    },
    /** Sweet in quantity. */
    peas: { of: ['tender'], ids: IN_THE_POD, least: 0, grams: 55 },
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
    saffron: { of: ['spice'], ids: ['saffron'], least: 0, pairedIn: [] },
    lemon: { ...LEMON, pairedIn: [] },
    woody: { of: ['herb'], ids: WOODY_HERBS, least: 0, pairedIn: [] },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 9 },
    /** What is beaten in where the rice is fried in oil. */
    knob: { of: ['butter'], least: 0, grams: 5, proposed: ['butter', 'vegan-butter'], proposedWithout: ['butter'] },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'peas', 'protein', 'cheese'], least: 1 }],
  title: {
    en: '{protein+veg+peas+cheese#3} risotto',
    es: 'Risotto {de protein+veg+peas+cheese#3}',
    fr: 'Risotto {au protein+veg+peas+cheese#3}',
  },
  description: {
    en: '[wine? {the wine} {=boils wine} away before the stock and {=gives wine} the creamy rice a slight sharpness|The rice, creamy and loose, spreads slowly on the plate].',
    es: '[wine? {el wine} se {=cuece wine} antes que el caldo y {=da wine} al arroz meloso un fondo ácido|El arroz, meloso y suelto a la vez, se extiende despacio en el plato].',
    fr: '[wine? {le wine} {=passe wine} avant le bouillon et {=donne wine} au riz crémeux un fond d’acidité|Le riz, crémeux et souple, s’étale lentement dans l’assiette].',
  },
  tip: {
    en: 'It should spread on the plate: if it is too thick, loosen it with a little hot water.',
    es: 'Tiene que extenderse en el plato: si espesa demasiado, aclara con un poco de agua caliente.',
    fr: 'Il doit s’étaler dans l’assiette : s’il est trop épais, le détendre avec un peu d’eau chaude.',
  },
  steps: [
    {
      en: 'Bring {the stock}[ with {the saffron}] to a simmer in a small pan, {4 min}.',
      es: 'Lleva {el stock}[ con {el saffron}] a ebullición suave en un cazo, {4 min}.',
      fr: 'Porter {le stock}[ avec {le saffron}] à frémissement dans une petite casserole, {4 min}.',
    },
    {
      en: 'Heat a third of {the fat} in a wide pan over a high heat and fry {the veg.mushroom}[veg.mushroom>300?  in two batches], turning now and then, until the water has gone and the edges are golden, [veg.mushroom>300? {10 min} in all|{7 min}]. Season with a pinch of salt and tip out.',
      es: 'Calienta un tercio {del fat} en una cazuela ancha a fuego fuerte y saltea {el veg.mushroom}[veg.mushroom>300? , en dos tandas], dándo{=le veg.mushroom} la vuelta de vez en cuando, hasta que se evapore el agua y se doren los bordes, [veg.mushroom>300? {10 min} en total|{7 min}]. Sazona con una pizca de sal y resérva{=lo veg.mushroom}.',
      fr: 'Chauffer un tiers {du fat} dans une sauteuse à feu vif et y faire sauter {le veg.mushroom}[veg.mushroom>300? , en deux fois], en {=le veg.mushroom} retournant de temps en temps, jusqu’à ce que l’eau s’évapore et que les bords dorent, [veg.mushroom>300? {10 min} en tout|{7 min}]. Assaisonner d’une pincée de sel et réserver {le veg.mushroom}.',
    },
    {
      en: 'Heat [veg.mushroom? another third of {the fat} in the same pan|half of {the fat} in a wide pan] and soften {the onion+protein.slow+veg.solid-lasting+veg.tomato} over a medium heat, stirring, {fry onion+protein.slow+veg.solid-lasting+veg.tomato 10}.',
      es: 'Calienta [veg.mushroom? otro tercio {del fat} en la misma cazuela|la mitad {del fat} en una cazuela ancha] y sofríe {el onion+protein.slow+veg.solid-lasting+veg.tomato} a fuego medio, removiendo, {fry onion+protein.slow+veg.solid-lasting+veg.tomato 10}.',
      fr: 'Chauffer [veg.mushroom? un autre tiers {du fat} dans la même sauteuse|la moitié {du fat} dans une sauteuse] et faire suer {le onion+protein.slow+veg.solid-lasting+veg.tomato} à feu moyen en remuant, {fry onion+protein.slow+veg.solid-lasting+veg.tomato 10}.',
    },
    {
      en: 'Stir in {the garlic+woody+rice} until the grains are glossy, {2 min}[, then let {the wine} bubble away].',
      es: 'Añade {el garlic+woody+rice} y remueve hasta que los granos brillen, {2 min}[; vierte {el wine} y deja que se evapore].',
      fr: 'Ajouter {le garlic+woody+rice} et remuer jusqu’à ce que les grains soient nacrés, {2 min}[ ; verser {le wine} et {=le wine} laisser évaporer].',
    },
    {
      en: 'Add the hot stock a ladleful at a time, stirring and waiting until each is taken up, [veg.passing+peas+veg.leafy+protein.prawn,ham? {14 min}|{18 min}].',
      es: 'Añade el caldo caliente cucharón a cucharón, removiendo y esperando a que se absorba cada uno, [veg.passing+peas+veg.leafy+protein.prawn,ham? {14 min}|{18 min}].',
      fr: 'Ajouter le bouillon chaud louche après louche, en remuant et en attendant chaque fois qu’il soit absorbé, [veg.passing+peas+veg.leafy+protein.prawn,ham? {14 min}|{18 min}].',
    },
    {
      en: 'Stir in {the veg.passing+peas+veg.leafy+protein.prawn,ham} with the last of the stock and cook until the rice is tender with a little bite, {5 min}.',
      es: 'Incorpora {el veg.passing+peas+veg.leafy+protein.prawn,ham} con el último caldo y cocina hasta que el arroz esté tierno, con un punto firme, {5 min}.',
      fr: 'Incorporer {le veg.passing+peas+veg.leafy+protein.prawn,ham} avec le dernier bouillon et cuire jusqu’à ce que le riz soit tendre, encore un peu ferme, {5 min}.',
    },
    {
      en: 'Off the heat, beat in the rest of {the fat}[ with {the knob+veg.mushroom+protein.smoked-fish+cheese+lemon+herb}], season with {salt+pepper}, cover and leave for {2 min}.',
      es: 'Fuera del fuego, incorpora el resto {del fat}[ con {el knob+veg.mushroom+protein.smoked-fish+cheese+lemon+herb}], sazona con {salt+pepper}, tapa y deja reposar {2 min}.',
      fr: 'Hors du feu, incorporer le reste {du fat}[ avec {le knob+veg.mushroom+protein.smoked-fish+cheese+lemon+herb}], assaisonner {de salt+pepper}, couvrir et laisser reposer {2 min}.',
    },
  ],
};

export const RICE_DISHES: readonly DishTemplate[] = [friedRice, risotto, PILAF];
