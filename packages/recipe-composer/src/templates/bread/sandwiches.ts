import { COLD_OIL, COOKED_FRUIT, HERBS, LEMON, LOAVES, PEPPER, RAW_ONION, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Fish that is dry and flat from its tin: it is mixed with oil and lemon. */
const DRY_TINNED_FISH: readonly string[] = ['tinned-tuna', 'tinned-mackerel', 'tinned-salmon'];

/** Tinned fish that asks for acid. */
const SHARP_WITH_LEMON: readonly string[] = [...DRY_TINNED_FISH, 'tinned-sardine', 'tuna-in-oil'];

/** Fillings that mustard lifts; other ham and cheese is eaten without. */
const LIFTED_BY_MUSTARD: readonly string[] = [
  'cooked-ham',
  'sliced-roast-beef',
  'cooked-chicken',
  'cooked-turkey',
  'sliced-turkey',
  'frankfurter',
  'bacon',
  'egg',
  'cheddar',
  'gruyere',
  'emmental',
  'comte',
  'gouda',
  'edam',
  'vegan-cheese',
];
/** Mild fresh cheese. */
const FRESH_CHEESE: readonly string[] = [
  'mozzarella',
  'ricotta',
  'burgos-cheese',
  'queso-fresco',
  'goats-cheese',
  'feta',
];
const LIFTED_BY_BASIL = FRESH_CHEESE;

/** Dry on bread without something moist, where they are not spread. */
const MOISTENED: readonly string[] = [...DRY_TINNED_FISH, ...FRESH_CHEESE];

const sandwich: DishTemplate = {
  id: 'sandwich',
  dishType: 'sandwich',
  category: 'Meals',
  subcategories: ['Lunch', 'Snack', 'Dinner'],
  servings: 2,
  families: ['northern', 'mediterranean'],
  called: { en: 'sandwich|roll|baguette', es: 'bocadillo|sándwich|bocata', fr: 'sandwich|casse-croûte' },
  slots: {
    loaf: { of: ['bread'], ids: LOAVES, least: 0, grams: 100, notWith: ['bread'] },
    bread: {
      of: ['bread'],
      but: ['stale-bread', ...LOAVES],
      unless: ['loaf'],
      named: ['bread', 'gluten-free-bread'],
      grams: 80,
      inPairs: true,
    },
    filling: {
      of: ['cooked-meat', 'ham', 'tinned-fish', 'smoked-fish', 'egg', 'bacon'],
      least: 0,
      most: 2,
      grams: 70,
      cut: 'slice-flat',
    },
    avocado: { of: ['avocado'], least: 0, grams: 40 },
    cheese: {
      of: ['melting-cheese', 'crumbly-cheese', 'soft-cheese'],
      but: ['mascarpone'],
      least: 0,
      grams: 45,
      cut: 'slice-flat',
      notWith: ['tinned-fish'],
    },
    fruit: { of: ['orchard-fruit'], but: COOKED_FRUIT, least: 0, grams: 30, cut: 'slice-thin', only: ['cheese'] },
    /** A little is enough raw. */
    onion: {
      of: ['spring-onion', 'onion'],
      ids: ['spring-onion', 'red-onion', 'shallot'],
      least: 0,
      grams: 12,
      cut: 'slice-thin',
    },
    salad: {
      of: ['tomato', 'raw'],
      ids: ['tomato', 'cucumber', 'radish', 'cooked-beetroot'],
      least: 0,
      most: 2,
      grams: 45,
      cut: 'slice-thin',
      unless: ['fruit'],
      proposed: ['tomato', 'cucumber'],
      needed: true,
    },
    leaf: { of: ['salad-leaf'], least: 0, grams: 15, proposed: ['lettuce'] },
    spread: {
      of: ['mayonnaise', 'butter', 'pesto', 'dip'],
      but: ['ghee'],
      least: 0,
      grams: 14,
      notWith: ['soft-cheese', 'crumbly-cheese'],
      proposed: ['mayonnaise', 'vegan-mayonnaise'],
      needed: true,
    },
    /** Under fresh cheese, which mayonnaise makes dull. */
    under: {
      of: ['pesto', 'dip', 'butter'],
      but: ['ghee'],
      least: 0,
      grams: 12,
      unless: ['spread'],
      alongside: FRESH_CHEESE,
    },
    mustard: { of: ['mustard'], least: 0, grams: 4 },
    briny: { of: ['briny'], least: 0 },
    herb: { ...HERBS, pairedIn: [] },
    /** Bread, mayonnaise and two mild fillings are dull: one of these three lifts them. */
    sharp: {
      of: ['mustard'],
      least: 0,
      grams: 4,
      alongside: LIFTED_BY_MUSTARD,
      notWith: ['mustard', 'briny', 'pesto', 'dip', 'tinned-fish', 'smoked-fish', 'avocado', 'orchard-fruit'],
      proposed: ['dijon-mustard', 'mustard'],
      needed: true,
    },
    pickle: {
      of: ['briny'],
      ids: ['caper'],
      least: 0,
      alongside: [...DRY_TINNED_FISH, 'smoked-salmon', 'smoked-trout'],
      notWith: ['mustard', 'briny', 'onion', 'spring-onion'],
      proposed: ['caper'],
      needed: true,
    },
    basil: {
      of: ['herb'],
      ids: ['basil'],
      least: 0,
      alongside: LIFTED_BY_BASIL,
      notWith: ['mustard', 'herb', 'briny', 'pesto', 'dip', 'salad-leaf'],
      proposed: ['basil'],
      needed: true,
    },
    lemon: { ...LEMON, grams: 5, alongside: SHARP_WITH_LEMON, proposed: ['lemon', 'lemon-juice'], needed: true },
    oil: { ...COLD_OIL, least: 0, grams: 5, alongside: MOISTENED, unless: ['under'] },
    salt: { ...SALT, grams: 0.5, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [
    { of: ['bread', 'loaf'], least: 1 },
    { of: ['filling', 'avocado', 'cheese'], least: 1 },
    {
      of: ['filling', 'avocado', 'cheese', 'onion', 'salad', 'leaf', 'spread', 'mustard', 'fruit', 'briny'],
      least: 2,
    },
  ],
  title: {
    en: '{filling+avocado+cheese+fruit+onion+salad#2} [loaf? baguette|sandwich]',
    es: '[loaf? Bocadillo|Sándwich] {de filling+avocado+cheese+fruit+onion+salad#2}',
    fr: 'Sandwich {au filling+avocado+cheese+fruit+onion+salad#2}',
  },
  description: {
    en: '[filling.ham? {the filling.ham} {=seasons filling.ham} the soft crumb all round|[avocado? {the avocado} {=makes avocado} the filling soft and creamy|[cheese.crumbly-cheese? {the cheese.crumbly-cheese} {=salts cheese.crumbly-cheese} the soft crumb|[cheese.melting-cheese? {the cheese.melting-cheese} {=gives cheese.melting-cheese} the filling salt and body|[loaf? Good crusty bread makes half of this sandwich|Fresh bread lets the filling do the talking]]]]].',
    es: '[filling.ham? {el filling.ham} {=sazona filling.ham} toda la miga|[avocado? {el avocado} {=suaviza avocado} el relleno|[cheese.crumbly-cheese? {el cheese.crumbly-cheese} {=sala cheese.crumbly-cheese} la miga tierna|[cheese.melting-cheese? {el cheese.melting-cheese} {=da cheese.melting-cheese} al relleno sal y cuerpo|[loaf? Un pan de corteza crujiente es la mitad de este bocadillo|Un pan tierno deja todo el sabor al relleno]]]]].',
    fr: '[filling.ham? {le filling.ham} {=assaisonne filling.ham} toute la mie|[avocado? {le avocado} {=rend avocado} la garniture crémeuse|[cheese.crumbly-cheese? {le cheese.crumbly-cheese} {=sale cheese.crumbly-cheese} la mie tendre|[cheese.melting-cheese? {le cheese.melting-cheese} {=donne cheese.melting-cheese} à la garniture du sel et du corps|[loaf? Un pain à la croûte bien croustillante fait la moitié de ce sandwich|Un pain frais laisse tout le goût à la garniture]]]]].',
  },
  steps: [
    {
      en: 'Boil {the filling.egg} in a small pan of boiling water for {9 min}, cool under the tap, peel and slice, {4 min}.',
      es: 'Cuece {el filling.egg} {9 min} en un cazo de agua hirviendo, enfría{=lo filling.egg} bajo el grifo, péla{=lo filling.egg} y córta{=lo filling.egg} en rodajas, {4 min}.',
      fr: 'Cuire {le filling.egg} {9 min} dans une petite casserole d’eau bouillante, {=le filling.egg} rafraîchir, {=l’ filling.egg}écaler et {=le filling.egg} couper en rondelles, {4 min}.',
    },
    {
      en: 'Fry {the filling.bacon} in a dry pan over a medium heat until crisp, {6 min}.',
      es: 'Fríe {el filling.bacon} en una sartén sin grasa, a fuego medio, hasta que {=crujiente filling.bacon}, {6 min}.',
      fr: 'Faire dorer {le filling.bacon} à sec dans une poêle à feu moyen jusqu’à ce {=croustillant filling.bacon}, {6 min}.',
    },
    {
      en: 'Break up {the filling.tinned-fish} with a fork and mix with {the oil+lemon}, {1 min}.',
      es: 'Desmenuza {el filling.tinned-fish} con un tenedor y mézcla{=lo filling.tinned-fish} con {el oil+lemon}, {1 min}.',
      fr: 'Émietter {le filling.tinned-fish} à la fourchette et {=le filling.tinned-fish} mélanger avec {le oil+lemon}, {1 min}.',
    },
    {
      en: '[loaf? Split {the loaf} lengthways[ and spread with {the spread+under+mustard+sharp+cheese.soft-cheese}]. |[Spread {the bread} right to the edges with {the spread+under+mustard+sharp+cheese.soft-cheese}. ]][filling.tinned-fish? |[Trickle the bread with {the oil}. ]]Fill [loaf? the loaf|half of {the bread}] with {the filling+avocado+cheese.melting-cheese,crumbly-cheese+onion+salad+fruit+briny+pickle+leaf+herb+basil}, [salt? season with {the salt+pepper}|add {the pepper}], [loaf? close|cover with the other half], press lightly and cut in two, {4 min}.',
      es: '[loaf? Abre {el loaf} a lo largo[ y únta{=lo loaf} con {el spread+under+mustard+sharp+cheese.soft-cheese}]. |[Unta {el bread} hasta los bordes con {el spread+under+mustard+sharp+cheese.soft-cheese}. ]][filling.tinned-fish? |[Riega el pan con {el oil}. ]]Rellena [loaf? el pan|la mitad {del bread}] con {el filling+avocado+cheese.melting-cheese,crumbly-cheese+onion+salad+fruit+briny+pickle+leaf+herb+basil}, [salt? sazona con {el salt+pepper}|añade {el pepper}], [loaf? cierra|tapa con la otra mitad], aprieta un poco y corta por la mitad, {4 min}.',
      fr: '[loaf? Fendre {le loaf} dans la longueur[ et {=le loaf} tartiner {de spread+under+mustard+sharp+cheese.soft-cheese}]. |[Tartiner {le bread} jusqu’aux bords {de spread+under+mustard+sharp+cheese.soft-cheese}. ]][filling.tinned-fish? |[Arroser le pain {de oil}. ]]Garnir [loaf? le pain|la moitié {du bread}] avec {le filling+avocado+cheese.melting-cheese,crumbly-cheese+onion+salad+fruit+briny+pickle+leaf+herb+basil}, [salt? assaisonner avec {le salt+pepper}|ajouter {le pepper}], [loaf? refermer|couvrir avec l’autre moitié], presser légèrement et couper en deux, {4 min}.',
    },
  ],
};

/** A filling that is chopped and bound: egg mayonnaise, tuna and sweetcorn, mashed chickpeas. */
const boundSandwich: DishTemplate = {
  id: 'bound-sandwich',
  dishType: 'sandwich',
  category: 'Meals',
  subcategories: ['Lunch', 'Snack'],
  servings: 2,
  families: ['northern', 'mediterranean'],
  called: {
    en: 'sandwich filling|mayonnaise sandwich',
    es: 'relleno de sándwich|sándwich con mayonesa',
    fr: 'garniture de sandwich|sandwich à la mayonnaise',
  },
  slots: {
    bread: {
      of: ['bread'],
      but: ['stale-bread', ...LOAVES],
      named: ['bread', 'gluten-free-bread'],
      grams: 80,
      inPairs: true,
    },
    filling: {
      of: ['egg', 'tinned-fish', 'cooked-meat', 'pulse', 'smoked-fish'],
      but: ['baked-beans', 'refried-beans', 'black-bean', 'kidney-bean', 'pinto-bean'],
      grams: 80,
      named: ['egg', 'chickpea'],
    },
    binder: {
      of: ['mayonnaise', 'soft-cheese', 'yogurt'],
      but: ['mascarpone', 'buttermilk', 'mexican-crema', 'soured-cream', 'coconut-yogurt', 'almond-yogurt'],
      named: ['mayonnaise', 'vegan-mayonnaise'],
      grams: 25,
    },
    onion: { ...RAW_ONION, proposed: ['spring-onion', 'shallot'] },
    briny: { of: ['briny'], ids: ['gherkin', 'caper', 'olive'], least: 0, grams: 10, cut: 'chop' },
    crunch: {
      of: ['raw', 'firm', 'tender'],
      ids: ['cucumber', 'radish', 'celery', 'sweetcorn', 'sweet-pepper'],
      least: 0,
      most: 2,
      grams: 30,
      cut: 'chop',
      proposed: ['celery', 'cucumber'],
      needed: true,
      unless: ['briny'],
    },
    mustard: { of: ['mustard'], least: 0, grams: 3 },
    lemon: { ...LEMON, proposed: ['lemon'], needed: true },
    leaf: { of: ['salad-leaf'], least: 0, grams: 15 },
    herb: HERBS,
    salt: { ...SALT, grams: 0.5, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [{ of: ['filling', 'binder', 'crunch', 'briny'], least: 2 }],
  title: {
    en: 'Creamy {filling+crunch+briny#2} sandwich',
    es: 'Sándwich cremoso {de filling+crunch+briny#2}',
    fr: 'Sandwich crémeux {au filling+crunch+briny#2}',
  },
  description: {
    en: '[filling.tinned-fish? {the filling.tinned-fish} {=seasons filling.tinned-fish} a cool, creamy filling|[filling.cooked-meat? {the filling.cooked-meat} {=stays filling.cooked-meat} moist in the creamy binding|{the binder} {=makes binder} the filling as soft as the bread around it]].',
    es: '[filling.tinned-fish? {el filling.tinned-fish} {=sazona filling.tinned-fish} un relleno fresco y cremoso|[filling.cooked-meat? {el filling.cooked-meat} {=queda filling.cooked-meat} {=jugoso filling.cooked-meat} en el relleno cremoso|{el binder} {=suaviza binder} el relleno entre rebanadas tiernas]].',
    fr: '[filling.tinned-fish? {le filling.tinned-fish} {=assaisonne filling.tinned-fish} une garniture fraîche et crémeuse|[filling.cooked-meat? {le filling.cooked-meat} {=reste filling.cooked-meat} {=moelleux filling.cooked-meat} dans la garniture crémeuse|{le binder} {=rend binder} la garniture crémeuse entre des tranches moelleuses]].',
  },
  steps: [
    {
      en: 'Boil {the filling.egg} in a small pan of boiling water for {9 min}, cool under the tap, peel and chop, {4 min}.',
      es: 'Cuece {el filling.egg} {9 min} en un cazo de agua hirviendo, enfría{=lo filling.egg} bajo el grifo, péla{=lo filling.egg} y píca{=lo filling.egg}, {4 min}.',
      fr: 'Cuire {le filling.egg} {9 min} dans une petite casserole d’eau bouillante, {=le filling.egg} rafraîchir, {=l’ filling.egg}écaler et {=le filling.egg} hacher, {4 min}.',
    },
    {
      en: 'Mash {the filling.pulse} roughly with a fork, {2 min}.',
      es: 'Aplasta {el filling.pulse} con un tenedor, sin afinar, {2 min}.',
      fr: 'Écraser grossièrement {le filling.pulse} à la fourchette, {2 min}.',
    },
    {
      en: 'Mix {the filling+binder+crunch+onion+briny+mustard+herb}[ with half of {the lemon}], [salt? season with {the salt+pepper}|add {the pepper}] and taste[lemon? ; add more of the juice if it is dull], {5 min}.',
      es: 'Mezcla {el filling+binder+crunch+onion+briny+mustard+herb}[ con la mitad {del lemon}], [salt? sazona con {el salt+pepper}|añade {el pepper}] y prueba[lemon? ; añade más zumo si hace falta], {5 min}.',
      fr: 'Mélanger {le filling+binder+crunch+onion+briny+mustard+herb}[ avec la moitié {du lemon}], [salt? assaisonner avec {le salt+pepper}|ajouter {le pepper}] et goûter[lemon?  ; ajouter un peu plus de jus si nécessaire], {5 min}.',
    },
    {
      en: 'Spread thickly over half of {the bread}[, lay {the leaf} on top], cover with the other half and cut in half, {2 min}.',
      es: 'Extiende una capa gruesa sobre la mitad {del bread}[, pon encima {el leaf}], tapa con la otra mitad y corta por la mitad, {2 min}.',
      fr: 'Étaler la garniture en couche épaisse sur la moitié {du bread}[, poser {le leaf} par-dessus], couvrir avec l’autre moitié et couper en deux, {2 min}.',
    },
  ],
};

const sweetToast: DishTemplate = {
  id: 'sweet-toast',
  dishType: 'toast',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack'],
  servings: 2,
  families: ['sweet'],
  called: { en: 'toast', es: 'tostada', fr: 'tartine' },
  slots: {
    bread: { of: ['bread'], grams: 80, cut: 'slice-bread' },
    spread: {
      of: ['nut-butter', 'soft-cheese'],
      least: 0,
      grams: 25,
      proposed: ['ricotta', 'almond-butter'],
      needed: true,
      unless: ['butter'],
    },
    butter: { of: ['butter'], but: ['ghee'], least: 0, grams: 8 },
    jam: { of: ['jam'], least: 0, grams: 20 },
    fruit: {
      of: ['banana', 'berry', 'stone-fruit', 'orchard-fruit'],
      but: COOKED_FRUIT,
      least: 0,
      most: 2,
      grams: 60,
      cut: 'slice-thin',
    },
    honey: {
      of: ['honey'],
      least: 0,
      grams: 10,
      unless: ['jam', 'chocolate'],
      notWith: ['jam', 'chocolate'],
      proposed: ['honey'],
    },
    chocolate: { of: ['chocolate'], least: 0, grams: 10 },
    nut: {
      of: ['nut', 'seed'],
      least: 0,
      grams: 8,
      proposed: ['walnut', 'pumpkin-seed'],
      proposedWithout: ['nut-butter'],
    },
    spice: {
      of: ['sweet-spice'],
      ids: ['cinnamon'],
      least: 0,
      proposed: ['cinnamon'],
      proposedWithout: ['berry', 'stone-fruit', 'jam', 'chocolate'],
    },
  },
  needs: [
    { of: ['spread', 'jam', 'honey', 'chocolate'], least: 1 },
    { of: ['fruit', 'jam', 'chocolate'], least: 1, unless: ['nut'] },
    { of: ['spread', 'fruit', 'jam', 'honey', 'chocolate', 'nut'], least: 2 },
  ],
  title: {
    en: '{fruit+spread+jam+chocolate+honey#3} toast',
    es: 'Tostada {de fruit+spread+jam+chocolate+honey#3}',
    fr: 'Tartine {au fruit+spread+jam+chocolate+honey#3}',
  },
  description: {
    en: '[fruit.berry? {the fruit.berry} {=gives fruit.berry} the sweet toast colour and acid|[fruit.orchard-fruit? {the fruit.orchard-fruit} {=brings fruit.orchard-fruit} a juicy bite to the crisp toast|[spread.soft-cheese? {the spread.soft-cheese} {=softens spread.soft-cheese} on the hot toast and {=rounds spread.soft-cheese} off its sweetness|[fruit.banana? {the fruit.banana} {=gives fruit.banana} the crisp toast a soft, sweet middle|The toast is hot and crisp, and the topping softens on it]]]].',
    es: '[fruit.berry? {el fruit.berry} {=da fruit.berry} a la tostada dulce color y acidez|[fruit.orchard-fruit? {el fruit.orchard-fruit} {=pone fruit.orchard-fruit} un bocado jugoso sobre el pan crujiente|[spread.soft-cheese? {el spread.soft-cheese} {=redondea spread.soft-cheese} lo dulce sobre el pan caliente|[fruit.banana? {el fruit.banana} {=contrasta fruit.banana} por blando y dulce con el pan crujiente|La tostada está caliente y crujiente, y lo de encima se ablanda un poco]]]].',
    fr: '[fruit.berry? {le fruit.berry} {=donne fruit.berry} à la tartine sucrée couleur et acidité|[fruit.orchard-fruit? {le fruit.orchard-fruit} {=apporte fruit.orchard-fruit} une bouchée juteuse au pain croustillant|[spread.soft-cheese? {le spread.soft-cheese} {=adoucit spread.soft-cheese} le sucré sur le pain chaud|[fruit.banana? {le fruit.banana} {=contraste fruit.banana} par son fondant avec le pain croustillant|La tartine est chaude et croustillante, et la garniture y fond un peu]]]].',
  },
  steps: [
    {
      en: 'Toast {the bread} until golden, {3 min}.',
      es: 'Tuesta {el bread} hasta que se dore, {3 min}.',
      fr: 'Faire griller {le bread}, {3 min}.',
    },
    {
      en: '[Top with {the butter+spread+jam+fruit+honey}[ and finish with {the chocolate+nut+spice}], {2 min}.|Top the hot bread with {the chocolate+nut+spice}, {2 min}.]',
      es: '[Cubre con {el butter+spread+jam+fruit+honey}[ y termina con {el chocolate+nut+spice}], {2 min}.|Reparte {el chocolate+nut+spice} sobre el pan caliente, {2 min}.]',
      fr: '[Garnir avec {le butter+spread+jam+fruit+honey}[ et terminer par {le chocolate+nut+spice}], {2 min}.|Répartir {le chocolate+nut+spice} sur le pain chaud, {2 min}.]',
    },
  ],
};

export const SANDWICHES: readonly DishTemplate[] = [sandwich, boundSandwich, sweetToast];
