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
import type { DishTemplate, Slot, TextTemplate } from '../dish-template.ts';
import { COOKING_OF_RICE } from '../side-steps.ts';
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
  'aubergine',
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

/** What a sauce without coconut milk is made with: stock that is there, else water, as the spices carry it. */
const LIQUID: Slot = { of: ['stock', 'water'], least: 0, or: ['water'] };
/** The protein that is done in so few minutes that rice has to be on before the sauce is. */
const QUICK = 'protein.quick+egg';
const given = (condition: string, written: string, otherwise: boolean) =>
  otherwise ? `[${condition}? |${written}]` : `[${condition}? ${written}]`;
const riceWhere = (otherwise: boolean): readonly TextTemplate[] =>
  COOKING_OF_RICE.map(({ en, es, fr }) => ({
    en: given(QUICK, en, otherwise),
    es: given(QUICK, es, otherwise),
    fr: given(QUICK, fr, otherwise),
  }));
const RICE_BEFORE_WHAT_IS_QUICK = riceWhere(false);
const RICE_BESIDE_A_SIMMER = riceWhere(true);

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
        'tuna',
        'swordfish',
        'sardine',
        'herring',
        'mackerel',
        'beef-steak',
        'smoked-tofu',
        'pork-belly',
        'pork-rib',
        'oxtail',
        'quail',
        // It has no flavour to give in the few minutes it is tender.
        'squid',
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
      beside: { slots: ['protein', 'pulse', 'egg'], grams: 100 },
    },
    green: {
      of: ['leafy', 'tender'],
      ids: ['spinach', 'pea', 'sweet-pepper'],
      least: 0,
      grams: 50,
      unless: ['veg', 'aubergine'],
      proposed: ['spinach', 'pea', 'sweet-pepper'],
      proposedWithout: ['pulse', 'lentil'],
    },
    /** Spongy where it is simmered raw. */
    aubergine: { of: ['tender'], ids: ['aubergine'], least: 0, grams: 150 },
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
    coconut: { of: ['coconut-milk'], least: 0, grams: 100, named: ['coconut-milk'], unless: ['tomato'] },
    fruit: {
      of: ['tropical-fruit'],
      ids: ['pineapple', 'tinned-pineapple', 'mango'],
      least: 0,
      grams: 60,
      only: ['coconut'],
    },
    creamy: {
      of: ['yogurt', 'cream'],
      but: ['soured-cream', 'creme-fraiche', 'whipped-cream', 'coconut-yogurt', 'buttermilk', 'kefir'],
      least: 0,
      grams: 40,
      families: ['indian'],
      notWith: ['coconut-milk'],
      proposed: ['yogurt', 'soya-yogurt'],
      proposedWithout: ['coconut-milk', 'stewing-meat', 'pulse', 'lentil'],
      needed: true,
    },
    onion: ONION,
    garlic: GARLIC,
    ginger: { ...GINGER_PROPOSED, needed: true },
    chilli: CHILLI,
    paste: {
      of: ['curry-paste'],
      least: 0,
      unless: ['tomato', 'creamy', 'puree', 'powder'],
      proposed: ['thai-red-curry-paste', 'vegan-thai-curry-paste'],
      needed: true,
    },
    /** That is there, or where no paste of its cuisine is permitted. */
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
    spice: {
      ...SPICES,
      of: ['spice'],
      but: NO_CURRY_ALONE,
      grams: 2.5,
      unless: ['paste'],
      families: ['indian'],
      needed: true,
    },
    also: {
      of: ['spice', 'sweet-spice'],
      ids: [...NO_CURRY_ALONE, 'cinnamon', 'ground-cardamom', 'ground-ginger'],
      but: ['smoked-paprika', 'saffron'],
      least: 0,
      pairedIn: [],
      families: ['indian'],
    },
    /** Cumin, coriander and most curry powders alone are mild. */
    heat: {
      of: ['spice'],
      ids: ['chilli-flakes'],
      least: 0,
      alongside: ['ground-cumin', 'ground-coriander', 'curry-powder'],
      unless: ['chilli', 'also'],
      proposed: ['chilli-flakes'],
      needed: true,
    },
    /** Whole spices and bay scent the sauce, and are taken out. */
    whole: { of: ['whole-spice', 'infused-herb'], but: ['bouquet-garni'], least: 0, most: 2, unless: ['paste'] },
    /** Salts a sauce of curry paste. */
    soy: {
      of: ['soy'],
      least: 0,
      grams: 3.5,
      only: ['paste'],
      families: ['thai'],
      proposed: ['soy-sauce', 'gluten-free-soy-sauce'],
      needed: true,
    },
    /** Rounds off the acid of tomatoes, and the salt of a sauce of coconut milk. */
    sugar: {
      of: ['sugar'],
      least: 0,
      grams: 1.25,
      beside: { slots: ['tomato'], grams: 0.5 },
      only: ['tomato', 'coconut'],
      proposed: ['sugar'],
      needed: true,
    },
    nut: { of: ['nut'], ids: ['cashew', 'almond', 'peanut'], least: 0, pairedIn: [] },
    lime: { ...LEMON, needed: true },
    herb: HERBS,
    side: {
      of: ['rice', 'cooked-rice'],
      least: 0,
      named: ['basmati-rice'],
      proposed: ['basmati-rice'],
    },
    oil: { ...PLAIN_OIL, grams: 8, beside: { slots: ['aubergine'], grams: 11 } },
    salt: SALT,
    water: { ...LIQUID, grams: 100, beside: { slots: ['coconut', 'tomato'], grams: 25 }, unless: ['tomato'] },
    splash: { ...LIQUID, grams: 60, only: ['tomato'] },
  },
  needs: [
    { of: ['protein', 'egg', 'pulse', 'aubergine', 'veg'], least: 2, unless: ['protein', 'egg', 'pulse'] },
    { of: ['tomato', 'creamy', 'coconut'], least: 1 },
  ],
  title: {
    en: '{protein+egg+pulse+aubergine+veg+green+fruit#2} curry[ with {all coconut}]',
    es: 'Curry {de protein+egg+pulse+aubergine+veg+green+fruit#2}[ con {coconut}]',
    fr: '[protein+egg? Curry {de protein+egg}[coconut?  [{au pulse+aubergine+veg+green+fruit#1} et ]{au coconut}|[ {au pulse+aubergine+veg+green+fruit#1}]]|[pulse? Curry {de pulse#1}[coconut?  [{au aubergine+veg+green+fruit#1} et ]{au coconut}|[ {au aubergine+veg+green+fruit#1}]]|Curry {de aubergine+veg#2}[ {au coconut}]]]',
  },
  description: {
    en: '[green? {the green} {=brings green} colour and freshness to a thick, spiced sauce|[pulse? {the pulse} {=softens pulse} in the sauce and {=makes pulse} it thick and mild|[protein.mince? {the protein.mince} {=gives protein.mince} the sauce a browned, savoury body|[whole? {the whole#1} {=scents whole#1} the sauce from the start and {=comes whole#1} out before serving|[herb? {the herb#1} {=freshens herb#1} the thick, warm sauce at the end|[garlic? {the garlic} {=cooks garlic} with the seasonings and {=gives garlic} the sauce a fuller taste|The sauce, thick and fragrant, coats all that it is spooned over]]]]]].',
    es: '[green? {el green} {=pone green} color y frescura en una salsa espesa y especiada|[pulse? {el pulse} {=hace pulse} la salsa más espesa y más suave|[protein.mince? {el protein.mince} {=da protein.mince} a la salsa cuerpo y un punto tostado|[whole? {el whole#1} {=perfuma whole#1} la salsa desde el principio y {=sale whole#1} antes de servir|[herb? {el herb#1}, al final, {=refresca herb#1} una salsa cálida y espesa|[garlic? {el garlic} se {=cocina garlic} con las especias y {=da garlic} fondo a la salsa|La salsa, espesa y aromática, envuelve todo lo que toca]]]]]].',
    fr: '[green? {le green} {=apporte green} couleur et fraîcheur à une sauce épaisse et épicée|[pulse? {le pulse} {=rend pulse} la sauce plus épaisse et plus douce|[protein.mince? {le protein.mince} {=donne protein.mince} à la sauce du corps et un goût de rôti|[whole? {le whole#1} {=parfume whole#1} la sauce dès le début et en {=sort whole#1} avant le service|[herb? {le herb#1}, à la fin, {=rafraîchit herb#1} une sauce chaude et épaisse|[garlic? {le garlic} {=cuit garlic} avec les épices et {=donne garlic} du fond à la sauce|La sauce, épaisse et parfumée, nappe tout ce qu’elle touche]]]]]].',
  },
  tip: {
    en: '[pulse+protein.stewing-meat? It keeps for three days in the fridge[creamy? ; warm it through without boiling].]',
    es: '[pulse+protein.stewing-meat? Aguanta tres días en la nevera[creamy? ; al recalentarlo, que no hierva].]',
    fr: '[pulse+protein.stewing-meat? Il se garde trois jours au réfrigérateur[creamy?  ; le réchauffer sans laisser bouillir].]',
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
      fr: 'Bien sécher {le protein.stewing-meat}, {=l’ protein.stewing-meat}assaisonner avec la moitié {du salt} et {=le protein.stewing-meat} faire dorer de tous côtés dans la moitié {du oil}, dans une sauteuse à feu assez vif, en deux fois, {10 min}. Réserver la viande.',
    },
    {
      en: 'Season {the protein.poultry,tender-meat} with half of {the salt} and brown in half of {the oil} in a wide pan over a medium-high heat, in two batches, {6 min} in all. Lift out.',
      es: 'Sazona {el protein.poultry,tender-meat} con la mitad {del salt} y dóra{=lo protein.poultry,tender-meat} en la mitad {del oil}, en una cazuela ancha a fuego medio alto, en dos tandas, {6 min} en total. Reserva la carne.',
      fr: 'Assaisonner {le protein.poultry,tender-meat} avec la moitié {du salt} et {=le protein.poultry,tender-meat} faire dorer dans la moitié {du oil}, dans une sauteuse à feu assez vif, en deux fois, {6 min} en tout. Réserver la viande.',
    },
    {
      en: 'Pat {the protein.tofu,frying-cheese} dry and fry in half of {the oil} in a wide pan over a medium-high heat until golden, {6 min}. Lift out.',
      es: 'Seca bien {el protein.tofu,frying-cheese} y dóra{=lo protein.tofu,frying-cheese} con la mitad {del oil} en una cazuela ancha a fuego medio alto, {6 min}. Apárta{=lo protein.tofu,frying-cheese}.',
      fr: 'Bien sécher {le protein.tofu,frying-cheese} et {=le protein.tofu,frying-cheese} faire dorer dans la moitié {du oil}, dans une sauteuse à feu assez vif, {6 min}, et {=le protein.tofu,frying-cheese} réserver.',
    },
    {
      en: '[protein.stewing-meat,poultry,tender-meat,tofu,frying-cheese? Pour half of the remaining oil into the same pan, add {the aubergine}|Heat half of {the oil} in a wide pan, add {the aubergine}], cover and cook over a medium heat, stirring once or twice, until softened, {6 min}; take off the lid and fry until golden, {6 min}. Lift out.',
      es: '[protein.stewing-meat,poultry,tender-meat,tofu,frying-cheese? Echa la mitad del aceite que queda en la misma cazuela, añade {el aubergine}|Calienta la mitad {del oil} en una cazuela ancha, añade {el aubergine}], tapa y cuece a fuego medio, removiendo un par de veces, hasta que {=tierno aubergine}, {6 min}; destapa y deja que se {=dore aubergine}, {6 min}. Apárta{=lo aubergine}.',
      fr: '[protein.stewing-meat,poultry,tender-meat,tofu,frying-cheese? Verser la moitié de l’huile restante dans la même sauteuse, ajouter {le aubergine}|Chauffer la moitié {du oil} dans une sauteuse, ajouter {le aubergine}], couvrir et cuire à feu moyen en remuant une ou deux fois, {6 min}, puis {=le aubergine} faire dorer à découvert, {6 min}, et réserver.',
    },
    {
      en: 'Heat [protein.stewing-meat,poultry,tender-meat,tofu,frying-cheese+aubergine? the rest of {the oil} in the same pan|{the oil} in a wide pan] and fry {the onion} over a medium heat, stirring now and then, [soy? until soft, {6 min}|until deep golden, {10 min}].[ Add {the veg.mushroom}, turn up the heat and cook until the water has gone and the edges brown, [veg.mushroom>450? {14 min}|{8 min}].]',
      es: 'Calienta [protein.stewing-meat,poultry,tender-meat,tofu,frying-cheese+aubergine? el resto {del oil} en la misma cazuela|{el oil} en una cazuela ancha] y sofríe {el onion} a fuego medio, removiendo de vez en cuando, [soy? hasta que {=tierno onion}, {6 min}|hasta que {=tome onion} un buen color dorado, {10 min}].[ Añade {el veg.mushroom}, sube el fuego y cocina hasta que se evapore el agua y se doren los bordes, [veg.mushroom>450? {14 min}|{8 min}].]',
      fr: 'Chauffer [protein.stewing-meat,poultry,tender-meat,tofu,frying-cheese+aubergine? le reste {du oil} dans la même sauteuse|{le oil} dans une sauteuse] et faire revenir {le onion} à feu moyen en remuant de temps en temps, [soy? jusqu’à ce {=tendre onion}, {6 min}|jusqu’à belle coloration, {10 min}].[ Ajouter {le veg.mushroom}, monter le feu et cuire jusqu’à évaporation de l’eau et belle coloration, [veg.mushroom>450? {14 min}|{8 min}].]',
    },
    ...RICE_BEFORE_WHAT_IS_QUICK,
    {
      en: 'Stir in {the garlic+ginger+chilli+paste+powder+spice+also+heat+whole} for [paste? {2 min}|{1 min}].[ Add {the protein.mince}, turn up the heat and brown, breaking up the lumps, {7 min}.][tomato?  Add {the tomato+puree+sugar} and cook, stirring often, until thick and the oil shows at the edges, {10 min}.|[ Add {the puree} and cook, stirring often, {2 min}.]]',
      es: 'Añade {el garlic+ginger+chilli+paste+powder+spice+also+heat+whole} y remueve [paste? {2 min}|{1 min}].[ Añade {el protein.mince}, sube el fuego y dóra{=lo protein.mince}, deshaciendo los grumos, {7 min}.][tomato?  Añade {el tomato+puree+sugar} y cocina, removiendo a menudo, hasta que espese y el aceite asome por los bordes, {10 min}.|[ Añade {el puree} y cocina, removiendo a menudo, {2 min}.]]',
      fr: 'Ajouter {le garlic+ginger+chilli+paste+powder+spice+also+heat+whole} et remuer [paste? {2 min}|{1 min}].[ Ajouter {le protein.mince}, monter le feu et {=le protein.mince} faire dorer en {=l’ protein.mince}émiettant, {7 min}.][tomato?  Ajouter {le tomato+puree+sugar} et cuire en remuant souvent jusqu’à ce que la sauce épaississe et que l’huile perle sur les bords, {10 min}.|[ Ajouter {le puree} et cuire en remuant souvent {2 min}.]]',
    },
    {
      en: '[protein.stewing-meat? Return {the protein} with the juices, add {the coconut+water+splash}, scrape up what has stuck, bring to the boil, cover and simmer very gently, {simmer protein}.]',
      es: '[protein.stewing-meat? Devuelve {el protein} a la cazuela con su jugo, añade {el coconut+water+splash}, despega el fondo con una cuchara, lleva a ebullición, tapa y cuece a fuego muy suave, {simmer protein}.]',
      fr: '[protein.stewing-meat? Remettre {le protein} dans la sauteuse avec le jus rendu, ajouter {le coconut+water+splash}, décoller les sucs, porter à ébullition, couvrir et laisser mijoter très doucement, {simmer protein}.]',
    },
    {
      en: '[protein.stewing-meat? Skim off the fat[, add {the veg.solid-lasting+pulse}] and simmer, half covered, stirring now and then, until a fork slips into the meat and the sauce is thick, [pulse.lentil? {simmer pulse.lentil more 10}|{25 min}].|[pulse+veg.solid-lasting+green.solid-lasting? Add [pulse.lentil? {the coconut+pulse+water+splash}|{the coconut+pulse+veg.solid-lasting+green.solid-lasting+water+splash}][protein.poultry,tender-meat? , scrape up what has stuck|, season with half of {the salt}] and bring to the boil[protein.mince+veg.solid-lasting+pulse? ; simmer gently, half covered[pulse.lentil? , stirring now and then and adding a splash of water if it gets too thick| and stirring now and then],[pulse.lentil? [veg.solid-lasting?  [tomato? {simmer pulse.lentil}|{simmer pulse.lentil less 10}]| until tender, [tomato? {simmer pulse.lentil more 10}|{simmer pulse.lentil}]]|[protein.poultry,tender-meat?  [veg.potato? {12 min}|{simmer veg.solid-lasting+pulse 8 less 6}]|[veg.solid-lasting?  until tender,] [veg.potato? {22 min}|{simmer protein.mince+veg.solid-lasting+pulse 8}]]]|[protein.poultry,tender-meat? ; simmer, half covered, until the sauce thickens, {10 min}|; let it bubble without the lid until it thickens a little, [veg.softening+green.softening? {4 min}|{8 min}]]].[pulse.lentil? [veg.solid-lasting? [ Add {the veg.solid-lasting} and simmer on until everything is soft, {15 min}.]]]|[protein.poultry,tender-meat? Return {the protein.poultry,tender-meat} with the juices, add {the coconut+water+splash}, scrape up what has stuck and bring to the boil; simmer [tomato? half covered|without the lid], stirring now and then, until cooked through, [veg.solid-passing+green.solid-passing? {simmer protein.poultry,tender-meat less 4}|{simmer protein.poultry,tender-meat}].|Add {the coconut+water+splash}, season with half of {the salt} and bring to the boil[protein.mince? ; simmer gently, half covered and stirring now and then, {simmer protein.mince}|; let it bubble without the lid until it thickens a little, [veg.softening+green.softening? {4 min}|{8 min}]].]]]',
      es: '[protein.stewing-meat? Retira con una cuchara la grasa de la superficie[, añade {el veg.solid-lasting+pulse}] y cuece con la tapa entreabierta, removiendo de vez en cuando, hasta que el tenedor entre sin esfuerzo en la carne y la salsa esté espesa, [pulse.lentil? {simmer pulse.lentil more 10}|{25 min}].|[pulse+veg.solid-lasting+green.solid-lasting? Añade [pulse.lentil? {el coconut+pulse+water+splash}|{el coconut+pulse+veg.solid-lasting+green.solid-lasting+water+splash}][protein.poultry,tender-meat? , despega el fondo con una cuchara|, sazona con la mitad {del salt}] y lleva a ebullición[protein.mince+veg.solid-lasting+pulse? ; cuece a fuego suave, con la tapa entreabierta[pulse.lentil? , removiendo de vez en cuando y añadiendo un chorrito de agua si se espesa demasiado| y removiendo de vez en cuando],[pulse.lentil? [veg.solid-lasting?  [tomato? {simmer pulse.lentil}|{simmer pulse.lentil less 10}]| hasta que {el pulse.lentil} {=tierno pulse.lentil}, [tomato? {simmer pulse.lentil more 10}|{simmer pulse.lentil}]]|[protein.poultry,tender-meat?  [veg.potato? {12 min}|{simmer veg.solid-lasting+pulse 8 less 6}]|[veg.solid-lasting?  hasta que {el veg.solid-lasting} {=tierno veg.solid-lasting},] [veg.potato? {22 min}|{simmer protein.mince+veg.solid-lasting+pulse 8}]]]|[protein.poultry,tender-meat? ; cuece con la tapa entreabierta hasta que la salsa espese, {10 min}|; deja que hierva sin tapa hasta que espese un poco, [veg.softening+green.softening? {4 min}|{8 min}]]].[pulse.lentil? [veg.solid-lasting? [ Añade {el veg.solid-lasting} y sigue la cocción hasta que todo esté tierno, {15 min}.]]]|[protein.poultry,tender-meat? Devuelve {el protein.poultry,tender-meat} a la cazuela con su jugo, añade {el coconut+water+splash}, despega el fondo con una cuchara y lleva a ebullición; cuece a fuego suave, [tomato? con la tapa entreabierta|sin tapa], removiendo de vez en cuando, hasta que la carne esté hecha, [veg.solid-passing+green.solid-passing? {simmer protein.poultry,tender-meat less 4}|{simmer protein.poultry,tender-meat}].|Añade {el coconut+water+splash}, sazona con la mitad {del salt} y lleva a ebullición[protein.mince? ; cuece a fuego suave, con la tapa entreabierta y removiendo de vez en cuando, {simmer protein.mince}|; deja que hierva sin tapa hasta que espese un poco, [veg.softening+green.softening? {4 min}|{8 min}]].]]]',
      fr: '[protein.stewing-meat? Dégraisser à la cuillère[, ajouter {le veg.solid-lasting+pulse}] et laisser mijoter à demi couvert, en remuant de temps en temps, jusqu’à ce qu’une fourchette s’enfonce dans la viande et que la sauce soit épaisse, [pulse.lentil? {simmer pulse.lentil more 10}|{25 min}].|[pulse+veg.solid-lasting+green.solid-lasting? Ajouter [pulse.lentil? {le coconut+pulse+water+splash}|{le coconut+pulse+veg.solid-lasting+green.solid-lasting+water+splash}][protein.poultry,tender-meat? , décoller les sucs|, assaisonner avec la moitié {du salt}] et porter à ébullition[protein.mince+veg.solid-lasting+pulse? , puis laisser mijoter doucement à demi couvert, en remuant de temps en temps[pulse.lentil?  et en ajoutant un peu d’eau si la sauce épaissit trop],[pulse.lentil? [veg.solid-lasting?  [tomato? {simmer pulse.lentil}|{simmer pulse.lentil less 10}]| jusqu’à ce que {le pulse.lentil} {=soit-tendre pulse.lentil}, [tomato? {simmer pulse.lentil more 10}|{simmer pulse.lentil}]]|[protein.poultry,tender-meat?  [veg.potato? {12 min}|{simmer veg.solid-lasting+pulse 8 less 6}]|[veg.solid-lasting?  jusqu’à ce que {le veg.solid-lasting} {=soit-tendre veg.solid-lasting},] [veg.potato? {22 min}|{simmer protein.mince+veg.solid-lasting+pulse 8}]]]|[protein.poultry,tender-meat? , puis laisser mijoter à demi couvert jusqu’à ce que la sauce épaississe, {10 min}|, puis laisser bouillonner à découvert jusqu’à ce que la sauce épaississe un peu, [veg.softening+green.softening? {4 min}|{8 min}]]].[pulse.lentil? [veg.solid-lasting? [ Ajouter {le veg.solid-lasting} et poursuivre la cuisson jusqu’à ce que tout soit tendre, {15 min}.]]]|[protein.poultry,tender-meat? Remettre {le protein.poultry,tender-meat} dans la sauteuse avec le jus rendu, ajouter {le coconut+water+splash}, décoller les sucs et porter à ébullition, puis laisser mijoter [tomato? à demi couvert|à découvert], en remuant de temps en temps, jusqu’à ce que la viande soit cuite, [veg.solid-passing+green.solid-passing? {simmer protein.poultry,tender-meat less 4}|{simmer protein.poultry,tender-meat}].|Ajouter {le coconut+water+splash}, assaisonner avec la moitié {du salt} et porter à ébullition[protein.mince? , puis laisser mijoter doucement à demi couvert, en remuant de temps en temps, {simmer protein.mince}|, puis laisser bouillonner à découvert jusqu’à ce que la sauce épaississe un peu, [veg.softening+green.softening? {4 min}|{8 min}]].]]]',
    },
    ...RICE_BESIDE_A_SIMMER,
    {
      en: '[pulse+veg.solid-lasting+green.solid-lasting? Return {the protein.poultry,tender-meat} to the sauce with the juices and simmer gently, half covered, until cooked through[pulse.lentil? |[veg.solid-lasting?  and {the veg.solid-lasting} {=is veg.solid-lasting} tender]], [veg.solid-passing+green.solid-passing? {simmer protein.poultry,tender-meat less 4}|{simmer protein.poultry,tender-meat}].]',
      es: '[pulse+veg.solid-lasting+green.solid-lasting? Devuelve {el protein.poultry,tender-meat} a la salsa con su jugo y cuece a fuego suave, con la tapa entreabierta[pulse.lentil? |[veg.solid-lasting? , hasta que {el veg.solid-lasting} {=tierno veg.solid-lasting}]], [veg.solid-passing+green.solid-passing? {simmer protein.poultry,tender-meat less 4}|{simmer protein.poultry,tender-meat}].]',
      fr: '[pulse+veg.solid-lasting+green.solid-lasting? Remettre {le protein.poultry,tender-meat} dans la sauce avec le jus rendu et laisser mijoter doucement, à demi couvert[pulse.lentil? |[veg.solid-lasting? , jusqu’à ce que {le veg.solid-lasting} {=soit-tendre veg.solid-lasting}]], [veg.solid-passing+green.solid-passing? {simmer protein.poultry,tender-meat less 4}|{simmer protein.poultry,tender-meat}].]',
    },
    {
      en: 'Add {the veg.solid-passing+green.solid-passing}[veg.softening+green.softening? , cover and cook until just tender, {simmer veg.solid-passing+green.solid-passing 5}|, bring back to the boil and simmer without the lid, {simmer veg.solid-passing+green.solid-passing 4}].',
      es: 'Añade {el veg.solid-passing+green.solid-passing}[veg.softening+green.softening? , tapa y cuece hasta que {=tierno veg.solid-passing+green.solid-passing}, {simmer veg.solid-passing+green.solid-passing 5}|, espera a que vuelva a hervir y cuece sin tapa, {simmer veg.solid-passing+green.solid-passing 4}].',
      fr: 'Ajouter {le veg.solid-passing+green.solid-passing}[veg.softening+green.softening? , couvrir et cuire jusqu’à ce {=tendre veg.solid-passing+green.solid-passing}, {simmer veg.solid-passing+green.solid-passing 5}|, porter de nouveau à ébullition et laisser mijoter à découvert, {simmer veg.solid-passing+green.solid-passing 4}].',
    },
    {
      en: 'Stir in {the aubergine} and let the sauce soak in over a low heat, {5 min}.',
      es: 'Incorpora {el aubergine} y deja que {=tome aubergine} el sabor de la salsa a fuego suave, {5 min}.',
      fr: 'Incorporer {le aubergine} et laisser mijoter à feu doux, {5 min}.',
    },
    {
      en: 'Stir in {the veg.leafy+green.leafy} by the handful and cook until wilted, {simmer veg.leafy+green.leafy 3}.',
      es: 'Incorpora {el veg.leafy+green.leafy} a puñados y cuece hasta que {=tierno veg.leafy+green.leafy}, {simmer veg.leafy+green.leafy 3}.',
      fr: 'Incorporer {le veg.leafy+green.leafy} par poignées et {=le veg.leafy+green.leafy} laisser tomber, {simmer veg.leafy+green.leafy 3}.',
    },
    {
      en: 'Stir in {the fruit} and heat through, {2 min}.',
      es: 'Añade {el fruit} y calienta {2 min}.',
      fr: 'Ajouter {le fruit} et réchauffer {2 min}.',
    },
    {
      en: 'Lower the heat, add {the protein.fish-fillet,prawn,cooked-meat,tofu,frying-cheese+egg} and simmer gently[protein.fish-fillet?  until just firm and opaque|[protein.prawn?  until just opaque]], {simmer protein.quick 4}.',
      es: 'Baja el fuego, añade {el protein.fish-fillet,prawn,cooked-meat,tofu,frying-cheese+egg} y cuece a fuego suave[protein.fish-fillet? , hasta que la carne quede firme y aún jugosa|[protein.prawn? , hasta que el centro deje de verse translúcido]], {simmer protein.quick 4}.',
      fr: 'Baisser le feu, ajouter {le protein.fish-fillet,prawn,cooked-meat,tofu,frying-cheese+egg} et laisser frémir[protein.fish-fillet?  jusqu’à ce que la chair soit nacrée et juste ferme|[protein.prawn?  jusqu’à ce que le cœur ne soit plus translucide]], {simmer protein.quick 4}.',
    },
    {
      en: '[creamy.yogurt? Take the pan off the heat, loosen {the creamy} with a ladleful of the sauce and stir in, without boiling again|Stir in {the creamy} and warm through over a low heat, without boiling, {2 min}].',
      es: '[creamy.yogurt? Aparta la cazuela del fuego, templa {el creamy} con un cucharón de la salsa e incorpóra{=lo creamy}, sin que vuelva a hervir|Incorpora {el creamy} y calienta a fuego suave, sin que hierva, {2 min}].',
      fr: '[creamy.yogurt? Retirer la sauteuse du feu, détendre {le creamy} avec une louche de la sauce, puis {=l’ creamy}incorporer sans laisser bouillir de nouveau|Incorporer {le creamy} et réchauffer à feu doux, sans laisser bouillir, {2 min}].',
    },
    {
      en: '[Take out {the whole}. ][soy? Stir in {the soy}[ and, if it needs rounding off, {the sugar}]. |[tomato? |[If the sauce needs rounding off, add {the sugar}. ]]][Sharpen the sauce with {the lime}. ]Taste and season with the rest of {the salt} as needed.[ Finish with {the nut+herb}.][ Serve with {the side}.]',
      es: '[Retira {el whole}. ][soy? Incorpora {el soy}[ y, si al curry le falta dulzor, {el sugar}]. |[tomato? |[Si a la salsa le falta dulzor, añade {el sugar}. ]]][Aviva la salsa con {el lime}. ]Prueba y ajusta con el resto {del salt}.[ Termina con {el nut+herb}.][ Sirve con {el side}.]',
      fr: '[Retirer {le whole}. ][soy? Incorporer {le soy}[ et, si la sauce manque de douceur, {le sugar}]. |[tomato? |[Si la sauce manque de douceur, ajouter {le sugar}. ]]][Relever la sauce avec {le lime}. ]Goûter et ajuster avec le reste {du salt}.[ Terminer par {le nut+herb}.][ Servir avec {le side}.]',
    },
  ],
};

export const CURRIES: readonly DishTemplate[] = [curry];
