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
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [...NOT_FOR_PIECES, ...SOON_SOFT],
      least: 0,
      most: 3,
      grams: 140,
      cuts: { tender: 'small-dice', root: 'small-dice' },
    },
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
      but: [...COLD_SAUSAGES.filter((id) => id !== 'frankfurter'), 'haggis', 'black-pudding', 'merguez', 'cured-ham'],
      least: 0,
      grams: 85,
      cuts: { ham: 'dice' },
    },
    /** Ham that is not simmered. */
    cured: { of: ['ham'], ids: ['cured-ham'], least: 0, grams: 40, cuts: { ham: 'dice' }, notWith: ['ham'] },
    fish: {
      of: ['fish-fillet', 'prawn'],
      but: ['crab', 'sardine', 'mackerel', 'herring', 'tuna', 'swordfish'],
      least: 0,
      grams: 115,
      notWith: ['pulse', 'lentil', 'poultry', 'sausage', 'cooked-meat', 'ham', 'mushroom'],
    },
    tomato: {
      of: ['tinned-tomato', 'tomato'],
      but: ['tomato-sauce', 'pasta-sauce', 'pizza-sauce', 'green-tomato'],
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
    cream: {
      of: ['cream', 'yogurt', 'soft-cheese'],
      but: ['whipped-cream', 'almond-cream', 'cottage-cheese', 'ricotta', ...SPLIT_BY_HEAT],
      least: 0,
      grams: 30,
      notWith: ['sausage', 'pulse', 'lentil'],
      families: ['northern', 'mediterranean'],
    },
    coconut: { of: ['coconut-milk'], least: 0, grams: 100, families: ['thai'] },
    lemon: {
      ...ACID_OF_SOUPS,
      families: ACID_OF_SOUPS.pairedIn ?? [],
      notWith: ['pesto', 'wine', 'cream', 'tomato', 'tinned-tomato'],
    },
    sharp: {
      ...ACID,
      unless: ['lemon'],
      needed: true,
      grams: 2,
      notWith: ['pesto', 'wine', 'yogurt', 'sour', 'tomato', 'tinned-tomato'],
    },
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
    sauce: { of: ['pesto', 'soy', 'miso'], least: 0, grams: 8 },
    herb: { ...HERBS, most: 1 },
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
      ],
      needed: true,
    },
    yogurt: {
      of: ['yogurt'],
      but: ['coconut-yogurt'],
      least: 0,
      grams: 25,
      families: ['middle-eastern'],
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
    bread: {
      of: ['bread', 'wrap'],
      but: ['taco-shell', 'tostada'],
      least: 0,
      grams: 40,
      proposed: ['bread', 'gluten-free-bread'],
      proposedWithout: ['prawn'],
    },
    oil: BUTTER_OR_OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg', 'potato', 'tomato'], least: 1 },
    { of: ['veg', 'pulse', 'starch', 'meat', 'cured', 'fish', 'potato', 'tomato'], least: 2 },
    {
      of: ['veg', 'meat', 'cured', 'fish', 'tomato', 'cream', 'coconut', 'potato'],
      least: 3,
      unless: ['pulse', 'starch'],
    },
  ],
  title: {
    en: '{meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} soup[ with {all coconut+cheese+cream+yogurt+sauce.pesto+herb#1}]',
    es: '[meat+cured+fish? Sopa {de pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#2} con {all meat+cured+fish}|Sopa {de pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ con {all coconut+cheese+cream+yogurt+sauce.pesto+herb#1}]]',
    fr: '[meat+cured+fish? Soupe {de pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#2} {au meat+cured+fish}|Soupe {de pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ {au coconut+cheese+cream+yogurt+sauce.pesto+herb#1}]]',
  },
  description: {
    en: '[coconut? A rich broth with {all coconut}[ and {all chilli+dried+ginger#2}] for a soup of {all meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[, sharpened at the end with {all lemon+sharp#1}]|[cream? A soup of {all meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} in a broth softened with {all cream}[chilli+dried+ginger? , scented with {all chilli+dried+ginger#1}[ and sharpened with {all lemon+sharp#1}]|[, sharpened with {all lemon+sharp#1}]][, with {all cheese} on top]|[fish? {all fish} cooked until only just done in a soup of {all meat+cured+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , scented with {all chilli+dried+ginger#1}[ and sharpened with {all lemon+sharp#1}]|[, sharpened with {all lemon+sharp#1}]]|[meat.bacon,sausage,poultry? Browning {the meat.bacon,sausage,poultry} first gives depth to this soup of {all cured+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , scented with {all chilli+dried+ginger#1}[ and topped with {all cheese+yogurt+sauce.pesto+avocado+herb#1}]|[, topped with {all cheese+yogurt+sauce.pesto+avocado+herb#1}]]|[pulse? A thick soup of {all meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , scented with {all chilli+dried+ginger#1}[ and topped with {all cheese+yogurt+sauce.pesto+avocado+herb#1}]|[, topped with {all cheese+yogurt+sauce.pesto+avocado+herb#1}]]|A soup of {all meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} on a base of softened onion[ and {all garlic}][chilli+dried+ginger? , scented with {all chilli+dried+ginger#1}[ and topped with {all cheese+yogurt+sauce.pesto+avocado+herb#1}]|[, topped with {all cheese+yogurt+sauce.pesto+avocado+herb#1}]]]]]]].',
    es: '[coconut? Un caldo untuoso {de coconut}[, con {chilli+dried+ginger#2},] para una sopa {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ que se termina con {lemon+sharp#1}]|[cream? Sopa {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} en un caldo suavizado con {cream}[chilli+dried+ginger? , con aroma {de chilli+dried+ginger#1}[ y un punto {de lemon+sharp#1}]|[, con un punto {de lemon+sharp#1}]][, y {cheese} por encima]|[fish? {fish} {=cocido fish} lo justo en una sopa {de meat+cured+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , con aroma {de chilli+dried+ginger#1}[ y un punto {de lemon+sharp#1}]|[, con un punto {de lemon+sharp#1}]]|[meat.bacon,sausage,poultry? Dorar antes {el meat.bacon,sausage,poultry} da fondo a esta sopa {de cured+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , con aroma {de chilli+dried+ginger#1}[ y {cheese+yogurt+sauce.pesto+avocado+herb#1} por encima]|[, con {cheese+yogurt+sauce.pesto+avocado+herb#1} por encima]]|[pulse? Sopa espesa {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , con aroma {de chilli+dried+ginger#1}[ y {cheese+yogurt+sauce.pesto+avocado+herb#1} por encima]|[, con {cheese+yogurt+sauce.pesto+avocado+herb#1} por encima]]|Sopa {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} sobre un sofrito de cebolla[ y {garlic}][chilli+dried+ginger? , con aroma {de chilli+dried+ginger#1}[ y {cheese+yogurt+sauce.pesto+avocado+herb#1} por encima]|[, con {cheese+yogurt+sauce.pesto+avocado+herb#1} por encima]]]]]]].',
    fr: '[coconut? Un bouillon onctueux {au coconut}[, avec {du chilli+dried+ginger#2},] pour une soupe {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[ relevée {de lemon+sharp#1} à la fin]|[cream? Une soupe {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} dans un bouillon adouci {au cream}[chilli+dried+ginger? , parfumé {au chilli+dried+ginger#1}[ et relevé {de lemon+sharp#1}]|[, relevé {de lemon+sharp#1}]][, avec {du cheese} par-dessus]|[fish? {du fish} juste {=cuit-seul fish} dans une soupe {de meat+cured+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , parfumée {au chilli+dried+ginger#1}[ et relevée {de lemon+sharp#1}]|[, relevée {de lemon+sharp#1}]]|[meat.bacon,sausage,poultry? Dorer d’abord {le meat.bacon,sausage,poultry} donne du goût au bouillon de cette soupe {de cured+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , parfumée {au chilli+dried+ginger#1}[ et servie avec {du cheese+yogurt+sauce.pesto+avocado+herb#1}]|[, servie avec {du cheese+yogurt+sauce.pesto+avocado+herb#1}]]|[pulse? Une soupe épaisse {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3}[chilli+dried+ginger? , parfumée {au chilli+dried+ginger#1}[ et servie avec {du cheese+yogurt+sauce.pesto+avocado+herb#1}]|[, servie avec {du cheese+yogurt+sauce.pesto+avocado+herb#1}]]|Une soupe {de meat+cured+fish+pulse+veg+potato.root+tomato.tomato,tinned-tomato+starch+potato#3} sur un fond d’oignon fondu[ et {de garlic}][chilli+dried+ginger? , parfumée {au chilli+dried+ginger#1}[ et servie avec {du cheese+yogurt+sauce.pesto+avocado+herb#1}]|[, servie avec {du cheese+yogurt+sauce.pesto+avocado+herb#1}]]]]]]].',
  },
  steps: [
    {
      en: 'Brown {the meat.bacon,sausage,poultry} in {the oil}[meat.poultry?  with a pinch of {the salt}] in a large pan over a [meat.poultry? medium-high|medium] heat, stirring now and then, {5 min}.[ Set aside {the meat.bacon,poultry}.]',
      es: 'Dora {el meat.bacon,sausage,poultry} en {el oil}[meat.poultry?  con una pizca {de salt}] en una olla grande a fuego medio[meat.poultry?  alto], removiendo de vez en cuando, {5 min}.[ Aparta {el meat.bacon,poultry}.]',
      fr: 'Faire dorer {le meat.bacon,sausage,poultry} dans {le oil}[meat.poultry?  avec une pincée {de salt}], dans un faitout, à feu [meat.poultry? assez vif|moyen], en remuant de temps en temps, {5 min}.[ Réserver {le meat.bacon,poultry}.]',
    },
    {
      en: '[meat.bacon,sausage,poultry? Add {the onion+veg.solid-lasting} to the pan|Heat {the oil} in a large pan, add {the onion+veg.solid-lasting}] and soften over a medium heat, stirring now and then, [onion+veg.solid-lasting>450? {14 min}|{8 min}].[veg.mushroom? |[ Stir in {the garlic+ginger+chilli+dried+paste} for {1 min}[, then pour in {the wine} and let it bubble almost away, {2 min}].]]',
      es: '[meat.bacon,sausage,poultry? Añade {el onion+veg.solid-lasting} a la olla|Calienta {el oil} en una olla grande, añade {el onion+veg.solid-lasting}] y rehoga a fuego medio, removiendo de vez en cuando, [onion+veg.solid-lasting>450? {14 min}|{8 min}].[veg.mushroom? |[ Añade {el garlic+ginger+chilli+dried+paste} y remueve {1 min}[; vierte {el wine} y deja que se evapore casi del todo, {2 min}].]]',
      fr: '[meat.bacon,sausage,poultry? Ajouter {le onion+veg.solid-lasting} dans le faitout|Chauffer {le oil} dans un faitout, ajouter {le onion+veg.solid-lasting}] et {=le onion+veg.solid-lasting} faire fondre à feu moyen en remuant de temps en temps, [onion+veg.solid-lasting>450? {14 min}|{8 min}].[veg.mushroom? |[ Ajouter {le garlic+ginger+chilli+dried+paste} et remuer {1 min}[ ; verser {le wine} et {=le wine} laisser presque évaporer, {2 min}].]]',
    },
    {
      en: 'Add {the veg.mushroom}, turn up the heat and cook until the water has gone and the edges brown, [veg.mushroom>450? {14 min}|{8 min}].',
      es: 'Añade {el veg.mushroom}, sube el fuego y cocina hasta que se evapore el agua y se doren los bordes, [veg.mushroom>450? {14 min}|{8 min}].',
      fr: 'Ajouter {le veg.mushroom}, monter le feu et cuire jusqu’à ce que l’eau s’évapore et que les bords dorent, [veg.mushroom>450? {14 min}|{8 min}].',
    },
    {
      en: '[veg.mushroom? Stir in {the garlic+ginger+chilli+dried+paste} for {1 min}[, then pour in {the wine} and let it bubble almost away, {2 min}].]',
      es: '[veg.mushroom? Añade {el garlic+ginger+chilli+dried+paste} y remueve {1 min}[; vierte {el wine} y deja que se evapore casi del todo, {2 min}].]',
      fr: '[veg.mushroom? Ajouter {le garlic+ginger+chilli+dried+paste} et remuer {1 min}[ ; verser {le wine} et {=le wine} laisser presque évaporer, {2 min}].]',
    },
    {
      en: 'Add {the tomato.tomato} and cook down, stirring, until pulpy, {8 min}.',
      es: 'Añade {el tomato.tomato} y cocina, removiendo, hasta que se deshagan, {8 min}.',
      fr: 'Ajouter {le tomato.tomato} et laisser compoter en remuant, {8 min}.',
    },
    {
      en: 'Add [pulse.lentil+starch.grain? {the stock+coconut+tomato.tinned-tomato+pulse+potato.potato+starch.grain+bay}|{the stock+coconut+tomato.tinned-tomato+pulse+potato+starch.grain+bay}][meat.bacon,sausage,poultry? , scrape up what has stuck], season with {the pepper} and half of {the salt} and bring to the boil[starch.pasta,rice+meat.poultry? [starch.pasta? [simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>14? ; simmer gently, half covered, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 7}]|[simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>16? ; simmer gently, half covered, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 10}]]|[veg.solid-lasting+potato+pulse+starch.grain+tomato? ; simmer gently, half covered[pulse.lentil? , stirring now and then and adding a splash of water if it gets too thick|[tomato+starch.grain?  and stirring now and then]],[simmer veg.solid-passing+veg.leafy>4?  [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10 less 5}]|[potato.root? [pulse.lentil+starch.grain?  {simmer veg.solid-lasting+potato.potato+pulse+starch.grain less 5}|[veg.solid-lasting+potato+pulse.lentil+starch.grain?  until tender,] [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]|[veg.solid-lasting+potato+pulse.lentil+starch.grain?  until tender,] [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]]]].[starch.pasta? [pulse.lentil+starch.grain? [ Add {the potato.root} and simmer on until {the pulse.lentil+starch.grain+potato.root} are soft, {12 min}.]]|[starch.rice+meat.poultry? |[pulse.lentil+starch.grain? [ Add {the potato.root} and simmer on until {the pulse.lentil+starch.grain+potato.root} are soft, {12 min}.]]]]',
      es: 'Añade [pulse.lentil+starch.grain? {el stock+coconut+tomato.tinned-tomato+pulse+potato.potato+starch.grain+bay}|{el stock+coconut+tomato.tinned-tomato+pulse+potato+starch.grain+bay}][meat.bacon,sausage,poultry? , despega el fondo con una cuchara], sazona con {el pepper} y la mitad {del salt} y lleva a ebullición[starch.pasta,rice+meat.poultry? [starch.pasta? [simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>14? ; cuece a fuego suave, con la tapa entreabierta, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 7}]|[simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>16? ; cuece a fuego suave, con la tapa entreabierta, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 10}]]|[veg.solid-lasting+potato+pulse+starch.grain+tomato? ; cuece a fuego suave, con la tapa entreabierta[pulse.lentil? , removiendo de vez en cuando y añadiendo un chorrito de agua si se espesa demasiado|[tomato+starch.grain?  y removiendo de vez en cuando]][simmer veg.solid-passing+veg.leafy>4? , [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10 less 5}]|[potato.root? [pulse.lentil+starch.grain? , {simmer veg.solid-lasting+potato.potato+pulse+starch.grain less 5}|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , hasta que {el veg.solid-lasting+potato+pulse.lentil+starch.grain} {=tierno veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , hasta que {el veg.solid-lasting+potato+pulse.lentil+starch.grain} {=tierno veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]]]].[starch.pasta? [pulse.lentil+starch.grain? [ Añade {el potato.root} y sigue la cocción hasta que {el pulse.lentil+starch.grain+potato.root} {=tierno pulse.lentil+starch.grain+potato.root}, {12 min}.]]|[starch.rice+meat.poultry? |[pulse.lentil+starch.grain? [ Añade {el potato.root} y sigue la cocción hasta que {el pulse.lentil+starch.grain+potato.root} {=tierno pulse.lentil+starch.grain+potato.root}, {12 min}.]]]]',
      fr: 'Ajouter [pulse.lentil+starch.grain? {le stock+coconut+tomato.tinned-tomato+pulse+potato.potato+starch.grain+bay}|{le stock+coconut+tomato.tinned-tomato+pulse+potato+starch.grain+bay}][meat.bacon,sausage,poultry? , décoller les sucs], assaisonner avec {le pepper} et la moitié {du salt} et porter à ébullition[starch.pasta,rice+meat.poultry? [starch.pasta? [simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>14? , puis laisser mijoter à demi couvert, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 7}]|[simmer veg.solid-lasting+potato+pulse+starch.grain+tomato>16? , puis laisser mijoter à demi couvert, {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato less 10}]]|[veg.solid-lasting+potato+pulse+starch.grain+tomato? , puis laisser mijoter à demi couvert[pulse.lentil? , en remuant de temps en temps et en ajoutant un peu d’eau si la soupe épaissit trop|[tomato+starch.grain?  en remuant de temps en temps]][simmer veg.solid-passing+veg.leafy>4? , [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10 less 5}]|[potato.root? [pulse.lentil+starch.grain? , {simmer veg.solid-lasting+potato.potato+pulse+starch.grain less 5}|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , jusqu’à ce que {le veg.solid-lasting+potato+pulse.lentil+starch.grain} {=soit-tendre veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]|[veg.solid-lasting+potato+pulse.lentil+starch.grain? , jusqu’à ce que {le veg.solid-lasting+potato+pulse.lentil+starch.grain} {=soit-tendre veg.solid-lasting+potato+pulse.lentil+starch.grain}], [tomato? {simmer veg.solid-lasting+potato+pulse+starch.grain+tomato more 5}|{simmer veg.solid-lasting+potato+pulse+starch.grain+tomato 10}]]]]].[starch.pasta? [pulse.lentil+starch.grain? [ Ajouter {le potato.root} et poursuivre la cuisson jusqu’à ce que {le pulse.lentil+starch.grain+potato.root} {=soit-tendre pulse.lentil+starch.grain+potato.root}, {12 min}.]]|[starch.rice+meat.poultry? |[pulse.lentil+starch.grain? [ Ajouter {le potato.root} et poursuivre la cuisson jusqu’à ce que {le pulse.lentil+starch.grain+potato.root} {=soit-tendre pulse.lentil+starch.grain+potato.root}, {12 min}.]]]]',
    },
    {
      en: '[pulse.pulse? Crush a ladleful of {the pulse.pulse} against the side of the pan and stir in, {1 min}, to give the broth body.|[pulse+starch+meat.poultry? |[potato.potato? Crush a few cubes of potato against the side of the pan and stir in, {1 min}, to thicken the broth.]]]',
      es: '[pulse.pulse? Aplasta un cucharón {de pulse.pulse} contra la pared de la olla y remueve, {1 min}, para dar cuerpo al caldo.|[pulse+starch+meat.poultry? |[potato.potato? Aplasta unos dados de patata contra la pared de la olla y remueve, {1 min}, para que el caldo espese.]]]',
      fr: '[pulse.pulse? Écraser une louche {de pulse.pulse} contre la paroi du faitout et remuer, {1 min}, pour donner du corps au bouillon.|[pulse+starch+meat.poultry? |[potato.potato? Écraser quelques dés de pomme de terre contre la paroi du faitout et remuer, {1 min}, pour lier le bouillon.]]]',
    },
    {
      en: '[starch.pasta? [meat.poultry? Return {the meat.poultry} to the pan and simmer, {4 min}.]|Add [starch.rice+meat.poultry? [pulse.lentil+starch.grain? {the meat.poultry+starch.rice+potato.root}|{the meat.poultry+starch.rice}]|{the meat.poultry+starch.rice}] and simmer[starch.rice? , stirring at first], [starch.rice? [veg.solid-passing? [simmer veg.solid-passing>5? {simmer meat.poultry+starch.rice less 8}|{simmer meat.poultry+starch.rice less 4}]|[pulse.lentil? until {the pulse.lentil+starch.rice} are tender|until {the starch.rice} has just a little bite], [tomato? {simmer meat.poultry+starch.rice more 4}|{simmer meat.poultry+starch.rice}]]|[veg.solid-passing? {simmer meat.poultry+potato less 3}|[simmer veg.leafy>4? {simmer meat.poultry+potato less 4}|{simmer meat.poultry+potato}]]].]',
      es: '[starch.pasta? [meat.poultry? Devuelve {el meat.poultry} a la olla y cuece a fuego suave, {4 min}.]|Añade [starch.rice+meat.poultry? [pulse.lentil+starch.grain? {el meat.poultry+starch.rice+potato.root}|{el meat.poultry+starch.rice}]|{el meat.poultry+starch.rice}] y cuece a fuego suave[starch.rice? , removiendo al principio], [starch.rice? [veg.solid-passing? [simmer veg.solid-passing>5? {simmer meat.poultry+starch.rice less 8}|{simmer meat.poultry+starch.rice less 4}]|hasta que {el pulse.lentil+starch.rice} {=tierno pulse.lentil+starch.rice}, [tomato? {simmer meat.poultry+starch.rice more 4}|{simmer meat.poultry+starch.rice}]]|[veg.solid-passing? {simmer meat.poultry+potato less 3}|[simmer veg.leafy>4? {simmer meat.poultry+potato less 4}|{simmer meat.poultry+potato}]]].]',
      fr: '[starch.pasta? [meat.poultry? Remettre {le meat.poultry} dans le faitout et laisser mijoter, {4 min}.]|Ajouter [starch.rice+meat.poultry? [pulse.lentil+starch.grain? {le meat.poultry+starch.rice+potato.root}|{le meat.poultry+starch.rice}]|{le meat.poultry+starch.rice}] et laisser mijoter[starch.rice?  en remuant au début], [starch.rice? [veg.solid-passing? [simmer veg.solid-passing>5? {simmer meat.poultry+starch.rice less 8}|{simmer meat.poultry+starch.rice less 4}]|jusqu’à ce que {le pulse.lentil+starch.rice} {=soit-tendre pulse.lentil+starch.rice}, [tomato? {simmer meat.poultry+starch.rice more 4}|{simmer meat.poultry+starch.rice}]]|[veg.solid-passing? {simmer meat.poultry+potato less 3}|[simmer veg.leafy>4? {simmer meat.poultry+potato less 4}|{simmer meat.poultry+potato}]]].]',
    },
    {
      en: '[starch.pasta? [simmer veg.solid-passing>5? Add {the starch.pasta+veg.solid-passing}, stir and simmer until tender, {simmer veg.solid-passing 8}|Add {the starch.pasta}, stir and simmer[veg.solid-passing?  for [fish+meat.cooked-meat,ham? {1 min}|{2 min}]|[simmer veg.leafy>4?  for {4 min}|[fish+meat.cooked-meat,ham?  for {5 min}|[pulse.lentil?  until {the pulse.lentil+starch.pasta} are tender, {8 min}| for {8 min}, or as long as the packet says]]]]].]',
      es: '[starch.pasta? [simmer veg.solid-passing>5? Agrega {el starch.pasta+veg.solid-passing}, remueve y cuece hasta que todo esté tierno, {simmer veg.solid-passing 8}|Agrega {el starch.pasta}, remueve y cuece[veg.solid-passing?  [fish+meat.cooked-meat,ham? {1 min}|{2 min}]|[simmer veg.leafy>4?  {4 min}|[fish+meat.cooked-meat,ham?  {5 min}|[pulse.lentil?  hasta que {el pulse.lentil+starch.pasta} {=tierno pulse.lentil+starch.pasta}, {8 min}| {8 min}, o lo que indique el envase]]]]].]',
      fr: '[starch.pasta? [simmer veg.solid-passing>5? Ajouter {le starch.pasta+veg.solid-passing}, remuer et cuire jusqu’à ce que tout soit tendre, {simmer veg.solid-passing 8}|Ajouter {le starch.pasta}, remuer et cuire[veg.solid-passing?  [fish+meat.cooked-meat,ham? {1 min}|{2 min}]|[simmer veg.leafy>4?  {4 min}|[fish+meat.cooked-meat,ham?  {5 min}|[pulse.lentil?  jusqu’à ce que {le pulse.lentil+starch.pasta} {=soit-tendre pulse.lentil+starch.pasta}, {8 min}| {8 min}, ou le temps indiqué sur le paquet]]]]].]',
    },
    {
      en: '[starch.pasta? [simmer veg.solid-passing>5? |Add {the veg.solid-passing}[veg.softening?  and cook until just tender, {simmer veg.solid-passing 4}|, bring back to the boil and simmer, {simmer veg.solid-passing 4 more 1}].]|Add {the veg.solid-passing}[veg.softening?  and cook until just tender, {simmer veg.solid-passing 4}|, bring back to the boil and simmer, {simmer veg.solid-passing 4 more 1}].]',
      es: '[starch.pasta? [simmer veg.solid-passing>5? |Añade {el veg.solid-passing}[veg.softening?  y cuece hasta que {=tierno veg.solid-passing}, {simmer veg.solid-passing 4}|, espera a que vuelva a hervir y cuece a fuego suave, {simmer veg.solid-passing 4 more 1}].]|Añade {el veg.solid-passing}[veg.softening?  y cuece hasta que {=tierno veg.solid-passing}, {simmer veg.solid-passing 4}|, espera a que vuelva a hervir y cuece a fuego suave, {simmer veg.solid-passing 4 more 1}].]',
      fr: '[starch.pasta? [simmer veg.solid-passing>5? |Ajouter {le veg.solid-passing}[veg.softening?  et cuire jusqu’à ce {=tendre veg.solid-passing}, {simmer veg.solid-passing 4}|, porter de nouveau à ébullition et laisser frémir, {simmer veg.solid-passing 4 more 1}].]|Ajouter {le veg.solid-passing}[veg.softening?  et cuire jusqu’à ce {=tendre veg.solid-passing}, {simmer veg.solid-passing 4}|, porter de nouveau à ébullition et laisser frémir, {simmer veg.solid-passing 4 more 1}].]',
    },
    {
      en: 'Stir in {the veg.leafy} by the handful and cook until wilted[simmer veg.leafy>4? [potato?  and {the potato} soft]], {simmer veg.leafy 3}.',
      es: 'Incorpora {el veg.leafy} a puñados y cuece hasta que [simmer veg.leafy>4? [potato? {el veg.leafy+potato} {=tierno veg.leafy+potato}|{=tierno veg.leafy}]|{=tierno veg.leafy}], {simmer veg.leafy 3}.',
      fr: 'Incorporer {le veg.leafy} par poignées et {=le veg.leafy} laisser tomber[simmer veg.leafy>4? [potato? , le temps que {le potato} {=soit-tendre potato}]], {simmer veg.leafy 3}.',
    },
    {
      en: '[Lower the heat, lay in {the fish} and leave barely trembling[fish.fish-fillet?  until just firm and opaque|, just until opaque], {simmer fish 4}.|Stir in {the meat.cooked-meat,ham} and warm through, {3 min}.]',
      es: '[Baja el fuego, añade {el fish} y deja que apenas tiemble el caldo[fish.fish-fillet? , hasta que la carne quede firme y opaca|, hasta que el centro deje de verse translúcido], {simmer fish 4}.|Incorpora {el meat.cooked-meat,ham} y calienta, {3 min}.]',
      fr: '[Baisser le feu, ajouter {le fish} et laisser à peine frémir[fish.fish-fillet? , jusqu’à ce que la chair soit nacrée et juste ferme|, jusqu’à ce que le cœur ne soit plus translucide], {simmer fish 4}.|Incorporer {le meat.cooked-meat,ham} et {=le meat.cooked-meat,ham} réchauffer {3 min}.]',
    },
    {
      en: '[Take out {the bay}. ][[fish? Stir|Lower the heat, stir] in {the cream} and warm through without boiling, {2 min}. ][Loosen {the sauce.miso} with a ladleful of the broth and stir back in. ][Stir in {the sauce.soy+lemon+sharp}. ]Taste and season with the rest of {the salt} as needed[ and, if it is sharp, {the sugar}]. Ladle into bowls[ and finish with {the meat.bacon+cured+sauce.pesto+herb+cheese+yogurt+avocado}].[ Serve with {the bread}.]',
      es: '[Retira {el bay}. ][[fish? Añade|Baja el fuego, añade] {el cream} y calienta sin que hierva, {2 min}. ][Deslíe {el sauce.miso} en un cucharón del caldo y devuélve{=lo sauce.miso} a la olla. ][Incorpora {el sauce.soy+lemon+sharp}. ]Prueba y ajusta con el resto {del salt}[ y, si está ácida, {el sugar}]. Sirve en platos hondos[ y termina con {el meat.bacon+cured+sauce.pesto+herb+cheese+yogurt+avocado}].[ Acompaña con {el bread}.]',
      fr: '[Retirer {le bay}. ][[fish? Ajouter|Baisser le feu, ajouter] {le cream} et réchauffer sans laisser bouillir, {2 min}. ][Délayer {le sauce.miso} dans une louche de bouillon et reverser dans le faitout. ][Incorporer {le sauce.soy+lemon+sharp}. ]Goûter et ajuster avec le reste {du salt}[ et, en cas d’acidité, {le sugar}]. Servir dans des assiettes creuses[ et terminer par {le meat.bacon+cured+sauce.pesto+herb+cheese+yogurt+avocado}].[ Accompagner {de bread}.]',
    },
  ],
};

export const CHUNKY_SOUPS: readonly DishTemplate[] = [chunkySoup];
