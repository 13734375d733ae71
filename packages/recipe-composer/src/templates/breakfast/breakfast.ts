import type { CookingKind } from '@larder/food/ingredients/cooking';
import { BUTTER_OR_OIL, COOKED_FRUIT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { toastingOf } from '../toasted-nuts.ts';

const FRESH: readonly CookingKind[] = ['berry', 'banana', 'orchard-fruit', 'stone-fruit', 'tropical-fruit', 'orange'];
const FRUIT: readonly CookingKind[] = [...FRESH, 'dried-fruit'];
/** Fruit that waters down batter and porridge, or is too sharp beside them. */
const WATERY_FRUIT: readonly string[] = ['melon', 'watermelon', 'grapefruit'];

const pancakes: DishTemplate = {
  id: 'pancakes',
  dishType: 'pancakes',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack'],
  servings: 4,
  families: ['sweet'],
  called: { en: 'pancakes|pancake', es: 'tortitas|panqueques|crepes', fr: 'pancakes|crêpes épaisses' },
  slots: {
    flour: { of: ['flour', 'oats'], named: ['plain-flour', 'gluten-free-flour'], grams: 45 },
    egg: { of: ['egg'], named: ['egg'], grams: 27 },
    milk: { of: ['milk'], named: ['milk', 'oat-drink', 'soya-drink', 'rice-drink'], grams: 58 },
    rising: { of: ['leavening'], least: 0, or: ['baking-powder'] },
    fruit: { of: FRUIT, but: WATERY_FRUIT, least: 0, most: 2, grams: 70, cuts: { 'orchard-fruit': 'slice-thin' } },
    spice: { of: ['sweet-spice', 'vanilla'], least: 0 },
    cheese: { of: ['soft-cheese'], ids: ['ricotta', 'cottage-cheese', 'quark'], least: 0, grams: 30 },
    sugar: { of: ['sugar'], or: ['sugar'], grams: 5 },
    top: {
      of: ['yogurt', 'nut-butter', 'chocolate', 'cream'],
      but: ['buttermilk', 'mexican-crema'],
      least: 0,
      grams: 20,
    },
    sweet: {
      of: ['honey'],
      least: 0,
      grams: 10,
      proposed: ['honey', 'maple-syrup'],
      needed: true,
      proposedWithout: ['chocolate'],
    },
    nut: { of: ['nut'], least: 0 },
    fat: { of: ['butter', 'oil'], or: ['sunflower-oil'], grams: 5 },
    salt: { of: ['salt'], or: ['salt'], grams: 0.4 },
  },
  needs: [],
  title: {
    en: '[{fruit+top+cheese#2} pancakes|Fluffy pancakes]',
    es: '[Tortitas {de fruit+top+cheese#2}|Tortitas esponjosas]',
    fr: '[Pancakes {au fruit+top+cheese#2}|Pancakes moelleux]',
  },
  description: {
    en: 'The pancakes are thick and fluffy and brown on both sides.',
    es: 'Las tortitas son gruesas y esponjosas, doradas por las dos caras.',
    fr: 'Les pancakes sont épais et moelleux, dorés des deux côtés.',
  },
  steps: [
    {
      en: '[flour.oats? Grind {the flour} finely in a blender and mix with {the rising+sugar+spice+salt}|Mix {the flour+rising+sugar+spice+salt}] in a bowl. Whisk in {the egg+milk+cheese} just until no dry patches are left, and leave for {5 min}.',
      es: '[flour.oats? Tritura {el flour} hasta obtener un polvo fino y mézcla{=lo flour} con {el rising+sugar+spice+salt}|Mezcla {el flour+rising+sugar+spice+salt}] en un cuenco. Incorpora batiendo {el egg+milk+cheese} justo hasta que no quede nada seco y deja reposar {5 min}.',
      fr: '[flour.oats? Mixer finement {le flour} et {=le flour} mélanger avec {le rising+sugar+spice+salt}|Mélanger {le flour+rising+sugar+spice+salt}] dans un saladier. Incorporer au fouet {le egg+milk+cheese}, sans trop travailler, et laisser reposer {5 min}.',
    },
    {
      en: 'Heat a little of {the fat} in a frying pan over a medium heat, drop in small ladlefuls of batter[, share {the fruit.berry,banana,orchard-fruit,tropical-fruit,dried-fruit+top.chocolate} among them as you go] and turn them when bubbles burst on top. Cook the other side until golden; keep going, with a little more of {the fat} each time, {12 min} for all.',
      es: 'Calienta un poco {de fat} en una sartén a fuego medio, vierte cacitos de masa[, reparte encima {el fruit.berry,banana,orchard-fruit,tropical-fruit,dried-fruit+top.chocolate} según los haces] y da la vuelta a las tortitas cuando estallen las burbujas. Dora el otro lado y sigue así, con algo más {de fat} cada vez, {12 min} en total.',
      fr: 'Chauffer un peu {de fat} dans une poêle à feu moyen, verser de petites louches de pâte[, y répartir au fur et à mesure {le fruit.berry,banana,orchard-fruit,tropical-fruit,dried-fruit+top.chocolate}] et retourner les pancakes quand les bulles éclatent. Dorer l’autre face et continuer ainsi, avec un peu plus {de fat} à chaque fois, {12 min} en tout.',
    },
    {
      en: 'Serve[ with {the fruit.stone-fruit,orange+top.yogurt,nut-butter,cream+sweet+nut}] while hot.',
      es: 'Sirve las tortitas calientes[, con {el fruit.stone-fruit,orange+top.yogurt,nut-butter,cream+sweet+nut}].',
      fr: 'Servir les pancakes chauds[, avec {le fruit.stone-fruit,orange+top.yogurt,nut-butter,cream+sweet+nut}].',
    },
  ],
};

const porridge: DishTemplate = {
  id: 'porridge',
  dishType: 'porridge',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack'],
  servings: 2,
  families: ['sweet'],
  called: { en: 'porridge|oatmeal', es: 'gachas de avena|gachas|porridge', fr: 'porridge|bouillie d’avoine' },
  slots: {
    oats: { of: ['oats'], named: ['rolled-oats', 'gluten-free-oats'], grams: 50 },
    milk: { of: ['milk', 'water', 'coconut-milk'], or: ['milk', 'oat-drink', 'water'], grams: 250 },
    fruit: { of: FRUIT, but: WATERY_FRUIT, least: 0, most: 2, grams: 80 },
    spice: {
      of: ['sweet-spice', 'vanilla'],
      least: 0,
      proposed: ['cinnamon'],
      proposedWithout: ['cocoa', 'chocolate', 'berry', 'tropical-fruit'],
    },
    cocoa: { of: ['cocoa'], but: ['drinking-chocolate'], least: 0 },
    sweet: { of: ['honey', 'sugar'], least: 0, grams: 9, notWith: ['cocoa'], proposed: ['honey', 'sugar'] },
    sweeter: { of: ['honey', 'sugar'], only: ['cocoa'], least: 0, grams: 15, or: ['sugar'] },
    top: {
      of: ['nut', 'nut-butter', 'chocolate'],
      least: 0,
      most: 2,
      grams: 18,
    },
    seed: { of: ['seed'], least: 0 },
    yogurt: { of: ['yogurt'], but: ['soured-cream', 'mexican-crema', 'buttermilk'], least: 0, grams: 30 },
    salt: { of: ['salt'], or: ['salt'], grams: 0.4 },
  },
  needs: [{ of: ['fruit', 'cocoa', 'top'], least: 1 }],
  title: {
    en: '[{fruit+cocoa+top+spice#2} porridge|Creamy porridge]',
    es: '[Gachas de avena con {fruit+cocoa+top+spice#2}|Gachas de avena cremosas]',
    fr: '[Porridge {au fruit+cocoa+top+spice#2}|Porridge crémeux]',
  },
  description: {
    en: 'The oats cook slowly until thick and creamy.',
    es: 'La avena se cuece despacio hasta quedar espesa y cremosa.',
    fr: 'Les flocons cuisent doucement jusqu’à devenir épais et crémeux.',
  },
  tip: {
    en: 'Soaked overnight in {the milk}, in the fridge, the oats cook in half the time.',
    es: 'Si los copos se remojan en {el milk} la noche anterior, en la nevera, tardan la mitad.',
    fr: 'Trempés la veille dans {le milk}, au réfrigérateur, les flocons cuisent deux fois plus vite.',
  },
  steps: [
    toastingOf('top.nut+seed'),
    {
      en: '[cocoa? Whisk {the cocoa+sweeter} in a pan with a little of {the milk}, add the rest of {the milk} with {the oats+salt+spice+fruit.orchard-fruit,dried-fruit}, bring slowly to a simmer, {4 min},|Bring {the oats+milk+salt+spice+fruit.orchard-fruit,dried-fruit} slowly to a simmer in a pan, {4 min},] and cook over a low heat, stirring often, until thick and creamy, {6 min}.',
      es: '[cocoa? En un cazo, deslíe {el cocoa+sweeter} en un poco {de milk}, añade el resto {del milk} con {el oats+salt+spice+fruit.orchard-fruit,dried-fruit}, calienta a fuego medio, removiendo, hasta que hierva suavemente, {4 min},|Calienta {el oats+milk+salt+spice+fruit.orchard-fruit,dried-fruit} en un cazo a fuego medio, removiendo, hasta que hierva suavemente, {4 min},] y cuece a fuego bajo, removiendo a menudo, hasta que las gachas queden espesas y cremosas, {6 min}.',
      fr: '[cocoa? Dans une casserole, délayer {le cocoa+sweeter} avec un peu {de milk}, ajouter le reste {du milk} avec {le oats+salt+spice+fruit.orchard-fruit,dried-fruit}, chauffer à feu moyen en remuant jusqu’au frémissement, {4 min},|Chauffer {le oats+milk+salt+spice+fruit.orchard-fruit,dried-fruit} dans une casserole à feu moyen, en remuant, jusqu’au frémissement, {4 min},] et cuire à feu doux en remuant souvent, jusqu’à obtenir une texture épaisse et crémeuse, {6 min}.',
    },
    {
      en: 'Leave for {1 min}, then serve[ with {the fruit.stone-fruit,berry,banana,tropical-fruit,orange+sweet+top+seed+yogurt}].',
      es: 'Deja reposar {1 min} y sirve[ con {el fruit.stone-fruit,berry,banana,tropical-fruit,orange+sweet+top+seed+yogurt}].',
      fr: 'Laisser reposer {1 min}, puis servir[ avec {le fruit.stone-fruit,berry,banana,tropical-fruit,orange+sweet+top+seed+yogurt}].',
    },
  ],
};

const yogurtBowl: DishTemplate = {
  id: 'yogurt-bowl',
  dishType: 'yogurt-bowl',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack'],
  servings: 2,
  families: ['sweet'],
  called: {
    en: 'yogurt bowl|smoothie bowl|parfait',
    es: 'bol de yogur|smoothie bowl',
    fr: 'bol de yaourt|smoothie bowl',
  },
  slots: {
    base: {
      of: ['yogurt', 'soft-cheese'],
      ids: ['yogurt', 'plant-yogurt', 'skyr', 'fromage-frais', 'quark', 'ricotta', 'cottage-cheese'],
      grams: 170,
      named: ['yogurt', 'soya-yogurt', 'coconut-yogurt'],
    },
    fruit: { of: FRESH, but: COOKED_FRUIT, least: 0, most: 3, grams: 120 },
    dried: { of: ['dried-fruit'], least: 0 },
    crunch: {
      of: ['cereal', 'oats', 'nut', 'seed'],
      least: 0,
      most: 2,
      grams: 18,
      proposed: ['walnut', 'pumpkin-seed'],
      needed: true,
      proposedWithout: ['nut-butter'],
    },
    spice: {
      of: ['sweet-spice', 'vanilla', 'cocoa'],
      least: 0,
      proposed: ['cinnamon'],
      proposedWithout: ['berry', 'tropical-fruit', 'stone-fruit', 'orange'],
      needed: true,
    },
    butter: { of: ['nut-butter', 'chocolate'], least: 0, grams: 18 },
    sweet: { of: ['honey', 'jam'], least: 0, grams: 10, proposed: ['honey'], proposedWithout: ['chocolate'] },
    herb: { of: ['herb'], ids: ['mint', 'basil'], least: 0 },
  },
  needs: [
    { of: ['fruit', 'dried'], least: 1 },
    { of: ['fruit', 'crunch'], least: 1 },
  ],
  title: {
    en: '{base} bowl with {all fruit+dried+butter+crunch#3}',
    es: 'Bol {de base} con {fruit+dried+butter+crunch#3}',
    fr: 'Bol {de base} {au fruit+dried+butter+crunch#3}',
  },
  description: {
    en: 'This bowl is cool and creamy and takes five minutes.',
    es: 'Este bol, fresco y cremoso, se prepara en cinco minutos.',
    fr: 'Ce bol, frais et crémeux, se prépare en cinq minutes.',
  },
  tip: {
    en: '[crunch.oats,nut,seed? Toast {all crunch.oats,nut,seed} a day ahead, if you like, and keep in a jar.]',
    es: '[crunch.oats,nut,seed? El tostado se puede hacer la víspera; una vez frío, se guarda en un tarro cerrado.]',
    fr: '[crunch.oats,nut,seed? Possible dès la veille : faire griller {le crunch.oats,nut,seed}, laisser refroidir et garder dans un bocal fermé.]',
  },
  steps: [
    {
      en: 'Toast {the crunch.oats,nut,seed} in a dry frying pan over a medium heat, stirring, until fragrant, [crunch.oats? {5 min}|{3 min}], and leave to cool.',
      es: 'Tuesta {el crunch.oats,nut,seed} en una sartén seca a fuego medio, removiendo, hasta notar su aroma, [crunch.oats? {5 min}|{3 min}], y déja{=lo crunch.oats,nut,seed} enfriar.',
      fr: 'Faire griller {le crunch.oats,nut,seed} à sec dans une poêle à feu moyen en remuant, jusqu’à ce que l’odeur monte, [crunch.oats? {5 min}|{3 min}], et {=le crunch.oats,nut,seed} laisser refroidir.',
    },
    {
      en: 'Stir {the base} until smooth[ with {the spice}] and share between two bowls, {1 min}.',
      es: 'Bate {el base}[ con {el spice}] hasta obtener una crema fina y repártela en dos cuencos, {1 min}.',
      fr: 'Lisser {le base} à la cuillère[ avec {le spice}] et {=le base} répartir dans deux bols, {1 min}.',
    },
    {
      en: '[Loosen {the butter.nut-butter} with a spoonful of hot water. ]Arrange {the fruit+dried+crunch+herb} over {the base}[ and finish with {the butter+sweet}], {2 min}.',
      es: '[Aligera {el butter.nut-butter} con una cucharada de agua caliente. ]Dispón {el fruit+dried+crunch+herb} sobre {el base}[ y termina con {el butter+sweet}], {2 min}.',
      fr: '[Détendre {le butter.nut-butter} avec une cuillerée d’eau chaude. ]Disposer {le fruit+dried+crunch+herb} sur {le base}[ et terminer par {le butter+sweet}], {2 min}.',
    },
  ],
};

const frenchToast: DishTemplate = {
  id: 'french-toast',
  dishType: 'toast',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack'],
  servings: 2,
  families: ['sweet'],
  called: { en: 'french toast|eggy bread', es: 'torrijas|tostadas francesas', fr: 'pain perdu' },
  slots: {
    bread: {
      of: ['bread'],
      but: ['bagel', 'flatbread', 'pitta', 'rye-bread', 'pumpernickel', 'focaccia', 'english-muffin'],
      grams: 80,
      cut: 'slice-bread',
    },
    egg: { of: ['egg'], named: ['egg'], grams: 50 },
    milk: { of: ['milk', 'cream', 'coconut-milk'], named: ['milk', 'oat-drink', 'soya-drink'], grams: 75 },
    sugar: { of: ['sugar'], or: ['sugar'], grams: 6 },
    spice: { of: ['sweet-spice', 'vanilla'], least: 0, proposed: ['cinnamon', 'vanilla-extract'], needed: true },
    fruit: {
      of: FRUIT,
      but: [...COOKED_FRUIT, 'melon', 'watermelon', 'grape'],
      least: 0,
      most: 2,
      grams: 80,
    },
    top: {
      of: ['yogurt', 'nut-butter', 'chocolate', 'nut'],
      but: ['buttermilk', 'soured-cream', 'mexican-crema'],
      least: 0,
      most: 2,
      grams: 15,
    },
    sweet: { of: ['honey', 'jam'], least: 0, grams: 12, proposed: ['honey'], proposedWithout: ['chocolate'] },
    fat: { ...BUTTER_OR_OIL, or: ['sunflower-oil'], grams: 8 },
  },
  needs: [],
  title: {
    en: 'French toast[ with {all fruit+top#2}]',
    es: 'Torrijas[ con {fruit+top#2}| de sartén]',
    fr: 'Pain perdu[ {au fruit+top#2}]',
  },
  description: {
    en: 'The bread is soft as custard inside and golden outside.',
    es: 'El pan queda tierno como una crema por dentro y dorado por fuera.',
    fr: 'Le pain est fondant comme une crème dedans et doré dehors.',
  },
  steps: [
    {
      en: 'Whisk {the egg} with {the milk+sugar+spice} in a shallow dish and soak {the bread} in it on both sides, {4 min}.',
      es: 'Bate {el egg} con {el milk+sugar+spice} en un plato hondo y empapa {el bread} por los dos lados, {4 min}.',
      fr: 'Fouetter {le egg} avec {le milk+sugar+spice} dans un plat creux et y tremper {le bread} des deux côtés, {4 min}.',
    },
    {
      en: 'Fry {the fruit.orchard-fruit} in half of {the fat} in a wide frying pan over a medium heat until soft and golden, {5 min}, and lift out.',
      es: 'Saltea {el fruit.orchard-fruit} en la mitad {del fat} en una sartén ancha a fuego medio hasta que {=dorado fruit.orchard-fruit}, {5 min}, y apárta{=lo fruit.orchard-fruit}.',
      fr: 'Faire dorer {le fruit.orchard-fruit} avec la moitié {du fat}, dans une grande poêle à feu moyen, {5 min}, et {=le fruit.orchard-fruit} réserver.',
    },
    {
      en: 'Fry the bread in [fruit.orchard-fruit? the rest of {the fat} in the same pan|{the fat} in a wide frying pan] over a medium heat until golden on both sides, {7 min}.[ Serve with {the fruit+top+sweet}.]',
      es: 'Dora el pan por los dos lados con [fruit.orchard-fruit? el resto {del fat} en la misma sartén|{el fat} en una sartén ancha] a fuego medio, {7 min}.[ Sirve con {el fruit+top+sweet}.]',
      fr: 'Faire dorer le pain des deux côtés avec [fruit.orchard-fruit? le reste {du fat}, dans la même poêle|{le fat}, dans une grande poêle] à feu moyen, {7 min}.[ Servir avec {le fruit+top+sweet}.]',
    },
  ],
};

export const BREAKFASTS: readonly DishTemplate[] = [pancakes, porridge, yogurtBowl, frenchToast];
