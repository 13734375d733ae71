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
      of: ['potato', ...COOKED_VEGETABLES],
      but: ['beetroot', 'tomato', 'aubergine', 'okra', 'plantain', 'red-cabbage', 'bean-sprout', 'chicory'],
      least: 0,
      most: 2,
      grams: 140,
    },
    onion: { of: ['onion'], least: 0, proposed: ['onion'] },
    garlic: GARLIC_IF_THERE,
    flour: { of: ['flour'], ids: ['plain-flour', 'flour'], or: ['plain-flour'], grams: 6 },
    stock: { of: ['stock'], least: 0, grams: 50 },
    cream: { of: ['cream', 'milk'], or: ['milk', 'oat-drink'], grams: 90 },
    mustard: { of: ['mustard'], least: 0, proposed: ['dijon-mustard'] },
    cheese: {
      of: ['melting-cheese', 'hard-cheese', 'crumbly-cheese'],
      least: 0,
      grams: 20,
      notWith: ['fish-fillet', 'prawn'],
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
    fr: 'Tourte {au main+veg#2}',
  },
  description: {
    en: 'A creamy filling of {all main+veg#3} under pastry that shatters: where leftovers go to be looked forward to.',
    es: 'Un relleno cremoso de {main+veg#3} bajo una masa que cruje: así dan ganas de que sobre comida.',
    fr: 'Une garniture crémeuse, avec {le main+veg#3}, sous une pâte qui croustille : de quoi aimer les restes.',
  },
  equipment: [{ en: 'pie dish', es: 'fuente de horno', fr: 'plat à tourte' }],
  steps: [
    {
      en: 'Heat {the fat} in a wide pan and cook {the onion+main.poultry,mince,bacon,sausage+veg.hard+veg.soft} over a medium heat, stirring, until soft and lightly coloured, {fry onion+main.poultry,mince,bacon,sausage+veg.hard+veg.soft}.',
      es: 'Calienta {el fat} en una sartén ancha y rehoga {el onion+main.poultry,mince,bacon,sausage+veg.hard+veg.soft} a fuego medio, removiendo, hasta que todo esté tierno y dorado un poco, {fry onion+main.poultry,mince,bacon,sausage+veg.hard+veg.soft}.',
      fr: 'Chauffer {le fat} dans une sauteuse et faire revenir {le onion+main.poultry,mince,bacon,sausage+veg.hard+veg.soft} à feu moyen en remuant, jusqu’à ce que le tout soit tendre et légèrement coloré, {fry onion+main.poultry,mince,bacon,sausage+veg.hard+veg.soft}.',
    },
    {
      en: 'Stir in {the garlic+dried+veg.leafy+flour} for {2 min}, then pour in {the stock+cream} little by little and simmer, stirring, until thick enough to coat the spoon, {5 min}.',
      es: 'Incorpora {el garlic+dried+veg.leafy+flour} y remueve {2 min}; vierte {el stock+cream} poco a poco y cuece a fuego suave, removiendo, hasta que la salsa cubra la cuchara, {5 min}.',
      fr: 'Ajouter {le garlic+dried+veg.leafy+flour} et remuer {2 min}, puis verser peu à peu {le stock+cream} et laisser frémir en remuant, jusqu’à ce que la sauce nappe la cuillère, {5 min}.',
    },
    {
      en: 'Take off the heat, fold in {the main.cooked-meat,ham,fish-fillet,smoked-fish,prawn,pulse+mustard+cheese+nut+herb}, season with {the salt+pepper}, tip into a pie dish and let it cool, {15 min}.',
      es: 'Aparta del fuego, incorpora {el main.cooked-meat,ham,fish-fillet,smoked-fish,prawn,pulse+mustard+cheese+nut+herb}, sazona con {el salt+pepper}, pasa a una fuente y deja templar {15 min}.',
      fr: 'Hors du feu, incorporer {le main.cooked-meat,ham,fish-fillet,smoked-fish,prawn,pulse+mustard+cheese+nut+herb}, assaisonner avec {le salt+pepper}, verser dans un plat à tourte et laisser tiédir {15 min}.',
    },
    {
      en: 'Heat the oven to {200 C}. Lay {the pastry} over the dish, press the edge down, cut two slits[ and brush with {the egg}, beaten], {5 min}.',
      es: 'Calienta el horno a {200 C}. Cubre la fuente con {el pastry}, aprieta el borde, haz dos cortes[ y pinta con {el egg}, batiendo antes], {5 min}.',
      fr: 'Préchauffer le four à {200 C}. Couvrir le plat avec {le pastry}, souder le bord, entailler deux fois[ et dorer avec {le egg}, en battant d’abord], {5 min}.',
    },
    {
      en: 'Bake until the pastry is risen and deep gold and the filling is bubbling and steaming hot in the middle, {30 min}. Leave for {5 min} before you cut it.[ Serve with {the fresh}[fresh? [fat.oil? , dressed with oil and salt]].]',
      es: 'Hornea hasta que la masa suba y se dore y el relleno burbujee y humee en el centro, {30 min}. Deja reposar {5 min} antes de cortar.[ Sirve con {el fresh}[fresh? [fat.oil? , {=aliñado fresh} con aceite y sal]].]',
      fr: 'Enfourner jusqu’à ce que la pâte soit bien dorée et que la garniture bouillonne, fumante à cœur, {30 min}. Laisser reposer {5 min} avant de couper.[ Servir avec {le fresh}[fresh? [fat.oil? , {=assaisonné fresh} d’huile et de sel]].]',
    },
  ],
};

export const PASTRY_PIES: readonly DishTemplate[] = [pastryPie];
