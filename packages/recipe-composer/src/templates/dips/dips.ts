import { COLD_OIL, FOR_LIQUIDS, HERBS, PEPPER, RAW_ONION, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { BRINY, CHILLI, CRISPING, CRISPING_WITH_OIL, DIP, DIPPERS, LOAF, TOASTING, VEGETABLE } from './dip-parts.ts';

/** Mashed pulses, with something creamy, and good oil on top. */
const pulseDip: DishTemplate = {
  ...DIP,
  id: 'dip',
  families: ['middle-eastern', 'mediterranean', 'mexican'],
  slots: {
    base: {
      of: ['pulse'],
      but: ['baked-beans', 'refried-beans', 'edamame', 'tinned-lentil'],
      grams: 85,
    },
    body: {
      of: ['tahini', 'yogurt', 'soft-cheese', 'crumbly-cheese'],
      but: ['buttermilk', 'mascarpone', 'coconut-yogurt', 'almond-yogurt'],
      least: 0,
      grams: 18,
      cut: 'whole',
      proposed: ['tahini', 'yogurt', 'soya-yogurt', 'soured-cream'],
      needed: true,
    },
    veg: { ...VEGETABLE, but: [...(VEGETABLE.but ?? []), 'tomato', 'cucumber'], notWith: ['briny'] },
    briny: BRINY,
    garlic: { of: ['garlic'], least: 0, or: ['garlic'], grams: 1, cut: 'grate' },
    chilli: CHILLI,
    sour: { of: ['sour', 'vinegar'], least: 0, or: ['@acid', 'lemon'], grams: 6 },
    spice: {
      of: ['spice'],
      but: FOR_LIQUIDS,
      least: 0,
      cut: 'toast-crush',
      proposed: ['ground-cumin', 'smoked-paprika'],
      needed: true,
    },
    herb: { ...HERBS, grams: 4 },
    loaf: LOAF,
    dippers: DIPPERS,
    oil: { ...COLD_OIL, grams: 7.5 },
    salt: { ...SALT, grams: 0.75 },
  },
  needs: [
    { of: ['base'], least: 1 },
    { of: ['body', 'veg', 'briny', 'herb', 'spice', 'dippers', 'loaf'], least: 1 },
  ],
  knownAs: [
    {
      of: { base: ['chickpea', 'tinned-chickpea', 'dried-chickpea'], body: ['tahini'] },
      title: {
        en: 'Hummus[ with {all veg+briny#1}]',
        es: 'Hummus[ con {veg+briny#1}]',
        fr: 'Houmous[ {au veg+briny#1}]',
      },
    },
  ],
  title: {
    en: '{base+briny+veg+body#2} dip',
    es: 'Crema {de base} para untar[ con {all briny+veg+body#1}]',
    fr: 'Tartinade {de base}[ {au briny+veg+body#1}]',
  },
  description: {
    en: 'This dip is thick and smooth, under a thread of good oil.',
    es: 'Esta crema queda espesa y fina, bajo un hilo de buen aceite.',
    fr: 'Cette tartinade est épaisse et lisse, sous un filet de bonne huile.',
  },
  steps: [
    CRISPING_WITH_OIL,
    ...TOASTING,
    {
      en: '[dippers.wrap? Meanwhile, mash or blend|Mash or blend] {the base+body+garlic+chilli+sour+spice+salt} with [dippers.wrap? a third|half] of {the oil} and three tablespoons of water until smooth, or a little coarse if you like it so, {4 min}. If it is stiff, add a little more water. Taste and adjust the seasoning.',
      es: '[dippers.wrap? Mientras tanto, machaca o tritura|Machaca o tritura] {el base+body+garlic+chilli+sour+spice+salt} con [dippers.wrap? un tercio|la mitad] {del oil} y tres cucharadas de agua hasta obtener una crema fina, o algo gruesa si la prefieres así, {4 min}. Si queda espesa, añade un poco más de agua. Prueba y rectifica de sal.',
      fr: '[dippers.wrap? Pendant ce temps, écraser ou mixer|Écraser ou mixer] {le base+body+garlic+chilli+sour+spice+salt} avec [dippers.wrap? un tiers|la moitié] {du oil} et trois cuillerées à soupe d’eau, pour obtenir une crème lisse ou encore un peu grossière, {4 min}. Si c’est trop épais, ajouter un peu d’eau. Goûter et rectifier l’assaisonnement.',
    },
    {
      en: '[Fold in {the veg+briny} and spread|Spread] in a shallow bowl; trickle over the rest of {the oil}[, scatter with {the herb}][ and serve with {the dippers+loaf}].',
      es: '[Incorpora {el veg+briny} y extiende|Extiende] la mezcla en un plato hondo; riega con el resto {del oil}[, reparte {el herb} por encima][ y sirve con {el dippers+loaf}].',
      fr: '[Incorporer {le veg+briny} et étaler|Étaler] la préparation dans une assiette creuse ; l’arroser avec le reste {du oil}[, parsemer {de herb}][ et servir avec {le dippers+loaf}].',
    },
  ],
};

/** Yogurt or fresh cheese, stirred with what is fresh or salty. */
const creamyDip: DishTemplate = {
  ...DIP,
  id: 'creamy-dip',
  families: ['mediterranean', 'middle-eastern', 'northern', 'indian'],
  slots: {
    base: {
      of: ['yogurt', 'soft-cheese', 'crumbly-cheese'],
      ids: [
        'yogurt',
        'greek-yogurt',
        'soya-yogurt',
        'fromage-frais',
        'labneh',
        'quark',
        'ricotta',
        'cream-cheese',
        'vegan-cream-cheese',
        'goats-cheese',
        'feta',
      ],
      but: ['kefir', 'coconut-yogurt', 'almond-yogurt'],
      grams: 65,
      cut: 'crumble',
    },
    /** Firm cheese is stirred smooth with yogurt. */
    thinner: {
      of: ['yogurt', 'mayonnaise'],
      but: ['buttermilk', 'coconut-yogurt', 'almond-yogurt'],
      least: 0,
      grams: 20,
      notWith: ['yogurt'],
      proposed: ['yogurt', 'soya-yogurt'],
      needed: true,
    },
    veg: VEGETABLE,
    briny: BRINY,
    spring: { of: ['spring-onion'], least: 0, grams: 8 },
    garlic: { of: ['garlic'], least: 0, or: ['garlic'], grams: 1, cut: 'grate' },
    chilli: CHILLI,
    sour: { of: ['sour'], least: 0, or: ['lemon'], grams: 2 },
    spice: { of: ['spice'], but: FOR_LIQUIDS, least: 0, cut: 'toast-crush', pairedIn: [] },
    herb: {
      ...HERBS,
      grams: 5,
      pairedIn: [],
      proposed: ['chive', 'parsley'],
      needed: true,
      proposedWithout: ['spring-onion', 'raw'],
    },
    /** What goes with cucumber. */
    mint: {
      of: ['herb'],
      ids: ['mint', 'dill'],
      least: 0,
      alongside: ['cucumber', 'cooked-beetroot'],
      unless: ['herb'],
      grams: 5,
      proposed: ['mint', 'dill'],
      needed: true,
    },
    loaf: LOAF,
    dippers: { ...DIPPERS, grams: 50 },
    oil: { ...COLD_OIL, grams: 6 },
    salt: { ...SALT, grams: 0.75, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [
    { of: ['base'], least: 1 },
    { of: ['veg', 'briny', 'spring', 'herb'], least: 1 },
  ],
  knownAs: [
    {
      of: {
        base: ['yogurt', 'greek-yogurt'],
        veg: ['cucumber'],
        garlic: ['garlic'],
        herb: ['dill', 'mint', 'parsley'],
      },
      without: ['briny', 'spring', 'chilli', 'spice'],
      title: { en: 'Tzatziki', es: 'Tzatziki', fr: 'Tzatziki' },
    },
    {
      of: {
        base: ['yogurt', 'greek-yogurt'],
        veg: ['cucumber'],
        garlic: ['garlic'],
        mint: ['dill', 'mint'],
      },
      without: ['briny', 'spring', 'chilli', 'spice'],
      title: { en: 'Tzatziki', es: 'Tzatziki', fr: 'Tzatziki' },
    },
  ],
  title: {
    en: '{base+veg+briny+herb+mint+spring#2} dip',
    es: 'Dip {de base+veg+briny+herb+mint+spring#2}',
    fr: '[base.yogurt? Dip|Tartinade] {de base}[ {au veg+briny+herb+mint+spring#1}]',
  },
  description: {
    en: 'This dip is cool, fresh and creamy.',
    es: 'Este dip es fresco, suave y cremoso.',
    fr: 'Cette sauce à tremper est fraîche, douce et crémeuse.',
  },
  steps: [
    {
      en: '[veg.raw? [salt? Mix {the veg.raw} with a little salt in a sieve, leave to drain for {10 min} and squeeze dry.|Squeeze {the veg.raw} dry in a clean cloth, {2 min}.]]',
      es: '[veg.raw? [salt? Mezcla {el veg.raw} con un poco de sal en un colador, deja que escurra {10 min} y apriéta{=lo veg.raw} bien.|Escurre {el veg.raw} apretándo{=lo veg.raw} en un paño limpio, {2 min}.]]',
      fr: '[veg.raw? [salt? Mélanger {le veg.raw} avec un peu de sel dans une passoire, laisser dégorger {10 min} et bien {=le veg.raw} presser.|Presser {le veg.raw} dans un linge propre pour en extraire l’eau, {2 min}.]]',
    },
    CRISPING_WITH_OIL,
    ...TOASTING,
    {
      en: '[dippers.wrap? Meanwhile, [base.yogurt? stir|beat]|[base.yogurt? Stir|Beat]] {the base+thinner+garlic+chilli+sour+spice+salt+pepper} with [dippers.wrap? a third|half] of {the oil} until smooth, {2 min}.',
      es: '[dippers.wrap? Mientras tanto, [base.yogurt? mezcla|bate]|[base.yogurt? Mezcla|Bate]] {el base+thinner+garlic+chilli+sour+spice+salt+pepper} con [dippers.wrap? un tercio|la mitad] {del oil} hasta obtener una crema lisa, {2 min}.',
      fr: '[dippers.wrap? Pendant ce temps, [base.yogurt? mélanger|fouetter]|[base.yogurt? Mélanger|Fouetter]] {le base+thinner+garlic+chilli+sour+spice+salt+pepper} avec [dippers.wrap? un tiers|la moitié] {du oil} jusqu’à obtenir une crème lisse, {2 min}.',
    },
    {
      en: '[Fold in {the veg+briny+spring+herb+mint} and spoon|Spoon] into a bowl; trickle over the rest of {the oil}[ and serve with {the dippers+loaf}].',
      es: '[Incorpora {el veg+briny+spring+herb+mint} y pasa|Pasa] la mezcla a un cuenco; riega con el resto {del oil}[ y sirve con {el dippers+loaf}].',
      fr: '[Incorporer {le veg+briny+spring+herb+mint} et mettre|Mettre] la préparation dans un bol ; l’arroser avec le reste {du oil}[ et servir avec {le dippers+loaf}].',
    },
  ],
};

/** Avocado crushed with onion and lime. */
const avocadoDip: DishTemplate = {
  ...DIP,
  id: 'avocado-dip',
  families: ['mexican', 'mediterranean'],
  slots: {
    avocado: { of: ['avocado'], grams: 75, cut: 'whole' },
    onion: {
      of: ['onion', 'spring-onion'],
      least: 0,
      grams: 10,
      cut: 'chop',
      proposed: ['red-onion', 'spring-onion'],
      needed: true,
    },
    lime: { of: ['sour'], or: ['lime', 'lemon'], grams: 8 },
    chilli: CHILLI,
    spice: { of: ['spice'], but: FOR_LIQUIDS, least: 0, cut: 'toast-crush', pairedIn: [] },
    veg: VEGETABLE,
    cheese: { of: ['crumbly-cheese'], but: ['blue-cheese'], least: 0, grams: 20 },
    briny: BRINY,
    herb: { ...HERBS, grams: 4, needed: true, proposed: ['coriander-leaf', 'parsley'] },
    loaf: LOAF,
    dippers: { ...DIPPERS, proposed: ['corn-tortilla', 'flatbread', 'carrot', 'celery'] },
    salt: { ...SALT, grams: 0.75 },
  },
  needs: [
    { of: ['avocado'], least: 1 },
    { of: ['onion', 'chilli', 'veg', 'cheese', 'briny', 'herb', 'dippers', 'loaf'], least: 1 },
  ],
  knownAs: [
    {
      of: {
        avocado: ['avocado'],
        onion: ['onion', 'red-onion', 'white-onion', 'spring-onion'],
        herb: ['coriander-leaf'],
      },
      without: ['cheese', 'briny'],
      title: {
        en: 'Guacamole[ with {all veg#1}]',
        es: 'Guacamole[ con {veg#1}]',
        fr: 'Guacamole[ {au veg#1}]',
      },
    },
  ],
  title: {
    en: '{avocado+veg+cheese+briny+herb+chilli#2} dip',
    es: 'Dip {de avocado+veg+cheese+briny+herb+chilli#2}',
    fr: 'Dip {de avocado}[ {au veg+cheese+briny+herb+chilli#1}]',
  },
  description: {
    en: 'The avocado is crushed with a fork and keeps some of its pieces.',
    es: 'El aguacate se aplasta con un tenedor y conserva algún trozo.',
    fr: 'L’avocat s’écrase à la fourchette et garde quelques morceaux.',
  },
  steps: [
    CRISPING,
    ...TOASTING,
    {
      en: '[dippers.wrap? Meanwhile, stir|Stir] {the onion} with {the lime+salt} in a bowl and leave for {5 min}, to lose its sharpness.',
      es: '[dippers.wrap? Mientras tanto, mezcla|Mezcla] {el onion} con {el lime+salt} en un cuenco y deja reposar {5 min}, para que pique menos.',
      fr: '[dippers.wrap? Pendant ce temps, mélanger|Mélanger] {le onion} avec {le lime+salt} dans un bol et laisser reposer {5 min}, pour en adoucir le piquant.',
    },
    {
      en: 'Halve and stone {the avocado}, scoop the flesh into the bowl and crush coarsely with a fork[ with {the chilli+spice}][onion? |, with {the lime+salt}], {3 min}.',
      es: 'Abre y deshuesa {el avocado}, saca la pulpa con una cuchara y aplástala con un tenedor en el cuenco, dejando trozos[, con {el chilli+spice}][onion? |, con {el lime+salt}], {3 min}.',
      fr: 'Ouvrir et dénoyauter {le avocado}, prélever la chair à la cuillère et l’écraser grossièrement à la fourchette dans le bol[ avec {le chilli+spice}][onion? |, avec {le lime+salt}], {3 min}.',
    },
    {
      en: '[Fold in {the veg+cheese+briny+herb} and serve|Serve] at once[ with {the dippers+loaf}].',
      es: '[Incorpora {el veg+cheese+briny+herb} y sirve|Sirve] enseguida[ con {el dippers+loaf}].',
      fr: '[Incorporer {le veg+cheese+briny+herb} et servir|Servir] aussitôt[ avec {le dippers+loaf}].',
    },
  ],
};

/** Fish alone is no spread: something creamy binds it. */
const fishSpread: DishTemplate = {
  ...DIP,
  id: 'fish-spread',
  families: ['northern', 'mediterranean'],
  called: { en: 'pâté|spread|dip', es: 'paté|crema para untar', fr: 'rillettes|tartinade' },
  slots: {
    base: { of: ['tinned-fish', 'smoked-fish'], grams: 70, cut: 'chop' },
    body: {
      of: ['soft-cheese', 'mayonnaise', 'yogurt'],
      but: ['buttermilk', 'mascarpone', 'mexican-crema', 'coconut-yogurt', 'almond-yogurt'],
      grams: 35,
    },
    onion: { ...RAW_ONION, proposed: ['shallot', 'spring-onion'] },
    briny: { of: ['briny'], ids: ['caper', 'gherkin', 'olive'], least: 0, grams: 4, cut: 'chop', proposed: ['caper'] },
    sour: { of: ['sour'], least: 0, or: ['lemon'], grams: 4 },
    hot: { of: ['chilli', 'hot-sauce', 'mustard'], least: 0, grams: 1.5 },
    herb: { ...HERBS, grams: 4, needed: true, proposed: ['dill', 'chive', 'parsley'] },
    loaf: LOAF,
    dippers: { ...DIPPERS, proposed: ['bread', 'gluten-free-bread', 'carrot', 'celery'] },
    salt: { ...SALT, grams: 0.5, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [
    { of: ['base'], least: 1 },
    { of: ['body'], least: 1 },
  ],
  title: {
    en: '{base} pâté[ with {all briny+herb+onion#1}]',
    es: 'Paté {de base}[ con {briny+herb+onion#1}]',
    fr: 'Rillettes {de base}[ {au briny+herb+onion#1}]',
  },
  description: {
    en: 'This spread is smooth and savoury, with a fresh edge.',
    es: 'Este paté es untuoso y sabroso, con un punto fresco.',
    fr: 'Cette tartinade de poisson est onctueuse et relevée d’une pointe fraîche.',
  },
  steps: [
    CRISPING,
    ...TOASTING,
    {
      en: 'Mash {the base} with {the body} to a coarse paste with a fork, {3 min}.',
      es: 'Con un tenedor, aplasta {el base} con {el body} hasta obtener una pasta gruesa, {3 min}.',
      fr: 'Écraser {le base} avec {le body} à la fourchette, sans trop affiner, {3 min}.',
    },
    {
      en: 'Fold in {the onion+briny+sour+hot+herb+salt+pepper} and taste.[ Serve with {the dippers+loaf}.]',
      es: 'Incorpora {el onion+briny+sour+hot+herb+salt+pepper} y prueba.[ Sirve con {el dippers+loaf}.]',
      fr: 'Incorporer {le onion+briny+sour+hot+herb+salt+pepper} et goûter.[ Servir avec {le dippers+loaf}.]',
    },
  ],
};

export const DIPS: readonly DishTemplate[] = [pulseDip, creamyDip, avocadoDip, fishSpread];
