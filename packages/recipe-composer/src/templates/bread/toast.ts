import {
  COLD_OIL,
  COOKED_FRUIT,
  FOR_LIQUIDS,
  GARLIC_IF_THERE,
  HERBS,
  LEMON,
  LOAVES,
  NUTS_IF_THERE,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { addingLeaves } from '../leaves.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { flatbreadPizza } from './flatbread-pizza.ts';

const toastie: DishTemplate = {
  id: 'toastie',
  dishType: 'sandwich',
  category: 'Meals',
  subcategories: ['Lunch', 'Snack', 'Breakfast'],
  servings: 2,
  families: ['northern', 'mediterranean'],
  called: {
    en: 'toastie|toasted sandwich|grilled cheese|sandwich',
    es: 'sándwich caliente|bikini|sándwich',
    fr: 'croque|sandwich chaud|toast',
  },
  slots: {
    bread: {
      of: ['bread'],
      but: ['baguette', 'bagel', 'flatbread'],
      named: ['bread', 'gluten-free-bread'],
      grams: 70,
      inPairs: true,
    },
    cheese: { of: ['melting-cheese'], named: ['cheddar', 'vegan-cheese'], grams: 50 },
    filling: {
      of: ['ham', 'cooked-meat', 'tomato', 'mushroom', 'leafy', 'bacon', 'onion'],
      but: ['kale', 'spring-greens', 'mustard-greens', 'turnip-tops', 'pak-choi', 'choy-sum', 'chinese-broccoli'],
      least: 0,
      most: 2,
      grams: 60,
      cut: 'slice-thin',
    },
    fish: { of: ['tinned-fish'], least: 0, grams: 50 },
    mayonnaise: {
      of: ['mayonnaise'],
      least: 0,
      grams: 12,
      only: ['fish'],
      proposed: ['mayonnaise', 'vegan-mayonnaise'],
      needed: true,
    },
    spread: {
      of: ['mustard', 'pesto', 'salsa'],
      least: 0,
      grams: 6,
      proposed: ['dijon-mustard'],
      proposedWithout: ['tinned-fish'],
    },
    sweet: { of: ['orchard-fruit'], but: COOKED_FRUIT, least: 0, grams: 30, cut: 'slice-thin' },
    herb: { of: ['herb', 'dried-herb'], least: 0, pairedIn: [] },
    fat: { of: ['butter', 'oil'], or: ['olive-oil'], grams: 8 },
    salt: { ...SALT, grams: 0.5, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [{ of: ['filling', 'fish', 'spread', 'sweet', 'herb'], least: 1 }],
  title: {
    en: '{cheese+filling+fish+sweet#2} toastie',
    es: 'Sándwich caliente {de cheese+filling+fish+sweet#2}',
    fr: 'Croque {au cheese+filling+fish+sweet#2}',
  },
  description: {
    en: '[filling.onion? {the filling.onion} {=sweetens filling.onion} the salty melted cheese|[filling.mushroom? {the filling.mushroom} {=gives filling.mushroom} the melted cheese a woodland taste|{the fat} {=gives fat} the bread a golden crust over the running cheese]].',
    es: '[filling.onion? {el filling.onion} {=endulza filling.onion} el queso fundido|[filling.mushroom? {el filling.mushroom} {=da filling.mushroom} al queso un gusto de bosque|{el fat} {=da fat} al pan una costra dorada sobre el queso fundido]].',
    fr: '[filling.onion? {le filling.onion} {=adoucit filling.onion} le fromage fondu et salé|[filling.mushroom? {le filling.mushroom} {=donne filling.mushroom} au fromage un goût de sous-bois|{le fat} {=donne fat} au pain une croûte dorée autour du fromage coulant]].',
  },
  steps: [
    {
      en: 'Cook {the filling.mushroom,leafy,bacon,onion} in a frying pan[filling.bacon? | with a little of {the fat}] over a medium heat, stirring, until [filling.bacon? browned|tender and dry], {8 min}.',
      es: 'Saltea {el filling.mushroom,leafy,bacon,onion} en una sartén[filling.bacon? , sin grasa,| con un poco {de fat}] a fuego medio, removiendo, hasta que [filling.bacon? {=tome filling.mushroom,leafy,bacon,onion} color|{=tierno filling.mushroom,leafy,bacon,onion} y no quede agua], {8 min}.',
      fr: 'Faire revenir {le filling.mushroom,leafy,bacon,onion} à la poêle[filling.bacon? , à sec| dans un peu {de fat}], à feu moyen, en remuant, jusqu’à [filling.bacon? belle coloration|ce {=tendre filling.mushroom,leafy,bacon,onion}, toute l’eau évaporée], {8 min}.',
    },
    {
      en: 'Mix {the fish} with {the mayonnaise}, {2 min}.',
      es: 'Mezcla {el fish} con {el mayonnaise}, {2 min}.',
      fr: 'Mélanger {le fish} avec {le mayonnaise}, {2 min}.',
    },
    {
      en: 'Spread one side of {the bread} with [filling.bacon? |[filling.mushroom,leafy,onion? the rest of ]]{the fat}. Turn over, layer half of the slices with {the spread+cheese+filling+fish+sweet+herb+salt+pepper} and cover with the others, greased side out, {3 min}.',
      es: 'Unta un lado {del bread} con [filling.bacon? {el fat}|[filling.mushroom,leafy,onion? el resto {del fat}|{el fat}]]. Da la vuelta a las rebanadas, rellena la mitad con {el spread+cheese+filling+fish+sweet+herb+salt+pepper} y tapa con las otras, con el lado untado hacia fuera, {3 min}.',
      fr: 'Enduire un côté {du bread} avec [filling.bacon? {le fat}|[filling.mushroom,leafy,onion? le reste {du fat}|{le fat}]]. Retourner les tranches, en garnir la moitié avec {le spread+cheese+filling+fish+sweet+herb+salt+pepper} et couvrir avec les autres, côté gras à l’extérieur, {3 min}.',
    },
    {
      en: 'Fry in [filling.mushroom,leafy,bacon,onion? the pan, wiped clean,|a frying pan] over a medium-low heat, pressing down, until golden on both sides and molten within, {8 min}. Cut in half and eat hot.',
      es: 'Dora el pan relleno en [filling.mushroom,leafy,bacon,onion? la sartén, ya limpia,|una sartén] a fuego medio bajo, apretándolo, hasta que se tueste por los dos lados y el queso se funda, {8 min}. Córtalo por la mitad y sírvelo enseguida.',
      fr: 'Faire dorer les croques des deux côtés dans [filling.mushroom,leafy,bacon,onion? la poêle essuyée|une poêle], à feu moyen-doux, en pressant, jusqu’à ce que l’intérieur soit fondant, {8 min}. Les couper en deux et les servir aussitôt.',
    },
  ],
};

/** What is cooked for the toast, one after the other in the same pan: prawns last, and less where they go under the grill. */
const COOKED = 'top.mushroom,prawn,bacon,pulse+veg';
const IN_PAN: TextTemplate = {
  en: '[melt? just pink, {2 min}|opaque right through, {fry top.prawn 3}].',
  es: '[melt? {=tome top.prawn} color, {2 min}|la carne esté opaca, {fry top.prawn 3}].',
  fr: '[melt? que la chair rosisse, {2 min}|que la chair soit opaque, {fry top.prawn 3}].',
};
const LEAVES = addingLeaves('veg.leafy', 4);
const ADDED: TextTemplate = {
  en: `[ Add {the top.prawn} and turn until ${IN_PAN.en}][ Add {the top.pulse+warm} with a splash of water, warm through for {3 min} and crush roughly with a fork.]`,
  es: `[ Añade {el top.prawn} y remueve hasta que ${IN_PAN.es}][ Añade {el top.pulse+warm} con un chorrito de agua, calienta {3 min} y aplasta un poco con un tenedor.]`,
  fr: `[ Ajouter {le top.prawn} et remuer jusqu’à ce ${IN_PAN.fr}][ Ajouter {le top.pulse+warm} avec un filet d’eau, {=le top.pulse} chauffer {3 min} et {=l’ top.pulse}écraser grossièrement à la fourchette.]`,
};
/** Salted in the pan where cheese covers it; half of the salt is left for eggs. */
const SALTED: TextTemplate = {
  en: `[melt? [${COOKED}? [ Season with [egg? half of ]{the salt}.]]]`,
  es: `[melt? [${COOKED}? [ Sazona con [egg? la mitad {del salt}|{el salt}].]]]`,
  fr: `[melt? [${COOKED}? [ Assaisonner avec [egg? la moitié {du salt}|{le salt}].]]]`,
};
/** The salt and the rest of what seasons it, at the end. */
const SEASONED: TextTemplate = {
  en: `[salt? [melt? [${COOKED}? [egg? season with the rest of {the salt}[dried+lemon+sharp? , | and ]{the pepper+dried+lemon+sharp}|finish with {the pepper+dried+lemon+sharp}]|season with {the salt+pepper+dried+lemon+sharp}]|season with {the salt+pepper+dried+lemon+sharp}]|finish with {the pepper+dried+lemon+sharp}].`,
  es: `[salt? [melt? [${COOKED}? [egg? sazona con el resto {del salt}[dried+lemon+sharp? , | y ]{el pepper+dried+lemon+sharp}|añade {el pepper+dried+lemon+sharp}]|sazona con {el salt+pepper+dried+lemon+sharp}]|sazona con {el salt+pepper+dried+lemon+sharp}]|añade {el pepper+dried+lemon+sharp}].`,
  fr: `[salt? [melt? [${COOKED}? [egg? assaisonner avec le reste {du salt}[dried+lemon+sharp? , | et ]{le pepper+dried+lemon+sharp}|ajouter {le pepper+dried+lemon+sharp}]|assaisonner avec {le salt+pepper+dried+lemon+sharp}]|assaisonner avec {le salt+pepper+dried+lemon+sharp}]|ajouter {le pepper+dried+lemon+sharp}].`,
};
/** The oil that is left, trickled over: eggs take it where the pan has taken the first half. */
const TRICKLED: TextTemplate = {
  en: `[egg? [${COOKED}? |, trickle over the rest of {the oil}]|, trickle over [${COOKED}+raw? the rest of ]{the oil}]`,
  es: `[egg? [${COOKED}? |, riega con el resto {del oil}]|, riega con [${COOKED}+raw? el resto {del oil}|{el oil}]]`,
  fr: `[egg? [${COOKED}? |, arroser avec le reste {du oil}]|, arroser avec [${COOKED}+raw? le reste {du oil}|{le oil}]]`,
};

/** Bread toasted and covered with cheese, which melts while the eggs fry: neither waits. */
const CHEESE_TOAST: TextTemplate = {
  en: '[egg? [melt? Heat the grill for {5 min}. [loaf? Split {the loaf} lengthways and toast|Toast {the bread}] under it on both sides until deep gold, {3 min}.[ Rub the hot toast with {the garlic}, halved.] Cover with [{the spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh}, then ]{the melt}.]]',
  es: '[egg? [melt? Precalienta el grill {5 min}. [loaf? Abre {el loaf} a lo largo y tuésta{=lo loaf}|Tuesta {el bread}] debajo, por los dos lados, hasta que {=dorado loaf+bread}, {3 min}.[ Frota el pan caliente con {el garlic}, partido por la mitad.] Cubre con [{el spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh} y, encima, ]{el melt}.]]',
  fr: '[egg? [melt? Préchauffer le gril {5 min}. [loaf? Fendre {le loaf} dans la longueur et {=le loaf} faire griller|Faire griller {le bread}] dessous, des deux côtés, jusqu’à belle coloration, {3 min}.[ Frotter le pain chaud avec {le garlic}, coupé en deux.] Garnir avec [{le spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh} et, par-dessus, ]{le melt}.]]',
};

const SPLIT: readonly string[] = [...LOAVES, 'bagel'];
/** Soft as they are, and better not melted. */
const SERVED_COLD: readonly string[] = [
  'feta',
  'vegan-feta',
  'queso-fresco',
  'burgos-cheese',
  'panela-cheese',
  'cotija',
];

const toast: DishTemplate = {
  id: 'toast',
  dishType: 'toast',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack', 'Lunch'],
  servings: 2,
  families: ['mediterranean', 'northern'],
  called: { en: 'toast|open sandwich|on toast|bruschetta', es: 'tostada|tosta|tostadas', fr: 'tartine|tartines|toast' },
  slots: {
    /** Split before it is toasted. */
    loaf: { of: ['bread'], ids: SPLIT, least: 0, grams: 90, notWith: ['bread'], cut: 'whole' },
    bread: { of: ['bread'], but: SPLIT, unless: ['loaf'], named: ['bread', 'gluten-free-bread'], grams: 70 },
    egg: { of: ['egg'], least: 0, grams: 100, beside: { slots: ['cured', 'fish'], grams: 50 } },
    fish: { of: ['tinned-fish'], least: 0, grams: 60, notWith: ['ham', 'bacon'] },
    mayonnaise: {
      of: ['mayonnaise', 'yogurt'],
      but: ['buttermilk'],
      least: 0,
      grams: 14,
      only: ['fish'],
      proposed: ['mayonnaise', 'vegan-mayonnaise'],
      needed: true,
    },
    cured: { of: ['smoked-fish', 'ham'], least: 0, grams: 50 },
    top: {
      of: ['avocado', 'tomato', 'mushroom', 'pulse', 'prawn', 'bacon'],
      but: ['crab', 'squid', 'baby-squid', 'seafood', 'refried-beans'],
      least: 0,
      most: 2,
      grams: 120,
      cuts: { tomato: 'slice-thin' },
    },
    veg: {
      of: ['leafy', 'tender', 'firm'],
      ids: ['spinach', 'chard', 'kale', 'asparagus', 'courgette', 'sweet-pepper', 'leek', 'tenderstem-broccoli'],
      but: ['frozen-spinach'],
      least: 0,
      grams: 90,
    },
    /** Melts under the grill. */
    melt: { of: ['melting-cheese', 'crumbly-cheese'], but: SERVED_COLD, least: 0, grams: 40 },
    spread: {
      of: ['soft-cheese', 'crumbly-cheese', 'pesto', 'dip'],
      but: ['mascarpone'],
      least: 0,
      grams: 40,
      proposed: ['cream-cheese', 'ricotta', 'vegan-cream-cheese', 'hummus'],
      needed: true,
      proposedWithout: [
        'egg',
        'tinned-fish',
        'avocado',
        'hard-cheese',
        'ham',
        'bacon',
        'melting-cheese',
        'crumbly-cheese',
      ],
    },
    hard: { of: ['hard-cheese'], but: ['nutritional-yeast'], least: 0, grams: 12, cut: 'shave' },
    /** Cured meat is dry on bread without something juicy. */
    fresh: {
      of: ['tomato'],
      least: 0,
      grams: 60,
      cut: 'slice-thin',
      notWith: ['tomato'],
      proposed: ['tomato'],
      needed: true,
      proposedWithout: [
        'egg',
        'tinned-fish',
        'smoked-fish',
        'avocado',
        'mushroom',
        'pulse',
        'prawn',
        'leafy',
        'tender',
        'firm',
      ],
    },
    raw: {
      of: ['raw', 'salad-leaf', 'spring-onion'],
      least: 0,
      only: ['fish', 'spread', 'melt'],
      grams: 15,
      notWith: ['egg', 'mushroom', 'prawn', 'bacon', 'pulse', 'tender', 'firm', 'leafy'],
      cut: 'slice-thin',
    },
    briny: { of: ['briny'], least: 0, grams: 12, cut: 'chop' },
    /** Gives crushed pulses a taste of their own. */
    warm: {
      of: ['spice'],
      ids: ['smoked-paprika', 'paprika', 'ground-cumin'],
      least: 0,
      grams: 0.5,
      alongside: ['pulse'],
      proposed: ['smoked-paprika', 'paprika'],
      needed: true,
    },
    dried: { of: ['spice', 'dried-herb'], but: FOR_LIQUIDS, least: 0, pairedIn: [] },
    garlic: {
      ...GARLIC_IF_THERE,
      cut: 'whole',
      grams: 2,
      proposed: ['garlic'],
      proposedWithout: ['smoked-fish', 'tinned-fish'],
    },
    lemon: {
      ...LEMON,
      only: ['fish', 'cured', 'top', 'veg'],
      notWith: ['ham', 'bacon', 'pulse', 'avocado', 'prawn', 'melting-cheese'],
    },
    /** Pulses, avocado and prawns are dull without it. */
    sharp: {
      of: ['sour', 'vinegar'],
      least: 0,
      alongside: ['pulse', 'avocado', 'prawn', 'scallop'],
      notWith: ['melting-cheese'],
      or: ['lemon'],
      grams: 5,
    },
    herb: { ...HERBS, needed: true },
    nut: NUTS_IF_THERE,
    oil: { ...COLD_OIL, grams: 10 },
    salt: { ...SALT, grams: 0.75, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [
    { of: ['bread', 'loaf'], least: 1 },
    { of: ['egg', 'fish', 'cured', 'top', 'veg', 'melt', 'spread'], least: 1 },
    { of: ['egg', 'fish', 'cured', 'top', 'veg', 'melt', 'spread', 'raw', 'briny', 'herb'], least: 2 },
  ],
  title: {
    en: '{all egg+fish+cured+top+veg+melt+spread+briny#3} on toast',
    es: 'Tostadas {de egg+fish+cured+top+veg+melt+spread+briny#3}',
    fr: 'Tartines {au egg+fish+cured+top+veg+melt+spread+briny#3}',
  },
  knownAs: [
    {
      of: { loaf: ['bagel'] },
      title: {
        en: 'Bagels with {all egg+fish+cured+top+veg+melt+spread+briny#3}',
        es: 'Bagels con {egg+fish+cured+top+veg+melt+spread+briny#3}',
        fr: 'Bagels {au egg+fish+cured+top+veg+melt+spread+briny#3}',
      },
    },
  ],
  description: {
    en: '[top.prawn? {the top.prawn} {=brings top.prawn} a sweet taste of the sea to the crisp bread|[top.bacon? {the top.bacon} {=salts top.bacon} the crisp bread|[egg? The yolk breaks and soaks into the crisp bread|[spread.pesto? {the spread.pesto} {=scents spread.pesto} the hot, crisp bread|[sharp? {the sharp} {=lightens sharp} what lies on the crisp bread|[spread.soft-cheese? {the spread.soft-cheese} {=keeps spread.soft-cheese} the bread crisp under the topping|[melt.melting-cheese? {the melt.melting-cheese} {=melts melt.melting-cheese} and {=salts melt.melting-cheese} what is under it|The bread stays crisp under a generous topping]]]]]]].',
    es: '[top.prawn? {el top.prawn} {=pone top.prawn} un gusto a mar sobre el pan crujiente|[top.bacon? {el top.bacon} {=sala top.bacon} el pan crujiente|[egg? La yema se rompe y empapa el pan crujiente|[spread.pesto? {el spread.pesto} {=perfuma spread.pesto} el pan caliente|[sharp? {el sharp} {=aligera sharp} lo que lleva el pan encima|[spread.soft-cheese? {el spread.soft-cheese} {=hace spread.soft-cheese} que el jugo de encima no moje el pan|[melt.melting-cheese? {el melt.melting-cheese} se {=funde melt.melting-cheese} y {=sala melt.melting-cheese} lo de debajo|El pan sigue crujiente bajo una capa generosa]]]]]]].',
    fr: '[top.prawn? {le top.prawn} {=apporte top.prawn} un goût de mer au pain croustillant|[top.bacon? {le top.bacon} {=sale top.bacon} le pain croustillant|[egg? Le jaune crève et imprègne le pain croustillant|[spread.pesto? {le spread.pesto} {=parfume spread.pesto} le pain chaud|[sharp? {le sharp} {=allège sharp} ce que porte le pain|[spread.soft-cheese? {le spread.soft-cheese} {=garde spread.soft-cheese} le pain croustillant sous la garniture|[melt.melting-cheese? {le melt.melting-cheese} {=fond melt.melting-cheese} et {=sale melt.melting-cheese} le dessous|Le pain reste croustillant sous une garniture généreuse]]]]]]].',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Mix {the fish} with {the mayonnaise}, {2 min}.',
      es: 'Mezcla {el fish} con {el mayonnaise}, {2 min}.',
      fr: 'Mélanger {le fish} avec {le mayonnaise}, {2 min}.',
    },
    {
      en: `[${COOKED}? [melt? [egg? |Heat the grill. ]]][Heat half of {the oil} in a frying pan over a [fry veg.tender>10? medium|medium-high] heat and cook {the top.mushroom,bacon+veg.tender,firm}, turning now and then, until tender and lightly browned, {fry top.mushroom,bacon+veg.tender,firm 4}.[veg.leafy?  ${LEAVES.en}]${ADDED.en}|[veg.leafy? Heat half of {the oil} in a frying pan over a medium-high heat, {1 min}. ${LEAVES.en}${ADDED.en}|[Heat half of {the oil} in a frying pan over a medium-high heat and cook {the top.prawn}, turning, until ${IN_PAN.en}[ Add {the top.pulse+warm} with a splash of water, warm through for {3 min} and crush roughly with a fork.]|Heat half of {the oil} in a frying pan over a medium heat, add {the top.pulse+warm} with a splash of water, warm through for {3 min} and crush roughly with a fork.]]]${SALTED.en}`,
      es: `[${COOKED}? [melt? [egg? |Enciende el grill. ]]][Calienta la mitad {del oil} en una sartén a fuego [fry veg.tender>10? medio|medio alto] y saltea {el top.mushroom,bacon+veg.tender,firm} hasta que {=dorado top.mushroom,bacon+veg.tender,firm}, {fry top.mushroom,bacon+veg.tender,firm 4}.[veg.leafy?  ${LEAVES.es}]${ADDED.es}|[veg.leafy? Calienta la mitad {del oil} en una sartén a fuego medio alto, {1 min}. ${LEAVES.es}${ADDED.es}|[Calienta la mitad {del oil} en una sartén a fuego medio alto y saltea {el top.prawn} hasta que ${IN_PAN.es}[ Añade {el top.pulse+warm} con un chorrito de agua, calienta {3 min} y aplasta un poco con un tenedor.]|Calienta la mitad {del oil} en una sartén a fuego medio, añade {el top.pulse+warm} con un chorrito de agua, calienta {3 min} y aplasta un poco con un tenedor.]]]${SALTED.es}`,
      fr: `[${COOKED}? [melt? [egg? |Allumer le gril. ]]][Chauffer la moitié {du oil} dans une poêle à feu [fry veg.tender>10? moyen|assez vif] et faire sauter {le top.mushroom,bacon+veg.tender,firm} jusqu’à ce {=doré top.mushroom,bacon+veg.tender,firm}, {fry top.mushroom,bacon+veg.tender,firm 4}.[veg.leafy?  ${LEAVES.fr}]${ADDED.fr}|[veg.leafy? Chauffer la moitié {du oil} dans une poêle à feu assez vif, {1 min}. ${LEAVES.fr}${ADDED.fr}|[Chauffer la moitié {du oil} dans une poêle à feu assez vif et faire sauter {le top.prawn} jusqu’à ce ${IN_PAN.fr}[ Ajouter {le top.pulse+warm} avec un filet d’eau, {=le top.pulse} chauffer {3 min} et {=l’ top.pulse}écraser grossièrement à la fourchette.]|Chauffer la moitié {du oil} dans une poêle à feu moyen, ajouter {le top.pulse+warm} avec un filet d’eau, {=le top.pulse} chauffer {3 min} et {=l’ top.pulse}écraser grossièrement à la fourchette.]]]${SALTED.fr}`,
    },
    CHEESE_TOAST,
    {
      en: '[melt? |[[Lift {the top.mushroom,prawn,bacon,pulse+veg} out onto a plate. ]]][top.mushroom,prawn,bacon,pulse+veg? Heat the rest of {the oil} in the same pan|Heat half of {the oil} in a frying pan], break in {the egg} and fry over a medium heat until the whites are set and the yolks still soft, {3 min}.',
      es: '[melt? |[[Pasa {el top.mushroom,prawn,bacon,pulse+veg} a un plato. ]]][top.mushroom,prawn,bacon,pulse+veg? Calienta el resto {del oil} en la misma sartén|Calienta la mitad {del oil} en una sartén], casca {el egg} y fríe{=lo egg} a fuego medio hasta que cuajen las claras y las yemas sigan blandas, {3 min}.',
      fr: '[melt? |[[Réserver {le top.mushroom,prawn,bacon,pulse+veg} sur une assiette. ]]][top.mushroom,prawn,bacon,pulse+veg? Chauffer le reste {du oil} dans la même poêle|Chauffer la moitié {du oil} dans une poêle], y casser {le egg} et {=le egg} cuire au plat à feu moyen, jusqu’à ce que les blancs soient pris et les jaunes encore coulants, {3 min}.',
    },
    {
      en: '[egg? [melt? Meanwhile, put the toast under the hot grill until the cheese runs, {2 min}.|[egg+top.mushroom,prawn,bacon,pulse+veg? Meanwhile, [loaf? split {the loaf} lengthways and toast under the grill|toast {the bread}]|[loaf? Split {the loaf} lengthways and toast under the grill|Toast {the bread}]] until deep gold, {3 min}.[ Rub the hot toast with {the garlic}, halved.][melt?  Cover with [{the spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh}, then ]{the melt} and put under a hot grill until the cheese runs, {2 min}.|[ Cover with {the spread}.]]]|[melt? [top.mushroom,prawn,bacon,pulse+veg? |Heat the grill for {5 min}. ]][melt? [loaf? Split {the loaf} lengthways and toast|Toast {the bread}] under [top.mushroom,prawn,bacon,pulse+veg? the hot grill|it] on both sides|[egg+top.mushroom,prawn,bacon,pulse+veg? Meanwhile, [loaf? split {the loaf} lengthways and toast under the grill|toast {the bread}]|[loaf? Split {the loaf} lengthways and toast under the grill|Toast {the bread}]]] until deep gold, {3 min}.[ Rub the hot toast with {the garlic}, halved.][melt?  Cover with [{the spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh}, then ]{the melt} and put under a hot grill until the cheese runs, {2 min}.|[ Cover with {the spread}.]]]',
      es: '[egg? [melt? Mientras tanto, pon las tostadas bajo el grill bien caliente hasta que el queso se funda, {2 min}.|[egg+top.mushroom,prawn,bacon,pulse+veg? Mientras tanto, [loaf? abre {el loaf} a lo largo y tuésta{=lo loaf} bajo el grill|tuesta {el bread}]|[loaf? Abre {el loaf} a lo largo y tuésta{=lo loaf} bajo el grill|Tuesta {el bread}]] hasta que {=dorado loaf+bread}, {3 min}.[ Frota el pan caliente con {el garlic}, partido por la mitad.][melt?  Cubre con [{el spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh} y, encima, ]{el melt}. Pon las tostadas bajo el grill bien caliente hasta que el queso se funda, {2 min}.|[ Cubre con {el spread}.]]]|[melt? [top.mushroom,prawn,bacon,pulse+veg? |Precalienta el grill {5 min}. ]][melt? [loaf? Abre {el loaf} a lo largo y tuésta{=lo loaf}|Tuesta {el bread}] [top.mushroom,prawn,bacon,pulse+veg? bajo el grill caliente|debajo], por los dos lados,|[egg+top.mushroom,prawn,bacon,pulse+veg? Mientras tanto, [loaf? abre {el loaf} a lo largo y tuésta{=lo loaf} bajo el grill|tuesta {el bread}]|[loaf? Abre {el loaf} a lo largo y tuésta{=lo loaf} bajo el grill|Tuesta {el bread}]]] hasta que {=dorado loaf+bread}, {3 min}.[ Frota el pan caliente con {el garlic}, partido por la mitad.][melt?  Cubre con [{el spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh} y, encima, ]{el melt}. Pon las tostadas bajo el grill bien caliente hasta que el queso se funda, {2 min}.|[ Cubre con {el spread}.]]]',
      fr: '[egg? [melt? Pendant ce temps, passer les tartines sous le gril bien chaud jusqu’à ce que le fromage fonde, {2 min}.|[egg+top.mushroom,prawn,bacon,pulse+veg? Pendant ce temps, [loaf? fendre {le loaf} dans la longueur et {=le loaf} passer sous le gril|faire griller {le bread}]|[loaf? Fendre {le loaf} dans la longueur et {=le loaf} passer sous le gril|Faire griller {le bread}]] jusqu’à belle coloration, {3 min}.[ Frotter le pain chaud avec {le garlic}, coupé en deux.][melt?  Garnir avec [{le spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh} et, par-dessus, ]{le melt}. Passer les tartines sous le gril bien chaud jusqu’à ce que le fromage fonde, {2 min}.|[ Garnir avec {le spread}.]]]|[melt? [top.mushroom,prawn,bacon,pulse+veg? |Préchauffer le gril {5 min}. ]][melt? [loaf? Fendre {le loaf} dans la longueur et {=le loaf} faire griller|Faire griller {le bread}] [top.mushroom,prawn,bacon,pulse+veg? sous le gril chaud|dessous], des deux côtés,|[egg+top.mushroom,prawn,bacon,pulse+veg? Pendant ce temps, [loaf? fendre {le loaf} dans la longueur et {=le loaf} passer sous le gril|faire griller {le bread}]|[loaf? Fendre {le loaf} dans la longueur et {=le loaf} passer sous le gril|Faire griller {le bread}]]] jusqu’à belle coloration, {3 min}.[ Frotter le pain chaud avec {le garlic}, coupé en deux.][melt?  Garnir avec [{le spread+cured.ham+top.bacon,mushroom,prawn,pulse,tomato+veg+fish+fresh} et, par-dessus, ]{le melt}. Passer les tartines sous le gril bien chaud jusqu’à ce que le fromage fonde, {2 min}.|[ Garnir avec {le spread}.]]]',
    },
    {
      en: `[Top the toast with {the raw}, dressed in a little of {the oil}. ][[melt? [Put {the cured.smoked-fish+top.avocado+egg+briny} on top${TRICKLED.en} and|Trickle the toast with [${COOKED}+raw? the rest of ]{the oil} and]|Pile {the cured+top+veg+fresh+fish+egg+briny} onto the toast${TRICKLED.en} and]|Trickle over {the oil} and] ${SEASONED.en}[ Finish with {the hard+herb+nut}.] Serve at once.`,
      es: `[Cubre el pan con {el raw}, {=aliñado raw} con un poco {de oil}. ][[melt? [Pon {el cured.smoked-fish+top.avocado+egg+briny} por encima${TRICKLED.es} y|Riega las tostadas con [${COOKED}+raw? el resto {del oil}|{el oil}] y]|Pon {el cured+top+veg+fresh+fish+egg+briny} sobre el pan${TRICKLED.es} y]|Riega con {el oil} y] ${SEASONED.es}[ Termina con {el hard+herb+nut}.] Sirve enseguida.`,
      fr: `[Couvrir le pain {de raw}, {=assaisonné raw} d’un peu {de oil}. ][[melt? [Disposer {le cured.smoked-fish+top.avocado+egg+briny} par-dessus${TRICKLED.fr} et|Arroser les tartines avec [${COOKED}+raw? le reste {du oil}|{le oil}] et]|Disposer {le cured+top+veg+fresh+fish+egg+briny} sur le pain${TRICKLED.fr} et]|Arroser avec {le oil} et] ${SEASONED.fr}[ Terminer par {le hard+herb+nut}.] Servir aussitôt.`,
    },
  ],
};

export const TOAST_DISHES: readonly DishTemplate[] = [toastie, toast, flatbreadPizza];
