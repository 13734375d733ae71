import { CHILLI, GARLIC, HERBS, LEMON, OIL, ONION, SALT, SPICES } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { COOKING_OF_RICE_OR_WRAPS } from '../side-steps.ts';

const chilli: DishTemplate = {
  id: 'chilli',
  dishType: 'chilli',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mexican'],
  called: { en: 'chilli|chili', es: 'chili|chile con carne', fr: 'chili' },
  slots: {
    main: {
      of: ['mince', 'pulse'],
      but: ['chickpea', 'tinned-lentil', 'refried-beans', 'baked-beans', 'minced-chicken', 'flageolet-bean'],
      most: 2,
      grams: 165,
    },
    beans: {
      of: ['pulse'],
      but: ['chickpea', 'tinned-lentil', 'refried-beans', 'baked-beans', 'flageolet-bean'],
      least: 0,
      grams: 60,
      notWith: ['pulse'],
      proposed: ['kidney-bean', 'black-bean'],
      needed: true,
    },
    tomato: {
      of: ['tinned-tomato', 'tomato'],
      but: ['pasta-sauce', 'pizza-sauce', 'green-tomato'],
      grams: 140,
      named: ['chopped-tomatoes'],
    },
    veg: {
      of: ['root', 'tender', 'mushroom', 'firm'],
      ids: ['sweet-pepper', 'aubergine', 'carrot', 'sweetcorn', 'courgette', 'mushroom', 'celery'],
      least: 0,
      most: 2,
      grams: 90,
    },
    /** Roots that fall apart in the whole of the simmer. */
    sweet: { of: ['root'], ids: ['sweet-potato', 'squash'], least: 0, grams: 90 },
    onion: ONION,
    garlic: GARLIC,
    chilli: { ...CHILLI, proposed: ['red-chilli'], needed: true },
    spice: { ...SPICES, but: ['cinnamon'], grams: 1.6, needed: true },
    /** A powder of chillies alone is hot and no more. */
    cumin: {
      of: ['spice'],
      ids: ['ground-cumin', 'cumin-seed'],
      least: 0,
      grams: 0.8,
      proposed: ['ground-cumin'],
      needed: true,
    },
    puree: { of: ['tomato-paste'], least: 0, proposed: ['tomato-puree'], needed: true },
    paste: {
      of: ['hot-sauce', 'cocoa', 'chocolate'],
      ids: ['hot-sauce', 'chipotle-paste', 'cocoa-powder', 'dark-chocolate'],
      least: 0,
      grams: 4,
    },
    side: {
      of: ['rice', 'cooked-rice', 'wrap'],
      but: ['taco-shell', 'tostada', 'naan', 'chapati', 'pitta'],
      least: 0,
      proposed: ['long-grain-rice'],
    },
    lime: { ...LEMON, proposed: ['lime', 'lemon'], needed: true },
    herb: { ...HERBS, most: 1 },
    top: {
      of: ['avocado', 'melting-cheese', 'cream', 'yogurt'],
      ids: ['avocado', 'cheese', 'cheddar', 'soured-cream', 'creme-fraiche', 'yogurt'],
      least: 0,
      proposed: ['soured-cream', 'avocado'],
      grams: 30,
    },
    oil: OIL,
    salt: SALT,
    water: { of: ['stock', 'water'], or: ['water'], grams: 45 },
  },
  needs: [{ of: ['main'], least: 1 }],
  title: {
    en: '{main+beans+veg+sweet#3} chilli',
    es: 'Chili {de main+beans+veg+sweet#3}',
    fr: 'Chili {de main}[ {au beans+veg+sweet#2}]',
  },
  description: {
    en: '[top.avocado,cream,yogurt? {the top.avocado,cream,yogurt} {=cools top.avocado,cream,yogurt} the warmth of the spices|[top? {the top} {=melts top} on the hot chilli and {=rounds top} off its spice|[puree? {the puree}, a minute in the hot oil, {=makes puree} the sauce a darker red|The sauce, dark and thick, is warm with spice]]].',
    es: '[top.avocado,cream,yogurt? {el top.avocado,cream,yogurt}, por encima, {=suaviza top.avocado,cream,yogurt} el calor de las especias|[top? {el top} se {=funde top} sobre el chili caliente y {=redondea top} su picante|[puree? {el puree}, un minuto en el aceite, {=da puree} a la salsa un rojo más oscuro|La salsa queda espesa, oscura y cálida de especias]]].',
    fr: '[top.avocado,cream,yogurt? {le top.avocado,cream,yogurt}, au moment de servir, {=adoucit top.avocado,cream,yogurt} la chaleur des épices|[top? {le top} {=fond top} sur le chili brûlant et en {=adoucit top} les épices|[puree? {le puree}, une minute dans l’huile, {=donne puree} à la sauce un rouge plus sombre|La sauce, épaisse et sombre, est chaude d’épices]]].',
  },
  steps: [
    {
      en: 'Brown {the main.slow} in half of {the oil} in a large pan over a medium-high heat, breaking up the lumps, until the edges are dark, [main.slow>450? in two batches, {14 min} in all|{8 min}]. Pour off the fat that has run out.',
      es: 'Dora {el main.slow} con la mitad {del oil} en una olla grande a fuego medio alto, deshaciendo los grumos, hasta que se tueste por los bordes, [main.slow>450? en dos tandas, {14 min} en total|{8 min}]. Retira la grasa que haya soltado.',
      fr: 'Faire dorer {le main.slow} dans la moitié {du oil}, dans un faitout, à feu assez vif, en émiettant, jusqu’à belle coloration, [main.slow>450? en deux fois, {14 min} en tout|{8 min}]. Retirer la graisse rendue.',
    },
    {
      en: '[main.slow? Add {the onion+veg.hard+veg.tender} with the rest of {the oil}|Heat {the oil} in a large pan, add {the onion+veg.hard+veg.tender}] and cook over a medium heat, stirring now and then, until soft, [onion+veg.hard+veg.tender>350? {12 min}|{8 min}].[ Add {the veg.mushroom}, turn up the heat and cook until the water has gone and the edges brown, {8 min}.]',
      es: '[main.slow? Añade {el onion+veg.hard+veg.tender} con el resto {del oil}|Calienta {el oil} en una olla grande, añade {el onion+veg.hard+veg.tender}] y sofríe a fuego medio, removiendo de vez en cuando, hasta que {=tierno onion+veg.hard+veg.tender}, [onion+veg.hard+veg.tender>350? {12 min}|{8 min}].[ Añade {el veg.mushroom}, sube el fuego y cocina hasta que se evapore el agua y se doren los bordes, {8 min}.]',
      fr: '[main.slow? Ajouter {le onion+veg.hard+veg.tender} avec le reste {du oil}|Chauffer {le oil} dans un faitout, ajouter {le onion+veg.hard+veg.tender}] et {=le onion+veg.hard+veg.tender} faire fondre à feu moyen en remuant de temps en temps, [onion+veg.hard+veg.tender>350? {12 min}|{8 min}].[ Ajouter {le veg.mushroom}, monter le feu et cuire jusqu’à ce que l’eau s’évapore et que les bords dorent, {8 min}.]',
    },
    {
      en: 'Stir in {the garlic+chilli+spice+cumin+puree} for {1 min}.',
      es: 'Añade {el garlic+chilli+spice+cumin+puree} y remueve {1 min}.',
      fr: 'Ajouter {le garlic+chilli+spice+cumin+puree} et remuer {1 min}.',
    },
    {
      en: 'Add {the tomato+main.pulse+beans+paste+water} and half of {the salt}, bring to the boil and simmer over a low heat, half covered, [main.slow? {25 min}|{15 min}].',
      es: 'Añade {el tomato+main.pulse+beans+paste+water} con la mitad {del salt}, lleva a ebullición y cuece a fuego bajo, con la tapa entreabierta, [main.slow? {25 min}|{15 min}].',
      fr: 'Ajouter {le tomato+main.pulse+beans+paste+water} avec la moitié {du salt}, porter à ébullition et laisser mijoter à feu doux, à demi couvert, [main.slow? {25 min}|{15 min}].',
    },
    {
      en: 'Stir[ in {the sweet}] and simmer on without the lid until thick and dark red, {20 min}.',
      es: '[sweet? Incorpora {el sweet}|Remueve] y sigue la cocción sin tapa, a fuego bajo, hasta que quede espeso y de color rojo oscuro, {20 min}.',
      fr: '[sweet? Incorporer {le sweet}|Remuer] et poursuivre à découvert, à feu doux, jusqu’à ce que le chili soit épais et d’un rouge sombre, {20 min}.',
    },
    ...COOKING_OF_RICE_OR_WRAPS,
    {
      en: 'Taste and season with the rest of {the salt} as needed[ and with {the lime}]. Serve the chilli[ with {the herb+top+side}].',
      es: 'Prueba y ajusta con el resto {del salt}[ y {el lime}]. Sirve el chili[ con {el herb+top+side}].',
      fr: 'Goûter et ajuster avec le reste {du salt}[ et {le lime}]. Servir le chili[ avec {le herb+top+side}].',
    },
  ],
};

export const CHILLIES: readonly DishTemplate[] = [chilli];
