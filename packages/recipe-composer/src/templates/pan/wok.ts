import {
  CHILLI,
  GARLIC,
  GINGER_PROPOSED,
  HERBS,
  LEMON,
  NUTS,
  ONION_IF_THERE,
  PLAIN_OIL,
  SALT,
  SPRING_ONION,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

export const NOT_FOR_THE_WOK = [
  'beetroot',
  'swede',
  'celeriac',
  'parsnip',
  'squash',
  'aubergine',
  'jerusalem-artichoke',
  'turnip',
  'fennel',
  'salsify',
  'sweet-potato',
  'artichoke-heart',
  'brussels-sprout',
  'chicory',
  'kohlrabi',
  'plantain',
  'red-cabbage',
  'parsley-root',
  'morel',
];

/** Rice or grains that wait covered: nothing is drained while the wok is at its hottest. */
const COOKING_OF_SIDE_BEFORE_WOK: TextTemplate = {
  en: 'Cook {the side.rice,grain} in plenty of boiling salted water for {simmer side.rice,grain}, drain, return to the hot pan and cover.',
  es: 'Cuece {el side.rice,grain} en abundante agua hirviendo con sal {simmer side.rice,grain}, escúrre{=lo side.rice,grain}, devuélve{=lo side.rice,grain} a la olla caliente y tápala.',
  fr: 'Cuire {le side.rice,grain} {simmer side.rice,grain} dans un grand volume d’eau bouillante salée, {=l’ side.rice,grain}égoutter, {=le side.rice,grain} remettre dans la casserole chaude et couvrir.',
};

/** What is sweet or mealy in quantity: a part of the vegetables. */
const IN_THE_POD: readonly string[] = ['edamame', 'pea', 'sweetcorn', 'broad-bean'];

const stirFry: DishTemplate = {
  id: 'stir-fry',
  dishType: 'stir-fry',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: { en: 'stir-fry|stir fry', es: 'salteado|wok', fr: 'sauté|wok' },
  slots: {
    protein: {
      of: ['poultry', 'tender-meat', 'prawn', 'tofu', 'mince', 'cooked-meat'],
      but: ['crab', 'lamb', 'veal', 'pork-belly', 'pork-rib'],
      least: 0,
    },
    /** Eggs are the meal where there is no meat. */
    egg: {
      of: ['egg'],
      least: 0,
      grams: 50,
      or: ['egg'],
      unless: ['protein'],
      notWith: ['poultry', 'tender-meat', 'mince', 'cooked-meat'],
    },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [...NOT_FOR_THE_WOK, ...IN_THE_POD],
      least: 0,
      most: 4,
      grams: 125,
      cut: 'strips',
      cuts: { root: 'peel-sticks' },
      named: ['broccoli', 'carrot'],
      proposed: ['sweet-pepper', 'carrot'],
      needed: true,
    },
    beans: { of: ['tender'], ids: IN_THE_POD, least: 0, most: 2, grams: 45 },
    side: { of: ['cooked-rice', 'rice', 'grain'], least: 0, proposed: ['long-grain-rice'] },
    onion: ONION_IF_THERE,
    spring: SPRING_ONION,
    garlic: GARLIC,
    ginger: GINGER_PROPOSED,
    chilli: CHILLI,
    soy: { of: ['soy'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 14 },
    seasoning: { of: ['spice', 'hot-sauce'], least: 0, most: 2, pairedIn: [] },
    sesame: { of: ['sesame-oil'], least: 0, proposed: ['toasted-sesame-oil'] },
    /** What rounds the sauce off. */
    sweet: { of: ['honey', 'sugar'], least: 0, or: ['sugar'], grams: 2 },
    /** What makes it cling. */
    starch: { of: ['starch'], least: 0, proposed: ['cornflour'], needed: true, grams: 1.5 },
    lime: LEMON,
    nut: NUTS,
    herb: HERBS,
    oil: { ...PLAIN_OIL, grams: 8 },
    salt: { ...SALT, asNeeded: true },
  },
  needs: [
    { of: ['protein', 'veg', 'beans'], least: 2 },
    { of: ['egg', 'veg', 'beans', 'nut'], least: 3, unless: ['protein'] },
  ],
  title: {
    en: '{protein+veg+beans#3} stir-fry[protein? |[ with {all egg}]]',
    es: '[protein? Wok {de protein} con {veg+beans#2}|Wok {de veg+beans#2}[ con {egg}]]',
    fr: '[protein? Wok {de protein} {au veg+beans#2}|Wok {de veg+beans#2}[ {au egg}]]',
  },
  description: {
    en: '[protein? {the protein} {=browns protein} in a very hot wok|Everything is fried in a very hot wok], [veg.root,firm,tender? {the veg.root,firm,tender#2} {=keeps veg.root,firm,tender#2} some bite|[veg.mushroom? {the veg.mushroom} {=takes veg.mushroom} colour|{the veg#2} {=is veg#2} barely wilted]], and {the soy#1} {=gives soy#1} it all a glossy coat.',
    es: '[protein? {el protein} se {=dora protein} en un wok muy caliente|Todo se saltea en un wok muy caliente], [veg.root,firm,tender? {el veg.root,firm,tender#2} {=conserva veg.root,firm,tender#2} un punto crujiente|[veg.mushroom? {el veg.mushroom} {=toma veg.mushroom} color|{el veg#2} apenas se {=cocina veg#2}]] y {el soy#1} lo {=deja soy#1} todo brillante.',
    fr: '[protein? {le protein} {=dore protein} dans un wok très chaud|Tout saute dans un wok très chaud], [veg.root,firm,tender? {le veg.root,firm,tender#2} {=reste veg.root,firm,tender#2} {=croquant veg.root,firm,tender#2}|[veg.mushroom? {le veg.mushroom} {=prend veg.mushroom} couleur|{le veg#2} {=cuit veg#2} à peine]], et {le soy#1} {=laisse soy#1} le tout brillant.',
  },
  tip: {
    en: '[veg.hard>450? In a small wok, fry in batches: a crowded one loses its heat and the food stews.]',
    es: '[veg.hard>450? En un wok pequeño, saltea por tandas: si se llena, se enfría y todo se cuece en vez de dorarse.]',
    fr: '[veg.hard>450? Dans un petit wok, procédez en plusieurs fois : trop plein, il refroidit, et tout bout au lieu de saisir.]',
  },
  steps: [
    {
      en: 'Warm {the side.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
      es: 'Calienta {el side.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
      fr: 'Réchauffer {le side.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
    },
    COOKING_OF_SIDE_BEFORE_WOK,
    TOASTING_OF_NUTS,
    {
      en: 'Stir {the soy+seasoning+sweet+sesame+starch+salt} together in a bowl[starch?  with six tablespoons of water until smooth], {1 min}.[ Beat {the egg} with a spoonful of this sauce.]',
      es: 'Mezcla {el soy+seasoning+sweet+sesame+starch+salt} en un cuenco[starch?  con seis cucharadas de agua hasta que no queden grumos], {1 min}.[ Bate {el egg} con una cucharada de esta salsa.]',
      fr: 'Mélanger {le soy+seasoning+sweet+sesame+starch+salt} dans un bol[starch?  avec six cuillerées à soupe d’eau, sans laisser de grumeaux], {1 min}.[ Battre {le egg} avec une cuillerée à soupe de cette sauce.]',
    },
    {
      en: '[side.cooked-rice? Meanwhile, heat|Heat] half of {the oil} in a wok until it shimmers and fry {the protein} over a high heat[protein.poultry,tender-meat?  in two batches until browned, {fry protein more 3} in all|[protein.prawn?  until just opaque, {fry protein}|[protein.mince?  until browned and crumbly, {fry protein}|[protein.tofu?  until golden, {fry protein}| for {fry protein}]]]]. [protein.mince? Pour off any fat and lift out|Lift out].',
      es: '[side.cooked-rice? Mientras tanto, calienta|Calienta] la mitad {del oil} en un wok hasta que humee ligeramente y saltea {el protein} a fuego fuerte[protein.poultry,tender-meat?  en dos tandas hasta que {=dorado protein}, {fry protein more 3} en total|[protein.prawn?  hasta que el centro deje de verse translúcido,|[protein.mince? , deshaciendo los grumos, hasta que {=dorado protein},|[protein.tofu?  hasta que {=dorado protein},]]] {fry protein}]. Resérva{=lo protein}[protein.mince?  sin la grasa que sobre].',
      fr: '[side.cooked-rice? Pendant ce temps, chauffer|Chauffer] la moitié {du oil} dans un wok jusqu’à ce que la surface frémisse et y saisir {le protein} à feu vif[protein.poultry,tender-meat?  en deux fois jusqu’à ce {=doré protein}, {fry protein more 3} en tout|[protein.prawn?  jusqu’à ce que le cœur ne soit plus translucide,|[protein.mince? , en {=l’ protein.mince}émiettant, jusqu’à ce {=doré protein},|[protein.tofu?  jusqu’à ce {=doré protein},]]] {fry protein}]. Réserver {le protein}[protein.mince? , sans l’excédent de gras].',
    },
    {
      en: '[protein? Add a little more of {the oil} to the wok and scramble {the egg} in it|[side.cooked-rice? Meanwhile, heat|Heat] half of {the oil} in a wok until it shimmers and scramble {the egg} in it] until just set, {1 min}, and lift out.',
      es: '[protein? Calienta un poco más {de oil} en el wok y cuaja ahí {el egg}|[side.cooked-rice? Mientras tanto, calienta|Calienta] la mitad {del oil} en un wok hasta que humee ligeramente y cuaja ahí {el egg}], removiendo, {1 min}, y resérva{=lo egg}.',
      fr: '[protein? Chauffer encore un peu {de oil} dans le wok et y brouiller {le egg}|[side.cooked-rice? Pendant ce temps, chauffer|Chauffer] la moitié {du oil} dans un wok jusqu’à ce que la surface frémisse et y brouiller {le egg}], {1 min}. Réserver {le egg}.',
    },
    {
      en: '[[protein+egg? Heat the rest of {the oil}|[side.cooked-rice? Meanwhile, heat|Heat] {the oil} in a wok until it shimmers] and stir-fry {the onion+veg.hard} over a high heat, {4 min}[veg.root,firm? ; add a splash of water, cover and steam until just tender, {3 min}][veg.soft? , and lift out].|[protein+egg? Heat the rest of {the oil}|[side.cooked-rice? Meanwhile, heat|Heat] {the oil} in a wok until it shimmers].][ [onion+veg.hard? [veg.soft? Stir-fry {the veg.soft+beans}|Add {the beans} and stir-fry]|Stir-fry {the veg.soft+beans}] over a high heat[veg.soft+beans>360?  in two batches[veg.mushroom?  until their water has gone and they start to colour, {8 min} in all|[veg.soft? , keeping some bite,| until hot,] {6 min} in all]|[veg.mushroom?  until their water has gone and they start to colour, {5 min}|[veg.soft? , keeping some bite,| until hot,] {3 min}]].][onion+veg.hard+veg.soft+beans? [ Make room in the middle and stir {the garlic+ginger+chilli} there until fragrant, {20 s}.]|[ Stir {the garlic+ginger+chilli} in it until fragrant, {20 s}.]][ Add {the veg.leafy} by the handful[fry veg.leafy>3?  with a splash of water] and toss until just wilted, {fry veg.leafy 3}.]',
      es: '[[protein+egg? Calienta el resto {del oil}|[side.cooked-rice? Mientras tanto, calienta|Calienta] {el oil} en un wok hasta que humee ligeramente] y saltea {el onion+veg.hard} a fuego fuerte, {4 min}[veg.root,firm? ; añade un chorrito de agua, tapa y cuece al vapor {3 min}][veg.soft? ; resérva{=lo onion+veg.hard}].|[protein+egg? Calienta el resto {del oil}|[side.cooked-rice? Mientras tanto, calienta|Calienta] {el oil} en un wok hasta que humee ligeramente].][ [onion+veg.hard? [veg.soft? Saltea {el veg.soft+beans}|Añade {el beans} y saltea]|Saltea {el veg.soft+beans}] a fuego fuerte[veg.soft+beans>360?  en dos tandas[veg.mushroom?  hasta que se evapore el agua y todo tome color, {8 min} en total|[veg.soft? , dejando un punto crujiente,| hasta que {=caliente beans},] {6 min} en total]|[veg.mushroom?  hasta que se evapore el agua y todo tome color, {5 min}|[veg.soft? , dejando un punto crujiente,| hasta que {=caliente beans},] {3 min}]].][onion+veg.hard+veg.soft+beans? [ Haz sitio en el centro y remueve ahí {el garlic+ginger+chilli} hasta notar el aroma, {20 s}.]|[ Remueve en él {el garlic+ginger+chilli} hasta notar el aroma, {20 s}.]][ Añade {el veg.leafy} a puñados[fry veg.leafy>3? , con un chorrito de agua,] y saltéa{=lo veg.leafy} solo hasta que baje el volumen, {fry veg.leafy 3}.]',
      fr: '[[protein+egg? Chauffer le reste {du oil}|[side.cooked-rice? Pendant ce temps, chauffer|Chauffer] {le oil} dans un wok jusqu’à ce que la surface frémisse] et faire sauter {le onion+veg.hard} à feu vif, {4 min}[veg.root,firm?  ; ajouter un filet d’eau, couvrir et laisser cuire à la vapeur {3 min}][veg.soft?  ; {=le onion+veg.hard} réserver].|[protein+egg? Chauffer le reste {du oil}|[side.cooked-rice? Pendant ce temps, chauffer|Chauffer] {le oil} dans un wok jusqu’à ce que la surface frémisse].][ [onion+veg.hard? [veg.soft? Faire sauter {le veg.soft+beans}|Ajouter {le beans} et faire sauter]|Faire sauter {le veg.soft+beans}] à feu vif[veg.soft+beans>360?  en deux fois[veg.mushroom?  jusqu’à ce que l’eau s’évapore et que le tout se colore, {8 min} en tout| [veg.soft? en gardant du croquant|pour bien chauffer], {6 min} en tout]|[veg.mushroom?  jusqu’à ce que l’eau s’évapore et que le tout se colore, {5 min}| [veg.soft? en gardant du croquant|pour bien chauffer], {3 min}]].][onion+veg.hard+veg.soft+beans? [ Faire de la place au centre et y remuer {le garlic+ginger+chilli} le temps que l’arôme se libère, {20 s}.]|[ Y remuer {le garlic+ginger+chilli} le temps que l’arôme se libère, {20 s}.]][ Ajouter {le veg.leafy} par poignées[fry veg.leafy>3? , avec un filet d’eau,] et {=le veg.leafy} faire juste tomber en remuant, {fry veg.leafy 3}.]',
    },
    {
      en: '[veg.soft? [Return {the protein+onion+veg.hard} to the wok, pour|Pour]|[Return {the protein} to the wok, pour|Pour]] in the sauce[starch? , stirred once more,] and let it boil, tossing, until everything is glossy, {1 min}.[ Fold in {the egg} off the heat.]',
      es: '[veg.soft? [Devuelve {el protein+onion+veg.hard} al wok. ]|[Devuelve {el protein} al wok. ]][starch? Remueve de nuevo la salsa, viértela|Vierte la salsa] y deja que hierva, sin dejar de saltear, hasta que todo brille, {1 min}.[ Incorpora {el egg} fuera del fuego.]',
      fr: '[veg.soft? [Remettre {le protein+onion+veg.hard} dans le wok. ]|[Remettre {le protein} dans le wok. ]][starch? Remuer de nouveau la sauce, la verser|Verser la sauce] et laisser bouillir en remuant, jusqu’à ce que tout soit brillant, {1 min}.[ Incorporer {le egg} hors du feu.]',
    },
    {
      en: '[Sprinkle with {the lime}.[ Serve with {the side+spring+nut+herb}.]|Serve with {the side+spring+nut+herb}.]',
      es: '[Riega con {el lime}.[ Sirve con {el side+spring+nut+herb}.]|Sirve con {el side+spring+nut+herb}.]',
      fr: '[Arroser {de lime}.[ Servir avec {le side+spring+nut+herb}.]|Servir avec {le side+spring+nut+herb}.]',
    },
  ],
};

const friedNoodles: DishTemplate = {
  id: 'fried-noodles',
  dishType: 'noodles',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: {
    en: 'noodles|fried noodles|chow mein',
    es: 'fideos salteados|fideos chinos|tallarines',
    fr: 'nouilles sautées|nouilles',
  },
  slots: {
    noodle: { of: ['noodle'], named: ['egg-noodle', 'rice-noodle'] },
    egg: { of: ['egg'], least: 0, grams: 50 },
    protein: {
      of: ['prawn', 'poultry', 'tender-meat', 'tofu', 'mince', 'cooked-meat', 'ham', 'bacon'],
      least: 0,
      grams: 95,
    },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: NOT_FOR_THE_WOK,
      least: 0,
      most: 3,
      grams: 115,
      cut: 'strips',
      cuts: { root: 'peel-sticks' },
    },
    onion: ONION_IF_THERE,
    garlic: GARLIC,
    ginger: GINGER_PROPOSED,
    chilli: CHILLI,
    soy: { of: ['soy'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 16 },
    sesame: { of: ['sesame-oil'], least: 0, proposed: ['toasted-sesame-oil'] },
    sweet: { of: ['honey', 'sugar'], least: 0, or: ['sugar'], grams: 2 },
    nutty: { of: ['nut-butter'], least: 0 },
    seasoning: { of: ['spice', 'hot-sauce'], least: 0, most: 2 },
    spring: SPRING_ONION,
    lime: LEMON,
    nut: NUTS,
    herb: HERBS,
    oil: { ...PLAIN_OIL, grams: 9 },
    salt: { ...SALT, asNeeded: true },
  },
  needs: [{ of: ['egg', 'protein', 'veg', 'nutty'], least: 2 }],
  title: {
    en: '{protein+veg+egg#2} noodles',
    es: 'Fideos salteados con {protein+veg+egg#2}',
    fr: 'Nouilles sautées {au protein+veg+egg#2}',
  },
  description: {
    en: 'In a hot wok {the noodle} {=takes noodle} on the colour of {all soy} and the savour of {all protein+veg+egg#2}.',
    es: 'En el wok caliente, {el noodle} {=toma noodle} el color {del soy} y el sabor {del protein+veg+egg#2}.',
    fr: 'Dans le wok brûlant, {le noodle} {=prend noodle} la couleur {du soy} et le goût {du protein+veg+egg#2}.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Cook {the noodle} in boiling water for {simmer noodle}, drain and rinse under cold water.',
      es: 'Cuece {el noodle} en agua hirviendo {simmer noodle}, escúrre{=lo noodle} y enfría{=lo noodle} bajo el grifo.',
      fr: 'Cuire {le noodle} {simmer noodle} à l’eau bouillante, {=l’ noodle}égoutter et {=le noodle} rincer sous l’eau froide.',
    },
    {
      en: 'Heat half of {the oil} in a wok until it shimmers and fry {the protein.slow+protein.prawn} over a high heat[protein.mince? , breaking up the lumps,] until [protein.prawn? just opaque|[protein.poultry? browned and done|golden brown]], {fry protein.slow+protein.prawn}. Lift out.',
      es: 'Calienta la mitad {del oil} en un wok hasta que humee ligeramente y saltea {el protein.slow+protein.prawn} a fuego fuerte[protein.mince? , deshaciendo los grumos,] hasta que [protein.prawn? el centro deje de verse translúcido|{=dorado protein.slow+protein.prawn}[protein.poultry?  y el centro pierda el aspecto crudo]], {fry protein.slow+protein.prawn}. Resérva{=lo protein.slow+protein.prawn}.',
      fr: 'Chauffer la moitié {du oil} dans un wok jusqu’à ce que la surface frémisse et y saisir {le protein.slow+protein.prawn} à feu vif[protein.mince?  en émiettant,] jusqu’à ce [protein.prawn? que le cœur ne soit plus translucide|{=doré protein.slow+protein.prawn}[protein.poultry?  et que le cœur soit cuit]], {fry protein.slow+protein.prawn}. Réserver {le protein.slow+protein.prawn}.',
    },
    {
      en: '[protein.slow+protein.prawn? Heat the rest of {the oil}|Heat {the oil} in a wok until it shimmers][ and stir-fry {the onion+veg.hard} over a high heat[veg.hard?  with a splash of water], {5 min}].[ Add {the veg.soft} and toss[veg.mushroom?  until no water is left, {6 min}|, keeping some bite, {3 min}].][ Stir in {the garlic+ginger+chilli+protein.cooked-meat,ham} until fragrant, {1 min}.][ Add {the veg.leafy} by the handful[fry veg.leafy>3?  with a splash of water] and toss until just wilted, {fry veg.leafy 3}.]',
      es: '[protein.slow+protein.prawn? Calienta el resto {del oil}|Calienta {el oil} en un wok hasta que humee ligeramente][ y saltea {el onion+veg.hard} a fuego fuerte[veg.hard?  con un chorrito de agua], {5 min}].[ Añade {el veg.soft} y saltéa{=lo veg.soft}[veg.mushroom?  hasta que no quede agua, {6 min}|, dejándolo todo crujiente, {3 min}].][ Añade {el garlic+ginger+chilli+protein.cooked-meat,ham} y remueve hasta notar el aroma, {1 min}.][ Añade {el veg.leafy} a puñados[fry veg.leafy>3? , con un chorrito de agua,] y saltéa{=lo veg.leafy} solo hasta que baje el volumen, {fry veg.leafy 3}.]',
      fr: '[protein.slow+protein.prawn? Chauffer le reste {du oil}|Chauffer {le oil} dans un wok jusqu’à ce que la surface frémisse][ et faire sauter {le onion+veg.hard} à feu vif[veg.hard?  avec un filet d’eau], {5 min}].[ Ajouter {le veg.soft} et {=le veg.soft} faire sauter[veg.mushroom?  jusqu’à évaporation de l’eau, {6 min}| en gardant du croquant, {3 min}].][ Ajouter {le garlic+ginger+chilli+protein.cooked-meat,ham} et remuer le temps que l’arôme se libère, {1 min}.][ Ajouter {le veg.leafy} par poignées[fry veg.leafy>3? , avec un filet d’eau,] et {=le veg.leafy} faire juste tomber en remuant, {fry veg.leafy 3}.]',
    },
    {
      en: 'Push everything aside, break in {the egg} and stir until set, {1 min}.',
      es: 'Aparta todo a un lado, casca {el egg} en el hueco y remuéve{=lo egg} hasta que {=cuaje egg}, {1 min}.',
      fr: 'Pousser le tout sur un côté, casser {le egg} dans la place libérée et {=le egg} brouiller, {1 min}.',
    },
    {
      en: '[Return {the protein.slow+protein.prawn} to the wok, add|Add] {the noodle+soy+sesame+sweet+nutty+seasoning+salt} with four tablespoons of water and toss over a high heat until the sauce coats the noodles, {2 min}[; serve with {the spring+nut+herb+lime}].',
      es: '[Devuelve {el protein.slow+protein.prawn} al wok, añade|Añade] {el noodle+soy+sesame+sweet+nutty+seasoning+salt} con cuatro cucharadas de agua y saltea a fuego fuerte hasta que la salsa cubra los fideos, {2 min}[; sirve con {el spring+nut+herb+lime}].',
      fr: '[Remettre {le protein.slow+protein.prawn} dans le wok, ajouter|Ajouter] {le noodle+soy+sesame+sweet+nutty+seasoning+salt} avec quatre cuillerées à soupe d’eau et faire sauter à feu vif jusqu’à ce que la sauce enrobe les nouilles, {2 min}[ ; servir avec {le spring+nut+herb+lime}].',
    },
  ],
};

export const WOK_DISHES: readonly DishTemplate[] = [stirFry, friedNoodles];
