import {
  ACID,
  ACID_OF_SOUPS,
  BAY,
  BUTTER_OR_OIL,
  COLD_SAUSAGES,
  DRIED,
  GARLIC,
  GINGER_PROPOSED,
  HEAT,
  HERBS,
  NOT_FOR_PIECES,
  OFFERED_WINE,
  ONION,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Pasta too long or too large for a spoon, and rice that takes twice as long as vegetables. */
const NOT_FOR_SOUP = [
  'spaghetti',
  'linguine',
  'tagliatelle',
  'fettuccine',
  'pappardelle',
  'bucatini',
  'rigatoni',
  'penne',
  'brown-rice',
  'red-rice',
  'black-rice',
  'wild-rice',
];

/** Roots that are done sooner than others, and then fall apart. */
const SOON_SOFT = ['sweet-potato', 'squash'];

/** Sweet vegetables of which a few handfuls are enough. */
const SMALL_AND_SWEET = ['pea', 'sweetcorn', 'broad-bean'];

/** White meat that is dry when it simmers for long. */
const LEAN = ['chicken-breast', 'turkey-breast'];

/** Sweet spices other than nutmeg, which seasons leaves. */
const SWEET_BUT_NUTMEG = [
  'cinnamon',
  'mixed-spice',
  'pumpkin-pie-spice',
  'gingerbread-spice',
  'ground-cardamom',
  'ground-clove',
  'ground-ginger',
];

/** Yogurt that a hot soup curdles. */
const SPLIT_BY_HEAT = ['yogurt', 'plant-yogurt', 'buttermilk', 'fromage-frais', 'skyr', 'labneh'];

const chunkySoup: DishTemplate = {
  id: 'chunky-soup',
  dishType: 'soup',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 4,
  families: ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'thai'],
  called: { en: 'soup|broth|minestrone', es: 'sopa|potaje', fr: 'soupe|potage' },
  slots: {
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom'],
      but: [...NOT_FOR_PIECES, ...SOON_SOFT, ...SMALL_AND_SWEET],
      least: 0,
      most: 3,
      grams: 120,
      cuts: { tender: 'small-dice', root: 'small-dice' },
    },
    leaf: { of: ['leafy'], but: NOT_FOR_PIECES, least: 0, grams: 65 },
    late: { of: ['tender'], ids: SMALL_AND_SWEET, least: 0, most: 2, grams: 80 },
    pulse: { of: ['pulse', 'lentil'], but: ['baked-beans', 'refried-beans'], least: 0, grams: 110 },
    starch: { of: ['pasta', 'rice', 'grain'], but: NOT_FOR_SOUP, least: 0, grams: 25 },
    /** With the roots that fall apart where they are softened with the onion. */
    potato: {
      of: ['potato', 'root'],
      ids: ['potato', ...SOON_SOFT],
      least: 0,
      most: 2,
      grams: 110,
      cuts: { root: 'dice' },
      proposed: ['potato'],
      needed: true,
      unless: ['pulse'],
      proposedWithout: ['pasta', 'rice', 'grain', 'tinned-tomato', 'tomato'],
    },
    meat: {
      of: ['bacon', 'sausage', 'poultry', 'cooked-meat', 'ham'],
      but: [
        ...COLD_SAUSAGES.filter((id) => id !== 'frankfurter'),
        'haggis',
        'black-pudding',
        'merguez',
        'cured-ham',
        ...LEAN,
      ],
      least: 0,
      grams: 85,
      cuts: { ham: 'dice' },
    },
    /** Ham that is not simmered. */
    cured: { of: ['ham'], ids: ['cured-ham'], least: 0, grams: 40, cuts: { ham: 'dice' }, notWith: ['ham'] },
    breast: {
      of: ['poultry'],
      ids: LEAN,
      least: 0,
      grams: 90,
      notWith: ['poultry', 'sausage', 'cooked-meat', 'ham'],
    },
    fish: {
      of: ['fish-fillet', 'prawn'],
      but: ['crab', 'sardine', 'mackerel', 'herring', 'tuna', 'swordfish'],
      least: 0,
      most: 2,
      grams: 115,
      notWith: ['pulse', 'lentil', 'poultry', 'sausage', 'cooked-meat', 'ham', 'mushroom'],
    },
    /** Poached in the soup. */
    egg: {
      of: ['egg'],
      but: ['egg-white', 'egg-yolk', 'quail-egg'],
      least: 0,
      grams: 50,
      notWith: ['fish-fillet', 'prawn', 'poultry', 'cooked-meat', 'cream', 'yogurt', 'soft-cheese', 'coconut-milk'],
    },
    tomato: {
      of: ['tinned-tomato', 'tomato'],
      but: ['cherry-tomato', 'tomato-sauce', 'pasta-sauce', 'pizza-sauce', 'green-tomato'],
      least: 0,
      grams: 150,
      cuts: { tomato: 'small-dice' },
    },
    paste: {
      of: ['tomato-paste'],
      least: 0,
      unless: ['coconut', 'cream', 'fish'],
      only: ['pulse', 'tomato'],
      notWith: ['pesto'],
      families: ['mediterranean', 'northern', 'mexican'],
      proposed: ['tomato-puree'],
      needed: true,
    },
    onion: ONION,
    garlic: GARLIC,
    ginger: { ...GINGER_PROPOSED, families: ['thai'], proposedWithout: ['fish-fillet'] },
    /** A hot sauce takes the place of chilli; two spoons of it would spoil the soup. */
    chilli: { ...HEAT, of: [...HEAT.of, 'hot-sauce'], ids: [...(HEAT.ids ?? []), 'hot-sauce', 'harissa', 'gochujang'] },
    dried: {
      ...DRIED,
      of: [...DRIED.of, 'sweet-spice'],
      but: [...(DRIED.but ?? []), 'chilli', ...SWEET_BUT_NUTMEG],
      unless: ['dill'],
      needed: true,
    },
    /** What pulses taste flat without. */
    warm: {
      of: ['spice'],
      ids: ['ground-cumin', 'cumin-seed'],
      least: 0,
      only: ['pulse'],
      families: ['middle-eastern', 'mexican'],
      pairedIn: [],
      proposed: ['ground-cumin'],
      needed: true,
    },
    smoky: {
      of: ['spice'],
      ids: ['smoked-paprika', 'paprika'],
      least: 0,
      only: ['pulse'],
      unless: ['dried'],
      families: ['middle-eastern', 'mexican'],
      pairedIn: [],
      proposed: ['smoked-paprika'],
      needed: true,
    },
    stock: { of: ['stock'], or: ['@stock', 'water'], grams: 300 },
    wine: {
      of: ['wine'],
      ids: ['white-wine', 'red-wine', 'cider', 'dry-vermouth', 'fino-sherry'],
      but: ['sweet-white-wine'],
      least: 0,
      grams: 25,
      families: ['mediterranean', 'northern'],
    },
    /** Broths of fish without cream. */
    offered: { ...OFFERED_WINE, grams: 20, only: ['fish'], notWith: ['cream', 'soft-cheese', 'sour'] },
    cream: {
      of: ['cream', 'yogurt', 'soft-cheese'],
      but: ['whipped-cream', 'almond-cream', 'cottage-cheese', 'ricotta', ...SPLIT_BY_HEAT],
      least: 0,
      grams: 30,
      notWith: ['sausage', 'pulse', 'lentil'],
      families: ['northern', 'mediterranean'],
    },
    mustard: { of: ['mustard'], but: ['horseradish'], least: 0, grams: 3, only: ['cream'], notWith: ['sour'] },
    /** Fish in a creamy broth is better with it than with paprika. */
    dill: {
      of: ['herb'],
      ids: ['dill'],
      alongside: ['salmon', 'trout', 'oily-fish', 'white-fish', 'shellfish'],
      least: 0,
      only: ['cream'],
      unless: ['dried'],
      proposed: ['dill'],
      needed: true,
    },
    coconut: { of: ['coconut-milk'], least: 0, grams: 100, families: ['thai'] },
    lemon: {
      ...ACID_OF_SOUPS,
      families: ACID_OF_SOUPS.pairedIn ?? [],
      notWith: ['pesto', 'wine', 'cream'],
    },
    sharp: {
      ...ACID,
      unless: ['lemon'],
      needed: true,
      grams: 2,
      notWith: ['pesto', 'wine', 'cream', 'soft-cheese', 'yogurt', 'sour', 'tomato', 'tinned-tomato'],
    },
    /** Lemon that is there, in a creamy broth of fish. */
    squeeze: { of: ['sour'], least: 0, grams: 2, only: ['cream'], alongside: ['fish', 'shellfish'], pairedIn: [] },
    /** Rounds off the acid of tomatoes where nothing creamy does. */
    sugar: {
      of: ['sugar'],
      least: 0,
      grams: 1,
      only: ['tomato'],
      notWith: ['cream', 'yogurt', 'soft-cheese', 'coconut-milk'],
      proposed: ['sugar'],
      needed: true,
    },
    /** Where no stock is permitted. */
    bay: { ...BAY, proposed: ['bay-leaf'], proposedWithout: ['stock', 'coconut-milk'], needed: true },
    laurel: { ...BAY, only: ['pulse'], unless: ['bay'], proposed: ['bay-leaf'], needed: true },
    sauce: { of: ['pesto', 'soy', 'miso'], least: 0, grams: 8 },
    /** Herbs with a taste that a title names. */
    scented: {
      of: ['herb'],
      ids: ['tarragon', 'dill', 'basil', 'mint', 'coriander-leaf'],
      least: 0,
      pairedIn: [],
      unless: ['dill'],
    },
    herb: { ...HERBS, most: 1, unless: ['dill', 'scented'] },
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'crumbly-cheese'],
      but: ['mozzarella', 'halloumi'],
      least: 0,
      grams: 15,
      notWith: ['fish-fillet', 'prawn'],
      proposed: ['parmesan', 'cheddar'],
      proposedWithout: [
        'pulse',
        'lentil',
        'poultry',
        'sausage',
        'bacon',
        'ham',
        'cooked-meat',
        'cream',
        'yogurt',
        'soft-cheese',
        'coconut-milk',
        'pesto',
        'avocado',
        'egg',
      ],
      needed: true,
    },
    tahini: { of: ['tahini'], least: 0, grams: 10, only: ['pulse'] },
    yogurt: {
      of: ['yogurt'],
      but: ['coconut-yogurt'],
      least: 0,
      grams: 25,
      families: ['middle-eastern'],
      unless: ['tahini'],
      proposed: ['yogurt', 'soya-yogurt'],
      proposedWithout: ['fish-fillet', 'prawn', 'tomato', 'tinned-tomato', 'crumbly-cheese'],
      needed: true,
    },
    avocado: {
      of: ['avocado'],
      least: 0,
      grams: 40,
      families: ['mexican'],
      alongside: [
        'chicken',
        'turkey',
        'pulse',
        'bean',
        'black-bean',
        'kidney-bean',
        'pinto-bean',
        'sweetcorn',
        'tomato',
      ],
    },
    /** Raw, on top. */
    fresh: {
      of: ['tomato'],
      ids: ['cherry-tomato'],
      least: 0,
      grams: 40,
      families: ['mexican'],
      notWith: ['tinned-tomato'],
    },
    strips: { of: ['wrap'], ids: ['corn-tortilla'], least: 0, grams: 25 },
    bread: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada'],
      least: 0,
      grams: 40,
      unless: ['strips'],
      proposed: ['bread', 'gluten-free-bread'],
      proposedWithout: ['prawn', 'pasta', 'rice', 'grain'],
    },
    oil: BUTTER_OR_OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg', 'leaf', 'late', 'potato', 'tomato'], least: 1 },
    { of: ['veg', 'leaf', 'late', 'pulse', 'starch', 'meat', 'cured', 'breast', 'fish', 'potato', 'tomato'], least: 2 },
    {
      of: ['veg', 'leaf', 'late', 'meat', 'cured', 'breast', 'fish', 'tomato', 'cream', 'coconut', 'potato'],
      least: 3,
      unless: ['pulse', 'starch'],
    },
  ],
  title: {
    en: '{meat+cured+breast+fish+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} soup[ with {all egg+coconut+cheese+cream+yogurt+tahini+sauce.pesto+scented+herb#1}]',
    es: '[meat+cured+breast+fish? Sopa {de pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} con {all meat+cured+breast+fish+scented#2}|Sopa {de pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ con {all egg+coconut+cheese+cream+yogurt+tahini+sauce.pesto+scented+herb#1}]]',
    fr: '[meat+cured+breast+fish? Soupe {de pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} {au meat+cured+breast+fish+scented#2}|Soupe {de pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ {au egg+coconut+cheese+cream+yogurt+tahini+sauce.pesto+scented+herb#1}]]',
  },
  description: {
    en: '[coconut? A rich broth with {all coconut}[ and {all dill+chilli+dried+warm+smoky+ginger#2}] for a soup of {all meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[, sharpened at the end with {all lemon+sharp+squeeze#1}]|[cream? {all meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#4} in a broth enriched with {all cream+mustard}[, scented with {all dill+chilli+dried+warm+smoky+ginger#1}][, with {all cheese} on top]|[fish+breast? {all fish+breast} cooked until only just done, in a soup of {all meat+cured+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} with {all wine+offered+dill+chilli+dried+garlic#2}|[meat.bacon,sausage,poultry? The juices of browned {all meat.bacon,sausage,poultry} give depth to this soup of {all cured+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[, topped with {all cheese+yogurt+sauce.pesto+avocado+scented+herb#1}]|[pulse? [pulse.pulse? Some of {the pulse}, crushed, thickens this soup of {all meat+cured+egg+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}|A thick soup of {all meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}][, enriched with {all tahini}][, scented with {all dill+chilli+dried+warm+smoky+ginger#2}][ and topped with {all cheese+yogurt+sauce.pesto+avocado+scented+herb#1}]|A soup of {all meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} on a base of softened onion[ and {all garlic}][, scented with {all dill+chilli+dried+warm+smoky+ginger#1}][, topped with {all cheese+yogurt+sauce.pesto+avocado+scented+herb#1}]]]]]].',
    es: '[coconut? Un caldo untuoso {de coconut}[, con {dill+chilli+dried+warm+smoky+ginger#2},] para una sopa {de meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ que se termina con {lemon+sharp+squeeze#1}]|[cream? {meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#4} en un caldo ligado con {cream+mustard}[, con aroma {de dill+chilli+dried+warm+smoky+ginger#1}][, y {cheese} por encima]|[fish+breast? {fish+breast} {=cocido fish+breast} lo justo, en una sopa {de meat+cured+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} con {wine+offered+dill+chilli+dried+garlic#2}|[meat.bacon,sausage,poultry? El jugo {del meat.bacon,sausage,poultry} {=dorado-solo meat.bacon,sausage,poultry} da fondo a esta sopa {de cured+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[, con {cheese+yogurt+sauce.pesto+avocado+scented+herb#1} por encima]|[pulse? [pulse.pulse? Una parte {del pulse} se aplasta y espesa esta sopa {de meat+cured+egg+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}|Sopa espesa {de meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}][, ligada con {tahini}][, con aroma {de dill+chilli+dried+warm+smoky+ginger#2}][ y {cheese+yogurt+sauce.pesto+avocado+scented+herb#1} por encima]|Sopa {de meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} sobre un sofrito de cebolla[ y {garlic}][, con aroma {de dill+chilli+dried+warm+smoky+ginger#1}][, con {cheese+yogurt+sauce.pesto+avocado+scented+herb#1} por encima]]]]]].',
    fr: '[coconut? Un bouillon onctueux {au coconut}[, avec {du dill+chilli+dried+warm+smoky+ginger#2},] pour une soupe {de meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ relevée {de lemon+sharp+squeeze#1} à la fin]|[cream? {du meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#4} dans un bouillon lié {au cream+mustard}[, parfumé {au dill+chilli+dried+warm+smoky+ginger#1}][, avec {du cheese} par-dessus]|[fish+breast? {du fish+breast} juste {=cuit-seul fish+breast}, dans une soupe {de meat+cured+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} {au wine+offered+dill+chilli+dried+garlic#2}|[meat.bacon,sausage,poultry? Le jus {du meat.bacon,sausage,poultry} {=doré-seul meat.bacon,sausage,poultry} donne du fond à cette soupe {de cured+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[, servie avec {du cheese+yogurt+sauce.pesto+avocado+scented+herb#1}]|[pulse? [pulse.pulse? Une partie {du pulse}, écrasée, épaissit cette soupe {de meat+cured+egg+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}|Une soupe épaisse {de meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}][, liée {au tahini}][, parfumée {au dill+chilli+dried+warm+smoky+ginger#2}][ et servie avec {du cheese+yogurt+sauce.pesto+avocado+scented+herb#1}]|Une soupe {de meat+cured+breast+fish+egg+pulse+veg+leaf+late+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} sur un fond d’oignon fondu[ et {de garlic}][, parfumée {au dill+chilli+dried+warm+smoky+ginger#1}][, servie avec {du cheese+yogurt+sauce.pesto+avocado+scented+herb#1}]]]]]].',
  },
  tip: {
    en: '[starch.pasta,rice? {the starch.pasta,rice} {=drinks starch.pasta,rice} the broth as the soup stands: loosen what is left with a little water the next day.|[cheese.hard-cheese? A rind of the cheese, simmered with the rest and taken out, gives the broth more taste.]]',
    es: '[starch.pasta,rice? {el starch.pasta,rice} {=absorbe starch.pasta,rice} el caldo al reposar: si sobra sopa, aligérala con un poco de agua al recalentarla.|[cheese.hard-cheese? Si guardas la corteza del queso, cuécela con la sopa y retírala al final: da sabor al caldo.]]',
    fr: '[starch.pasta,rice? {le starch.pasta,rice} {=absorbe starch.pasta,rice} le bouillon en reposant : détendre le reste avec un peu d’eau au moment de le réchauffer.|[cheese.hard-cheese? Une croûte de ce fromage, mijotée avec la soupe puis retirée, donne du goût au bouillon.]]',
  },
  steps: [
    {
      en: 'Brown {the meat.bacon,sausage,poultry} in {the oil}[meat.poultry?  with a pinch of {the salt}] in a large pan over a [meat.poultry? medium-high|medium] heat, stirring now and then, {5 min}.[pulse? [ Set aside {the meat.poultry}.]|[ Set aside {the meat.bacon,poultry}.]][meat.sausage?  Spoon off the fat that has run out, all but a spoonful.]',
      es: 'Dora {el meat.bacon,sausage,poultry} en {el oil}[meat.poultry?  con una pizca {de salt}] en una olla grande a fuego medio[meat.poultry?  alto], removiendo de vez en cuando, {5 min}.[pulse? [ Aparta {el meat.poultry}.]|[ Aparta {el meat.bacon,poultry}.]][meat.sausage?  Retira la grasa que haya soltado, menos una cucharada.]',
      fr: 'Faire dorer {le meat.bacon,sausage,poultry} dans {le oil}[meat.poultry?  avec une pincée {de salt}], dans un faitout, à feu [meat.poultry? assez vif|moyen], en remuant de temps en temps, {5 min}.[pulse? [ Réserver {le meat.poultry}.]|[ Réserver {le meat.bacon,poultry}.]][meat.sausage?  Retirer la graisse rendue, sauf une cuillerée.]',
    },
    {
      en: '[veg.mushroom? [meat.bacon,sausage,poultry? Add {the veg.mushroom} to the pan|Heat {the oil} in a large pan, add {the veg.mushroom}] and cook over a high heat until the water has gone and the edges brown, [veg.mushroom>450? {14 min}|{8 min}].]',
      es: '[veg.mushroom? [meat.bacon,sausage,poultry? Añade {el veg.mushroom} a la olla|Calienta {el oil} en una olla grande, añade {el veg.mushroom}] y saltea a fuego vivo hasta que se evapore el agua y se doren los bordes, [veg.mushroom>450? {14 min}|{8 min}].]',
      fr: '[veg.mushroom? [meat.bacon,sausage,poultry? Ajouter {le veg.mushroom} dans le faitout|Chauffer {le oil} dans un faitout, ajouter {le veg.mushroom}] et cuire à feu vif jusqu’à ce que l’eau s’évapore et que les bords dorent, [veg.mushroom>450? {14 min}|{8 min}].]',
    },
    {
      en: '[meat.bacon,sausage,poultry+veg.mushroom? Add {the onion+veg.solid-lasting} to the pan|Heat {the oil} in a large pan, add {the onion+veg.solid-lasting}] and soften over a medium heat, stirring now and then, [onion+veg.solid-lasting>450? {12 min}|{8 min}].[ Stir in {the garlic+ginger+chilli+dried+warm+smoky+paste+sugar} for {1 min}[, then pour in {the wine+offered} and let it bubble almost away, {2 min}].]',
      es: '[meat.bacon,sausage,poultry+veg.mushroom? Añade {el onion+veg.solid-lasting} a la olla|Calienta {el oil} en una olla grande, añade {el onion+veg.solid-lasting}] y rehoga a fuego medio, removiendo de vez en cuando, [onion+veg.solid-lasting>450? {12 min}|{8 min}].[ Añade {el garlic+ginger+chilli+dried+warm+smoky+paste+sugar} y remueve {1 min}[; vierte {el wine+offered} y deja que se evapore casi del todo, {2 min}].]',
      fr: '[meat.bacon,sausage,poultry+veg.mushroom? Ajouter {le onion+veg.solid-lasting} dans le faitout|Chauffer {le oil} dans un faitout, ajouter {le onion+veg.solid-lasting}] et {=le onion+veg.solid-lasting} faire fondre à feu moyen en remuant de temps en temps, [onion+veg.solid-lasting>450? {12 min}|{8 min}].[ Ajouter {le garlic+ginger+chilli+dried+warm+smoky+paste+sugar} et remuer {1 min}[ ; verser {le wine+offered} et {=le wine+offered} laisser presque évaporer, {2 min}].]',
    },
    {
      en: 'Add {the tomato.tomato} and cook down, stirring, until pulpy, {8 min}.',
      es: 'Añade {el tomato.tomato} y cocina, removiendo, hasta que se deshagan, {8 min}.',
      fr: 'Ajouter {le tomato.tomato} et laisser compoter en remuant, {8 min}.',
    },
    {
      en: 'Add [pulse.lentil+starch.grain? {the stock+coconut+tomato.tinned-tomato+pulse+potato.potato+starch.grain+bay+laurel}|{the stock+coconut+tomato.tinned-tomato+pulse+potato+starch.grain+bay+laurel}][meat.bacon,sausage,poultry? , scrape up what has stuck], season with {the pepper} and half of {the salt} and bring to the boil[starch.pasta,rice+meat.poultry? [starch.pasta? [simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>14? ; simmer gently, half covered, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 7}]|[simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>16? ; simmer gently, half covered, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 10}]]|[veg.solid-lasting+potato+pulse+starch.grain+tomato? ; simmer gently, half covered[pulse.lentil? , stirring now and then and adding a splash of water if it gets too thick|[tomato+starch.grain?  and stirring now and then]],[simmer veg.solid-passing+late+leaf>4?  [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10 less 5}]|[potato.root? [pulse.lentil+starch.grain?  {simmer veg.solid-lasting+potato.potato+pulse+starch.grain less 5}|[veg.solid-lasting+potato+pulse.lentil+starch.grain?  until tender,] [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]|[veg.solid-lasting+potato+pulse.lentil+starch.grain?  until tender,] [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]]]].[starch.pasta? [pulse.lentil+starch.grain? [ Add {the potato.root} and simmer on until {the pulse.lentil+starch.grain+potato.root} are soft, {12 min}.]]|[starch.rice+meat.poultry? |[pulse.lentil+starch.grain? [ Add {the potato.root} and simmer on until {the pulse.lentil+starch.grain+potato.root} are soft, {12 min}.]]]]',
      es: 'Añade [pulse.lentil+starch.grain? {el stock+coconut+tomato.tinned-tomato+pulse+potato.potato+starch.grain+bay+laurel}|{el stock+coconut+tomato.tinned-tomato+pulse+potato+starch.grain+bay+laurel}][meat.bacon,sausage,poultry? , despega el fondo con una cuchara], sazona con {el pepper} y la mitad {del salt} y lleva a ebullición[starch.pasta,rice+meat.poultry? [starch.pasta? [simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>14? ; cuece a fuego suave, con la tapa entreabierta, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 7}]|[simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>16? ; cuece a fuego suave, con la tapa entreabierta, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 10}]]|[veg.solid-lasting+potato+pulse+starch.grain+tomato? ; cuece a fuego suave, con la tapa entreabierta[pulse.lentil? , removiendo de vez en cuando y añadiendo un chorrito de agua si se espesa demasiado|[tomato+starch.grain?  y removiendo de vez en cuando]][simmer veg.solid-passing+late+leaf>4? , [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10 less 5}]|[potato.root? [pulse.lentil+starch.grain? , {simmer veg.solid-lasting+potato.potato+pulse+starch.grain less 5}|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , hasta que {el veg.solid-lasting+potato+pulse.lentil+starch.grain} {=tierno veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , hasta que {el veg.solid-lasting+potato+pulse.lentil+starch.grain} {=tierno veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]]]].[starch.pasta? [pulse.lentil+starch.grain? [ Añade {el potato.root} y sigue la cocción hasta que {el pulse.lentil+starch.grain+potato.root} {=tierno pulse.lentil+starch.grain+potato.root}, {12 min}.]]|[starch.rice+meat.poultry? |[pulse.lentil+starch.grain? [ Añade {el potato.root} y sigue la cocción hasta que {el pulse.lentil+starch.grain+potato.root} {=tierno pulse.lentil+starch.grain+potato.root}, {12 min}.]]]]',
      fr: 'Ajouter [pulse.lentil+starch.grain? {le stock+coconut+tomato.tinned-tomato+pulse+potato.potato+starch.grain+bay+laurel}|{le stock+coconut+tomato.tinned-tomato+pulse+potato+starch.grain+bay+laurel}][meat.bacon,sausage,poultry? , décoller les sucs], assaisonner avec {le pepper} et la moitié {du salt} et porter à ébullition[starch.pasta,rice+meat.poultry? [starch.pasta? [simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>14? , puis laisser mijoter à demi couvert, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 7}]|[simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>16? , puis laisser mijoter à demi couvert, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 10}]]|[veg.solid-lasting+potato+pulse+starch.grain+tomato? , puis laisser mijoter à demi couvert[pulse.lentil? , en remuant de temps en temps et en ajoutant un peu d’eau si la soupe épaissit trop|[tomato+starch.grain?  en remuant de temps en temps]][simmer veg.solid-passing+late+leaf>4? , [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10 less 5}]|[potato.root? [pulse.lentil+starch.grain? , {simmer veg.solid-lasting+potato.potato+pulse+starch.grain less 5}|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , jusqu’à ce que {le veg.solid-lasting+potato+pulse.lentil+starch.grain} {=soit-tendre veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , jusqu’à ce que {le veg.solid-lasting+potato+pulse.lentil+starch.grain} {=soit-tendre veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]]]].[starch.pasta? [pulse.lentil+starch.grain? [ Ajouter {le potato.root} et poursuivre la cuisson jusqu’à ce que {le pulse.lentil+starch.grain+potato.root} {=soit-tendre pulse.lentil+starch.grain+potato.root}, {12 min}.]]|[starch.rice+meat.poultry? |[pulse.lentil+starch.grain? [ Ajouter {le potato.root} et poursuivre la cuisson jusqu’à ce que {le pulse.lentil+starch.grain+potato.root} {=soit-tendre pulse.lentil+starch.grain+potato.root}, {12 min}.]]]]',
    },
    {
      en: '[pulse.pulse? Crush a ladleful of {the pulse.pulse} against the side of the pan and stir in, {1 min}, to give the broth body.]',
      es: '[pulse.pulse? Aplasta un cucharón {de pulse.pulse} contra la pared de la olla y remueve, {1 min}, para dar cuerpo al caldo.]',
      fr: '[pulse.pulse? Écraser une louche {de pulse.pulse} contre la paroi du faitout et remuer, {1 min}, pour donner du corps au bouillon.]',
    },
    {
      en: '[starch.pasta? [meat.poultry? Return {the meat.poultry} to the pan and simmer, {4 min}.]|Add [starch.rice+meat.poultry? [pulse.lentil+starch.grain? {the meat.poultry+starch.rice+potato.root}|{the meat.poultry+starch.rice}]|{the meat.poultry+starch.rice}] and simmer[starch.rice? , stirring at first], [starch.rice? [veg.solid-passing+late? [simmer veg.solid-passing+late>5? [fish+breast? {2 min}|{simmer meat.poultry+starch.rice less 8}]|[fish+breast? {simmer meat.poultry+starch.rice less 7}|{simmer meat.poultry+starch.rice less 4}]]|[fish+breast? [tomato? {simmer starch.rice less 2}|{simmer starch.rice less 6}]|[pulse.lentil? until {the pulse.lentil+starch.rice} are tender|until {the starch.rice} has just a little bite], [tomato? {simmer meat.poultry+starch.rice more 4}|{simmer meat.poultry+starch.rice}]]]|[veg.solid-passing+late? {simmer meat.poultry+potato less 3}|[simmer leaf>4? {simmer meat.poultry+potato less 4}|{simmer meat.poultry+potato}]]].]',
      es: '[starch.pasta? [meat.poultry? Devuelve {el meat.poultry} a la olla y cuece a fuego suave, {4 min}.]|Añade [starch.rice+meat.poultry? [pulse.lentil+starch.grain? {el meat.poultry+starch.rice+potato.root}|{el meat.poultry+starch.rice}]|{el meat.poultry+starch.rice}] y cuece a fuego suave[starch.rice? , removiendo al principio], [starch.rice? [veg.solid-passing+late? [simmer veg.solid-passing+late>5? [fish+breast? {2 min}|{simmer meat.poultry+starch.rice less 8}]|[fish+breast? {simmer meat.poultry+starch.rice less 7}|{simmer meat.poultry+starch.rice less 4}]]|[fish+breast? [tomato? {simmer starch.rice less 2}|{simmer starch.rice less 6}]|hasta que {el pulse.lentil+starch.rice} {=tierno pulse.lentil+starch.rice}, [tomato? {simmer meat.poultry+starch.rice more 4}|{simmer meat.poultry+starch.rice}]]]|[veg.solid-passing+late? {simmer meat.poultry+potato less 3}|[simmer leaf>4? {simmer meat.poultry+potato less 4}|{simmer meat.poultry+potato}]]].]',
      fr: '[starch.pasta? [meat.poultry? Remettre {le meat.poultry} dans le faitout et laisser mijoter, {4 min}.]|Ajouter [starch.rice+meat.poultry? [pulse.lentil+starch.grain? {le meat.poultry+starch.rice+potato.root}|{le meat.poultry+starch.rice}]|{le meat.poultry+starch.rice}] et laisser mijoter[starch.rice?  en remuant au début], [starch.rice? [veg.solid-passing+late? [simmer veg.solid-passing+late>5? [fish+breast? {2 min}|{simmer meat.poultry+starch.rice less 8}]|[fish+breast? {simmer meat.poultry+starch.rice less 7}|{simmer meat.poultry+starch.rice less 4}]]|[fish+breast? [tomato? {simmer starch.rice less 2}|{simmer starch.rice less 6}]|jusqu’à ce que {le pulse.lentil+starch.rice} {=soit-tendre pulse.lentil+starch.rice}, [tomato? {simmer meat.poultry+starch.rice more 4}|{simmer meat.poultry+starch.rice}]]]|[veg.solid-passing+late? {simmer meat.poultry+potato less 3}|[simmer leaf>4? {simmer meat.poultry+potato less 4}|{simmer meat.poultry+potato}]]].]',
    },
    {
      en: '[starch.pasta? [simmer veg.solid-passing+late>5? Add {the starch.pasta+veg.solid-passing+late}, stir and simmer until tender, {simmer veg.solid-passing+late 8}|Add {the starch.pasta}, stir and simmer[veg.solid-passing+late?  for [fish+breast+meat.cooked-meat,ham? {1 min}|{2 min}]|[simmer leaf>4?  for {4 min}|[fish+breast+meat.cooked-meat,ham?  for {5 min}|[pulse.lentil?  until {the pulse.lentil+starch.pasta} are tender, {8 min}| for {8 min}, or as long as the packet says]]]]].]',
      es: '[starch.pasta? [simmer veg.solid-passing+late>5? Agrega {el starch.pasta+veg.solid-passing+late}, remueve y cuece hasta que todo esté tierno, {simmer veg.solid-passing+late 8}|Agrega {el starch.pasta}, remueve y cuece[veg.solid-passing+late?  [fish+breast+meat.cooked-meat,ham? {1 min}|{2 min}]|[simmer leaf>4?  {4 min}|[fish+breast+meat.cooked-meat,ham?  {5 min}|[pulse.lentil?  hasta que {el pulse.lentil+starch.pasta} {=tierno pulse.lentil+starch.pasta}, {8 min}| {8 min}, o lo que indique el envase]]]]].]',
      fr: '[starch.pasta? [simmer veg.solid-passing+late>5? Ajouter {le starch.pasta+veg.solid-passing+late}, remuer et cuire jusqu’à ce que tout soit tendre, {simmer veg.solid-passing+late 8}|Ajouter {le starch.pasta}, remuer et cuire[veg.solid-passing+late?  [fish+breast+meat.cooked-meat,ham? {1 min}|{2 min}]|[simmer leaf>4?  {4 min}|[fish+breast+meat.cooked-meat,ham?  {5 min}|[pulse.lentil?  jusqu’à ce que {le pulse.lentil+starch.pasta} {=soit-tendre pulse.lentil+starch.pasta}, {8 min}| {8 min}, ou le temps indiqué sur le paquet]]]]].]',
    },
    {
      en: '[starch.pasta? [simmer veg.solid-passing+late>5? |Add {the veg.solid-passing+late}[veg.softening?  and cook until just tender, {simmer veg.solid-passing+late 4}|, bring back to the boil and simmer, [fish+breast? {2 min}|{simmer veg.solid-passing+late 4 more 1}]].]|Add {the veg.solid-passing+late}[veg.softening?  and cook until just tender, {simmer veg.solid-passing+late 4}|, bring back to the boil and simmer, [fish+breast? {2 min}|{simmer veg.solid-passing+late 4 more 1}]].]',
      es: '[starch.pasta? [simmer veg.solid-passing+late>5? |Añade {el veg.solid-passing+late}[veg.softening?  y cuece hasta que {=tierno veg.solid-passing+late}, {simmer veg.solid-passing+late 4}|, espera a que vuelva a hervir y cuece a fuego suave, [fish+breast? {2 min}|{simmer veg.solid-passing+late 4 more 1}]].]|Añade {el veg.solid-passing+late}[veg.softening?  y cuece hasta que {=tierno veg.solid-passing+late}, {simmer veg.solid-passing+late 4}|, espera a que vuelva a hervir y cuece a fuego suave, [fish+breast? {2 min}|{simmer veg.solid-passing+late 4 more 1}]].]',
      fr: '[starch.pasta? [simmer veg.solid-passing+late>5? |Ajouter {le veg.solid-passing+late}[veg.softening?  et cuire jusqu’à ce {=tendre veg.solid-passing+late}, {simmer veg.solid-passing+late 4}|, porter de nouveau à ébullition et laisser frémir, [fish+breast? {2 min}|{simmer veg.solid-passing+late 4 more 1}]].]|Ajouter {le veg.solid-passing+late}[veg.softening?  et cuire jusqu’à ce {=tendre veg.solid-passing+late}, {simmer veg.solid-passing+late 4}|, porter de nouveau à ébullition et laisser frémir, [fish+breast? {2 min}|{simmer veg.solid-passing+late 4 more 1}]].]',
    },
    {
      en: '[pulse+starch+meat.poultry? |[potato.potato? Crush a few cubes of potato against the side of the pan and stir in, {1 min}, to thicken the broth.]]',
      es: '[pulse+starch+meat.poultry? |[potato.potato? Aplasta unos dados de patata contra la pared de la olla y remueve, {1 min}, para que el caldo espese.]]',
      fr: '[pulse+starch+meat.poultry? |[potato.potato? Écraser quelques dés de pomme de terre contre la paroi du faitout et remuer, {1 min}, pour lier le bouillon.]]',
    },
    {
      en: 'Stir in {the leaf} by the handful and cook until wilted[simmer leaf>4? [potato?  and {the potato} soft]], {simmer leaf 3}.',
      es: 'Incorpora {el leaf} a puñados y cuece hasta que [simmer leaf>4? [potato? {el leaf+potato} {=tierno leaf+potato}|{=tierno leaf}]|{=tierno leaf}], {simmer leaf 3}.',
      fr: 'Incorporer {le leaf} par poignées et {=le leaf} laisser tomber[simmer leaf>4? [potato? , le temps que {le potato} {=soit-tendre potato}]], {simmer leaf 3}.',
    },
    {
      en: 'Lower the heat, add {the breast} and simmer very gently until opaque all through, {6 min}.',
      es: 'Baja el fuego, añade {el breast} y cuece muy suavemente, hasta que la carne quede opaca también por dentro, {6 min}.',
      fr: 'Baisser le feu, ajouter {le breast} et laisser à peine frémir jusqu’à ce que la chair soit opaque à cœur, {6 min}.',
    },
    {
      en: '[Lower the heat, lay in {the fish} and leave barely trembling[fish.fish-fillet?  until just firm and opaque|, just until opaque], {simmer fish 4}.|Stir in {the meat.cooked-meat,ham} and warm through, {3 min}.]',
      es: '[Baja el fuego, añade {el fish} y deja que apenas tiemble el caldo[fish.fish-fillet? , hasta que la carne quede firme y opaca|, hasta que el centro deje de verse translúcido], {simmer fish 4}.|Incorpora {el meat.cooked-meat,ham} y calienta, {3 min}.]',
      fr: '[Baisser le feu, ajouter {le fish} et laisser à peine frémir[fish.fish-fillet? , jusqu’à ce que la chair soit nacrée et juste ferme|, jusqu’à ce que le cœur ne soit plus translucide], {simmer fish 4}.|Incorporer {le meat.cooked-meat,ham} et {=le meat.cooked-meat,ham} réchauffer {3 min}.]',
    },
    {
      en: 'Crack in {the egg} one at a time, cover and simmer gently until the whites are set, {4 min}.',
      es: 'Casca {el egg} en la sopa de uno en uno, tapa y cuece a fuego suave hasta que cuajen las claras, {4 min}.',
      fr: 'Casser {le egg} un à un dans la soupe, couvrir et laisser frémir jusqu’à ce que les blancs soient pris, {4 min}.',
    },
    {
      en: '[strips? Meanwhile, cut {the strips} into strips and toast in a dry pan until crisp, {5 min}.]',
      es: '[strips? Mientras tanto, corta {el strips} en tiras y tuésta{=lo strips} en una sartén seca hasta que {=crujiente strips}, {5 min}.]',
      fr: '[strips? Pendant ce temps, couper {le strips} en lanières et {=le strips} griller à sec dans une poêle jusqu’à ce {=croustillant strips}, {5 min}.]',
    },
    {
      en: '[Take out {the bay+laurel}. ][[fish+breast? Stir|Lower the heat, stir] in {the cream+mustard} and warm through without boiling, {2 min}. ][Loosen {the sauce.miso+tahini} with a ladleful of the broth and stir back in. ][Stir in {the sauce.soy+lemon+sharp+squeeze}. ]Taste and season with the rest of {the salt} as needed. Ladle into bowls[pulse? [ and finish with {the cured+sauce.pesto+dill+scented+herb+cheese+yogurt+avocado+fresh+strips}]|[ and finish with {the meat.bacon+cured+sauce.pesto+dill+scented+herb+cheese+yogurt+avocado+fresh+strips}]].[ Serve with {the bread}.]',
      es: '[Retira {el bay+laurel}. ][[fish+breast? Añade|Baja el fuego, añade] {el cream+mustard} y calienta sin que hierva, {2 min}. ][Deslíe {el sauce.miso+tahini} en un cucharón del caldo y devuélve{=lo sauce.miso+tahini} a la olla. ][Incorpora {el sauce.soy+lemon+sharp+squeeze}. ]Prueba y ajusta con el resto {del salt}. Sirve en platos hondos[pulse? [ y termina con {el cured+sauce.pesto+dill+scented+herb+cheese+yogurt+avocado+fresh+strips}]|[ y termina con {el meat.bacon+cured+sauce.pesto+dill+scented+herb+cheese+yogurt+avocado+fresh+strips}]].[ Acompaña con {el bread}.]',
      fr: '[Retirer {le bay+laurel}. ][[fish+breast? Ajouter|Baisser le feu, ajouter] {le cream+mustard} et réchauffer sans laisser bouillir, {2 min}. ][Délayer {le sauce.miso+tahini} dans une louche de bouillon et reverser dans le faitout. ][Incorporer {le sauce.soy+lemon+sharp+squeeze}. ]Goûter et ajuster avec le reste {du salt}. Servir dans des assiettes creuses[pulse? [ et terminer par {le cured+sauce.pesto+dill+scented+herb+cheese+yogurt+avocado+fresh+strips}]|[ et terminer par {le meat.bacon+cured+sauce.pesto+dill+scented+herb+cheese+yogurt+avocado+fresh+strips}]].[ Accompagner {de bread}.]',
    },
  ],
};

export const CHUNKY_SOUPS: readonly DishTemplate[] = [chunkySoup];
