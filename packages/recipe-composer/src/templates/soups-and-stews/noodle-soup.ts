import { CHILLI, GARLIC, GINGER_PROPOSED, HERBS, ONION_IF_THERE, PLAIN_OIL } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const NOT_FOR_NOODLE_SOUP = [
  'aubergine',
  'beetroot',
  'swede',
  'parsnip',
  'turnip',
  'celeriac',
  'salsify',
  'fennel',
  'brussels-sprout',
  'red-cabbage',
  'artichoke-heart',
  'chicory',
  'plantain',
];

const noodleSoup: DishTemplate = {
  id: 'noodle-soup',
  dishType: 'noodle-soup',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: { en: 'noodle soup|ramen|noodle broth', es: 'sopa de fideos|ramen', fr: 'soupe de nouilles|ramen' },
  slots: {
    noodle: { of: ['noodle'], named: ['egg-noodle', 'rice-noodle'] },
    protein: {
      of: ['poultry', 'prawn', 'tofu', 'cooked-meat', 'tender-meat', 'fish-fillet', 'mince', 'bacon'],
      but: [
        'sardine',
        'mackerel',
        'herring',
        'tuna',
        'swordfish',
        'chorizo',
        'frankfurter',
        'smoked-sausage',
        'pork-belly',
      ],
      least: 0,
      grams: 85,
    },
    stock: { of: ['stock'], or: ['@stock'], grams: 400 },
    egg: {
      of: ['egg'],
      least: 0,
      grams: 50,
      proposed: ['egg'],
      needed: true,
      proposedWithout: ['poultry', 'prawn', 'fish-fillet', 'cooked-meat', 'tender-meat', 'tofu', 'mince', 'bacon'],
    },
    veg: {
      of: ['firm', 'tender', 'mushroom', 'leafy', 'root'],
      but: NOT_FOR_NOODLE_SOUP,
      least: 0,
      most: 3,
      grams: 110,
      cuts: { root: 'peel-slice-thin' },
    },
    coconut: { of: ['coconut-milk'], least: 0, grams: 70 },
    soy: { of: ['soy', 'miso'], most: 2, or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'] },
    paste: { of: ['curry-paste', 'hot-sauce', 'spice'], least: 0 },
    onion: { ...ONION_IF_THERE, grams: 30, cut: 'slice-thin' },
    garlic: GARLIC,
    ginger: { ...GINGER_PROPOSED, needed: true },
    chilli: CHILLI,
    spring: { of: ['spring-onion'], least: 0, proposed: ['spring-onion'], needed: true },
    lime: {
      of: ['sour', 'vinegar'],
      but: ['balsamic-vinegar'],
      least: 0,
      grams: 4,
      proposed: ['lime', 'rice-vinegar'],
      needed: true,
    },
    herb: HERBS,
    sesame: { of: ['sesame-oil'], least: 0, proposed: ['toasted-sesame-oil'] },
    oil: { ...PLAIN_OIL, grams: 4 },
  },
  needs: [{ of: ['protein', 'egg', 'veg'], least: 1 }],
  title: {
    en: '{protein+veg+egg#2} noodle soup',
    es: 'Sopa de fideos con {protein+veg+egg#2}',
    fr: 'Soupe de nouilles {au protein+veg+egg#2}',
  },
  description: {
    en: '{the soy#1} {=gives soy#1} the broth salt and depth[, and {all ginger+garlic#2} scent].',
    es: '{el soy#1} {=da soy#1} al caldo sal y fondo[, y {el ginger+garlic#2}, aroma].',
    fr: '{le soy#1} {=donne soy#1} au bouillon du sel et du fond[, {le ginger+garlic#2} du parfum].',
  },
  steps: [
    {
      en: 'Brown {the protein.slow} in {the oil} in a large pan over a medium-high heat, stirring[protein.mince?  and breaking up the lumps], {4 min}[protein.poultry,tender-meat? , and set aside].',
      es: 'Dora {el protein.slow} en {el oil} en una olla a fuego medio alto, removiendo[protein.mince?  y deshaciendo los grumos], {4 min}[protein.poultry,tender-meat? , y resérva{=lo protein.poultry,tender-meat}].',
      fr: 'Faire dorer {le protein.slow} dans {le oil}, dans un faitout à feu assez vif, en remuant[protein.mince?  et en émiettant], {4 min}[protein.poultry,tender-meat? , et {=le protein.poultry,tender-meat} réserver].',
    },
    {
      en: '[protein.slow? Add {the veg.mushroom}|Heat {the oil} in a large pan, add {the veg.mushroom}] and fry over a high heat, stirring now and then, until the water has gone and the edges are brown[veg.mushroom>450? , in two batches, {12 min} in all|, {6 min}].',
      es: '[protein.slow? Añade {el veg.mushroom}|Calienta {el oil} en una olla, añade {el veg.mushroom}] y saltéa{=lo veg.mushroom} a fuego fuerte hasta que se evapore el agua y se doren los bordes[veg.mushroom>450? , en dos tandas, {12 min} en total|, {6 min}].',
      fr: '[protein.slow? Ajouter {le veg.mushroom}|Chauffer {le oil} dans un faitout, ajouter {le veg.mushroom}] et {=le veg.mushroom} faire sauter à feu vif jusqu’à évaporation de l’eau et belle coloration[veg.mushroom>450? , en deux fois, {12 min} en tout|, {6 min}].',
    },
    {
      en: '[onion+garlic+ginger+chilli+paste? [protein.slow+veg.mushroom? Add|Heat {the oil} in a large pan, add] {the onion+garlic+ginger+chilli+paste} and stir over a medium heat, {2 min}.|[protein.slow+veg.mushroom? |Heat {the oil} in a large pan, {1 min}.]]',
      es: '[onion+garlic+ginger+chilli+paste? [protein.slow+veg.mushroom? Añade|Calienta {el oil} en una olla, añade] {el onion+garlic+ginger+chilli+paste} y remueve a fuego medio, {2 min}.|[protein.slow+veg.mushroom? |Calienta {el oil} en una olla, {1 min}.]]',
      fr: '[onion+garlic+ginger+chilli+paste? [protein.slow+veg.mushroom? Ajouter|Chauffer {le oil} dans un faitout, ajouter] {le onion+garlic+ginger+chilli+paste} et remuer à feu moyen, {2 min}.|[protein.slow+veg.mushroom? |Chauffer {le oil} dans un faitout, {1 min}.]]',
    },
    {
      en: 'Pour in {the stock+coconut+soy.soy}[, add {the veg.solid-lasting}][protein.mince,bacon,tofu+veg.solid-lasting? , bring to the boil and simmer, [veg.root? {simmer protein.mince,bacon,tofu 8}|{simmer protein.mince,bacon,tofu+veg.solid-lasting 6}]| and bring to the boil].',
      es: 'Vierte {el stock+coconut+soy.soy}[, añade {el veg.solid-lasting}][protein.mince,bacon,tofu+veg.solid-lasting? , lleva a ebullición y cuece a fuego suave, [veg.root? {simmer protein.mince,bacon,tofu 8}|{simmer protein.mince,bacon,tofu+veg.solid-lasting 6}]| y lleva a ebullición].',
      fr: 'Verser {le stock+coconut+soy.soy}[, ajouter {le veg.solid-lasting}][protein.mince,bacon,tofu+veg.solid-lasting? , porter à ébullition et laisser frémir, [veg.root? {simmer protein.mince,bacon,tofu 8}|{simmer protein.mince,bacon,tofu+veg.solid-lasting 6}]| et porter à ébullition].',
    },
    {
      en: 'Meanwhile, boil {the egg} in a small pan of boiling water for {7 min}, cool under the tap, peel and halve.',
      es: 'Mientras tanto, cuece {el egg} {7 min} en un cazo de agua hirviendo, enfría{=lo egg} bajo el grifo, péla{=lo egg} y córta{=lo egg} por la mitad.',
      fr: 'Pendant ce temps, cuire {le egg} {7 min} dans une petite casserole d’eau bouillante, {=le egg} rafraîchir, {=l’ egg}écaler et {=le egg} couper en deux.',
    },
    {
      en: 'Return {the protein.poultry} to the broth and simmer, {simmer protein.poultry less 6}.',
      es: 'Devuelve {el protein.poultry} al caldo y cuece a fuego suave, {simmer protein.poultry less 6}.',
      fr: 'Remettre {le protein.poultry} dans le bouillon et laisser frémir, {simmer protein.poultry less 6}.',
    },
    {
      en: '[[simmer veg.solid-passing>4? Add {the veg.solid-passing} and cook for {2 min}. Add {the noodle+protein.quick+veg.leafy}|Add {the noodle+protein.quick+veg.solid-passing+veg.leafy}]|Add {the noodle+protein.quick+veg.leafy}][, return {the protein.tender-meat} to the broth] and simmer for [protein.tender-meat? {5 min}|{simmer noodle+protein.quick 4}], or for as long as the packet of noodles says.',
      es: '[[simmer veg.solid-passing>4? Añade {el veg.solid-passing} y cuece {2 min}. Agrega {el noodle+protein.quick+veg.leafy}|Añade {el noodle+protein.quick+veg.solid-passing+veg.leafy}]|Añade {el noodle+protein.quick+veg.leafy}][, devuelve {el protein.tender-meat} al caldo] y cuece [protein.tender-meat? {5 min}|{simmer noodle+protein.quick 4}], o lo que indique el envase de los fideos.',
      fr: '[[simmer veg.solid-passing>4? Ajouter {le veg.solid-passing} et cuire {2 min}. Ajouter {le noodle+protein.quick+veg.leafy}|Ajouter {le noodle+protein.quick+veg.solid-passing+veg.leafy}]|Ajouter {le noodle+protein.quick+veg.leafy}][, remettre {le protein.tender-meat} dans le bouillon] et cuire [protein.tender-meat? {5 min}|{simmer noodle+protein.quick 4}], ou le temps indiqué sur le paquet de nouilles.',
    },
    {
      en: '[Off the heat, stir in {the soy.miso}. ][Stir in {the lime}. ]Taste and ladle into deep bowls at once[; finish with {the egg+spring+herb+sesame}].',
      es: '[Fuera del fuego, deslíe {el soy.miso} en el caldo. ][Incorpora {el lime}. ]Prueba y reparte enseguida en cuencos hondos[; termina con {el egg+spring+herb+sesame}].',
      fr: '[Hors du feu, délayer {le soy.miso} dans le bouillon. ][Ajouter {le lime}. ]Goûter la soupe et la répartir aussitôt dans de grands bols[ ; terminer par {le egg+spring+herb+sesame}].',
    },
  ],
};

export const NOODLE_SOUPS: readonly DishTemplate[] = [noodleSoup];
