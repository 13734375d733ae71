import {
  CHILLI,
  GARLIC,
  GINGER_PROPOSED,
  HERBS,
  LEMON,
  NUTS_IF_THERE,
  ONION_IF_THERE,
  PLAIN_OIL,
  SALT,
  SPRING_ONION,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { COOKING_OF_GRAINS } from '../side-steps.ts';
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
  'white-asparagus',
  'frozen-spinach',
  'okra',
];

/** What is sweet or mealy in quantity: a part of the vegetables. */
export const IN_THE_POD: readonly string[] = ['edamame', 'pea', 'sweetcorn', 'broad-bean'];

/** Leaves on thick stems, which go in before them. */
export const ON_STEMS: readonly string[] = ['pak-choi', 'choy-sum', 'chinese-broccoli'];

/** The wok, which leaves that give up their water were in before; leaves with firm stems go in last. */
const WOK: TextTemplate = {
  en: '[fry veg.leafy>3? a wok|[veg.leafy? the wok|a wok]]',
  es: '[fry veg.leafy>3? un wok|[veg.leafy? el wok|un wok]]',
  fr: '[fry veg.leafy>3? un wok|[veg.leafy? le wok|un wok]]',
};
const HEAT: TextTemplate = {
  en: '[side.cooked-rice? [fry veg.leafy>3? Meanwhile, heat|[veg.leafy? Heat|Meanwhile, heat]]|Heat]',
  es: '[side.cooked-rice? [fry veg.leafy>3? Mientras tanto, calienta|[veg.leafy? Calienta|Mientras tanto, calienta]]|Calienta]',
  fr: '[side.cooked-rice? [fry veg.leafy>3? Pendant ce temps, chauffer|[veg.leafy? Chauffer|Pendant ce temps, chauffer]]|Chauffer]',
};

/** What was lifted out comes back: firm vegetables had made room for mushrooms or for what takes long. */
const returned = (before: string, after: string, [article, slots]: readonly [string, string]) => {
  const back = (names: string) => `[${before}{${article} ${names}}${after}. ]`;
  const some = (also: string) =>
    `[fry veg.soft>10? ${back(`${slots}${also}`)}|[veg.mushroom? ${back(`${slots}${also}`)}|${back(`${FRIED_FIRST}${also}`)}]]`;
  return `[fry veg.leafy>3? ${some('')}|${some('+veg.leafy')}]`;
};
const FRIED_FIRST = 'protein.slow+protein.prawn';
const LIFTED_OUT = `${FRIED_FIRST}+onion+veg.hard`;
const RETURNED: TextTemplate = {
  en: returned('Return ', ' to the wok', ['the', LIFTED_OUT]),
  es: returned('Devuelve ', ' al wok', ['el', LIFTED_OUT]),
  fr: returned('Remettre ', ' dans le wok', ['le', LIFTED_OUT]),
};

/** Rinsed, so that they do not stick until they go into the sauce. */
const COOKING_OF_NOODLES: TextTemplate = {
  en: 'Cook {the side.noodle} in boiling water, {simmer side.noodle}, drain, rinse under cold water, shake dry and toss with a few drops of {oil}.',
  es: 'Cuece {el side.noodle} en agua hirviendo, {simmer side.noodle}, escúrre{=lo side.noodle}, enfría{=lo side.noodle} bajo el grifo, sacúde{=lo side.noodle} bien y mézcla{=lo side.noodle} con unas gotas {de oil}.',
  fr: 'Cuire {le side.noodle} à l’eau bouillante, {simmer side.noodle}, {=l’ side.noodle}égoutter, {=le side.noodle} rincer sous l’eau froide, bien {=le side.noodle} secouer et {=le side.noodle} mélanger avec quelques gouttes {de oil}.',
};

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
    stalk: {
      of: ['leafy'],
      ids: ON_STEMS,
      least: 0,
      grams: 120,
      beside: { slots: ['veg'], grams: 60 },
      cut: 'stems-apart',
    },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [...NOT_FOR_THE_WOK.filter((id) => id !== 'aubergine'), ...IN_THE_POD, ...ON_STEMS],
      least: 0,
      most: 4,
      grams: 125,
      beside: { slots: ['stalk'], grams: 85 },
      cut: 'strips',
      cuts: { root: 'peel-sticks' },
      named: ['broccoli', 'carrot'],
      unless: ['stalk'],
      proposed: ['sweet-pepper', 'carrot'],
      needed: true,
    },
    fruit: { of: ['tropical-fruit'], ids: ['pineapple', 'tinned-pineapple'], least: 0, grams: 60 },
    beans: { of: ['tender'], ids: IN_THE_POD, least: 0, most: 2, grams: 45 },
    side: { of: ['cooked-rice', 'rice', 'noodle', 'grain'], least: 0, proposed: ['long-grain-rice'] },
    /** The second vegetable where there is one alone. */
    onion: {
      ...ONION_IF_THERE,
      cut: 'slice-onion',
      proposed: ['onion'],
      needed: true,
      proposedWithout: ['spring-onion'],
    },
    spring: SPRING_ONION,
    /** Brown on brown takes something green. */
    green: {
      of: ['spring-onion'],
      least: 0,
      grams: 12,
      cut: 'slice-thin',
      alongside: ['mushroom'],
      unless: ['spring'],
      proposed: ['spring-onion'],
    },
    garlic: GARLIC,
    ginger: { ...GINGER_PROPOSED, needed: true },
    chilli: CHILLI,
    soy: { of: ['soy'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 18 },
    seasoning: { of: ['spice', 'hot-sauce'], least: 0, most: 2, pairedIn: [] },
    /** Prawns, tofu and squid are mild: some heat. */
    heat: {
      of: ['spice'],
      ids: ['chilli-flakes'],
      least: 0,
      alongside: ['prawn', 'tofu', 'squid'],
      unless: ['chilli', 'seasoning'],
      proposed: ['chilli-flakes'],
      needed: true,
    },
    star: {
      of: ['spice'],
      ids: ['five-spice'],
      least: 0,
      alongside: ['pork', 'duck'],
      unless: ['chilli', 'seasoning'],
      proposed: ['five-spice'],
      needed: true,
    },
    /** Red meat takes pepper. */
    pepper: {
      of: ['pepper'],
      least: 0,
      or: ['black-pepper'],
      alongside: ['beef', 'pork', 'minced-beef', 'minced-pork'],
    },
    /** Stock that is there takes the place of water. */
    stock: { of: ['stock'], least: 0, grams: 20 },
    sesame: { of: ['sesame-oil'], least: 0, proposed: ['toasted-sesame-oil'] },
    /** What rounds the sauce off. */
    sweet: { of: ['honey', 'sugar'], least: 0, or: ['sugar'], grams: 2 },
    /** What makes it cling. */
    starch: { of: ['starch'], least: 0, proposed: ['cornflour'], needed: true, grams: 3.1 },
    lime: LEMON,
    nut: NUTS_IF_THERE,
    herb: HERBS,
    /** What is dusted with starch sticks in less. */
    oil: { ...PLAIN_OIL, grams: 11 },
    salt: { ...SALT, asNeeded: true },
  },
  needs: [
    { of: ['protein', 'veg', 'stalk', 'beans'], least: 2 },
    { of: ['egg', 'veg', 'stalk', 'beans', 'nut'], least: 3, unless: ['protein'] },
  ],
  title: {
    en: '[side.noodle? {protein+veg+stalk+beans+egg#2} stir-fry with {all side.noodle}|[fruit? {protein+fruit+veg+stalk+beans#3}|{protein+veg+stalk+beans#3}] stir-fry[protein? |[ with {all egg}]]]',
    es: '[side.noodle? Wok {de side.noodle} con {protein+fruit+veg+stalk+beans+egg#3}|[protein? [protein.mince? Salteado|Wok] {de protein} con [fruit? {fruit+veg+stalk+beans#2}|{veg+stalk+beans#2}]|Wok {de veg+stalk+beans#2}[ con {egg}]]]',
    fr: '[side.noodle? Wok {de side.noodle} {au protein+fruit+veg+stalk+beans+egg#3}|[protein? [protein.mince? Sauté|Wok] {de protein} [fruit? {au fruit+veg+stalk+beans#2}|{au veg+stalk+beans#2}]|Wok {de veg+stalk+beans#2}[ {au egg}]]]',
  },
  description: {
    en: '[veg.leafy? {the veg.leafy#1} {=lightens veg.leafy#1} a dark, salty sauce|[veg.root? {the veg.root#1} {=sweetens veg.root#1} the salty sauce and {=keeps veg.root#1} some crunch|[veg.tender? {the veg.tender#1} {=brings veg.tender#1} juice and sweetness to the salty sauce|[veg.firm? {the veg.firm#1} {=takes veg.firm#1} a little colour in the wok and {=keeps veg.firm#1} some crunch|A fierce heat browns everything before it can dry out]]]].',
    es: '[veg.leafy? {el veg.leafy#1} {=aligera veg.leafy#1} una salsa oscura y salada|[veg.root? {el veg.root#1} {=endulza veg.root#1} la salsa salada y {=cruje veg.root#1} un poco|[veg.tender? {el veg.tender#1} {=pone veg.tender#1} jugo y dulzor en la salsa salada|[veg.firm? {el veg.firm#1} {=toma veg.firm#1} color en el wok y {=conserva veg.firm#1} la mordida|El fuego fuerte dora sin dar tiempo a que nada se seque]]]].',
    fr: '[veg.leafy? {le veg.leafy#1} {=allège veg.leafy#1} une sauce sombre et salée|[veg.root? {le veg.root#1} {=adoucit veg.root#1} la sauce salée et {=garde veg.root#1} du croquant|[veg.tender? {le veg.tender#1} {=apporte veg.tender#1} du jus et de la douceur à la sauce salée|[veg.firm? {le veg.firm#1} {=prend veg.firm#1} un peu de couleur dans le wok et {=garde veg.firm#1} du croquant|Le feu vif dore sans laisser le temps de sécher]]]].',
  },
  tip: {
    en: 'Put everything within reach before lighting the wok: once the oil is hot, there is no time to look for the soy sauce.',
    es: 'Deja todo a mano antes de encender el fuego: con el aceite caliente ya no hay tiempo de buscar nada.',
    fr: 'Tout disposer à portée de main avant d’allumer le feu : une fois l’huile chaude, on n’a plus le temps de rien chercher.',
  },
  steps: [
    {
      en: 'Warm {the side.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
      es: 'Calienta {el side.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
      fr: 'Réchauffer {le side.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
    },
    ...COOKING_OF_GRAINS,
    COOKING_OF_NOODLES,
    TOASTING_OF_NUTS,
    {
      en: '[starch+stock+seasoning+heat+star+pepper+sweet? Stir {the soy+seasoning+heat+star+pepper+sweet+salt} together in a bowl[starch?  with [protein.poultry,tender-meat,tofu? half of {the starch} and [{the stock}|[side.noodle? 180|135] ml of water]|{the starch} and [{the stock}, plus 60 ml of water|[side.noodle? 210|180] ml of water]] until smooth|[ with {the stock}]], {1 min}.[ Beat {the egg} with a spoonful of this sauce.]|]',
      es: '[starch+stock+seasoning+heat+star+pepper+sweet? Mezcla {el soy+seasoning+heat+star+pepper+sweet+salt} en un cuenco[starch?  con [protein.poultry,tender-meat,tofu? la mitad {del starch} y [{el stock}|[side.noodle? 180|135] ml de agua]|{el starch} y [{el stock}, más 60 ml de agua,|[side.noodle? 210|180] ml de agua]] hasta que no queden grumos|[ con {el stock}]], {1 min}.[ Bate {el egg} con una cucharada de esta salsa.]|]',
      fr: '[starch+stock+seasoning+heat+star+pepper+sweet? Mélanger {le soy+seasoning+heat+star+pepper+sweet+salt} dans un bol[starch?  avec [protein.poultry,tender-meat,tofu? la moitié {du starch} et [{le stock}|[side.noodle? 180|135] ml d’eau]|{le starch} et [{le stock}, plus 60 ml d’eau|[side.noodle? 210|180] ml d’eau]], sans laisser de grumeaux|[ avec {le stock}]], {1 min}.[ Battre {le egg} avec une cuillerée à soupe de cette sauce.]|]',
    },
    {
      en: '[fry veg.leafy>3? |[Wilt {the veg.leafy} by the handful with a splash of water in a wok over a high heat, {fry veg.leafy more 1}. Drain in a colander, pressing lightly, and wipe the wok dry.]]',
      es: '[fry veg.leafy>3? |[Echa {el veg.leafy} a puñados en un wok con un chorrito de agua y remueve a fuego fuerte hasta que {=mengüe veg.leafy}, {fry veg.leafy more 1}. Escúrre{=lo veg.leafy} en un colador, apretando un poco, y seca el wok.]]',
      fr: '[fry veg.leafy>3? |[Faire tomber {le veg.leafy} par poignées dans un wok avec un filet d’eau, à feu vif, {fry veg.leafy more 1}. Égoutter {le veg.leafy} dans une passoire en pressant un peu et essuyer le wok.]]',
    },
    {
      en: `[protein.cooked-meat? |[protein.poultry,tender-meat,tofu? [Toss {the protein} in the rest of {the starch}. ]]${HEAT.en} half of {the oil} in ${WOK.en} until it shimmers and fry {the protein} over a high heat[protein.poultry,tender-meat,tofu?  in two batches until browned, {fry protein more 3} in all|[protein.prawn?  until almost opaque, {fry protein less 1}|[protein.mince?  until browned and crumbly, {fry protein}| for {fry protein}]]]. [protein.mince? Pour off any fat and lift out|Lift out].]`,
      es: `[protein.cooked-meat? |[protein.poultry,tender-meat,tofu? [Pasa {el protein} por el resto {del starch}. ]]${HEAT.es} la mitad {del oil} en ${WOK.es} hasta que humee ligeramente y saltea {el protein} a fuego fuerte[protein.poultry,tender-meat,tofu?  en dos tandas hasta que {=dorado protein}, {fry protein more 3} en total|[protein.prawn?  hasta que el centro esté casi opaco,|[protein.mince? , deshaciendo los grumos, hasta que {=dorado protein},]] [protein.prawn? {fry protein less 1}|{fry protein}]]. Resérva{=lo protein}[protein.mince?  sin la grasa que haya soltado].]`,
      fr: `[protein.cooked-meat? |[protein.poultry,tender-meat,tofu? [Enrober {le protein} du reste {de starch}. ]]${HEAT.fr} la moitié {du oil} dans ${WOK.fr} jusqu’à ce que la surface frémisse et y saisir {le protein} à feu vif[protein.poultry,tender-meat,tofu?  en deux fois jusqu’à ce {=doré protein}, {fry protein more 3} en tout|[protein.prawn?  jusqu’à ce que le cœur soit presque opaque,|[protein.mince? , en {=l’ protein.mince}émiettant, jusqu’à ce {=doré protein},]] [protein.prawn? {fry protein less 1}|{fry protein}]]. Réserver {le protein}[protein.mince?  sans la graisse rendue].]`,
    },
    {
      en: `[protein? Add a little more of {the oil} to the wok and scramble {the egg} in it|${HEAT.en} half of {the oil} in ${WOK.en} until it shimmers and scramble {the egg} in it] until just set, {1 min}, and lift out.`,
      es: `[protein? Calienta un poco más {de oil} en el wok y cuaja ahí {el egg}|${HEAT.es} la mitad {del oil} en ${WOK.es} hasta que humee ligeramente y cuaja ahí {el egg}], removiendo, {1 min}, y resérva{=lo egg}.`,
      fr: `[protein? Chauffer encore un peu {de oil} dans le wok et y brouiller {le egg}|${HEAT.fr} la moitié {du oil} dans ${WOK.fr} jusqu’à ce que la surface frémisse et y brouiller {le egg}], {1 min}. Réserver {le egg}.`,
    },
    {
      en: `[[protein.slow+protein.prawn+egg? Heat the rest of {the oil}|${HEAT.en} {the oil} in ${WOK.en} until it shimmers] and stir-fry {the onion+veg.hard} over a high heat, [veg.root,firm? adding a spoonful of water once coloured, [fry veg.soft>10? until just tender with some bite, {6 min}|[veg.mushroom? until just tender with some bite, {6 min}|[veg.soft? {4 min}|until just tender with some bite, {6 min}]]]|[fry veg.soft>10? {4 min}|[veg.mushroom? {4 min}|[veg.soft? {2 min}|{4 min}]]]][fry veg.soft>10? , and lift out|[veg.mushroom? , and lift out]].|[protein.slow+protein.prawn+egg? Heat the rest of {the oil}|${HEAT.en} {the oil} in ${WOK.en} until it shimmers].][ [fry veg.soft>10? Cook {the veg.soft} over a medium heat until tender, {10 min}|[veg.mushroom? Stir-fry {the veg.soft} over a high heat until no water is left and they start to colour, [veg.mushroom>360? in two batches, {10 min} in all; return both batches to the wok|{6 min}]|Add {the veg.soft} and stir-fry, keeping some bite, [veg.soft>360? {5 min}, in two batches if the wok is small|{3 min}]]].][ Add the stems of {the stalk} and stir-fry for {2 min}.][ Add {the beans} with a splash of water and toss until hot and tender, {3 min}.][ Stir in {the garlic+ginger+chilli} for {20 s}.][ Add {the protein.cooked-meat} and toss until steaming hot, {2 min}.][ Toss in {the fruit} for {1 min}.][stalk?  Add the leaves and turn until just wilted, {1 min}.][fry veg.leafy>3? [ Add {the veg.leafy} by the handful with a splash of water and turn until just tender, {fry veg.leafy}.]]`,
      es: `[[protein.slow+protein.prawn+egg? Calienta el resto {del oil}|${HEAT.es} {el oil} en ${WOK.es} hasta que humee ligeramente] y saltea {el onion+veg.hard} a fuego fuerte, [veg.root,firm? con una cucharada de agua en cuanto {=tome onion+veg.hard} color, [fry veg.soft>10? sin que {=pierda onion+veg.hard} firmeza, {6 min}|[veg.mushroom? sin que {=pierda onion+veg.hard} firmeza, {6 min}|[veg.soft? {4 min}|sin que {=pierda onion+veg.hard} firmeza, {6 min}]]]|[fry veg.soft>10? {4 min}|[veg.mushroom? {4 min}|[veg.soft? {2 min}|{4 min}]]]][fry veg.soft>10? ; resérva{=lo onion+veg.hard}|[veg.mushroom? ; resérva{=lo onion+veg.hard}]].|[protein.slow+protein.prawn+egg? Calienta el resto {del oil}|${HEAT.es} {el oil} en ${WOK.es} hasta que humee ligeramente].][ [fry veg.soft>10? Cocina {el veg.soft} a fuego medio hasta que {=tierno veg.soft}, {10 min}|[veg.mushroom? Saltea {el veg.soft} a fuego fuerte hasta que se evapore el agua y {=tome veg.soft} color, [veg.mushroom>360? en dos tandas, {10 min} en total; devuelve las dos tandas al wok|{6 min}]|Añade {el veg.soft} y saltea sin que {=pierda veg.soft} firmeza, [veg.soft>360? {5 min}, en dos tandas si el wok es pequeño|{3 min}]]].][ Añade los tallos {del stalk} y saltea {2 min}.][ Añade {el beans} con un chorrito de agua y saltea hasta que {=tierno beans}, {3 min}.][ Añade {el garlic+ginger+chilli} y saltea {20 s}.][ Añade {el protein.cooked-meat} y dale unas vueltas hasta que humee, {2 min}.][ Añade {el fruit} y saltea {1 min}.][stalk?  Añade las hojas y remueve hasta que mengüen, {1 min}.][fry veg.leafy>3? [ Añade {el veg.leafy} a puñados con un chorrito de agua y remueve hasta que {=tierno veg.leafy}, {fry veg.leafy}.]]`,
      fr: `[[protein.slow+protein.prawn+egg? Chauffer le reste {du oil}|${HEAT.fr} {le oil} dans ${WOK.fr} jusqu’à ce que la surface frémisse] et faire sauter {le onion+veg.hard} à feu vif, [veg.root,firm? avec une cuillerée à soupe d’eau dès la première coloration, [fry veg.soft>10? en gardant du croquant, {6 min}|[veg.mushroom? en gardant du croquant, {6 min}|[veg.soft? {4 min}|en gardant du croquant, {6 min}]]]|[fry veg.soft>10? {4 min}|[veg.mushroom? {4 min}|[veg.soft? {2 min}|{4 min}]]]][fry veg.soft>10?  ; {=le onion+veg.hard} réserver|[veg.mushroom?  ; {=le onion+veg.hard} réserver]].|[protein.slow+protein.prawn+egg? Chauffer le reste {du oil}|${HEAT.fr} {le oil} dans ${WOK.fr} jusqu’à ce que la surface frémisse].][ [fry veg.soft>10? Cuire {le veg.soft} à feu moyen jusqu’à ce {=tendre veg.soft}, {10 min}|[veg.mushroom? Faire sauter {le veg.soft} à feu vif jusqu’à ce que l’eau s’évapore et {=doré veg.soft}, [veg.mushroom>360? en deux fois, {10 min} en tout ; {=le veg.soft} réunir dans le wok|{6 min}]|Ajouter {le veg.soft} et faire sauter en gardant du croquant, [veg.soft>360? {5 min}, en deux fois si le wok est petit|{3 min}]]].][ Ajouter les tiges {du stalk} et faire sauter {2 min}.][ Ajouter {le beans} avec un filet d’eau et faire sauter jusqu’à ce {=tendre beans}, {3 min}.][ Ajouter {le garlic+ginger+chilli} et faire sauter {20 s}.][ Ajouter {le protein.cooked-meat} et remuer jusqu’à ce que le tout soit fumant, {2 min}.][ Ajouter {le fruit} et faire sauter {1 min}.][stalk?  Ajouter les feuilles et remuer jusqu’à ce qu’elles tombent, {1 min}.][fry veg.leafy>3? [ Ajouter {le veg.leafy} par poignées avec un filet d’eau et remuer jusqu’à ce {=tendre veg.leafy}, {fry veg.leafy}.]]`,
    },
    {
      en: `${RETURNED.en}[Loosen {the side.noodle} with your fingers and add. ][starch+stock+seasoning+heat+star+pepper+sweet? Pour in the sauce[starch? , stirred once more,] and let it boil, turning everything over, until it [starch? thickens and coats|coats everything]|Add {the soy+salt} and turn everything over], [side.noodle? {2 min}, in two batches if the wok is small|{1 min}].[ Off the heat, stir in {the sesame}[ and fold in {the egg}].|[ Off the heat, fold in {the egg}.]]`,
      es: `${RETURNED.es}[Suelta {el side.noodle} con los dedos y añáde{=lo side.noodle}. ][starch+stock+seasoning+heat+star+pepper+sweet? [starch? Remueve de nuevo la salsa, viértela|Vierte la salsa] y dale unas vueltas mientras hierve, hasta que [starch? espese y ]lo cubra todo|Añade {el soy+salt} y dale unas vueltas a todo], [side.noodle? {2 min}, en dos veces si el wok es pequeño|{1 min}].[ Fuera del fuego, añade {el sesame}[ e incorpora {el egg}].|[ Fuera del fuego, incorpora {el egg}.]]`,
      fr: `${RETURNED.fr}[Détacher {le side.noodle} avec les doigts et {=l’ side.noodle}ajouter. ][starch+stock+seasoning+heat+star+pepper+sweet? [starch? Remuer de nouveau la sauce, la verser|Verser la sauce] et mélanger pendant qu’elle bout, jusqu’à ce qu’elle [starch? épaississe et ]nappe le tout|Ajouter {le soy+salt} et bien mélanger le tout], [side.noodle? {2 min}, en deux fois si le wok est petit|{1 min}].[ Hors du feu, ajouter {le sesame}[ et incorporer {le egg}].|[ Hors du feu, incorporer {le egg}.]]`,
    },
    {
      en: '[Sprinkle with {the lime}.[ Serve with {the side.cooked-rice,rice,grain+spring+green+nut+herb}.]|Serve with {the side.cooked-rice,rice,grain+spring+green+nut+herb}.]',
      es: '[Riega con {el lime}.[ Sirve con {el side.cooked-rice,rice,grain+spring+green+nut+herb}.]|Sirve con {el side.cooked-rice,rice,grain+spring+green+nut+herb}.]',
      fr: '[Arroser {de lime}.[ Servir avec {le side.cooked-rice,rice,grain+spring+green+nut+herb}.]|Servir avec {le side.cooked-rice,rice,grain+spring+green+nut+herb}.]',
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
      grams: 90,
    },
    stalk: {
      of: ['leafy'],
      ids: ON_STEMS,
      least: 0,
      grams: 85,
      beside: { slots: ['veg'], grams: 45 },
      cut: 'stems-apart',
    },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [...NOT_FOR_THE_WOK, ...ON_STEMS],
      least: 0,
      most: 3,
      grams: 85,
      unless: ['stalk'],
      cut: 'strips',
      cuts: { root: 'peel-sticks' },
      proposed: ['sweet-pepper', 'carrot'],
      needed: true,
    },
    onion: ONION_IF_THERE,
    garlic: GARLIC,
    ginger: { ...GINGER_PROPOSED, needed: true },
    chilli: CHILLI,
    soy: { of: ['soy'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 18 },
    sesame: { of: ['sesame-oil'], least: 0, proposed: ['toasted-sesame-oil'] },
    sweet: { of: ['honey', 'sugar'], least: 0, or: ['sugar'], grams: 2 },
    nutty: { of: ['nut-butter'], least: 0 },
    seasoning: { of: ['spice', 'hot-sauce'], least: 0, most: 2 },
    /** Brown noodles take something green. */
    spring: { ...SPRING_ONION, grams: 15, proposed: ['spring-onion'], needed: true },
    lime: LEMON,
    nut: NUTS_IF_THERE,
    herb: HERBS,
    oil: { ...PLAIN_OIL, grams: 11 },
    salt: { ...SALT, asNeeded: true },
  },
  needs: [{ of: ['egg', 'protein', 'veg', 'stalk', 'nutty'], least: 2 }],
  title: {
    en: '{protein+veg+stalk+egg#2} noodles',
    es: 'Fideos salteados con {protein+veg+stalk+egg#2}',
    fr: 'Nouilles sautées {au protein+veg+stalk+egg#2}',
  },
  description: {
    en: '[protein.ham? {the protein.ham} {=seasons protein.ham} the plain noodles|[protein.mince? {the protein.mince} {=clings protein.mince} to the noodles in small, salty crumbs|[veg.root? {the veg.root#1} {=sweetens veg.root#1} the salty noodles|[veg.tender? {the veg.tender#1} {=brings veg.tender#1} juice to the salty noodles|[onion? {the onion} {=sweetens onion} the dark sauce on the noodles|The noodles catch a little at the edges and soak up the sauce]]]]].',
    es: '[protein.ham? {el protein.ham} {=sazona protein.ham} unos fideos suaves|[protein.mince? {el protein.mince} se {=une protein.mince} a los fideos en trocitos salados|[veg.root? {el veg.root#1} {=endulza veg.root#1} unos fideos salados|[veg.tender? {el veg.tender#1} {=pone veg.tender#1} jugo entre los fideos salados|[onion? {el onion} {=endulza onion} la salsa oscura de los fideos|El wok tuesta un poco los fideos, que se empapan de la salsa]]]]].',
    fr: '[protein.ham? {le protein.ham} {=assaisonne protein.ham} des nouilles toutes simples|[protein.mince? {le protein.mince} {=enrobe protein.mince} les nouilles de miettes salées|[veg.root? {le veg.root#1} {=adoucit veg.root#1} les nouilles salées|[veg.tender? {le veg.tender#1} {=apporte veg.tender#1} du jus aux nouilles salées|[onion? {le onion} {=adoucit onion} la sauce sombre des nouilles|Les nouilles grillent un peu au wok et s’imprègnent de la sauce]]]]].',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Cook {the noodle} in boiling water for the time on the packet (about {simmer noodle}). Drain, rinse under cold water, shake dry and toss with a few drops of {oil}.',
      es: 'Cuece {el noodle} en agua hirviendo el tiempo que indique el paquete (unos {simmer noodle}). Escúrre{=lo noodle}, enfría{=lo noodle} bajo el grifo, sacúde{=lo noodle} bien y mézcla{=lo noodle} con unas gotas {de oil}.',
      fr: 'Cuire {le noodle} à l’eau bouillante le temps indiqué sur le paquet (environ {simmer noodle}). Égoutter {le noodle}, {=le noodle} rincer sous l’eau froide, bien {=l’ noodle}égoutter de nouveau et {=le noodle} mélanger avec quelques gouttes {de oil}.',
    },
    {
      en: 'Heat half of {the oil} in a wok until it shimmers and fry {the protein.slow+protein.prawn} over a high heat[protein.mince? , breaking up the lumps,][protein.poultry,tender-meat,tofu? , in two batches,] until [protein.prawn? just opaque|browned], [protein.poultry,tender-meat,tofu? {fry protein.slow more 3} in all|{fry protein.slow+protein.prawn}]. Lift out.',
      es: 'Calienta la mitad {del oil} en un wok hasta que humee ligeramente y saltea {el protein.slow+protein.prawn} a fuego fuerte[protein.mince? , deshaciendo los grumos,][protein.poultry,tender-meat,tofu? , en dos tandas,] hasta que [protein.prawn? el centro deje de verse translúcido|{=dorado protein.slow+protein.prawn}], [protein.poultry,tender-meat,tofu? {fry protein.slow more 3} en total|{fry protein.slow+protein.prawn}]. Reserva {el protein.slow+protein.prawn}.',
      fr: 'Chauffer la moitié {du oil} dans un wok jusqu’à ce que la surface frémisse et y saisir {le protein.slow+protein.prawn} à feu vif[protein.mince?  en émiettant,][protein.poultry,tender-meat,tofu? , en deux fois,] jusqu’à ce [protein.prawn? que le cœur ne soit plus translucide|{=doré protein.slow+protein.prawn}], [protein.poultry,tender-meat,tofu? {fry protein.slow more 3} en tout|{fry protein.slow+protein.prawn}]. Réserver {le protein.slow+protein.prawn}.',
    },
    {
      en: '[protein.slow+protein.prawn? Heat the rest of {the oil}|Heat {the oil} in a wok until it shimmers][ and stir-fry {the onion+veg.hard} over a high heat, [veg.hard? adding a spoonful of water once coloured, until just tender with some bite, {6 min}|{5 min}]].[fry veg.soft>10? [ Lower the heat to medium, add {the veg.soft} and stir until tender, {9 min}.]|[ Add {the veg.soft} and toss[veg.mushroom?  until no water is left, {6 min}|[veg.heated?  until hot, {4 min}|, keeping some bite, {3 min}]].]][ Add the stems of {the stalk} and stir-fry for {2 min}.][ Add {the garlic+ginger+chilli+seasoning.spice+protein.cooked-meat,ham} and toss for {1 min}.][stalk?  Add the leaves and turn until just wilted, {1 min}.][ Add {the veg.leafy} by the handful[fry veg.leafy>3?  with a splash of water] and toss until just wilted, {fry veg.leafy 3}.]',
      es: '[protein.slow+protein.prawn? Calienta el resto {del oil}|Calienta {el oil} en un wok hasta que humee ligeramente][ y saltea {el onion+veg.hard} a fuego fuerte, [veg.hard? con una cucharada de agua en cuanto {=tome onion+veg.hard} color, sin que {=pierda onion+veg.hard} firmeza, {6 min}|{5 min}]].[fry veg.soft>10? [ Baja a fuego medio, añade {el veg.soft} y remueve hasta que {=tierno veg.soft}, {9 min}.]|[ Añade {el veg.soft} y saltéa{=lo veg.soft}[veg.mushroom?  hasta que no quede agua, {6 min}|[veg.heated?  hasta que {=caliente veg.soft}, {4 min}| sin que {=pierda veg.soft} firmeza, {3 min}]].]][ Añade los tallos {del stalk} y saltea {2 min}.][ Añade {el garlic+ginger+chilli+seasoning.spice+protein.cooked-meat,ham} y saltea {1 min}.][stalk?  Añade las hojas y remueve hasta que mengüen, {1 min}.][ Añade {el veg.leafy} a puñados[fry veg.leafy>3? , con un chorrito de agua,] y saltéa{=lo veg.leafy} solo hasta que baje el volumen, {fry veg.leafy 3}.]',
      fr: '[protein.slow+protein.prawn? Chauffer le reste {du oil}|Chauffer {le oil} dans un wok jusqu’à ce que la surface frémisse][ et faire sauter {le onion+veg.hard} à feu vif, [veg.hard? avec une cuillerée à soupe d’eau dès la première coloration, en gardant du croquant, {6 min}|{5 min}]].[fry veg.soft>10? [ Baisser à feu moyen, ajouter {le veg.soft} et remuer jusqu’à ce {=tendre veg.soft}, {9 min}.]|[ Ajouter {le veg.soft} et {=le veg.soft} faire sauter[veg.mushroom?  jusqu’à évaporation de l’eau, {6 min}|[veg.heated?  jusqu’à ce {=bien-chaud veg.soft}, {4 min}| en gardant du croquant, {3 min}]].]][ Ajouter les tiges {du stalk} et faire sauter {2 min}.][ Ajouter {le garlic+ginger+chilli+seasoning.spice+protein.cooked-meat,ham} et faire sauter {1 min}.][stalk?  Ajouter les feuilles et remuer jusqu’à ce qu’elles tombent, {1 min}.][ Ajouter {le veg.leafy} par poignées[fry veg.leafy>3? , avec un filet d’eau,] et {=le veg.leafy} faire juste tomber en remuant, {fry veg.leafy 3}.]',
    },
    {
      en: 'Push everything aside, break in {the egg} and stir until set, {1 min}.',
      es: 'Aparta todo a un lado, casca {el egg} en el hueco y remuéve{=lo egg} hasta que {=cuaje egg}, {1 min}.',
      fr: 'Pousser le tout sur un côté, casser {le egg} dans la place libérée et {=le egg} brouiller, {1 min}.',
    },
    {
      en: 'Loosen {the noodle} with your fingers.[ Return {the protein.slow+protein.prawn} to the wok.] Add {the noodle+soy+sweet+nutty+seasoning.hot-sauce+salt} with 90 ml of water and toss over a high heat until the noodles are hot and coated in the sauce, {3 min}, in two batches if the wok is small.[ Off the heat, stir in {the sesame}.][ Serve with {the spring+nut+herb+lime}.]',
      es: 'Suelta {el noodle} con los dedos.[ Devuelve {el protein.slow+protein.prawn} al wok.] Añade {el noodle+soy+sweet+nutty+seasoning.hot-sauce+salt} con 90 ml de agua y saltea a fuego fuerte hasta que los fideos estén calientes y cubiertos de salsa, {3 min}, en dos veces si el wok es pequeño.[ Fuera del fuego, añade {el sesame}.][ Sirve con {el spring+nut+herb+lime}.]',
      fr: 'Détacher {le noodle} avec les doigts.[ Remettre {le protein.slow+protein.prawn} dans le wok.] Ajouter {le noodle+soy+sweet+nutty+seasoning.hot-sauce+salt} avec 90 ml d’eau et faire sauter à feu vif jusqu’à ce que les nouilles soient chaudes et enrobées de sauce, {3 min}, en deux fois si le wok est petit.[ Hors du feu, ajouter {le sesame}.][ Servir avec {le spring+nut+herb+lime}.]',
    },
  ],
};

export const WOK_DISHES: readonly DishTemplate[] = [stirFry, friedNoodles];
