import type { CookingKind } from '@larder/food/ingredients/cooking';
import { COOKED_FRUIT, FRUIT_SYRUPS } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const SOFT: DishTemplate['subcategories'] = ['Non-alcoholic'];

/** Fruit that blends to a drink by itself; apples and pears need it beside them, and oranges no milk. */
const SOFT_FRUIT: readonly CookingKind[] = ['berry', 'banana', 'tropical-fruit', 'stone-fruit'];

/** Fruit that turns milk bitter, or that milk waters down. */
const NOT_WITH_MILK: readonly string[] = ['kiwi', 'pineapple', 'papaya', 'melon', 'watermelon'];

/** Berries whose pips are felt in a drink. */
const WITH_PIPS: readonly string[] = ['raspberry', 'blackberry', 'redcurrant', 'blackcurrant', 'gooseberry'];

const smoothie: DishTemplate = {
  id: 'smoothie',
  dishType: 'smoothie',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'smoothie|smoothies', es: 'smoothie|batido', fr: 'smoothie|smoothies' },
  slots: {
    fruit: { of: SOFT_FRUIT, but: [...COOKED_FRUIT, ...NOT_WITH_MILK, ...WITH_PIPS], least: 0, most: 3, grams: 140 },
    /** Strained, as a blender leaves their pips whole. */
    pips: { of: ['berry'], ids: WITH_PIPS, least: 0, most: 2, grams: 110 },
    fresh: {
      of: ['tropical-fruit'],
      ids: NOT_WITH_MILK,
      but: ['tinned-pineapple'],
      least: 0,
      grams: 130,
      notWith: ['milk'],
    },
    creamy: {
      of: ['yogurt'],
      but: ['soured-cream', 'mexican-crema'],
      least: 0,
      grams: 125,
      proposed: ['yogurt', 'soya-yogurt'],
      proposedWithout: ['banana', 'juice', 'coconut-milk', 'avocado', 'oats'],
    },
    /** From a tin it is too rich by itself. */
    coconut: { of: ['coconut-milk'], least: 0, grams: 60, unless: ['creamy'] },
    water: { of: ['water'], or: ['water'], only: ['coconut'], grams: 80 },
    liquid: {
      of: ['milk', 'juice'],
      grams: 140,
      or: ['milk', 'oat-drink', 'soya-drink', 'rice-drink', 'orange-juice', 'apple-juice'],
      unless: ['creamy', 'coconut'],
    },
    orchard: { of: ['orchard-fruit'], but: COOKED_FRUIT, least: 0, grams: 75, only: ['fruit', 'pips', 'fresh'] },
    citrus: { of: ['orange'], least: 0, grams: 90, only: ['fruit', 'pips', 'fresh'], notWith: ['milk'] },
    green: {
      of: ['leafy', 'avocado'],
      ids: ['spinach', 'kale', 'avocado'],
      but: ['frozen-spinach'],
      least: 0,
      grams: 30,
      only: ['fruit', 'pips', 'fresh'],
    },
    oats: { of: ['oats', 'seed'], least: 0, grams: 12 },
    butter: { of: ['nut-butter', 'nut'], least: 0, grams: 12, cut: 'whole' },
    spice: {
      of: ['sweet-spice', 'ginger', 'vanilla', 'herb'],
      ids: ['cinnamon', 'ground-ginger', 'ginger', 'ground-cardamom', 'vanilla-extract', 'mint', 'basil'],
      least: 0,
      proposed: ['vanilla-extract', 'cinnamon'],
      proposedWithout: ['berry', 'tropical-fruit', 'stone-fruit', 'orange', 'juice', 'avocado', 'leafy', 'nut-butter'],
    },
    cocoa: { of: ['cocoa'], least: 0, notWith: ['tropical-fruit', 'orange', 'juice', 'stone-fruit'] },
    dried: {
      of: ['dried-fruit'],
      ids: ['date', 'raisin', 'sultana', 'dried-apricot', 'prune', 'dried-fig'],
      least: 0,
      grams: 15,
    },
    sweet: {
      of: ['honey', 'sugar'],
      least: 0,
      grams: 8,
      unless: ['dried'],
      notWith: ['juice', 'dried-fruit'],
      proposed: ['honey', 'maple-syrup'],
      proposedWithout: ['banana'],
    },
    sour: {
      of: ['sour'],
      least: 0,
      grams: 12,
      notWith: ['milk'],
      proposed: ['lime', 'lemon'],
      proposedWithout: ['yogurt', 'juice', 'berry', 'orange'],
    },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 30 },
  },
  needs: [
    { of: ['fruit', 'pips', 'fresh'], least: 1 },
    {
      of: ['fruit', 'pips', 'fresh', 'orchard', 'citrus', 'green', 'liquid', 'coconut', 'creamy', 'oats', 'butter'],
      least: 2,
    },
  ],
  notBeside: ['flour', 'pastry', 'biscuit'],
  title: {
    en: '{fruit+pips+fresh+orchard+citrus+green#3} smoothie[ with {all butter+oats#1}]',
    es: 'Batido {de fruit+pips+fresh+orchard+citrus+green#3}[ con {butter+oats#1}]',
    fr: 'Smoothie {au fruit+pips+fresh+orchard+citrus+green+butter+oats#3}',
  },
  description: {
    en: 'This smoothie is cold, thick and ready in five minutes.',
    es: 'Este batido es frío, espeso y se hace en cinco minutos.',
    fr: 'Ce smoothie est frais, épais et prêt en cinq minutes.',
  },
  tip: {
    en: '[fruit.berry+pips? |[fruit.banana,tropical-fruit? If the fruit goes in frozen, leave out the ice: it comes out thicker.]]',
    es: '[fruit.berry+pips? |[fruit.banana,tropical-fruit? Si usas fruta congelada, prescinde del hielo: queda más espeso.]]',
    fr: '[fruit.berry+pips? |[fruit.banana,tropical-fruit? Avec des fruits surgelés, pas besoin de glaçons : c’est encore plus épais.]]',
  },
  equipment: [{ en: 'blender', es: 'batidora de vaso', fr: 'blender' }],
  steps: [
    {
      en: 'Put {the oats.oats+dried} in a blender with {the liquid+coconut+water+creamy} and leave to soak, {5 min}.',
      es: 'Pon {el oats.oats+dried} en el vaso de la batidora con {el liquid+coconut+water+creamy} y déja{=lo oats.oats+dried} en remojo, {5 min}.',
      fr: 'Mettre {le oats.oats+dried} dans le blender avec {le liquid+coconut+water+creamy} et laisser tremper, {5 min}.',
    },
    {
      en: '[oats.oats+dried? Add {the fruit+pips+fresh+orchard+citrus+green+oats.seed+butter+spice+cocoa+sweet+sour+ice}|Put {the liquid+coconut+water+creamy+fruit+pips+fresh+orchard+citrus+green+oats.seed+butter+spice+cocoa+sweet+sour+ice} into a blender][fruit.berry+pips?  (frozen fruit needs no ice)] and blend until completely smooth, {2 min}.',
      es: '[oats.oats+dried? Añade {el fruit+pips+fresh+orchard+citrus+green+oats.seed+butter+spice+cocoa+sweet+sour+ice}|Pon {el liquid+coconut+water+creamy+fruit+pips+fresh+orchard+citrus+green+oats.seed+butter+spice+cocoa+sweet+sour+ice} en el vaso de la batidora][fruit.berry+pips?  (con fruta congelada no hace falta hielo)] y tritura hasta que no queden trozos, {2 min}.',
      fr: '[oats.oats+dried? Ajouter {le fruit+pips+fresh+orchard+citrus+green+oats.seed+butter+spice+cocoa+sweet+sour+ice}|Mettre {le liquid+coconut+water+creamy+fruit+pips+fresh+orchard+citrus+green+oats.seed+butter+spice+cocoa+sweet+sour+ice} dans le blender][fruit.berry+pips?  (sans glaçons si les fruits sont surgelés)] et mixer jusqu’à obtenir une texture bien lisse, {2 min}.',
    },
    {
      en: '[pips? Press through a sieve into two glasses, to keep back the pips, {2 min}, and drink|Pour into two glasses and drink] at once.',
      es: '[pips? Cuela en dos vasos, apretando con una cuchara, para que no queden pepitas, {2 min},|Reparte en dos vasos] y bebe enseguida.',
      fr: '[pips? Filtrer dans deux verres en pressant avec une cuillère, pour retenir les pépins, {2 min},|Verser dans deux verres] et boire aussitôt.',
    },
  ],
};

const shake: DishTemplate = {
  id: 'milkshake',
  dishType: 'milkshake',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'milkshake|shake', es: 'batido con helado|malteada|milkshake', fr: 'milk-shake|milkshake' },
  slots: {
    cream: { of: ['ice-cream'], grams: 110 },
    milk: { of: ['milk'], grams: 150, named: ['milk', 'oat-drink', 'soya-drink', 'rice-drink'] },
    flavour: {
      of: ['berry', 'banana', 'cocoa', 'nut-butter', 'coffee', 'vanilla', 'tropical-fruit', 'stone-fruit'],
      but: [...COOKED_FRUIT, ...NOT_WITH_MILK],
      least: 0,
      most: 2,
      grams: 50,
    },
    chocolate: { of: ['chocolate'], least: 0, grams: 18, cut: 'grate' },
    spice: { of: ['sweet-spice'], least: 0 },
  },
  needs: [],
  title: {
    en: '[{flavour+chocolate#2}|{cream}] milkshake',
    es: 'Batido [{de flavour+chocolate#2}|{de cream}]',
    fr: 'Milk-shake [{au flavour+chocolate#2}|{au cream}]',
  },
  description: {
    en: 'The shake is thick, frothy and cold enough to mist the glass.',
    es: 'El batido queda espeso, espumoso y tan frío que empaña el vaso.',
    fr: 'Le milk-shake est épais, mousseux et si froid qu’il embue le verre.',
  },
  equipment: [{ en: 'blender', es: 'batidora de vaso', fr: 'blender' }],
  steps: [
    {
      en: 'Blend {the flavour+chocolate+spice} with {the milk} in a blender until smooth, {30 s}.',
      es: 'Tritura {el flavour+chocolate+spice} con {el milk} en la batidora hasta que quede fino, {30 s}.',
      fr: 'Mixer {le flavour+chocolate+spice} avec {le milk} dans le blender pour bien lisser, {30 s}.',
    },
    {
      en: '[flavour+chocolate+spice? Add {the cream}|Put {the milk+cream} into a blender], blend briefly so that it stays thick, {20 s}, and serve at once.',
      es: '[flavour+chocolate+spice? Añade {el cream}|Pon {el milk+cream} en la batidora], bate poco para que quede espeso, {20 s}, y sirve enseguida.',
      fr: '[flavour+chocolate+spice? Ajouter {le cream}|Mettre {le milk+cream} dans le blender], mixer brièvement pour garder de l’épaisseur, {20 s}, et servir aussitôt.',
    },
  ],
};

const icedCoffee: DishTemplate = {
  id: 'iced-coffee',
  dishType: 'iced-coffee',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'iced coffee|frappé|frappe', es: 'café con hielo|café helado', fr: 'café glacé|frappé' },
  slots: {
    cold: { of: ['coffee'], ids: ['cold-brew'], least: 0 },
    coffee: { of: ['coffee'], but: ['cold-brew'], unless: ['cold'], notWith: ['coffee'], named: ['coffee'] },
    milk: { of: ['milk', 'ice-cream', 'coconut-milk'], least: 0, most: 2, grams: 100 },
    cream: { of: ['cream'], but: ['creme-fraiche'], least: 0, grams: 30 },
    flavour: { of: ['cocoa', 'chocolate', 'vanilla'], least: 0, most: 2 },
    /** Ground spice dissolves in no drink: it dusts the foam. */
    spice: { of: ['sweet-spice'], least: 0, grams: 0.3 },
    sweet: { of: ['honey', 'sugar', 'syrup'], but: FRUIT_SYRUPS, or: ['sugar'], grams: 8 },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 90 },
  },
  needs: [
    { of: ['cold', 'coffee'], least: 1 },
    { of: ['milk', 'cream', 'flavour', 'spice', 'sweet', 'ice'], least: 1 },
  ],
  title: {
    en: 'Iced coffee[ with {all milk+cream+flavour+spice#2}]',
    es: 'Café helado[ con {milk+cream+flavour+spice#2}]',
    fr: 'Café glacé[ {au milk+cream+flavour+spice#2}]',
  },
  description: {
    en: '[milk.coconut-milk? Coconut milk gives the coffee a round, faintly sweet body|[milk.ice-cream? The ice cream melts into the coffee and thickens it|[milk? The milk softens the coffee and holds the foam|[cream? The cream rounds off the strong coffee without hiding it|The coffee is strong and black under a pale foam]]]].',
    es: '[milk.coconut-milk? La leche de coco da al café cuerpo y un fondo dulce|[milk.ice-cream? El helado se funde en el café y lo espesa|[milk? La leche suaviza el café y sostiene la espuma|[cream? La nata redondea el café fuerte sin taparlo|El café es fuerte y negro bajo una espuma clara]]]].',
    fr: '[milk.coconut-milk? Le lait de coco donne au café du corps et un fond de douceur|[milk.ice-cream? La glace fond dans le café et l’épaissit|[milk? Le lait adoucit le café et tient la mousse|[cream? La crème arrondit le café serré sans le masquer|Le café est serré et noir sous une mousse claire]]]].',
  },
  equipment: [
    {
      en: 'blender or large jar with a lid',
      es: 'batidora de vaso o tarro grande con tapa',
      fr: 'blender ou grand bocal à couvercle',
    },
  ],
  steps: [
    {
      en: '[flavour.cocoa,chocolate? Warm a small glass of {the cold} with {the sweet+flavour} in a small pan, stirring, until smooth, {3 min}, and mix with the rest.|Stir {the sweet+flavour} into {the cold} until dissolved, {2 min}.]',
      es: '[flavour.cocoa,chocolate? Calienta un vasito {de cold} con {el sweet+flavour} en un cazo, removiendo, hasta que no queden grumos, {3 min}, y mezcla con el resto.|Mezcla {el sweet+flavour} con {el cold} hasta que se disuelva, {2 min}.]',
      fr: '[flavour.cocoa,chocolate? Chauffer un petit verre {de cold} avec {le sweet+flavour} dans une petite casserole, en remuant, pour bien lisser, {3 min}, et mélanger avec le reste.|Mélanger {le sweet+flavour} et {le cold} jusqu’à dissolution, {2 min}.]',
    },
    {
      en: 'Whisk {the sweet+flavour} into {the coffee}, hot and brewed extra strong, as ice will dilute it, until smooth. Pour into a metal bowl, stand it in a larger one of cold water and stir now and then, changing the water once, until no longer warm, {12 min}.',
      es: 'Mezcla {el sweet+flavour} con {el coffee}, caliente y muy cargado, porque el hielo lo aguará, hasta que no queden grumos. Vierte el café en un cuenco de metal, ponlo dentro de otro mayor con agua fría y remueve de vez en cuando, cambiando el agua una vez, hasta que ya no esté templado, {12 min}.',
      fr: 'Fouetter {le sweet+flavour} avec {le coffee} chaud et très serré, car les glaçons le dilueront, pour bien lisser. Verser le café dans un saladier en métal, le poser dans un plus grand rempli d’eau froide et remuer de temps en temps, en changeant l’eau une fois, jusqu’à ce qu’il ne soit plus tiède, {12 min}.',
    },
    {
      en: 'Blend with {the milk+cream+ice}, or shake hard in a large jar with its lid on, until frothy and ice-cold, {1 min}, and pour into tall glasses.[ Dust the foam with {the spice}.]',
      es: 'Bate con {el milk+cream+ice}, o agita con fuerza en un tarro grande bien cerrado, hasta que haga espuma y esté helado, {1 min}, y sirve en vasos altos.[ Espolvorea la espuma con {el spice}.]',
      fr: 'Mixer avec {le milk+cream+ice}, ou secouer vivement dans un grand bocal bien fermé, jusqu’à obtenir une mousse bien froide, {1 min}, et verser dans de grands verres.[ Saupoudrer la mousse {de spice}.]',
    },
  ],
};

export const SMOOTH_DRINKS: readonly DishTemplate[] = [smoothie, shake, icedCoffee];
