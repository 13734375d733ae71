import type { CookingKind } from '@larder/food/ingredients/cooking';
import {
  CHILLI,
  COOKED_VEGETABLES,
  GARLIC,
  GINGER_PROPOSED,
  HERBS,
  LEMON,
  ONION,
  PLAIN_OIL,
  SALT,
  SPICES,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { COOKING_OF_RICE } from '../side-dish.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

/** Vegetables that a curry does not suit. */
const NOT_FOR_CURRY = [
  'tomato',
  'asparagus',
  'fennel',
  'beetroot',
  'celery',
  'red-cabbage',
  'brussels-sprout',
  'celeriac',
  'swede',
  'turnip',
  'parsnip',
  'kohlrabi',
  'salsify',
  'jerusalem-artichoke',
  'parsley-root',
  'chicory',
  'artichoke-heart',
  'leek',
  'stir-fry-vegetable',
  'broad-bean',
  'plantain',
];
/** Spices none of which makes a curry alone. */
const NO_CURRY_ALONE = ['paprika', 'chilli', 'saffron', 'mustard-seed', 'nigella-seed', 'fennel-seed'];
const PROTEINS: readonly CookingKind[] = [
  'poultry',
  'prawn',
  'fish-fillet',
  'tofu',
  'frying-cheese',
  'tender-meat',
  'stewing-meat',
  'mince',
  'cooked-meat',
];

const curry: DishTemplate = {
  id: 'curry',
  dishType: 'curry',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['indian', 'thai'],
  called: { en: 'curry|masala|korma|dal', es: 'curry|curri', fr: 'curry|cari' },
  slots: {
    protein: {
      of: PROTEINS,
      but: [
        'halloumi',
        'crab',
        'sardine',
        'herring',
        'mackerel',
        'beef-steak',
        'smoked-tofu',
        'pork-belly',
        'pork-rib',
        'oxtail',
      ],
      stews: true,
      least: 0,
    },
    pulse: {
      of: ['pulse', 'lentil'],
      ids: ['chickpea', 'lentil', 'kidney-bean', 'black-eyed-bean'],
      least: 0,
      notWith: ['egg', 'prawn', 'fish-fillet'],
    },
    veg: {
      of: ['potato', ...COOKED_VEGETABLES],
      but: NOT_FOR_CURRY,
      least: 0,
      most: 2,
      grams: 160,
    },
    tomato: {
      of: ['tinned-tomato', 'tomato'],
      but: ['pasta-sauce', 'pizza-sauce', 'arrabbiata-sauce', 'bolognese-sauce', 'green-tomato'],
      least: 0,
      grams: 100,
      families: ['indian'],
    },
    puree: {
      of: ['tomato-paste'],
      least: 0,
      unless: ['tomato'],
      proposed: ['tomato-puree'],
      needed: true,
      families: ['indian'],
    },
    egg: {
      of: ['egg'],
      least: 0,
      grams: 100,
      unless: ['protein'],
      alongside: ['tomato', 'potato', 'spinach', 'pea'],
      notWith: PROTEINS,
    },
    coconut: { of: ['coconut-milk'], least: 0, grams: 80, named: ['coconut-milk'], unless: ['tomato'] },
    creamy: {
      of: ['yogurt', 'cream'],
      but: ['soured-cream', 'creme-fraiche', 'whipped-cream', 'coconut-yogurt', 'buttermilk', 'kefir'],
      least: 0,
      grams: 40,
      families: ['indian'],
      notWith: ['coconut-milk'],
    },
    onion: ONION,
    garlic: GARLIC,
    ginger: { ...GINGER_PROPOSED, needed: true },
    chilli: CHILLI,
    paste: {
      of: ['curry-paste'],
      least: 0,
      unless: ['tomato', 'creamy', 'puree'],
      proposed: ['thai-red-curry-paste', 'vegan-thai-curry-paste'],
      needed: true,
    },
    /** Where no paste of its cuisine is permitted. */
    powder: {
      of: ['spice'],
      ids: ['curry-powder'],
      least: 0,
      grams: 2.5,
      unless: ['paste'],
      families: ['thai'],
      proposed: ['curry-powder'],
      needed: true,
    },
    spice: { ...SPICES, of: ['spice'], but: NO_CURRY_ALONE, grams: 2.5, unless: ['paste'], families: ['indian'] },
    also: {
      of: ['spice', 'sweet-spice'],
      ids: [...NO_CURRY_ALONE, 'cinnamon', 'ground-cardamom', 'ground-ginger'],
      but: ['smoked-paprika', 'saffron'],
      least: 0,
      pairedIn: [],
      families: ['indian'],
    },
    /** Whole spices scent the sauce, and are taken out. */
    whole: { of: ['whole-spice'], least: 0, most: 2, unless: ['paste'] },
    soy: {
      of: ['soy'],
      least: 0,
      grams: 8,
      families: ['thai'],
      proposed: ['soy-sauce', 'gluten-free-soy-sauce'],
      needed: true,
    },
    sugar: { of: ['sugar'], least: 0, grams: 2.5, families: ['thai'], proposed: ['sugar'], needed: true },
    /** Rounds off the acid of tomatoes. */
    pinch: { of: ['sugar'], least: 0, grams: 1, only: ['tomato'], proposed: ['sugar'], needed: true },
    nut: { of: ['nut'], ids: ['cashew', 'almond', 'peanut'], least: 0, pairedIn: [] },
    lime: LEMON,
    herb: HERBS,
    side: {
      of: ['rice', 'cooked-rice'],
      least: 0,
      named: ['basmati-rice'],
      proposed: ['basmati-rice'],
    },
    oil: PLAIN_OIL,
    salt: SALT,
    water: { of: ['water'], or: ['water'], grams: 60, unless: ['tomato'] },
    splash: { of: ['water'], least: 0, or: ['water'], grams: 35, only: ['tomato'], notWith: ['potato'] },
    /** Potatoes take long to cook in a sauce, and would dry it out. */
    liquid: { of: ['water'], or: ['water'], grams: 80, only: ['tomato'], alongside: ['potato'] },
  },
  needs: [
    { of: ['protein', 'egg', 'pulse', 'veg'], least: 2, unless: ['protein', 'egg', 'pulse'] },
    { of: ['tomato', 'creamy', 'coconut'], least: 1 },
  ],
  title: {
    en: '{protein+egg+pulse+veg#2} curry[ with {all coconut}]',
    es: 'Curry {de protein+egg+pulse+veg#2}[ con {coconut}]',
    fr: '[protein+egg? Curry {de protein+egg}[ {au pulse+veg+coconut#1}]|[pulse? Curry {de pulse#1}[ {au veg+coconut#1}]|Curry {de veg#2}]]',
  },
  description: {
    en: 'Browned onion and spices warmed in the oil are the base of the sauce around the {all protein+egg+pulse+veg#2}.',
    es: 'La cebolla dorada y las especias calentadas en el aceite son la base de la salsa que envuelve {el protein+egg+pulse+veg#2}.',
    fr: 'L’oignon doré et les épices chauffées dans l’huile sont la base de la sauce qui enrobe {le protein+egg+pulse+veg#2}.',
  },
  tip: {
    en: '[pulse+protein.stewing-meat? Better still tomorrow: the spices go on working.[creamy?  Warm it through without boiling.]|If the sauce thickens too much, a splash of hot water loosens it.]',
    es: '[pulse+protein.stewing-meat? Mañana sabrá aún mejor: las especias siguen trabajando.[creamy?  Recaliéntalo sin que hierva.]|Si la salsa espesa demasiado, un chorrito de agua caliente la aligera.]',
    fr: '[pulse+protein.stewing-meat? Encore meilleur demain : les épices continuent leur travail.[creamy?  À réchauffer sans laisser bouillir.]|Si la sauce épaissit trop, un filet d’eau chaude la détend.]',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Boil {the egg} in a small pan of boiling water for {8 min}, cool under the tap, peel and halve, {4 min}.',
      es: 'Cuece {el egg} {8 min} en un cazo de agua hirviendo, enfría{=lo egg} bajo el grifo, péla{=lo egg} y córta{=lo egg} por la mitad, {4 min}.',
      fr: 'Cuire {le egg} {8 min} dans une petite casserole d’eau bouillante, {=le egg} rafraîchir, {=l’ egg}écaler et {=le egg} couper en deux, {4 min}.',
    },
    {
      en: 'Dry {the protein.stewing-meat} well, season with half of {the salt} and brown on all sides in half of {the oil} in a wide pan over a medium-high heat, in two batches, {10 min}. Lift out.',
      es: 'Seca bien {el protein.stewing-meat}, sazóna{=lo protein.stewing-meat} con la mitad {del salt} y dóra{=lo protein.stewing-meat} por todos los lados con la mitad {del oil} en una cazuela ancha a fuego medio alto, en dos tandas, {10 min}. Aparta la carne.',
      fr: 'Bien sécher {le protein.stewing-meat}, saler avec la moitié {du salt} et {=le protein.stewing-meat} faire dorer de tous côtés dans la moitié {du oil}, dans une sauteuse à feu assez vif, en deux fois, {10 min}. Réserver la viande.',
    },
    {
      en: 'Fry {the protein.tofu,frying-cheese} in half of {the oil} in a wide pan over a medium-high heat until golden, {6 min}. Lift out.',
      es: 'Dora {el protein.tofu,frying-cheese} con la mitad {del oil} en una cazuela ancha a fuego medio alto, {6 min}. Apárta{=lo protein.tofu,frying-cheese}.',
      fr: 'Faire dorer {le protein.tofu,frying-cheese} dans la moitié {du oil}, dans une sauteuse à feu assez vif, {6 min}, et {=le protein.tofu,frying-cheese} réserver.',
    },
    {
      en: 'Heat [protein.stewing-meat,tofu,frying-cheese? the rest of {the oil} in the same pan|{the oil} in a wide pan] and fry {the onion} over a medium heat, stirring now and then, [soy? until soft, {6 min}|until deep golden, {10 min}].[ Add {the veg.mushroom} and brown over a higher heat, {6 min}.]',
      es: 'Calienta [protein.stewing-meat,tofu,frying-cheese? el resto {del oil} en la misma cazuela|{el oil} en una cazuela ancha] y sofríe {el onion} a fuego medio, removiendo de vez en cuando, [soy? hasta que {=tierno onion}, {6 min}|hasta que {=tome onion} un buen color dorado, {10 min}].[ Añade {el veg.mushroom} y dóra{=lo veg.mushroom} a fuego más vivo, {6 min}.]',
      fr: 'Chauffer [protein.stewing-meat,tofu,frying-cheese? le reste {du oil} dans la même sauteuse|{le oil} dans une sauteuse] et faire revenir {le onion} à feu moyen en remuant de temps en temps, [soy? jusqu’à ce {=tendre onion}, {6 min}|jusqu’à belle coloration, {10 min}].[ Ajouter {le veg.mushroom} et {=le veg.mushroom} faire dorer à feu plus vif, {6 min}.]',
    },
    {
      en: 'Add {the protein.mince}, turn up the heat and brown, breaking up the lumps, {6 min}.',
      es: 'Añade {el protein.mince}, sube el fuego y dóra{=lo protein.mince}, deshaciendo los grumos, {6 min}.',
      fr: 'Ajouter {le protein.mince}, monter le feu et {=le protein.mince} faire dorer en {=l’ protein.mince}émiettant, {6 min}.',
    },
    {
      en: 'Stir in {the garlic+ginger+chilli+paste+powder+spice+also+whole} and cook until fragrant, {1 min}.',
      es: 'Añade {el garlic+ginger+chilli+paste+powder+spice+also+whole} y remueve hasta notar el aroma, {1 min}.',
      fr: 'Ajouter {le garlic+ginger+chilli+paste+powder+spice+also+whole} et remuer jusqu’à ce que les arômes se libèrent, {1 min}.',
    },
    {
      en: 'Add {the tomato+puree+pinch} and cook, stirring, [tomato? until thick and the oil shows at the edges, {10 min}|{1 min}].',
      es: 'Añade {el tomato+puree+pinch} y cocina, removiendo, [tomato? hasta que espese y el aceite asome por los bordes, {10 min}|{1 min}].',
      fr: 'Ajouter {le tomato+puree+pinch} et cuire en remuant[tomato?  jusqu’à ce que la sauce épaississe et que l’huile perle sur les bords, {10 min}| {1 min}].',
    },
    {
      en: '[protein.stewing-meat? Return {the protein} with the juices, add {the coconut+water+splash+liquid}, scrape up what has stuck, bring to the boil, cover and simmer very gently, {simmer protein}.]',
      es: '[protein.stewing-meat? Devuelve {el protein} a la cazuela con su jugo, añade {el coconut+water+splash+liquid}, despega el fondo con una cuchara, lleva a ebullición, tapa y cuece a fuego muy suave, {simmer protein}.]',
      fr: '[protein.stewing-meat? Remettre {le protein} dans la sauteuse avec le jus rendu, ajouter {le coconut+water+splash+liquid}, décoller les sucs, porter à ébullition, couvrir et laisser mijoter très doucement, {simmer protein}.]',
    },
    {
      en: '[protein.stewing-meat? Skim off the fat[, add {the veg.solid-lasting+pulse}] and simmer, half covered, stirring now and then, until a fork slips into the meat and the sauce is thick, [pulse.lentil? {simmer pulse.lentil more 10}|{25 min}].|Add {the coconut+pulse+veg.solid-lasting+water+splash+liquid}, season with half of {the salt} and bring to the boil[protein.mince+veg.solid-lasting+pulse? ; simmer gently, half covered, stirring now and then and adding a splash of water if it dries, until [pulse.lentil+veg.solid-lasting? tender|the flavours have come together], [pulse.lentil? [tomato? {simmer pulse.lentil more 10}|{simmer pulse.lentil}]|[veg.potato? {22 min}|{simmer protein.mince+veg.solid-lasting+pulse 8}]]|[protein.poultry,tender-meat? ; simmer, half covered, until the sauce thickens, {10 min}|; let it bubble and thicken a little, {5 min}]].]',
      es: '[protein.stewing-meat? Retira con una cuchara la grasa de la superficie[, añade {el veg.solid-lasting+pulse}] y cuece a medio tapar, removiendo de vez en cuando, hasta que el tenedor entre sin esfuerzo en la carne y la salsa esté espesa, [pulse.lentil? {simmer pulse.lentil more 10}|{25 min}].|Añade {el coconut+pulse+veg.solid-lasting+water+splash+liquid}, sazona con la mitad {del salt} y lleva a ebullición[protein.mince+veg.solid-lasting+pulse? ; cuece a fuego suave, a medio tapar, removiendo de vez en cuando y con un chorrito más de agua si se seca, hasta que [pulse.lentil+veg.solid-lasting? {el pulse.lentil+veg.solid-lasting} {=tierno pulse.lentil+veg.solid-lasting}|la salsa tome cuerpo], [pulse.lentil? [tomato? {simmer pulse.lentil more 10}|{simmer pulse.lentil}]|[veg.potato? {22 min}|{simmer protein.mince+veg.solid-lasting+pulse 8}]]|[protein.poultry,tender-meat? ; cuece a medio tapar hasta que la salsa espese, {10 min}|; deja que hierva y espese un poco, {5 min}]].]',
      fr: '[protein.stewing-meat? Dégraisser à la cuillère[, ajouter {le veg.solid-lasting+pulse}] et laisser mijoter à demi couvert, en remuant de temps en temps, jusqu’à ce qu’une fourchette s’enfonce dans la viande et que la sauce soit épaisse, [pulse.lentil? {simmer pulse.lentil more 10}|{25 min}].|Ajouter {le coconut+pulse+veg.solid-lasting+water+splash+liquid}, saler avec la moitié {du salt} et porter à ébullition[protein.mince+veg.solid-lasting+pulse? , puis laisser mijoter doucement à demi couvert, en remuant de temps en temps et en ajoutant un filet d’eau si la sauce sèche, jusqu’à ce que [pulse.lentil+veg.solid-lasting? {le pulse.lentil+veg.solid-lasting} {=soit-tendre pulse.lentil+veg.solid-lasting}|la sauce ait du corps], [pulse.lentil? [tomato? {simmer pulse.lentil more 10}|{simmer pulse.lentil}]|[veg.potato? {22 min}|{simmer protein.mince+veg.solid-lasting+pulse 8}]]|[protein.poultry,tender-meat? , puis laisser mijoter à demi couvert jusqu’à ce que la sauce épaississe, {10 min}|, puis laisser bouillonner et épaissir un peu, {5 min}]].]',
    },
    ...COOKING_OF_RICE,
    {
      en: '[protein.poultry,tender-meat? Season {the protein.poultry,tender-meat} with a little of {the salt}, stir into the sauce[ with {the veg.solid-passing}] and simmer gently, without the lid, until just cooked through, {simmer protein.poultry,tender-meat+veg.solid-passing}|Add {the veg.solid-passing} and [veg.softening? cook without the lid until just tender|warm through without the lid], {simmer veg.solid-passing 5}].',
      es: '[protein.poultry,tender-meat? Sazona {el protein.poultry,tender-meat} con un poco {de salt}, incorpóra{=lo protein.poultry,tender-meat} a la salsa[ con {el veg.solid-passing}] y cuece a fuego suave, sin tapa, lo justo para que el centro quede hecho, {simmer protein.poultry,tender-meat+veg.solid-passing}|Añade {el veg.solid-passing} y [veg.softening? cuece sin tapa hasta que {=tierno veg.solid-passing}|deja que se {=caliente-solo veg.solid-passing} sin tapa], {simmer veg.solid-passing 5}].',
      fr: '[protein.poultry,tender-meat? Saler {le protein.poultry,tender-meat} avec un peu {de salt}, {=l’ protein.poultry,tender-meat}incorporer à la sauce[ avec {le veg.solid-passing}] et laisser mijoter doucement, à découvert, juste assez pour une cuisson à cœur, {simmer protein.poultry,tender-meat+veg.solid-passing}|Ajouter {le veg.solid-passing} et [veg.softening? cuire à découvert jusqu’à ce {=tendre veg.solid-passing}|{=le veg.solid-passing} réchauffer à découvert], {simmer veg.solid-passing 5}].',
    },
    {
      en: 'Stir in {the veg.leafy} by the handful and cook until wilted, {simmer veg.leafy 3}.',
      es: 'Incorpora {el veg.leafy} a puñados y cuece hasta que {=tierno veg.leafy}, {simmer veg.leafy 3}.',
      fr: 'Incorporer {le veg.leafy} par poignées et {=le veg.leafy} laisser tomber, {simmer veg.leafy 3}.',
    },
    {
      en: 'Lower the heat, add {the protein.fish-fillet,prawn,cooked-meat,tofu,frying-cheese+egg} and simmer gently[protein.fish-fillet?  until the flesh flakes], {simmer protein.quick 4}.',
      es: 'Baja el fuego, añade {el protein.fish-fillet,prawn,cooked-meat,tofu,frying-cheese+egg} y cuece a fuego suave[protein.fish-fillet?  hasta que la carne se separe en lascas], {simmer protein.quick 4}.',
      fr: 'Baisser le feu, ajouter {le protein.fish-fillet,prawn,cooked-meat,tofu,frying-cheese+egg} et laisser frémir[protein.fish-fillet?  jusqu’à ce que la chair se détache], {simmer protein.quick 4}.',
    },
    {
      en: 'Loosen {the creamy} with a ladleful of the sauce, stir into the pan and warm through over the lowest heat, without boiling, {2 min}.',
      es: 'Templa {el creamy} con un cucharón de la salsa, incorpóra{=lo creamy} a la cazuela y calienta a fuego mínimo, sin que hierva, {2 min}.',
      fr: 'Détendre {le creamy} avec une louche de la sauce, {=l’ creamy}incorporer à la sauce et laisser chauffer à feu très doux, sans laisser bouillir, {2 min}.',
    },
    {
      en: '[Take out {the whole}. ][Season with {the soy+sugar}. ][Sharpen with {the lime}. ]Taste and season with the rest of {the salt} as needed.[ Finish with {the nut+herb}.][ Serve with {the side}.]',
      es: '[Retira {el whole}. ][Sazona con {el soy+sugar}. ][Aviva con {el lime}. ]Prueba y ajusta con el resto {del salt}.[ Termina con {el nut+herb}.][ Sirve con {el side}.]',
      fr: '[Retirer {le whole}. ][Assaisonner avec {le soy+sugar}. ][Relever avec {le lime}. ]Goûter et ajuster avec le reste {du salt}.[ Terminer par {le nut+herb}.][ Servir avec {le side}.]',
    },
  ],
};

export const CURRIES: readonly DishTemplate[] = [curry];
