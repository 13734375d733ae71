import {
  BUTTER_OR_OIL,
  COOKED_VEGETABLES,
  GARLIC_IF_THERE,
  HERBS,
  NUTS_IF_THERE,
  PEPPER,
  SALT,
  SIDE_SALAD,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { addingLeaves } from '../leaves.ts';

const LEAVES = addingLeaves('veg.leafy', 6);

/** What is left over, or what cooks in minutes, in a creamy sauce under a pastry lid. */
const pastryPie: DishTemplate = {
  id: 'pastry-pie',
  dishType: 'savoury-pie',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'pie|pot pie', es: 'pastel de hojaldre|empanada', fr: 'tourte|feuilleté' },
  slots: {
    pastry: { of: ['pastry'], but: ['sweet-shortcrust-pastry'], named: ['puff-pastry'], grams: 65 },
    main: {
      of: [
        'cooked-meat',
        'ham',
        'poultry',
        'mince',
        'bacon',
        'sausage',
        'fish-fillet',
        'smoked-fish',
        'prawn',
        'pulse',
      ],
      but: [
        'baked-beans',
        'crab',
        'sardine',
        'anchovy',
        'haggis',
        'black-pudding',
        'chorizo',
        'merguez',
        'kidney-bean',
        'black-bean',
      ],
      least: 0,
      grams: 110,
    },
    veg: {
      of: COOKED_VEGETABLES,
      but: [
        'beetroot',
        'tomato',
        'aubergine',
        'okra',
        'plantain',
        'red-cabbage',
        'bean-sprout',
        'chicory',
        'celeriac',
        'swede',
        'edamame',
      ],
      least: 0,
      most: 2,
      grams: 140,
    },
    onion: { of: ['onion'], least: 0, proposed: ['onion'] },
    garlic: GARLIC_IF_THERE,
    flour: { of: ['flour'], ids: ['plain-flour', 'flour'], or: ['plain-flour'], grams: 9 },
    stock: { of: ['stock'], least: 0, grams: 50 },
    cream: { of: ['cream', 'milk'], or: ['milk', 'oat-drink'], grams: 90 },
    mustard: { of: ['mustard'], least: 0, proposed: ['dijon-mustard'] },
    cheese: {
      of: ['melting-cheese', 'hard-cheese', 'crumbly-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 20,
      notWith: ['fish-fillet', 'prawn'],
      /** Vegetables in a sauce of milk are bland without. */
      proposed: ['cheddar', 'vegan-cheese'],
      needed: true,
      proposedWithout: [
        'cooked-meat',
        'ham',
        'poultry',
        'mince',
        'bacon',
        'sausage',
        'smoked-fish',
        'fish-fillet',
        'prawn',
      ],
    },
    dried: {
      of: ['dried-herb', 'sweet-spice'],
      ids: ['dried-thyme', 'mixed-herbs', 'dried-tarragon', 'nutmeg', 'dried-sage'],
      least: 0,
    },
    nut: NUTS_IF_THERE,
    herb: HERBS,
    egg: { of: ['egg'], least: 0, grams: 12 },
    fresh: SIDE_SALAD,
    fat: { ...BUTTER_OR_OIL, of: ['butter', 'oil'], grams: 9 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['pastry'], least: 1 },
    { of: ['main', 'veg'], least: 1 },
    { of: ['main', 'veg', 'cheese'], least: 2 },
  ],
  title: {
    en: '{main+veg#2} pie',
    es: 'Pastel {de main+veg#2} con {pastry}',
    fr: '{main+veg#2} sous croûte',
  },
  description: {
    en: '{all main+veg#3} in a creamy sauce[ with {all mustard+dried+herb+cheese#3}], under a lid of {all pastry} baked deep gold.',
    es: '{main+veg#3} en una salsa cremosa[ con {mustard+dried+herb+cheese#3}], bajo una tapa dorada {de pastry}.',
    fr: '{du main+veg#3} dans une sauce crémeuse[ {au mustard+dried+herb+cheese#3}], sous un couvercle doré {de pastry}.',
  },
  equipment: [{ en: 'pie dish', es: 'fuente de horno', fr: 'plat à gratin' }],
  steps: [
    {
      en: '[Heat {the fat} in a wide pan and cook {the onion+veg.solid-lasting+veg.mushroom,tomato} over a medium heat, stirring, until soft and lightly coloured, {fry onion+veg.solid-lasting+veg.mushroom,tomato}.[ Add {the main.poultry,mince,bacon,sausage}, turn up the heat and brown[main.mince? , breaking up the lumps], {fry main.poultry,mince,bacon,sausage less 3}.]|[Heat {the fat} in a wide pan and brown {the main.poultry,mince,bacon,sausage} over a medium-high heat[main.mince? , breaking up the lumps], {fry main.poultry,mince,bacon,sausage less 3}.|Heat {the fat} in a wide pan over a medium heat, {1 min}.]]',
      es: '[Calienta {el fat} en una sartén ancha y rehoga {el onion+veg.solid-lasting+veg.mushroom,tomato} a fuego medio, removiendo, hasta que {=tierno onion+veg.solid-lasting+veg.mushroom,tomato} y con algo de color, {fry onion+veg.solid-lasting+veg.mushroom,tomato}.[ Añade {el main.poultry,mince,bacon,sausage}, sube el fuego y dóra{=lo main.poultry,mince,bacon,sausage}[main.mince? , deshaciendo los grumos], {fry main.poultry,mince,bacon,sausage less 3}.]|[Calienta {el fat} en una sartén ancha y dora {el main.poultry,mince,bacon,sausage} a fuego medio alto[main.mince? , deshaciendo los grumos], {fry main.poultry,mince,bacon,sausage less 3}.|Calienta {el fat} en una sartén ancha a fuego medio, {1 min}.]]',
      fr: '[Chauffer {le fat} dans une sauteuse et faire revenir {le onion+veg.solid-lasting+veg.mushroom,tomato} à feu moyen en remuant, jusqu’à ce {=tendre onion+veg.solid-lasting+veg.mushroom,tomato}, avec un peu de couleur, {fry onion+veg.solid-lasting+veg.mushroom,tomato}.[ Ajouter {le main.poultry,mince,bacon,sausage}, monter le feu et {=le main.poultry,mince,bacon,sausage} faire dorer[main.mince? , en {=l’ main.mince}émiettant], {fry main.poultry,mince,bacon,sausage less 3}.]|[Chauffer {le fat} dans une sauteuse et faire dorer {le main.poultry,mince,bacon,sausage} à feu assez vif[main.mince? , en {=l’ main.mince}émiettant], {fry main.poultry,mince,bacon,sausage less 3}.|Chauffer {le fat} dans une sauteuse à feu moyen, {1 min}.]]',
    },
    {
      en: `${LEAVES.en}[veg.leafy?  ]Stir in {the garlic+dried+flour} for {2 min}, then pour in {the stock+cream} little by little[, add {the veg.solid-passing}] and simmer, stirring, until thick enough to coat the spoon, {5 min}.`,
      es: `${LEAVES.es}[veg.leafy?  ]Incorpora {el garlic+dried+flour} y remueve {2 min}; vierte {el stock+cream} poco a poco[, añade {el veg.solid-passing}] y cuece a fuego suave, removiendo, hasta que la salsa cubra la cuchara, {5 min}.`,
      fr: `${LEAVES.fr}[veg.leafy?  ]Ajouter {le garlic+dried+flour} et remuer {2 min}, puis verser peu à peu {le stock+cream}[, ajouter {le veg.solid-passing}] et laisser frémir en remuant, jusqu’à ce que la sauce nappe la cuillère, {5 min}.`,
    },
    {
      en: 'Heat the oven to {200 C}. Take the pan off the heat,[ fold in {the main.cooked-meat,ham,fish-fillet,smoked-fish,prawn,pulse+mustard+cheese+nut+herb},] season with {the salt+pepper}, tip into a pie dish and let it cool, {15 min}.',
      es: 'Calienta el horno a {200 C}. Aparta la sartén del fuego,[ incorpora {el main.cooked-meat,ham,fish-fillet,smoked-fish,prawn,pulse+mustard+cheese+nut+herb},] sazona con {el salt+pepper}, pasa el relleno a una fuente y déjalo templar {15 min}.',
      fr: 'Préchauffer le four à {200 C}. Hors du feu,[ incorporer {le main.cooked-meat,ham,fish-fillet,smoked-fish,prawn,pulse+mustard+cheese+nut+herb},] assaisonner la garniture avec {le salt+pepper}, la verser dans un plat à gratin et la laisser tiédir {15 min}.',
    },
    {
      en: 'Lay {the pastry} over the dish, [press the edge down, cut two slits and brush with {the egg}, beaten|press the edge down, cut two slits and brush with a little more {cream}], {5 min}.',
      es: 'Cubre la fuente con {el pastry}, [aprieta el borde, haz dos cortes y pinta la masa con {el egg}, batiéndo{=lo egg} antes|aprieta el borde, haz dos cortes y pinta la masa con un poco más {de cream}], {5 min}.',
      fr: 'Étaler {le pastry} et en couvrir le plat, [souder le bord, entailler deux fois et dorer la pâte avec {le egg} {=battu egg}|souder le bord, entailler deux fois et dorer la pâte avec un peu plus {de cream}], {5 min}.',
    },
    {
      en: 'Bake until the pastry is risen and deep gold and the filling is bubbling and steaming hot in the middle, {30 min}. Leave for {5 min} before you serve it.[ Serve with {the fresh}[fresh? [fat.oil? , dressed with oil and salt]].]',
      es: 'Hornea hasta que la masa suba y se dore y el relleno burbujee y humee en el centro, {30 min}. Deja reposar {5 min} antes de servir.[ Sirve con {el fresh}[fresh? [fat.oil? , {=aliñado fresh} con aceite y sal]].]',
      fr: 'Enfourner jusqu’à ce que la pâte soit bien dorée et que la garniture bouillonne, fumante à cœur, {30 min}. Laisser reposer {5 min} avant de servir.[ Servir avec {le fresh}[fresh? [fat.oil? , {=assaisonné fresh} d’huile et de sel]].]',
    },
  ],
};

export const PASTRY_PIES: readonly DishTemplate[] = [pastryPie];
