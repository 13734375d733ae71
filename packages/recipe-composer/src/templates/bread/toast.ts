import { FOR_LIQUIDS, GARLIC_IF_THERE, HERBS, LEMON, NUTS_IF_THERE, OIL, PEPPER, SALT } from '../common-slots.ts';
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

const toast: DishTemplate = {
  id: 'toast',
  dishType: 'toast',
  category: 'Meals',
  subcategories: ['Breakfast', 'Snack', 'Lunch'],
  servings: 2,
  families: ['mediterranean', 'northern'],
  called: { en: 'toast|open sandwich|on toast|bruschetta', es: 'tostada|tosta|tostadas', fr: 'tartine|tartines|toast' },
  slots: {
    bread: { of: ['bread'], named: ['bread', 'gluten-free-bread'], grams: 70 },
    top: {
      of: [
        'egg',
        'smoked-fish',
        'tinned-fish',
        'ham',
        'avocado',
        'tomato',
        'mushroom',
        'pulse',
        'prawn',
        'bacon',
        'leafy',
        'tender',
        'firm',
      ],
      but: ['cabbage', 'brussels-sprout', 'cauliflower', 'celery', 'okra', 'bean-sprout', 'chicory', 'pak-choi'],
      least: 1,
      most: 3,
      grams: 110,
    },
    spread: {
      of: ['soft-cheese', 'crumbly-cheese', 'melting-cheese', 'pesto', 'tahini', 'mayonnaise'],
      least: 0,
      grams: 30,
    },
    hard: { of: ['hard-cheese'], but: ['nutritional-yeast'], least: 0, grams: 15 },
    raw: { of: ['raw', 'salad-leaf', 'spring-onion', 'briny'], least: 0, most: 2, grams: 30 },
    dried: { of: ['spice', 'dried-herb'], but: FOR_LIQUIDS, least: 0 },
    garlic: { ...GARLIC_IF_THERE, cut: 'whole', grams: 2, proposed: ['garlic'] },
    lemon: LEMON,
    herb: HERBS,
    nut: NUTS_IF_THERE,
    oil: { ...OIL, grams: 6 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['top', 'spread'], least: 1 },
    { of: ['top', 'spread', 'raw', 'herb'], least: 2 },
  ],
  title: {
    en: '{all top+spread#2} on toast',
    es: 'Tostada {de top+spread#2}',
    fr: 'Tartine {au top+spread#2}',
  },
  description: {
    en: 'Good bread, toasted hard enough to carry {all top+spread#3}. A meal by the standards of any busy day.',
    es: 'Buen pan, bien tostado para que aguante {top+spread#3}. En un día ajetreado, una comida con todas las letras.',
    fr: 'Un bon pain, assez grillé pour porter {le top+spread#3}. Un jour chargé, c’est un vrai repas.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Heat half of {the oil} in a frying pan and cook {the top.mushroom,prawn,bacon,leafy,pulse,tender,firm} over a medium heat, {fry top.mushroom,prawn,bacon,leafy,pulse,tender,firm}.',
      es: 'Calienta la mitad {del oil} en una sartén y cocina {el top.mushroom,prawn,bacon,leafy,pulse,tender,firm} a fuego medio, {fry top.mushroom,prawn,bacon,leafy,pulse,tender,firm}.',
      fr: 'Chauffer la moitié {du oil} dans une poêle et cuire {le top.mushroom,prawn,bacon,leafy,pulse,tender,firm} à feu moyen, {fry top.mushroom,prawn,bacon,leafy,pulse,tender,firm}.',
    },
    {
      en: 'Toast {the bread} until deep gold, {3 min}.[ Rub the hot bread with {the garlic}.][ Spread or top with {the spread}.][spread.melting-cheese?  Put under a hot grill until the cheese runs, {2 min}.]',
      es: 'Tuesta {el bread} hasta que {=dorado bread}, {3 min}.[ Frota el pan caliente con {el garlic}.][ Unta o cubre con {el spread}.][spread.melting-cheese?  Pon bajo el grill hasta que el queso se funda, {2 min}.]',
      fr: 'Griller {le bread} jusqu’à belle coloration, {3 min}.[ Frotter le pain chaud avec {le garlic}.][ Tartiner ou garnir avec {le spread}.][spread.melting-cheese?  Passer sous le gril jusqu’à ce que le fromage fonde, {2 min}.]',
    },
    {
      en: 'Fry {the top.egg} in [top.mushroom,prawn,bacon,leafy,pulse,tender,firm? the same pan|half of {the oil} in a pan over a medium heat] until the white is set, {3 min}.',
      es: 'Fríe {el top.egg} en [top.mushroom,prawn,bacon,leafy,pulse,tender,firm? la misma sartén|una sartén con la mitad {del oil}, a fuego medio,] hasta que cuaje la clara, {3 min}.',
      fr: 'Cuire {le top.egg} dans [top.mushroom,prawn,bacon,leafy,pulse,tender,firm? la même poêle|une poêle avec la moitié {du oil}, à feu moyen,] jusqu’à ce que le blanc soit pris, {3 min}.',
    },
    {
      en: 'Pile on {the top+raw}, trickle over [top.mushroom,prawn,bacon,leafy,pulse,tender,firm,egg? the rest of ]{the oil} and season with {the salt+pepper+dried+lemon}[; finish with {the hard+herb+nut}].',
      es: 'Pon encima {el top+raw}, rocía con [top.mushroom,prawn,bacon,leafy,pulse,tender,firm,egg? el resto {del oil}|{el oil}] y sazona con {el salt+pepper+dried+lemon}[; termina con {el hard+herb+nut}].',
      fr: 'Garnir avec {le top+raw}, arroser avec [top.mushroom,prawn,bacon,leafy,pulse,tender,firm,egg? le reste {du oil}|{le oil}] et assaisonner avec {le salt+pepper+dried+lemon}[ ; terminer par {le hard+herb+nut}].',
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
