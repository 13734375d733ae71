import {
  BUTTER_OR_OIL,
  CHILLI,
  GARLIC,
  GINGER_PROPOSED,
  HERBS,
  NOT_FOR_DOUGH,
  ONION,
  PEPPER,
  PLAIN_OIL,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';
import { toastingOf } from '../toasted-nuts.ts';

/** Flour for a dough that is rolled thin without a raising agent. */
const DOUGH_FLOUR: Slot = {
  of: ['flour'],
  but: [...NOT_FOR_DOUGH, 'self-raising-flour', 'gluten-free-flour', 'rice-flour'],
  grams: 65,
};

const panFriedDumplings: DishTemplate = {
  id: 'filled-dumplings',
  dishType: 'dumplings',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch', 'Snack'],
  servings: 4,
  families: ['eastern'],
  called: {
    en: 'dumplings|potstickers|gyoza|wontons',
    es: 'empanadillas chinas|gyozas|wontons',
    fr: 'raviolis chinois|gyozas|wontons',
  },
  slots: {
    wrapper: { of: ['wrapper'], least: 0, named: ['gyoza-wrapper'] },
    flour: { ...DOUGH_FLOUR, least: 0, notWith: ['wrapper'] },
    water: { of: ['water'], or: ['water'], only: ['flour'], grams: 36 },
    main: {
      of: ['mince', 'prawn', 'tofu'],
      but: ['crab', 'smoked-tofu'],
      least: 0,
      grams: 70,
      cut: 'chop',
    },
    veg: {
      of: ['firm', 'leafy', 'mushroom', 'root', 'tender'],
      ids: ['cabbage', 'spinach', 'pak-choi', 'kale', 'chard', 'mushroom', 'carrot', 'leek'],
      but: ['red-cabbage'],
      least: 0,
      most: 2,
      grams: 70,
      cut: 'chop',
      named: ['cabbage'],
      proposed: ['cabbage', 'carrot'],
      needed: true,
    },
    /** Crumbled tofu falls apart without it. */
    starch: { of: ['starch'], least: 0, or: ['cornflour'], alongside: ['tofu'], grams: 4 },
    /** Tofu and mince are bland without them. */
    spring: { of: ['spring-onion'], least: 0, proposed: ['spring-onion'], needed: true, cut: 'chop' },
    garlic: GARLIC,
    ginger: { ...GINGER_PROPOSED, needed: true },
    chilli: CHILLI,
    soy: { of: ['soy'], or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 18 },
    sesame: { of: ['sesame-oil'], least: 0, proposed: ['toasted-sesame-oil'] },
    vinegar: { of: ['vinegar'], least: 0 },
    hot: { of: ['hot-sauce'], least: 0 },
    herb: HERBS,
    seed: { of: ['seed'], least: 0 },
    oil: { ...PLAIN_OIL, grams: 9 },
    salt: { ...SALT, grams: 0.5 },
  },
  needs: [
    { of: ['wrapper', 'flour'], least: 1 },
    { of: ['main', 'veg'], least: 2, unless: ['main'] },
  ],
  title: {
    en: 'Pan-fried {main+veg#2} dumplings',
    es: 'Empanadillas chinas {de main+veg#2}',
    fr: 'Raviolis chinois {au main+veg#2}',
  },
  description: {
    en: 'The dumplings are crisp underneath and soft on top.',
    es: 'Las empanadillas quedan crujientes por debajo y tiernas por arriba.',
    fr: 'Les raviolis sont croustillants dessous et tendres dessus.',
  },
  equipment: [{ en: 'frying pan with a lid', es: 'sartén con tapa', fr: 'poêle avec couvercle' }],
  steps: [
    toastingOf('seed'),
    {
      en: 'Pour {the water}, just boiled, onto {the flour} and stir with a spoon; as soon as it can be touched, knead until smooth, {8 min}, and leave to rest, covered, {20 min}.',
      es: 'Vierte {el water} recién hervida sobre {el flour} y remueve con una cuchara; en cuanto no queme, amasa hasta obtener una masa lisa, {8 min}, y déjala reposar tapada {20 min}.',
      fr: 'Faire bouillir {le water}, {=le water} verser sur {le flour} et remuer à la cuillère ; dès que la pâte ne brûle plus, pétrir jusqu’à obtenir une pâte lisse, {8 min}, et laisser reposer à couvert {20 min}.',
    },
    {
      en: 'Cook {the veg} with {the salt} in a third of {the oil} in a wide frying pan with a lid over a medium heat, stirring, until soft and no liquid is left, {fry veg 6}, and leave to cool.',
      es: 'Rehoga {el veg} con {el salt} y un tercio {del oil} en una sartén ancha con tapa a fuego medio, removiendo, hasta que {=tierno veg} y no quede líquido, {fry veg 6}, y déja{=lo veg} enfriar.',
      fr: 'Faire revenir {le veg} avec {le salt} dans un tiers {du oil}, dans une large poêle à couvercle à feu moyen, en remuant, jusqu’à ce {=tendre veg} et qu’il ne reste plus de liquide, {fry veg 6}, puis {=le veg} laisser refroidir.',
    },
    {
      en: '[Chop {the main.prawn} very finely. ][Beat two tablespoons of water into {the main.mince}. ]Mix {the main+veg+spring+garlic+ginger+chilli+starch} with a third of {the soy}[veg? [ and {the sesame}]|[sesame? , {the sesame+salt}| and {the salt}]] until the filling holds together, {3 min}.',
      es: '[Pica muy fino {el main.prawn}. ][Añade dos cucharadas de agua {al main.mince} y bate. ]Mezcla {el main+veg+spring+garlic+ginger+chilli+starch} con un tercio {del soy}[veg? [ y {el sesame}]|[sesame? , {el sesame+salt}| y {el salt}]] hasta que el relleno quede unido, {3 min}.',
      fr: '[Hacher très finement {le main.prawn}. ][Incorporer deux cuillerées à soupe d’eau {au main.mince} en battant. ]Mélanger {le main+veg+spring+garlic+ginger+chilli+starch} avec un tiers {du soy}[veg? [ et {le sesame}]|[sesame? , {le sesame+salt}| et {le salt}]] jusqu’à ce que la farce se tienne, {3 min}.',
    },
    {
      en: '[flour? Roll the dough into a rope, cut into 24 pieces and roll each on a floured table into a thin round, keeping the others covered. ][Lay out {the wrapper}. ]Share all of the filling out among them, a heap in the middle of each, wet the edge, fold over and press out the air, [flour? {35 min} in all|{15 min} in all].',
      es: '[flour? Forma un cilindro con la masa, córtalo en 24 trozos y estira cada uno en la mesa enharinada en un disco fino, con los demás tapados. ][Extiende {el wrapper} en la mesa. ]Reparte todo el relleno entre las piezas, en un montoncito en el centro de cada una, moja el borde, dobla y aprieta para sacar el aire, [flour? {35 min} en total|{15 min} en total].',
      fr: '[flour? Façonner la pâte en rouleau, la couper en 24 morceaux et étaler chacun sur le plan de travail fleuré en un disque fin, les autres restant couverts. ][Étaler {le wrapper} sur le plan de travail. ]Répartir toute la farce au centre des disques, en petits tas égaux, mouiller le bord, replier et presser pour chasser l’air, [flour? {35 min} en tout|{15 min} en tout].',
    },
    {
      en: 'Heat [veg? half of the oil that is left in the same pan, wiped clean,|half of {the oil} in a wide frying pan with a lid] over a medium-high heat and fry half of the dumplings in one layer until brown underneath, {3 min}. Pour in six tablespoons of water, standing back as it spits, cover at once and steam until the dough is translucent[main.mince,prawn?  and the filling cooked through], {7 min}; uncover and let the bottoms crisp again, {2 min}. Keep warm and cook the other half in the same way with the rest of {the oil}, {12 min}.',
      es: 'Calienta [veg? la mitad del aceite restante en la misma sartén, ya limpia,|la mitad {del oil} en una sartén ancha con tapa] a fuego medio alto y fríe la mitad de las empanadillas en una sola capa hasta que se dore la base, {3 min}. Vierte seis cucharadas de agua con cuidado, porque salpica, tapa enseguida y deja que se hagan al vapor hasta que la masa se vea translúcida[main.mince,prawn?  y el relleno esté hecho], {7 min}; destapa y deja que la base vuelva a crujir, {2 min}. Mantenlas calientes y haz igual la otra mitad con el resto {del oil}, {12 min}.',
      fr: 'Chauffer [veg? la moitié de l’huile restante dans la même poêle, essuyée,|la moitié {du oil} dans une large poêle à couvercle] à feu assez vif et y poser une première moitié en une seule couche, jusqu’à ce que le dessous dore, {3 min}. Verser six cuillerées à soupe d’eau avec précaution, car cela éclabousse, couvrir aussitôt et cuire à la vapeur jusqu’à ce que la pâte soit translucide[main.mince,prawn?  et la farce cuite], {7 min} ; découvrir et laisser croustiller de nouveau, {2 min}. Les garder au chaud et cuire l’autre moitié de même avec le reste {du oil}, {12 min}.',
    },
    {
      en: 'Serve with the rest of {the soy}[hot? [vinegar? , {the vinegar+hot}| and {the hot}]|[ and {the vinegar}]], for dipping[, scattered with {the herb+seed}].',
      es: 'Sirve con el resto {del soy}[hot? [vinegar? , {el vinegar+hot}| y {el hot}]|[ y {el vinegar}]], para mojar[; reparte {el herb+seed} por encima].',
      fr: 'Servir avec le reste {du soy}[hot? [vinegar? , {le vinegar+hot}| et {le hot}]|[ et {le vinegar}]], pour tremper[ ; parsemer {de herb+seed}].',
    },
  ],
};

const boiledDumplings: DishTemplate = {
  id: 'potato-dumplings',
  dishType: 'dumplings',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern'],
  called: {
    en: 'pierogi|filled dumplings',
    es: 'pierogi|empanadillas hervidas',
    fr: 'pierogi|raviolis polonais',
  },
  slots: {
    flour: { ...DOUGH_FLOUR, grams: 75, named: ['plain-flour'] },
    water: { of: ['water'], or: ['water'], grams: 30 },
    egg: { of: ['egg'], least: 0, grams: 12 },
    potato: { of: ['mash', 'potato'], but: ['new-potato'], grams: 120 },
    cheese: {
      of: ['melting-cheese', 'crumbly-cheese', 'soft-cheese'],
      but: ['mascarpone'],
      least: 0,
      grams: 40,
      named: ['cheddar'],
    },
    veg: {
      of: ['mushroom', 'leafy', 'bacon', 'firm'],
      ids: ['mushroom', 'spinach', 'chard', 'bacon', 'cabbage', 'kale'],
      least: 0,
      grams: 60,
      cut: 'chop',
    },
    onion: ONION,
    dried: { of: ['sweet-spice', 'spice'], ids: ['nutmeg', 'paprika'], least: 0 },
    cream: { of: ['yogurt', 'cream'], least: 0, grams: 25, proposed: ['soured-cream', 'soya-yogurt'] },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, of: ['butter', 'oil'], or: ['butter', 'olive-oil'], grams: 10 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['flour'], least: 1 },
    { of: ['potato'], least: 1 },
    { of: ['cheese', 'veg'], least: 1 },
  ],
  title: {
    en: 'Potato and {cheese+veg#1} pierogi',
    es: 'Pierogi de patata con {cheese+veg#1}',
    fr: 'Pierogi aux pommes de terre et {au cheese+veg#1}',
  },
  description: {
    en: 'These pierogi are boiled first and then fried until golden.',
    es: 'Estos pierogi se cuecen en agua y se doran después en la sartén.',
    fr: 'Ces pierogis cuisent à l’eau puis dorent à la poêle.',
  },
  steps: [
    {
      en: 'Mix {the flour} with {the water}[ and {the egg}], knead until soft and smooth, {8 min}, and rest, covered, for {30 min}.',
      es: 'Mezcla {el flour} con {el water}[ y {el egg}], amasa hasta obtener una masa blanda y lisa, {8 min}, y déjala reposar tapada {30 min}.',
      fr: 'Mélanger {le flour} avec {le water}[ et {le egg}], pétrir jusqu’à obtenir une pâte souple et lisse, {8 min}, et laisser reposer à couvert {30 min}.',
    },
    {
      en: 'Meanwhile, put {the potato.potato} on with cold salted water and boil until tender, {25 min}; drain well and mash.',
      es: 'Mientras tanto, pon {el potato.potato} al fuego en agua fría con sal y cuéce{=lo potato.potato} hasta que {=tierno potato.potato}, {25 min}; escúrre{=lo potato.potato} bien y aplásta{=lo potato.potato}.',
      fr: 'Pendant ce temps, mettre {le potato.potato} à cuire dans de l’eau froide salée jusqu’à ce {=tendre potato.potato}, {25 min}, bien {=l’ potato.potato}égoutter et {=l’ potato.potato}écraser.',
    },
    {
      en: 'Cook {the onion} slowly in {the fat} in a frying pan over a low heat until soft and golden, {12 min}, and lift half of it out.',
      es: 'Rehoga {el onion} en una sartén con {el fat} a fuego suave hasta que se dore, {12 min}, y reserva la mitad.',
      fr: 'Faire fondre et dorer {le onion} à la poêle dans {le fat}, à feu doux, {12 min}, et en réserver la moitié.',
    },
    {
      en: 'Fry {the veg} with {the onion} in the pan until no liquid is left, {fry veg 6}.',
      es: 'Saltea {el veg} con {el onion} de la sartén hasta que no quede líquido, {fry veg 6}.',
      fr: 'Faire revenir {le veg} avec {le onion} de la poêle jusqu’à évaporation du liquide, {fry veg 6}.',
    },
    {
      en: 'Mix what is in the pan with {the potato+cheese}, season with {the salt+pepper+dried} and let it cool, {10 min}.',
      es: 'Mezcla el sofrito con {el potato+cheese}, sazona con {el salt+pepper+dried} y deja enfriar {10 min}.',
      fr: 'Mélanger le contenu de la poêle avec {le potato+cheese}, assaisonner avec {le salt+pepper+dried} et laisser refroidir {10 min}.',
    },
    {
      en: 'Roll the dough out thinly, cut 24 rounds of {8 cm}, put a spoonful of filling on each, fold and pinch the edges shut, {20 min}.',
      es: 'Estira la masa fina, corta 24 discos de {8 cm}, pon una cucharada de relleno en cada uno, dobla y pellizca los bordes, {20 min}.',
      fr: 'Étaler finement la pâte, découper 24 disques de {8 cm}, déposer une cuillerée de farce sur chacun, replier et pincer les bords, {20 min}.',
    },
    {
      en: 'Boil the dumplings in salted water, a few at a time, until they float and then {3 min} more, and drain. Toss over a medium heat with the rest of {the onion} until golden, {5 min}.[ Serve with {the cream+herb}.]',
      es: 'Cuece los pierogi en agua con sal, pocos a la vez, hasta que floten y {3 min} más, y escúrrelos. Saltéalos a fuego medio con el resto {del onion} hasta que se doren, {5 min}.[ Sirve con {el cream+herb}.]',
      fr: 'Pocher les pierogi à l’eau salée, quelques-uns à la fois, jusqu’à ce qu’ils remontent, puis {3 min} encore, et les égoutter. Les faire dorer à feu moyen avec le reste {du onion}, {5 min}.[ Servir avec {le cream+herb}.]',
    },
  ],
};

export const DUMPLINGS: readonly DishTemplate[] = [panFriedDumplings, boiledDumplings];
