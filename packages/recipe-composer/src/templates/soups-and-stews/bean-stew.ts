import { BAY, COLD_SAUSAGES, GARLIC, HEAT, HERBS, NOT_FOR_PIECES, OIL, ONION, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { OPTIONAL_BUTTER_OF_SIDE, SIDE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_BEFORE_SERVING, COOKING_BESIDE_A_POT } from '../side-steps.ts';

/** Roots that fall apart in the time that lentils take. */
const SOON_SOFT: readonly string[] = ['sweet-potato', 'squash'];
/** Sweet vegetables that a handful or two of is enough. */
const SMALL_AND_SWEET: readonly string[] = ['pea', 'sweetcorn', 'broad-bean'];

/** Pulses that thicken their own sauce, with what gives them taste. */
const beanStew: DishTemplate = {
  id: 'bean-stew',
  dishType: 'stew',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'northern'],
  called: {
    en: 'bean stew|lentil stew|chickpea stew|stew',
    es: 'potaje|guiso de legumbres|guiso',
    fr: 'ragoût de légumineuses|ragoût',
  },
  slots: {
    pulse: { of: ['pulse', 'lentil'], but: ['baked-beans', 'refried-beans', 'red-lentil'], grams: 125 },
    meat: {
      of: ['sausage', 'bacon', 'ham', 'poultry'],
      but: [...COLD_SAUSAGES, 'haggis'],
      least: 0,
      grams: 70,
      cuts: { sausage: 'whole' },
    },
    veg: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [...NOT_FOR_PIECES, ...SOON_SOFT, ...SMALL_AND_SWEET],
      least: 0,
      most: 3,
      grams: 100,
    },
    late: { of: ['tender'], ids: SMALL_AND_SWEET, least: 0, most: 2, grams: 60 },
    sweet: { of: ['root'], ids: SOON_SOFT, least: 0, grams: 120 },
    base: {
      of: ['root'],
      ids: ['carrot'],
      least: 0,
      grams: 50,
      proposed: ['carrot'],
      needed: true,
      unless: ['veg', 'sweet'],
    },
    potato: { of: ['potato'], least: 0, grams: 100, notWith: ['rice', 'grain', 'couscous'] },
    tomato: {
      of: ['tinned-tomato', 'tomato', 'tomato-paste'],
      but: ['pasta-sauce', 'pizza-sauce', 'green-tomato'],
      least: 0,
      grams: 90,
      proposed: ['tomato-puree'],
      proposedWithout: ['bacon', 'sausage'],
      needed: true,
    },
    fruit: {
      of: ['dried-fruit'],
      ids: ['raisin', 'sultana', 'dried-apricot'],
      least: 0,
      grams: 12,
      families: ['middle-eastern'],
    },
    onion: ONION,
    garlic: GARLIC,
    /** Sausage of paprika needs no smoked one. */
    mild: {
      of: ['spice'],
      ids: ['paprika'],
      alongside: ['chorizo'],
      least: 0,
      pairedIn: [],
      proposed: ['paprika'],
      needed: true,
    },
    spice: { of: ['spice', 'dried-herb'], but: ['chilli'], least: 0, most: 2, unless: ['mild'], needed: true },
    heat: HEAT,
    stock: { of: ['stock', 'water'], or: ['@stock', 'water'], grams: 115 },
    bay: { ...BAY, proposed: ['bay-leaf'] },
    acid: {
      of: ['sour', 'vinegar'],
      but: ['lime', 'lime-juice'],
      least: 0,
      grams: 2.5,
      notWith: ['yogurt'],
      proposed: ['red-wine-vinegar', 'white-wine-vinegar', 'lemon'],
      proposedWithout: ['tomato', 'tinned-tomato'],
      needed: true,
    },
    herb: { ...HERBS, most: 1 },
    /** Fried beside the stew, on which it lies. */
    fried: {
      of: ['frying-cheese'],
      ids: ['halloumi'],
      least: 0,
      grams: 55,
      cut: 'slice',
      families: ['mediterranean', 'middle-eastern'],
    },
    tahini: { of: ['tahini'], least: 0, grams: 10, families: ['middle-eastern'] },
    honey: { of: ['honey'], ids: ['honey'], least: 0, grams: 3, families: ['middle-eastern'], only: ['acid'] },
    cheese: {
      of: ['crumbly-cheese', 'yogurt'],
      ids: ['feta', 'goats-cheese', 'yogurt', 'soya-yogurt'],
      least: 0,
      grams: 25,
      families: ['middle-eastern'],
      unless: ['fried', 'tahini'],
      proposed: ['feta', 'soya-yogurt'],
      proposedWithout: ['sausage', 'bacon', 'ham', 'poultry'],
    },
    bread: {
      of: ['bread'],
      least: 0,
      grams: 40,
      unless: ['side', 'potato'],
      proposed: ['bread', 'gluten-free-bread'],
    },
    side: {
      ...SIDE_WITHOUT_SAUCE,
      but: [...(SIDE_WITHOUT_SAUCE.but ?? []), 'potato'],
      unless: ['bread', 'potato', 'sweet'],
      proposed: ['couscous', 'long-grain-rice'],
      proposedWithout: ['lentil'],
    },
    spread: OPTIONAL_BUTTER_OF_SIDE,
    oil: OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['meat', 'veg', 'late', 'sweet', 'potato', 'tomato'], least: 1 }],
  title: {
    en: '{pulse} stew with {all meat+veg+late+sweet+tomato.tomato,tinned-tomato+potato+base+fried+tahini#2}',
    es: 'Potaje {de pulse} con {all meat+veg+late+sweet+tomato.tomato,tinned-tomato+potato+base+fried+tahini#2}',
    fr: 'Ragoût {de pulse} {au meat+veg+late+sweet+tomato.tomato,tinned-tomato+potato+base+fried+tahini#2}',
  },
  description: {
    en: '[fried? {the fried} {=brings fried} salt and a firm bite to a soft stew|[cheese.crumbly-cheese? {the cheese.crumbly-cheese} {=softens cheese.crumbly-cheese} on the hot stew and {=salts cheese.crumbly-cheese} it spoonful by spoonful|[potato? {the potato} {=soaks potato} up the sauce and {=stays potato} soft beside the pulses|[herb? {the herb} {=brings herb} a green freshness to a thick, earthy stew|[garlic? {the garlic} {=goes garlic} in before the stock and {=scents garlic} the stew from below|The sauce, thick and savoury, clings to the spoon]]]]].',
    es: '[fried? {el fried} {=pone fried} sal y firmeza en un potaje mantecoso|[cheese.crumbly-cheese? {el cheese.crumbly-cheese} se {=ablanda cheese.crumbly-cheese} sobre el potaje caliente y lo {=sala cheese.crumbly-cheese} a bocados|[potato? {el potato} se {=empapa potato} de caldo y {=suaviza potato} el potaje|[herb? {el herb} {=refresca herb} un caldo espeso y terroso|[garlic? {el garlic} {=entra garlic} antes que el caldo y {=perfuma garlic} todo el potaje|El caldo, espeso y sabroso, se pega a la cuchara]]]]].',
    fr: '[fried? {le fried} {=apporte fried} du sel et de la fermeté à un ragoût fondant|[cheese.crumbly-cheese? {le cheese.crumbly-cheese} {=tiédit cheese.crumbly-cheese} sur le ragoût et le {=sale cheese.crumbly-cheese} par touches|[potato? {le potato} {=boit potato} la sauce et {=fond potato} sous la cuillère|[herb? {le herb} {=apporte herb} une fraîcheur verte à un ragoût un peu terreux|[garlic? {le garlic} {=parfume garlic} d’abord l’huile, puis tout le ragoût|Le jus, épais et savoureux, nappe la cuillère]]]]].',
  },
  tip: {
    en: '[pulse.lentil? If it is too thick the next day, a little hot water loosens it.]',
    es: '[pulse.lentil? Si al día siguiente está demasiado espeso, aligéralo con un poco de agua caliente.]',
    fr: '[pulse.lentil? Trop épais le lendemain, le ragoût se détend avec un peu d’eau chaude.]',
  },
  steps: [
    {
      en: 'Brown {the meat.sausage,bacon,poultry} in {the oil}[meat.poultry?  with a pinch of {the salt}] in a large pan over a [meat.poultry? medium-high|medium] heat, turning now and then, [meat.sausage? {10 min}|{6 min}][meat.poultry? , and set aside][meat.sausage? , and set aside, cut into thick slices].',
      es: 'Dora {el meat.sausage,bacon,poultry} en {el oil}[meat.poultry?  con una pizca {de salt}] en una olla grande a fuego medio[meat.poultry?  alto], dándo{=le meat.sausage,bacon,poultry} la vuelta de vez en cuando, [meat.sausage? {10 min}|{6 min}][meat.poultry? , y apárta{=lo meat.poultry}][meat.sausage? ; córta{=lo meat.sausage} en rodajas gruesas y apárta{=lo meat.sausage}].',
      fr: 'Faire dorer {le meat.sausage,bacon,poultry} dans {le oil}[meat.poultry?  avec une pincée {de salt}], dans un faitout, à feu [meat.poultry? assez vif|moyen], en {=le meat.sausage,bacon,poultry} retournant de temps en temps, [meat.sausage? {10 min}|{6 min}][meat.poultry? , et {=le meat.poultry} réserver][meat.sausage? , puis {=le meat.sausage} couper en grosses rondelles et réserver].',
    },
    {
      en: '[meat.sausage,bacon,poultry? Add {the onion+base+veg.solid-lasting} to the pan|Heat {the oil} in a large pan, add {the onion+base+veg.solid-lasting}] and soften over a medium heat, stirring now and then, {8 min}.[ Add {the meat.ham} and fry for {2 min}.][veg.mushroom? |[ Stir in {the garlic+mild+spice+heat+tomato.tomato-paste} for {1 min}.[pulse.lentil? |[ Add {the tomato.tomato} and cook down, stirring, until pulpy, {5 min}.]]]]',
      es: '[meat.sausage,bacon,poultry? Añade {el onion+base+veg.solid-lasting} a la olla|Calienta {el oil} en una olla grande, añade {el onion+base+veg.solid-lasting}] y sofríe a fuego medio, removiendo de vez en cuando, {8 min}.[ Añade {el meat.ham} y sofríe {2 min} más.][veg.mushroom? |[ Añade {el garlic+mild+spice+heat+tomato.tomato-paste} y remueve {1 min}.[pulse.lentil? |[ Añade {el tomato.tomato} y cocina, removiendo, hasta que se ablanden, {5 min}.]]]]',
      fr: '[meat.sausage,bacon,poultry? Ajouter {le onion+base+veg.solid-lasting} dans le faitout|Chauffer {le oil} dans un faitout, ajouter {le onion+base+veg.solid-lasting}] et {=le onion+base+veg.solid-lasting} faire fondre à feu moyen en remuant de temps en temps, {8 min}.[ Ajouter {le meat.ham} et faire revenir {2 min}.][veg.mushroom? |[ Ajouter {le garlic+mild+spice+heat+tomato.tomato-paste} et remuer {1 min}.[pulse.lentil? |[ Ajouter {le tomato.tomato} et laisser compoter en remuant, {5 min}.]]]]',
    },
    {
      en: 'Add {the veg.mushroom}, turn up the heat and cook until the water has gone and the edges brown, [veg.mushroom>300? {12 min}|{8 min}].',
      es: 'Añade {el veg.mushroom}, sube el fuego y cocina hasta que se evapore el agua y se doren los bordes, [veg.mushroom>300? {12 min}|{8 min}].',
      fr: 'Ajouter {le veg.mushroom}, monter le feu et cuire jusqu’à ce que l’eau s’évapore et que les bords dorent, [veg.mushroom>300? {12 min}|{8 min}].',
    },
    {
      en: '[veg.mushroom? Stir in {the garlic+mild+spice+heat+tomato.tomato-paste} for {1 min}.[pulse.lentil? |[ Add {the tomato.tomato} and cook down, stirring, until pulpy, {5 min}.]]]',
      es: '[veg.mushroom? Añade {el garlic+mild+spice+heat+tomato.tomato-paste} y remueve {1 min}.[pulse.lentil? |[ Añade {el tomato.tomato} y cocina, removiendo, hasta que se ablanden, {5 min}.]]]',
      fr: '[veg.mushroom? Ajouter {le garlic+mild+spice+heat+tomato.tomato-paste} et remuer {1 min}.[pulse.lentil? |[ Ajouter {le tomato.tomato} et laisser compoter en remuant, {5 min}.]]]',
    },
    {
      en: 'Add [pulse.lentil? {the pulse+meat.sausage+stock+bay}|{the pulse+meat.sausage+potato+sweet+tomato.tinned-tomato+fruit+stock+bay}][meat.sausage,bacon,poultry? , scrape up what has stuck], season with {the pepper} and half of {the salt}, bring to the boil and simmer gently, half covered[pulse.lentil? , stirring now and then and adding a splash of water if it gets too thick| and stirring now and then][pulse.lentil? [potato+sweet? , {simmer pulse+base+veg.solid-lasting less 5}|[tomato.tomato,tinned-tomato? , until tender, {simmer pulse+base+veg.solid-lasting}|[meat.poultry? , {simmer pulse+base+veg.solid-lasting less 8}|, until tender, {simmer pulse+base+veg.solid-lasting}]]]|[meat.poultry? , {simmer pulse+potato+sweet+base+veg.solid-lasting 15 less 7}|[potato+sweet+base+veg.solid-lasting? , until tender], {simmer pulse+potato+sweet+base+veg.solid-lasting 15}]].[meat.poultry? [ Add [pulse.lentil? {the meat.poultry+tomato.tomato,tinned-tomato+potato+sweet+fruit}|{the meat.poultry}] and simmer on[pulse.lentil? [tomato.tomato,tinned-tomato? |, until {the pulse} {=is pulse} tender]], [pulse.lentil? [potato+sweet? {15 min}|{simmer meat.poultry}]|{simmer meat.poultry}].]|[pulse.lentil? [ Add {the tomato.tomato,tinned-tomato+potato+sweet+fruit} and simmer [potato+sweet? until everything is soft, {15 min}|for another {10 min}].]]]',
      es: 'Añade [pulse.lentil? {el pulse+meat.sausage+stock+bay}|{el pulse+meat.sausage+potato+sweet+tomato.tinned-tomato+fruit+stock+bay}][meat.sausage,bacon,poultry? , despega el fondo con una cuchara], sazona con {el pepper} y la mitad {del salt}, lleva a ebullición y cuece a fuego suave, con la tapa entreabierta[pulse.lentil? , removiendo de vez en cuando y añadiendo un chorrito de agua si se espesa demasiado| y removiendo de vez en cuando][pulse.lentil? [potato+sweet? , {simmer pulse+base+veg.solid-lasting less 5}|[tomato.tomato,tinned-tomato? , hasta que {el pulse.lentil+base+veg.solid-lasting} {=tierno pulse.lentil+base+veg.solid-lasting}, {simmer pulse+base+veg.solid-lasting}|[meat.poultry? , {simmer pulse+base+veg.solid-lasting less 8}|, hasta que {el pulse.lentil+base+veg.solid-lasting} {=tierno pulse.lentil+base+veg.solid-lasting}, {simmer pulse+base+veg.solid-lasting}]]]|[meat.poultry? , {simmer pulse+potato+sweet+base+veg.solid-lasting 15 less 7}|[potato+sweet+base+veg.solid-lasting? , hasta que {el potato+sweet+base+veg.solid-lasting} {=tierno potato+sweet+base+veg.solid-lasting}], {simmer pulse+potato+sweet+base+veg.solid-lasting 15}]].[meat.poultry? [ Añade [pulse.lentil? {el meat.poultry+tomato.tomato,tinned-tomato+potato+sweet+fruit}|{el meat.poultry}] y sigue la cocción[pulse.lentil? [tomato.tomato,tinned-tomato? | hasta que {el pulse} {=tierno pulse}]], [pulse.lentil? [potato+sweet? {15 min}|{simmer meat.poultry}]|{simmer meat.poultry}].]|[pulse.lentil? [ Añade {el tomato.tomato,tinned-tomato+potato+sweet+fruit} y cuece [potato+sweet? hasta que todo esté tierno, {15 min}|{10 min} más].]]]',
      fr: 'Ajouter [pulse.lentil? {le pulse+meat.sausage+stock+bay}|{le pulse+meat.sausage+potato+sweet+tomato.tinned-tomato+fruit+stock+bay}][meat.sausage,bacon,poultry? , décoller les sucs], assaisonner avec {le pepper} et la moitié {du salt}, porter à ébullition, puis laisser mijoter à demi couvert, en remuant de temps en temps[pulse.lentil?  et en ajoutant un peu d’eau si le ragoût épaissit trop][pulse.lentil? [potato+sweet? , {simmer pulse+base+veg.solid-lasting less 5}|[tomato.tomato,tinned-tomato? , jusqu’à ce que {le pulse.lentil+base+veg.solid-lasting} {=soit-tendre pulse.lentil+base+veg.solid-lasting}, {simmer pulse+base+veg.solid-lasting}|[meat.poultry? , {simmer pulse+base+veg.solid-lasting less 8}|, jusqu’à ce que {le pulse.lentil+base+veg.solid-lasting} {=soit-tendre pulse.lentil+base+veg.solid-lasting}, {simmer pulse+base+veg.solid-lasting}]]]|[meat.poultry? , {simmer pulse+potato+sweet+base+veg.solid-lasting 15 less 7}|[potato+sweet+base+veg.solid-lasting? , jusqu’à ce que {le potato+sweet+base+veg.solid-lasting} {=soit-tendre potato+sweet+base+veg.solid-lasting}], {simmer pulse+potato+sweet+base+veg.solid-lasting 15}]].[meat.poultry? [ Ajouter [pulse.lentil? {le meat.poultry+tomato.tomato,tinned-tomato+potato+sweet+fruit}|{le meat.poultry}] et poursuivre la cuisson[pulse.lentil? [tomato.tomato,tinned-tomato? | jusqu’à ce que {le pulse} {=soit-tendre pulse}]], [pulse.lentil? [potato+sweet? {15 min}|{simmer meat.poultry}]|{simmer meat.poultry}].]|[pulse.lentil? [ Ajouter {le tomato.tomato,tinned-tomato+potato+sweet+fruit} et laisser mijoter [potato+sweet? jusqu’à ce que tout soit tendre, {15 min}|encore {10 min}].]]]',
    },
    ...COOKING_BESIDE_A_POT,
    {
      en: 'Crush a ladleful of {the pulse.pulse} against the side of the pan and stir in, {1 min}, to thicken the sauce.',
      es: 'Aplasta un cucharón {de pulse.pulse} contra la pared de la olla y remueve, {1 min}, para que el potaje espese.',
      fr: 'Écraser une louche {de pulse.pulse} contre la paroi du faitout et remuer pour lier la sauce, {1 min}.',
    },
    {
      en: '[veg.softening? Add {the veg.solid-passing+late} and cook until just tender, {simmer veg.solid-passing+late 5}|Add {the veg.solid-passing+late}, bring back to the boil and simmer, {simmer veg.solid-passing+late 4 more 1}].',
      es: '[veg.softening? Añade {el veg.solid-passing+late} y cuece hasta que {=tierno veg.solid-passing+late}, {simmer veg.solid-passing+late 5}|Añade {el veg.solid-passing+late}, espera a que vuelva a hervir y cuece a fuego suave, {simmer veg.solid-passing+late 4 more 1}].',
      fr: '[veg.softening? Ajouter {le veg.solid-passing+late} et cuire jusqu’à ce {=tendre veg.solid-passing+late}, {simmer veg.solid-passing+late 5}|Ajouter {le veg.solid-passing+late}, porter de nouveau à ébullition et laisser frémir, {simmer veg.solid-passing+late 4 more 1}].',
    },
    {
      en: 'Stir in {the veg.leafy} by the handful and cook until wilted, {simmer veg.leafy 3}.',
      es: 'Incorpora {el veg.leafy} a puñados y cuece hasta que {=tierno veg.leafy}, {simmer veg.leafy 3}.',
      fr: 'Incorporer {le veg.leafy} par poignées et {=le veg.leafy} laisser tomber, {simmer veg.leafy 3}.',
    },
    {
      en: 'Fry {the fried} in a dry non-stick pan over a medium-high heat until golden on both sides, {5 min}.',
      es: 'Dora {el fried} por los dos lados en una sartén antiadherente sin aceite, a fuego medio alto, {5 min}.',
      fr: 'Faire dorer {le fried} sur les deux faces à sec, dans une poêle antiadhésive à feu assez vif, {5 min}.',
    },
    ...COOKING_BEFORE_SERVING,
    {
      en: '[Take out {the bay}. ][Loosen {the tahini} with a ladleful of the sauce and stir back in. ][Stir {the acid+honey} into the stew. ]Taste and season with the rest of {the salt} as needed.[ Finish with {the herb+cheese+fried}.][ Serve with {the side+bread}.]',
      es: '[Retira {el bay}. ][Deslíe {el tahini} en un cucharón del caldo y devuélve{=lo tahini} a la olla. ][Aviva el guiso con {el acid+honey}. ]Prueba y ajusta con el resto {del salt}.[ Termina con {el herb+cheese+fried}.][ Sirve con {el side+bread}.]',
      fr: '[Retirer {le bay}. ][Délayer {le tahini} dans une louche de sauce et reverser dans le faitout. ][Relever le ragoût avec {le acid+honey}. ]Goûter et ajuster avec le reste {du salt}.[ Terminer par {le herb+cheese+fried}.][ Servir avec {le side+bread}.]',
    },
  ],
};

export const BEAN_STEWS: readonly DishTemplate[] = [beanStew];
