import { GARLIC_IF_THERE, HERBS, OIL, PEPPER, SALT, SIDE_SALAD, SOUR_FOR_SALAD } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { addingLeaves } from '../leaves.ts';

const LEAVES = addingLeaves('veg.leafy', 5);
/** What is cooked in a pan for the filling. */
const COOKED = 'onion+base+filling.mince,bacon,pulse+bean+veg.mushroom,tender,firm,leafy,tomato+tomato+creamy';
/** Vegetables that are cooked with the onion; what is only heated comes after the spices. */
const VEG = 'veg.solid-lasting+veg.softening+veg.mushroom,tomato';
/** What is not. */
const COLD = 'filling.cooked-meat,ham,tinned-fish,smoked-fish+veg.spring-onion+briny+cheese';
/** Fish that is mixed with a cold sauce. */
const FISH = 'filling.tinned-fish,smoked-fish';

export const bakedPotatoes: DishTemplate = {
  id: 'baked-potatoes',
  dishType: 'baked-potato',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mexican', 'mediterranean', 'middle-eastern'],
  called: {
    en: 'jacket potatoes|baked potatoes',
    es: 'patatas asadas|patatas rellenas',
    fr: 'pommes de terre au four',
  },
  slots: {
    potato: {
      of: ['potato', 'root'],
      ids: ['potato', 'sweet-potato'],
      but: ['new-potato', 'waxy-potato'],
      named: ['potato'],
      grams: 250,
      cut: 'whole',
    },
    filling: {
      of: ['mince', 'tinned-fish', 'cooked-meat', 'bacon', 'ham', 'smoked-fish', 'pulse'],
      least: 0,
      grams: 70,
    },
    veg: {
      of: ['tender', 'leafy', 'mushroom', 'firm', 'spring-onion', 'tomato'],
      ids: [
        'sweetcorn',
        'spinach',
        'mushroom',
        'leek',
        'broccoli',
        'spring-onion',
        'tomato',
        'sweet-pepper',
        'courgette',
        'pea',
        'cabbage',
        'kale',
      ],
      least: 0,
      most: 2,
      grams: 100,
      beside: { slots: ['filling', 'bean'], grams: 55 },
    },
    cheese: {
      of: ['melting-cheese', 'crumbly-cheese', 'soft-cheese'],
      least: 0,
      grams: 35,
      proposed: ['cheddar'],
      proposedWithout: [
        'tinned-fish',
        'smoked-fish',
        'cooked-meat',
        'mince',
        'sausage',
        'pulse',
        'tahini',
        'coconut-milk',
      ],
      needed: true,
    },
    /** Beside mince, or for who eats no cheese. */
    bean: {
      of: ['pulse'],
      least: 0,
      grams: 70,
      notWith: ['tinned-fish', 'smoked-fish'],
      proposed: ['black-bean', 'chickpea', 'white-bean'],
      proposedWithout: [
        'mince',
        'cooked-meat',
        'bacon',
        'ham',
        'pulse',
        'melting-cheese',
        'crumbly-cheese',
        'soft-cheese',
      ],
      needed: true,
    },
    /** Cooked with the onion of a meat sauce. */
    base: {
      of: ['root', 'firm'],
      ids: ['carrot', 'celery'],
      least: 0,
      most: 2,
      grams: 30,
      only: ['filling'],
      notWith: ['tinned-fish', 'smoked-fish', 'ham', 'bacon', 'cooked-meat'],
      cut: 'small-dice',
    },
    onion: {
      of: ['onion'],
      least: 0,
      grams: 40,
      only: ['filling', 'veg', 'bean'],
      notWith: ['tinned-fish', 'smoked-fish'],
      proposed: ['onion'],
      needed: true,
    },
    garlic: { ...GARLIC_IF_THERE, only: ['onion'], proposed: ['garlic'], needed: true },
    /** Binds the vegetables of the filling. */
    creamy: {
      of: ['cream', 'coconut-milk'],
      ids: ['cream', 'plant-cream', 'coconut-milk'],
      least: 0,
      grams: 45,
      only: ['veg'],
      notWith: ['tinned-tomato', 'tomato-paste', 'tinned-fish', 'smoked-fish'],
    },
    tahini: { of: ['tahini'], least: 0, grams: 15 },
    /** Makes a sauce of beans and mince, with the onion. */
    tomato: {
      of: ['tinned-tomato', 'tomato-paste'],
      least: 0,
      grams: 60,
      proposed: ['tomato-puree', 'chopped-tomatoes'],
      proposedWithout: [
        'tinned-fish',
        'smoked-fish',
        'cooked-meat',
        'bacon',
        'ham',
        'tomato',
        'tahini',
        'cream',
        'coconut-milk',
      ],
      only: ['filling', 'bean'],
      needed: true,
    },
    briny: { of: ['briny'], least: 0, grams: 8 },
    sauce: {
      of: ['cream', 'yogurt', 'mayonnaise', 'salsa', 'butter'],
      but: ['cream', 'plant-cream', 'coconut-yogurt'],
      least: 0,
      most: 2,
      grams: 18,
      proposed: ['soured-cream', 'yogurt', 'soya-yogurt', 'salsa'],
      proposedWithout: ['tahini', 'cream', 'coconut-milk'],
      needed: true,
    },
    fresh: SIDE_SALAD,
    /** Sharpens what is sweet. */
    lime: {
      of: ['sour'],
      least: 0,
      grams: 5,
      alongside: ['sweet-potato', 'tahini', 'coconut-milk'],
      proposed: ['lemon', 'lime'],
      needed: true,
    },
    dressing: { ...SOUR_FOR_SALAD, unless: ['lime'] },
    herb: HERBS,
    curry: {
      of: ['spice'],
      ids: ['curry-powder'],
      least: 0,
      alongside: ['coconut-milk'],
      proposed: ['curry-powder'],
      needed: true,
    },
    cumin: {
      of: ['spice'],
      ids: ['ground-cumin', 'cumin-seed'],
      least: 0,
      families: ['mexican', 'middle-eastern'],
      unless: ['curry'],
      proposed: ['ground-cumin'],
      needed: true,
    },
    spice: {
      of: ['spice'],
      least: 0,
      unless: ['curry', 'cumin'],
      proposed: ['smoked-paprika', 'paprika'],
      proposedWithout: ['tinned-fish', 'smoked-fish'],
      needed: true,
    },
    oil: { ...OIL, grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['filling', 'cheese', 'veg', 'bean'], least: 1 }],
  title: {
    en: 'Baked {all potato} with {all filling+veg+bean+cheese#2}',
    es: '{potato} al horno con {filling+veg+bean+cheese#2}',
    fr: '{potato} au four {au filling+veg+bean+cheese#2}',
  },
  description: {
    en: '[briny? {the briny} {=salts briny} the mild flesh in small sharp bites|[fresh.salad-leaf,raw? {the fresh.salad-leaf,raw} {=brings fresh.salad-leaf,raw} a cold crunch to the hot potato|[onion? {the onion} {=sweetens onion} the hot filling|The skin is crisp and the inside as soft as mash]]].',
    es: '[briny? {el briny} {=sala briny} a golpes la suavidad de la pulpa|[fresh.salad-leaf,raw? {el fresh.salad-leaf,raw} {=pone fresh.salad-leaf,raw} un crujido frío sobre la pulpa caliente|[onion? {el onion} {=endulza onion} el relleno caliente|La piel queda crujiente y el interior, tierno como un puré]]].',
    fr: '[briny? {le briny} {=sale briny} par petites touches une chair toute douce|[fresh.salad-leaf,raw? {le fresh.salad-leaf,raw} {=apporte fresh.salad-leaf,raw} un croquant frais à la chair brûlante|[onion? {le onion} {=adoucit onion} la garniture chaude|La peau est croustillante et la chair fondante comme une purée]]].',
  },
  steps: [
    {
      en: `Heat the oven to {200 C}. Scrub {the potato}, prick with a fork, rub with [${COOKED}? half of {the oil}|{the oil}] and bake on the rack until a knife slips into the middle, [potato.root? {1 h}|{70 min}].`,
      es: `Calienta el horno a {200 C}. Lava {el potato}, píncha{=lo potato} con un tenedor, únta{=lo potato} con [${COOKED}? la mitad {del oil}|{el oil}] y hornéa{=lo potato} sobre la rejilla hasta que el cuchillo entre sin esfuerzo en el centro, [potato.root? {1 h}|{70 min}].`,
      fr: `Préchauffer le four à {200 C}. Brosser {le potato}, {=le potato} piquer à la fourchette, {=le potato} frotter avec [${COOKED}? la moitié {du oil}|{le oil}] et {=l’ potato}enfourner sur la grille jusqu’à ce que la lame d’un couteau s’enfonce sans effort au cœur, [potato.root? {1 h}|{70 min}].`,
    },
    {
      en: `[${COOKED}? Meanwhile, heat the rest of {the oil} in a large frying pan over a medium heat[ and soften {the onion+base}, [base? {9 min}|{5 min}]].[ Add {the filling.mince,bacon}, turn up the heat and brown[filling.mince? , breaking up the lumps], {fry filling.mince,bacon 6}.][ Add {the ${VEG}} and cook [veg.firm? covered, with a splash of water, until tender|[veg.mushroom? until no water is left|until soft]], {fry ${VEG} 6}.][veg.leafy?  ${LEAVES.en}][ Stir in {the garlic+spice+cumin+curry}, {1 min}.][tomato? [filling.mince? [ Add {the tomato}[tomato.tomato-paste?  and a glass of water] and simmer until thick, {6 min}.][ Add {the bean+veg.heated} and warm through, {3 min}.]|[ Add {the filling.pulse+bean+veg.heated+tomato}[tomato.tomato-paste?  and a glass of water] and simmer until thick, {6 min}.]]|[creamy? [ Add {the filling.pulse+bean+veg.heated+creamy} and simmer until the sauce coats a spoon, {4 min}.]|[ Add {the filling.pulse+bean+veg.heated} with a splash of water and warm through, {4 min}.]]][salt>2?  Season with half of {the salt}.]]`,
      es: `[${COOKED}? Mientras tanto, calienta el resto {del oil} en una sartén grande a fuego medio[ y pocha {el onion+base}, [base? {9 min}|{5 min}]].[ Añade {el filling.mince,bacon}, sube el fuego y dóra{=lo filling.mince,bacon}[filling.mince? , deshaciendo los grumos], {fry filling.mince,bacon 6}.][ Añade {el ${VEG}} y cocina [veg.firm? con un chorrito de agua y tapa, hasta que {=tierno ${VEG}}|[veg.mushroom? hasta que no quede agua|hasta que {=tierno ${VEG}}]], {fry ${VEG} 6}.][veg.leafy?  ${LEAVES.es}][ Incorpora {el garlic+spice+cumin+curry} y remueve {1 min}.][tomato? [filling.mince? [ Añade {el tomato}[tomato.tomato-paste?  y un vaso de agua] y cuece hasta que la salsa espese, {6 min}.][ Añade {el bean+veg.heated} y calienta {3 min}.]|[ Añade {el filling.pulse+bean+veg.heated+tomato}[tomato.tomato-paste?  y un vaso de agua] y cuece hasta que la salsa espese, {6 min}.]]|[creamy? [ Añade {el filling.pulse+bean+veg.heated+creamy} y cuece a fuego suave hasta que la salsa cubra la cuchara, {4 min}.]|[ Añade {el filling.pulse+bean+veg.heated} con un chorrito de agua y calienta {4 min}.]]][salt>2?  Sazona con la mitad {del salt}.]]`,
      fr: `[${COOKED}? Pendant ce temps, chauffer le reste {du oil} dans une grande poêle à feu moyen[ et y faire fondre {le onion+base}, [base? {9 min}|{5 min}]].[ Ajouter {le filling.mince,bacon}, monter le feu et {=le filling.mince,bacon} faire dorer[filling.mince? , en {=l’ filling.mince}émiettant], {fry filling.mince,bacon 6}.][ Ajouter {le ${VEG}} et cuire [veg.firm? à couvert, avec un filet d’eau, jusqu’à ce {=tendre ${VEG}}|[veg.mushroom? jusqu’à évaporation de l’eau|jusqu’à ce {=tendre ${VEG}}]], {fry ${VEG} 6}.][veg.leafy?  ${LEAVES.fr}][ Incorporer {le garlic+spice+cumin+curry} et remuer {1 min}.][tomato? [filling.mince? [ Ajouter {le tomato}[tomato.tomato-paste?  et un verre d’eau] et laisser mijoter jusqu’à épaississement, {6 min}.][ Ajouter {le bean+veg.heated} et réchauffer {3 min}.]|[ Ajouter {le filling.pulse+bean+veg.heated+tomato}[tomato.tomato-paste?  et un verre d’eau] et laisser mijoter jusqu’à épaississement, {6 min}.]]|[creamy? [ Ajouter {le filling.pulse+bean+veg.heated+creamy} et laisser frémir jusqu’à ce que la sauce nappe la cuillère, {4 min}.]|[ Ajouter {le filling.pulse+bean+veg.heated} avec un filet d’eau et réchauffer {4 min}.]]][salt>2?  Assaisonner avec la moitié {du salt}.]]`,
    },
    {
      en: `[${FISH}? [sauce.cream,yogurt,mayonnaise+briny+herb? Mix {the ${FISH}} with {the sauce.cream,yogurt,mayonnaise+briny+herb}. ]]Cut open {the potato}, loosen the inside with a fork, season with [${COOKED}? [salt>2? {the pepper} and the rest of {the salt}|{the salt+pepper}]|{the spice+cumin+curry+salt+pepper}] and fill with [${COOKED}? what is in the pan[; top with {the ${COLD}}]|{the ${COLD}}], {3 min}.[filling.cooked-meat,ham?  Put them back into the oven, on a tray, until steaming hot throughout, {10 min}.|[cheese.melting-cheese,crumbly-cheese?  Put them back into the oven, on a tray, until the cheese [cheese.melting-cheese? melts|is hot], {5 min}.]][tahini?  Stir {the tahini+lime} with a pinch of salt and a splash of hot water until runny and trickle over.[${FISH}? [ Serve with {the sauce.butter,salsa}.]|[ Serve with {the sauce+herb}.]]|[${FISH}? [ Serve with {the sauce.butter,salsa+lime}.]|[ Serve with {the sauce+lime+herb}.]]][ Dress {the fresh} with oil[dressing? , {the dressing}|[lime? , a few drops of {lime}]] and salt and serve beside.]`,
      es: `[${FISH}? [sauce.cream,yogurt,mayonnaise+briny+herb? Mezcla {el ${FISH}} con {el sauce.cream,yogurt,mayonnaise+briny+herb}. ]]Abre {el potato}, suelta el interior con un tenedor sin sacarlo, sazónalo con [${COOKED}? [salt>2? {el pepper} y el resto {del salt}|{el salt+pepper}]|{el spice+cumin+curry+salt+pepper}] y relléna{=lo potato} con [${COOKED}? lo de la sartén[; reparte encima {el ${COLD}}]|{el ${COLD}}], {3 min}.[filling.cooked-meat,ham?  Devuelve todo al horno, en una bandeja, hasta que humee también por dentro, {10 min}.|[cheese.melting-cheese,crumbly-cheese?  Devuelve todo al horno, en una bandeja, hasta que el queso [cheese.melting-cheese? se funda|esté caliente], {5 min}.]][tahini?  Deslíe {el tahini+lime} con una pizca de sal y un chorrito de agua caliente, hasta obtener una salsa fluida, y viértela por encima.[${FISH}? [ Sirve con {el sauce.butter,salsa}.]|[ Sirve con {el sauce+herb}.]]|[${FISH}? [ Sirve con {el sauce.butter,salsa+lime}.]|[ Sirve con {el sauce+lime+herb}.]]][ Aliña {el fresh} con aceite[dressing? , {el dressing}|[lime? , unas gotas {de lime}]] y sal y sírve{=lo fresh} al lado.]`,
      fr: `[${FISH}? [sauce.cream,yogurt,mayonnaise+briny+herb? Mélanger {le ${FISH}} avec {le sauce.cream,yogurt,mayonnaise+briny+herb}. ]]Ouvrir {le potato}, en décoller la chair à la fourchette sans la sortir, l’assaisonner avec [${COOKED}? [salt>2? {le pepper} et le reste {du salt}|{le salt+pepper}]|{le spice+cumin+curry+salt+pepper}], puis {=le potato} garnir avec [${COOKED}? le contenu de la poêle[ ; répartir {le ${COLD}} par-dessus]|{le ${COLD}}], {3 min}.[filling.cooked-meat,ham?  Remettre le tout au four, sur une plaque, jusqu’à ce que ce soit fumant à cœur, {10 min}.|[cheese.melting-cheese,crumbly-cheese?  Remettre le tout au four, sur une plaque, le temps que le fromage [cheese.melting-cheese? fonde|chauffe], {5 min}.]][tahini?  Délayer {le tahini+lime} avec une pincée de sel et un filet d’eau chaude, jusqu’à obtenir une sauce fluide, et en napper le tout.[${FISH}? [ Servir avec {le sauce.butter,salsa}.]|[ Servir avec {le sauce+herb}.]]|[${FISH}? [ Servir avec {le sauce.butter,salsa+lime}.]|[ Servir avec {le sauce+lime+herb}.]]][ Assaisonner {le fresh} d’huile[dressing? , {de dressing}|[lime? , de quelques gouttes {de lime}]] et de sel et {=le fresh} servir à côté.]`,
    },
  ],
};
