import {
  COLD_OIL,
  FOR_LIQUIDS,
  GARLIC_IF_THERE,
  HERBS,
  LEMON,
  NUTS_IF_THERE,
  OIL,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

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
      of: ['ham', 'cooked-meat', 'tinned-fish', 'tomato', 'mushroom', 'leafy', 'bacon', 'onion'],
      least: 0,
      most: 2,
      grams: 60,
      cut: 'slice-thin',
    },
    spread: { of: ['mustard', 'pesto', 'mayonnaise', 'salsa'], least: 0, grams: 6 },
    sweet: { of: ['orchard-fruit'], least: 0, grams: 30, cut: 'slice-thin' },
    herb: { of: ['herb', 'dried-herb'], least: 0 },
    fat: { of: ['butter', 'oil'], or: ['olive-oil'], grams: 8 },
    pepper: PEPPER,
  },
  needs: [{ of: ['filling', 'spread', 'sweet', 'herb', 'fat'], least: 1 }],
  title: {
    en: '{cheese+filling+sweet#2} toastie',
    es: 'Sándwich caliente {de cheese+filling+sweet#2}',
    fr: 'Croque {au cheese+filling+sweet#2}',
  },
  description: {
    en: 'Bread fried crisp around melting {cheese}[ and {all filling+sweet#2}]: ten minutes, two hands, no plate needed.',
    es: 'Pan tostado y crujiente, {cheese} a punto de fundirse[ y {filling+sweet#2}]: diez minutos, dos manos y ni plato hace falta.',
    fr: 'Du pain croustillant autour {du cheese} qui fond[, avec {le filling+sweet#2}] : dix minutes, deux mains, pas d’assiette.',
  },
  steps: [
    {
      en: 'Cook {the filling.mushroom,leafy,bacon,onion} in a little of {the fat}, {6 min}.',
      es: 'Cocina {el filling.mushroom,leafy,bacon,onion} con un poco {de fat}, {6 min}.',
      fr: 'Cuire {le filling.mushroom,leafy,bacon,onion} dans un peu {de fat}, {6 min}.',
    },
    {
      en: 'Spread one side of {the bread} with {the fat}. Turn over and layer with {the spread+cheese+filling+sweet+herb+pepper}, then close, {3 min}.',
      es: 'Unta un lado {del bread} con {el fat}. Dale la vuelta, rellena con {el spread+cheese+filling+sweet+herb+pepper} y cierra, {3 min}.',
      fr: 'Enduire un côté {du bread} avec {le fat}. Retourner, garnir avec {le spread+cheese+filling+sweet+herb+pepper} et refermer, {3 min}.',
    },
    {
      en: 'Fry over a medium-low heat, pressing down, until golden on both sides and molten within, {7 min}.',
      es: 'Dora a fuego medio bajo, apretando, hasta que se tueste por los dos lados y se funda por dentro, {7 min}.',
      fr: 'Faire dorer des deux côtés à feu moyen-doux en pressant, jusqu’à ce que l’intérieur soit fondant, {7 min}.',
    },
  ],
};

/** Loaves that are split or sliced before they are toasted. */
const LOAVES: readonly string[] = ['baguette', 'ciabatta', 'focaccia'];

const toast: DishTemplate = {
  id: 'toast',
  dishType: 'toast',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack', 'Lunch'],
  servings: 2,
  families: ['mediterranean', 'northern'],
  called: { en: 'toast|open sandwich|on toast|bruschetta', es: 'tostada|tosta|tostadas', fr: 'tartine|tartines|toast' },
  slots: {
    loaf: { of: ['bread'], ids: LOAVES, least: 0, grams: 90 },
    bread: { of: ['bread'], but: LOAVES, unless: ['loaf'], named: ['bread', 'gluten-free-bread'], grams: 70 },
    egg: { of: ['egg'], least: 0, grams: 100 },
    fish: { of: ['tinned-fish'], least: 0, grams: 60 },
    mayonnaise: {
      of: ['mayonnaise', 'yogurt'],
      but: ['buttermilk'],
      least: 0,
      grams: 14,
      only: ['fish'],
      proposed: ['mayonnaise', 'vegan-mayonnaise'],
      needed: true,
    },
    top: {
      of: ['smoked-fish', 'ham', 'avocado', 'tomato', 'mushroom', 'pulse', 'prawn', 'bacon'],
      but: ['crab', 'squid', 'baby-squid', 'seafood', 'refried-beans'],
      least: 0,
      most: 2,
      grams: 100,
    },
    veg: {
      of: ['leafy', 'tender', 'firm'],
      ids: ['spinach', 'chard', 'kale', 'asparagus', 'courgette', 'sweet-pepper', 'leek', 'tenderstem-broccoli'],
      but: ['frozen-spinach'],
      least: 0,
      grams: 90,
    },
    spread: {
      of: ['soft-cheese', 'crumbly-cheese', 'melting-cheese', 'pesto', 'dip'],
      but: ['mascarpone'],
      least: 0,
      grams: 30,
      proposed: ['cream-cheese', 'ricotta', 'vegan-cream-cheese', 'hummus'],
      needed: true,
      proposedWithout: ['egg', 'tinned-fish', 'avocado', 'hard-cheese', 'ham', 'bacon'],
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
      only: ['fish', 'spread'],
      grams: 25,
      cut: 'slice-thin',
    },
    briny: { of: ['briny'], least: 0, grams: 12, cut: 'chop' },
    dried: { of: ['spice', 'dried-herb'], but: FOR_LIQUIDS, least: 0, pairedIn: [] },
    garlic: {
      ...GARLIC_IF_THERE,
      cut: 'whole',
      grams: 2,
      proposed: ['garlic'],
      proposedWithout: ['smoked-fish', 'tinned-fish'],
    },
    lemon: LEMON,
    herb: { ...HERBS, needed: true },
    nut: NUTS_IF_THERE,
    oil: { ...COLD_OIL, grams: 10 },
    salt: { ...SALT, grams: 0.75, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [
    { of: ['bread', 'loaf'], least: 1 },
    { of: ['egg', 'fish', 'top', 'veg', 'spread'], least: 1 },
    { of: ['egg', 'fish', 'top', 'veg', 'spread', 'raw', 'briny', 'herb'], least: 2 },
  ],
  title: {
    en: '{all egg+fish+top+veg+spread+briny#2} on toast',
    es: 'Tostadas {de egg+fish+top+veg+spread+briny#2}',
    fr: 'Tartines {au egg+fish+top+veg+spread+briny#2}',
  },
  description: {
    en: 'Good bread, toasted hard enough to carry {all egg+fish+top+veg+spread#3}. A meal by the standards of any busy day.',
    es: 'Buen pan, bien tostado para que aguante {egg+fish+top+veg+spread#3}. En un día ajetreado, una comida con todas las letras.',
    fr: 'Un bon pain, assez grillé pour porter {le egg+fish+top+veg+spread#3}. Un jour chargé, c’est un vrai repas.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Flake {the fish} and mix with {the mayonnaise}, {2 min}.',
      es: 'Desmenuza {el fish} y mezcla con {el mayonnaise}, {2 min}.',
      fr: 'Émietter {le fish} et mélanger avec {le mayonnaise}, {2 min}.',
    },
    {
      en: '[Heat half of {the oil} in a frying pan over a medium-high heat and cook {the top.mushroom,prawn,bacon+veg.tender,firm}, turning now and then, until tender and lightly browned, {fry top.mushroom,prawn,bacon+veg.tender,firm 4}.[ Add {the veg.leafy} by the handful and turn until the water has gone, {4 min}.][ Add {the top.pulse}, warm through for {3 min} and crush roughly with a fork.]|[Heat half of {the oil} in a frying pan over a medium-high heat, add {the veg.leafy} by the handful and turn until the water has gone, {4 min}.[ Add {the top.pulse}, warm through for {3 min} and crush roughly with a fork.]|Heat half of {the oil} in a frying pan over a medium heat, warm {the top.pulse} in it for {3 min} and crush roughly with a fork.]]',
      es: '[Calienta la mitad {del oil} en una sartén a fuego medio alto y saltea {el top.mushroom,prawn,bacon+veg.tender,firm} hasta que {=dorado top.mushroom,prawn,bacon+veg.tender,firm}, {fry top.mushroom,prawn,bacon+veg.tender,firm 4}.[ Añade {el veg.leafy} a puñados y remueve hasta que no quede agua, {4 min}.][ Añade {el top.pulse}, calienta {3 min} y aplasta un poco con un tenedor.]|[Calienta la mitad {del oil} en una sartén a fuego medio alto, añade {el veg.leafy} a puñados y remueve hasta que no quede agua, {4 min}.[ Añade {el top.pulse}, calienta {3 min} y aplasta un poco con un tenedor.]|Calienta la mitad {del oil} en una sartén a fuego medio, añade {el top.pulse}, calienta {3 min} y aplasta un poco con un tenedor.]]',
      fr: '[Chauffer la moitié {du oil} dans une poêle à feu assez vif et faire sauter {le top.mushroom,prawn,bacon+veg.tender,firm} jusqu’à ce {=doré top.mushroom,prawn,bacon+veg.tender,firm}, {fry top.mushroom,prawn,bacon+veg.tender,firm 4}.[ Ajouter {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.][ Ajouter {le top.pulse}, chauffer {3 min} et écraser grossièrement à la fourchette.]|[Chauffer la moitié {du oil} dans une poêle à feu assez vif, ajouter {le veg.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.[ Ajouter {le top.pulse}, chauffer {3 min} et écraser grossièrement à la fourchette.]|Chauffer la moitié {du oil} dans une poêle à feu moyen, y réchauffer {le top.pulse} {3 min} et écraser grossièrement à la fourchette.]]',
    },
    {
      en: '[top.mushroom,prawn,bacon,pulse+veg? Tip onto a plate. Break|Break] {the egg} into [top.mushroom,prawn,bacon,pulse+veg? the same pan with a little more of {the oil}|a frying pan with half of {the oil}] and fry over a medium heat until the whites are set and the yolks still soft, {3 min}.',
      es: '[top.mushroom,prawn,bacon,pulse+veg? Pasa a un plato. Casca|Casca] {el egg} en [top.mushroom,prawn,bacon,pulse+veg? la misma sartén con un poco más {de oil}|una sartén con la mitad {del oil}] y fríe a fuego medio hasta que cuajen las claras y las yemas sigan blandas, {3 min}.',
      fr: '[top.mushroom,prawn,bacon,pulse+veg? Réserver sur une assiette. Casser|Casser] {le egg} dans [top.mushroom,prawn,bacon,pulse+veg? la même poêle avec encore un peu {de oil}|une poêle avec la moitié {du oil}] et cuire au plat à feu moyen, jusqu’à ce que les blancs soient pris et les jaunes encore coulants, {3 min}.',
    },
    {
      en: '[egg+top.mushroom,prawn,bacon,pulse+veg? Meanwhile, [loaf? split {the loaf} lengthways and toast|toast {the bread}]|[loaf? Split {the loaf} lengthways and toast|Toast {the bread}]] until deep gold, {3 min}.[ Rub the hot toast with {the garlic}, halved.][ Cover with {the spread}.][spread.melting-cheese?  Put under a hot grill until the cheese runs, {2 min}.]',
      es: '[egg+top.mushroom,prawn,bacon,pulse+veg? Mientras tanto, [loaf? abre {el loaf} a lo largo y tuesta|tuesta {el bread}]|[loaf? Abre {el loaf} a lo largo y tuesta|Tuesta {el bread}]] hasta que {=dorado loaf+bread}, {3 min}.[ Frota el pan caliente con {el garlic}, partido por la mitad.][ Cubre con {el spread}.][spread.melting-cheese?  Pon bajo el grill bien caliente hasta que el queso se funda, {2 min}.]',
      fr: '[egg+top.mushroom,prawn,bacon,pulse+veg? Pendant ce temps, [loaf? fendre {le loaf} dans la longueur et griller|griller {le bread}]|[loaf? Fendre {le loaf} dans la longueur et griller|Griller {le bread}]] jusqu’à belle coloration, {3 min}.[ Frotter le pain chaud avec {le garlic}, coupé en deux.][ Garnir avec {le spread}.][spread.melting-cheese?  Passer sous le gril bien chaud jusqu’à ce que le fromage fonde, {2 min}.]',
    },
    {
      en: '[Pile {the top+veg+fresh+fish+egg+raw+briny} onto the toast, trickle|Trickle] over [egg+top.mushroom,prawn,bacon,pulse+veg? the rest of ]{the oil} and season with {the salt+pepper+dried+lemon}, {1 min}.[ Finish with {the hard+herb+nut}.]',
      es: '[Reparte {el top+veg+fresh+fish+egg+raw+briny} sobre el pan, riega|Riega] con [egg+top.mushroom,prawn,bacon,pulse+veg? el resto {del oil}|{el oil}] y sazona con {el salt+pepper+dried+lemon}, {1 min}.[ Termina con {el hard+herb+nut}.]',
      fr: '[Répartir {le top+veg+fresh+fish+egg+raw+briny} sur le pain, arroser|Arroser] avec [egg+top.mushroom,prawn,bacon,pulse+veg? le reste {du oil}|{le oil}] et assaisonner avec {le salt+pepper+dried+lemon}, {1 min}.[ Terminer par {le hard+herb+nut}.]',
    },
  ],
};

const flatbreadPizza: DishTemplate = {
  id: 'flatbread-pizza',
  dishType: 'pizza',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner', 'Snack'],
  servings: 2,
  families: ['mediterranean'],
  called: { en: 'pizza|flatbread pizza', es: 'pizza', fr: 'pizza' },
  slots: {
    base: {
      of: ['wrap', 'bread'],
      ids: ['flatbread', 'tortilla', 'pitta', 'naan', 'baguette', 'ciabatta', 'bread'],
      but: ['taco-shell', 'tostada'],
      grams: 90,
      named: ['flatbread', 'gluten-free-bread'],
    },
    sauce: { of: ['tinned-tomato', 'pesto', 'tomato'], named: ['passata'], grams: 45 },
    cheese: { of: ['melting-cheese', 'crumbly-cheese'], named: ['mozzarella', 'vegan-cheese'], most: 2, grams: 60 },
    top: {
      of: ['ham', 'bacon', 'mushroom', 'tender', 'tomato', 'leafy', 'tinned-fish', 'cooked-meat', 'onion', 'firm'],
      but: ['cauliflower', 'brussels-sprout', 'cabbage', 'pea', 'green-bean', 'celery', 'okra'],
      least: 0,
      most: 3,
      grams: 80,
      cut: 'slice-thin',
    },
    briny: { of: ['briny'], least: 0, most: 2, grams: 12 },
    dried: { of: ['dried-herb', 'spice'], least: 0 },
    herb: HERBS,
    leaf: { of: ['salad-leaf'], ids: ['rocket'], least: 0, grams: 10 },
    oil: { ...OIL, grams: 5 },
    salt: { ...SALT, grams: 0.75 },
  },
  needs: [{ of: ['cheese'], least: 1 }],
  title: {
    en: 'Quick {top+briny+cheese#2} pizza',
    es: 'Pizza rápida {de top+briny+cheese#2}',
    fr: 'Pizza express {au top+briny+cheese#2}',
  },
  description: {
    en: 'No dough to wait for: {all base} goes straight into a fierce oven under {all sauce+cheese+top+briny#4}.',
    es: 'Sin esperar a la masa: {base} directo al horno fuerte con {sauce+cheese+top+briny#4}.',
    fr: 'Pas de pâte à attendre : un four brûlant, {base+sauce+cheese+top+briny#5}.',
  },
  steps: [
    {
      en: 'Heat the oven to {220 C} with a baking tray inside.',
      es: 'Calienta el horno a {220 C} con una bandeja dentro.',
      fr: 'Préchauffer le four à {220 C} avec une plaque à l’intérieur.',
    },
    {
      en: 'Spread {the base} with {the sauce}, cover with {the cheese+top+briny+dried}, season with {the salt} and trickle over {the oil}, {4 min}.',
      es: 'Extiende {el sauce} sobre {el base}, cubre con {el cheese+top+briny+dried}, sazona con {el salt} y rocía con {el oil}, {4 min}.',
      fr: 'Étaler {le sauce} sur {le base}, recouvrir {de cheese+top+briny+dried}, assaisonner avec {le salt} et arroser avec {le oil}, {4 min}.',
    },
    {
      en: 'Slide onto the hot tray and bake until bubbling and crisp at the rim, {9 min}.[ Scatter with {the herb+leaf}.]',
      es: 'Pasa a la bandeja caliente y hornea hasta que burbujee y cruja el borde, {9 min}.[ Reparte {el herb+leaf} por encima.]',
      fr: 'Glisser sur la plaque chaude et cuire jusqu’à ce que ce soit bouillonnant et croustillant au bord, {9 min}.[ Parsemer {de herb+leaf}.]',
    },
  ],
};

export const TOAST_DISHES: readonly DishTemplate[] = [toastie, toast, flatbreadPizza];
