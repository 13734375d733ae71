import {
  COOKED_VEGETABLES,
  GARLIC,
  HERBS,
  LEMON,
  NOT_FOR_DOUGH,
  NUTS,
  OIL,
  ONION,
  SALT,
  SIDE_SALAD,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { addingLeaves } from '../leaves.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const LEAVES = addingLeaves('veg.leafy', 5);

const toppedFlatbread: DishTemplate = {
  id: 'topped-flatbread',
  dishType: 'flatbread',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 4,
  families: ['middle-eastern', 'mediterranean', 'indian'],
  called: { en: 'flatbread|flatbreads', es: 'pan plano', fr: 'pain plat|pains plats' },
  slots: {
    flour: { of: ['flour'], but: NOT_FOR_DOUGH, named: ['plain-flour', 'gluten-free-flour'], grams: 75 },
    rising: { of: ['leavening'], or: ['baking-powder'] },
    yogurt: {
      of: ['yogurt', 'water'],
      but: ['soured-cream'],
      or: ['water'],
      most: 1,
      grams: 45,
    },
    main: {
      of: ['mince', 'pulse', 'poultry', 'cooked-meat'],
      but: ['baked-beans', 'refried-beans'],
      least: 0,
      grams: 80,
    },
    veg: {
      of: COOKED_VEGETABLES,
      but: [
        'beetroot',
        'brussels-sprout',
        'celery',
        'pea',
        'red-cabbage',
        'okra',
        'plantain',
        'swede',
        'turnip',
        'sweetcorn',
        'chicory',
      ],
      least: 0,
      most: 2,
      grams: 120,
    },
    onion: ONION,
    garlic: GARLIC,
    spice: { of: ['spice', 'dried-herb'], least: 0, most: 2 },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, most: 2 },
    cheese: {
      of: ['crumbly-cheese', 'melting-cheese', 'soft-cheese'],
      ids: [
        'feta',
        'vegan-feta',
        'goats-cheese',
        'queso-fresco',
        'burgos-cheese',
        'mozzarella',
        'labneh',
        'ricotta',
        'cheddar',
        'gruyere',
        'emmental',
        'gouda',
        'manchego',
      ],
      least: 0,
      grams: 25,
      proposed: ['feta'],
      needed: true,
      proposedWithout: ['mince', 'poultry', 'cooked-meat', 'tahini'],
    },
    sauce: {
      of: ['tahini', 'hot-sauce', 'pesto', 'dip', 'yogurt'],
      but: ['mexican-crema', 'soured-cream'],
      least: 0,
      proposed: ['yogurt', 'tahini', 'hummus'],
      needed: true,
      proposedWithout: ['crumbly-cheese', 'melting-cheese', 'soft-cheese'],
    },
    nut: NUTS,
    fresh: SIDE_SALAD,
    lemon: LEMON,
    herb: { ...HERBS, needed: true },
    oil: { ...OIL, grams: 12 },
    salt: SALT,
  },
  needs: [
    { of: ['flour'], least: 1 },
    { of: ['main', 'veg'], least: 1 },
    { of: ['main', 'veg', 'cheese', 'briny', 'yogurt', 'onion'], least: 2 },
  ],
  title: {
    en: 'Flatbreads with {all main+veg#2}',
    es: 'Panes planos con {main+veg#2}',
    fr: 'Pains plats {au main+veg#2}',
  },
  description: {
    en: 'Homemade flatbreads, soft and spotted brown from the pan, heaped with {all main+veg#2}[ and finished with {all briny+cheese+sauce+herb#2}].',
    es: 'Panes caseros hechos en la sartén, tiernos y con manchas tostadas, cubiertos {de main+veg#2}[ y rematados con {briny+cheese+sauce+herb#2}].',
    fr: 'Des pains maison cuits à la poêle, tendres et tachés de brun, garnis {de main+veg#2}[, avec {du briny+cheese+sauce+herb#2} pour finir].',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Mix {the flour+rising} with half of {the salt}, stir in {the yogurt} and a tablespoon of {the oil}, knead until soft and smooth, {3 min}, and leave to rest, covered, {15 min}.',
      es: 'Mezcla {el flour+rising} con la mitad {del salt}, añade {el yogurt} y una cucharada {de oil}, amasa hasta obtener una masa blanda y lisa, {3 min}, y déjala reposar tapada {15 min}.',
      fr: 'Mélanger {le flour+rising} avec la moitié {du salt}, ajouter {le yogurt} et une cuillerée à soupe {de oil}, pétrir jusqu’à obtenir une pâte souple et lisse, {3 min}, et laisser reposer à couvert {15 min}.',
    },
    {
      en: 'Heat the rest of {the oil} in a large frying pan[veg.root,firm?  with a lid], season {the main.mince,poultry} with a little of {the salt} and fry over a high heat until browned, {fry main.mince,poultry 6}. Lift out.',
      es: 'Calienta el resto {del oil} en una sartén grande[veg.root,firm?  con tapa], sazona {el main.mince,poultry} con un poco {de salt} y saltéa{=lo main.mince,poultry} a fuego fuerte hasta que {=dorado main.mince,poultry}, {fry main.mince,poultry 6}. Resérva{=lo main.mince,poultry}.',
      fr: 'Chauffer le reste {du oil} dans une grande poêle[veg.root,firm?  à couvercle], assaisonner {le main.mince,poultry} avec un peu {de salt} et {=le main.mince,poultry} saisir à feu vif jusqu’à ce {=doré main.mince,poultry}, {fry main.mince,poultry 6}. Réserver {le main.mince,poultry}.',
    },
    {
      en: '[main.mince,poultry? Cook {the onion+veg.hard+veg.soft} in the fat that is left|Heat the rest of {the oil} in a large frying pan[veg.root,firm?  with a lid] and cook {the onion+veg.hard+veg.soft}] with the rest of {the salt} over a medium heat, stirring, until [veg.root,firm? browned, {fry onion+veg.hard+veg.soft 8}, then cover with a splash of water until tender, {4 min}|[veg.tomato? thick, with no water left, {12 min}|tender and browned, {fry onion+veg.hard+veg.soft 8}]].',
      es: '[main.mince,poultry? Rehoga {el onion+veg.hard+veg.soft} en la grasa que queda|Calienta el resto {del oil} en una sartén grande[veg.root,firm?  con tapa] y rehoga {el onion+veg.hard+veg.soft}] con el resto {del salt} a fuego medio, removiendo, hasta que [veg.root,firm? {=dorado onion+veg.hard+veg.soft}, {fry onion+veg.hard+veg.soft 8}|[veg.tomato? todo espese y no quede agua, {12 min}|{=dorado onion+veg.hard+veg.soft}, {fry onion+veg.hard+veg.soft 8}]][veg.root,firm? ; añade un chorrito de agua y tapa hasta que {=tierno onion+veg.hard+veg.soft}, {4 min}].',
      fr: '[main.mince,poultry? Faire revenir {le onion+veg.hard+veg.soft} dans la graisse restante|Chauffer le reste {du oil} dans une grande poêle[veg.root,firm?  à couvercle] et faire revenir {le onion+veg.hard+veg.soft}] avec le reste {du salt} à feu moyen, en remuant, jusqu’à ce que le tout soit [veg.root,firm? doré, {fry onion+veg.hard+veg.soft 8}|[veg.tomato? épais et sans eau, {12 min}|doré, {fry onion+veg.hard+veg.soft 8}]][veg.root,firm?  ; ajouter un filet d’eau et couvrir jusqu’à ce {=tendre onion+veg.hard+veg.soft}, {4 min}].',
    },
    {
      en: `[Add {the main.mince,poultry+garlic+spice+main.pulse,cooked-meat} and cook for [main.pulse,cooked-meat? {4 min}|{1 min}].][veg.leafy?  ]${LEAVES.en}`,
      es: `[Añade {el main.mince,poultry+garlic+spice+main.pulse,cooked-meat} y cocina [main.pulse,cooked-meat? {4 min}|{1 min}].][veg.leafy?  ]${LEAVES.es}`,
      fr: `[Ajouter {le main.mince,poultry+garlic+spice+main.pulse,cooked-meat} et cuire [main.pulse,cooked-meat? {4 min}|{1 min}].][veg.leafy?  ]${LEAVES.fr}`,
    },
    {
      en: 'Cut the dough into four, roll out on a floured surface into rounds of {20 cm} and cook one after the other in a very hot dry pan until puffed and spotted with brown, 2 minutes a side, {16 min} in all. Wrap in a cloth.',
      es: 'Divide la masa en cuatro, estírala con el rodillo en discos de {20 cm} sobre la encimera enharinada y cuécelos de uno en uno en una sartén seca muy caliente hasta que se inflen y tengan manchas doradas, 2 minutos por lado, {16 min} en total. Envuelve los panes en un paño.',
      fr: 'Diviser la pâte en quatre, l’étaler au rouleau en disques de {20 cm} et les cuire l’un après l’autre à sec dans une poêle très chaude, jusqu’à ce que des bulles et des taches brunes apparaissent, 2 minutes par face, {16 min} en tout. Envelopper les pains dans un linge.',
    },
    {
      en: '[sauce.tahini? Stir {the sauce} with a pinch of salt and a splash of warm water until runny. ]Heap [main? the topping|the vegetables] on the flatbreads[ and finish with {the briny+cheese+sauce+nut+lemon+herb}].[ Serve with {the fresh}[fresh? , dressed with oil and salt].]',
      es: '[sauce.tahini? Deslíe {el sauce} con una pizca de sal y un chorrito de agua tibia. ]Reparte [main? la mezcla|la verdura] sobre los panes[ y termina con {el briny+cheese+sauce+nut+lemon+herb}].[ Sirve con {el fresh}[fresh? , {=aliñado fresh} con aceite y sal].]',
      fr: '[sauce.tahini? Délayer {le sauce} avec une pincée de sel et un filet d’eau tiède. ]Répartir [main? la garniture|les légumes] sur les pains[ et terminer par {le briny+cheese+sauce+nut+lemon+herb}].[ Servir avec {le fresh}[fresh? , {=assaisonné fresh} d’huile et de sel].]',
    },
  ],
};

export const FLATBREADS: readonly DishTemplate[] = [toppedFlatbread];
