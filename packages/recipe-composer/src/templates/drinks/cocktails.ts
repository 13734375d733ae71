import { COOKED_FRUIT, FORTIFIED, PLAIN_SYRUPS } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { COLLINS, ICE, SOUR, STRONG } from './sours.ts';

/** Citrus that is no fruit to slice. */
const JUICED: readonly string[] = ['lemon-juice', 'bottled-lemon-juice', 'lime-juice', 'bottled-lime-juice'];

const highball: DishTemplate = {
  id: 'highball',
  dishType: 'highball',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'highball|and tonic|long drink', es: 'combinado|cubata|trago largo', fr: 'long drink|highball' },
  slots: {
    spirit: { of: ['spirit'], but: ['alcohol-free-spirit'] },
    mixer: {
      of: ['mixer', 'soda', 'juice'],
      but: [
        'grape-juice',
        'pear-juice',
        'cherry-juice',
        'blueberry-juice',
        'guava-nectar',
        'papaya-nectar',
        'peach-nectar',
        'apricot-nectar',
        'watermelon-juice',
        'lychee-juice',
      ],
      grams: 150,
    },
    sour: { of: ['sour'], least: 0, grams: 10, proposed: ['lemon', 'lime'] },
    herb: {
      of: ['herb', 'raw', 'ginger'],
      ids: ['mint', 'basil', 'rosemary', 'thyme', 'cucumber', 'ginger'],
      least: 0,
      grams: 5,
      cut: 'slice-thin',
    },
    syrup: { of: ['syrup'], least: 0, grams: 8 },
    bitters: { of: ['bitters'], least: 0 },
    ice: ICE,
  },
  needs: [{ of: ['spirit', 'mixer'], least: 2 }],
  knownAs: [
    {
      of: { spirit: ['gin'], mixer: ['tonic-water'] },
      title: {
        en: 'Gin and tonic[ with {all herb+syrup#1}]',
        es: 'Gin-tonic[ con {herb+syrup#1}]',
        fr: 'Gin tonic[ {au herb+syrup#1}]',
      },
    },
    {
      of: { spirit: ['rum', 'white-rum', 'dark-rum'], mixer: ['cola'], sour: ['lime', 'lime-juice'] },
      title: { en: 'Cuba libre', es: 'Cuba libre', fr: 'Cuba libre' },
    },
  ],
  title: {
    en: '[mixer.soda? {spirit} highball|{spirit+mixer#2}]',
    es: '[mixer.soda? Highball {de spirit}|{spirit} con {mixer}]',
    fr: '[mixer.soda? Highball {au spirit}|{spirit} et {mixer}]',
  },
  description: {
    en: 'This long drink needs no shaker, only cold glasses and ice.',
    es: 'Este trago largo no necesita coctelera, solo vasos fríos y hielo.',
    fr: 'Ce grand verre se passe de shaker et demande seulement des glaçons.',
  },
  steps: [
    {
      en: 'Fill two tall glasses with {the ice}, pour in {the spirit+syrup+bitters} and stir until the glasses are cold, {30 s}.',
      es: 'Llena dos vasos altos con {el ice}, vierte {el spirit+syrup+bitters} y remueve hasta que los vasos se enfríen, {30 s}.',
      fr: 'Remplir deux grands verres avec {le ice}, verser {le spirit+syrup+bitters} et remuer jusqu’à ce que les verres soient froids, {30 s}.',
    },
    {
      en: 'Top up slowly with {the mixer}, straight from the fridge.[ Add {the sour+herb} and stir once.]',
      es: 'Completa despacio con {el mixer}, directamente de la nevera.[ Añade {el sour+herb} y remueve una vez.]',
      fr: 'Compléter doucement avec {le mixer}, sortant du réfrigérateur.[ Ajouter {le sour+herb} et remuer une fois.]',
    },
  ],
};

const spritz: DishTemplate = {
  id: 'spritz',
  dishType: 'spritz',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'spritz', es: 'spritz', fr: 'spritz' },
  slots: {
    bitter: { of: ['bitter-liqueur'], but: ['alcohol-free-aperitif'], least: 0, grams: 40 },
    /** What is sweeter, of which there is less. */
    sweet: {
      of: ['liqueur', 'syrup'],
      but: [...PLAIN_SYRUPS, 'grenadine', 'orgeat', 'gomme-syrup'],
      least: 0,
      grams: 25,
      notWith: ['bitter-liqueur'],
    },
    wine: {
      of: ['sparkling-wine', 'wine'],
      but: ['red-wine', 'lambrusco', 'cider', 'alcohol-free-wine', 'alcohol-free-sparkling-wine', ...FORTIFIED],
      grams: 90,
    },
    /** The bubbles of still wine, and what lengthens the other. */
    soda: { of: ['soda'], least: 0, or: ['soda-water'], grams: 65, notWith: ['sparkling-wine'] },
    splash: { of: ['soda'], least: 0, or: ['soda-water'], grams: 40, notWith: ['wine', 'soda'] },
    fruit: {
      of: ['orange', 'sour', 'berry', 'stone-fruit', 'raw'],
      but: ['radish', 'cooked-beetroot', ...JUICED],
      least: 0,
      grams: 20,
      cut: 'rounds',
      proposed: ['orange', 'lemon'],
    },
    herb: { of: ['herb'], ids: ['mint', 'basil', 'rosemary', 'thyme'], least: 0, cut: 'whole' },
    ice: ICE,
  },
  needs: [
    { of: ['bitter', 'sweet'], least: 1 },
    { of: ['wine'], least: 1 },
  ],
  title: {
    en: '{bitter+sweet} spritz[ with {all herb+fruit#1}]',
    es: 'Spritz {de bitter+sweet}[ con {herb+fruit#1}]',
    fr: 'Spritz {au bitter+sweet}[ et {au herb+fruit#1}]',
  },
  description: {
    en: '[wine.sparkling-wine? [bitter? The sparkling wine lifts the bitter edge of the aperitif|The sparkling wine carries the sweetness and keeps it dry]|[bitter? The still wine softens the bitterness, and a little soda freshens it|The still wine brings its acidity and the soda a light fizz]].',
    es: '[wine.sparkling-wine? [bitter? El vino espumoso aligera el amargor del aperitivo|El vino espumoso compensa con su acidez lo dulce de la copa]|[bitter? El vino tranquilo suaviza el amargor, y la soda lo refresca|El vino pone la acidez, y la soda, un cosquilleo ligero]].',
    fr: '[wine.sparkling-wine? [bitter? Le vin pétillant allège l’amertume de l’apéritif|Le vin pétillant équilibre de son acidité le sucré du verre]|[bitter? Le vin tranquille adoucit l’amertume, et l’eau gazeuse la rafraîchit|Le vin apporte l’acidité, et l’eau gazeuse un léger picotement]].',
  },
  steps: [
    {
      en: 'Fill two large wine glasses with {the ice} and pour in {the wine}, straight from the fridge, then {the bitter+sweet}.',
      es: 'Llena dos copas grandes con {el ice} y vierte {el wine}, directamente de la nevera, y después {el bitter+sweet}.',
      fr: 'Remplir deux grands verres à vin avec {le ice}, verser {le wine} au sortir du réfrigérateur, puis {le bitter+sweet}.',
    },
    {
      en: '[Top up with {the soda+splash}, stir|Stir] once[ and add {the fruit+herb}].',
      es: '[Completa con {el soda+splash}, remueve|Remueve] una vez[ y añade {el fruit+herb}].',
      fr: '[Compléter avec {le soda+splash}, remuer|Remuer] une fois[ et ajouter {le fruit+herb}].',
    },
  ],
};

const punch: DishTemplate = {
  id: 'punch',
  dishType: 'punch',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 4,
  families: ['drinks'],
  called: { en: 'punch|sangria', es: 'ponche|sangría', fr: 'punch|sangria' },
  slots: {
    base: { of: ['spirit'], but: ['alcohol-free-spirit'], least: 0, grams: 45 },
    wine: {
      of: ['wine', 'sparkling-wine'],
      but: ['alcohol-free-wine', 'alcohol-free-sparkling-wine', ...FORTIFIED],
      least: 0,
      grams: 110,
    },
    juice: { of: ['juice'], but: ['grapefruit-juice', 'unsweetened-cranberry-juice'], most: 2, grams: 120 },
    sour: { of: ['sour'], least: 0, grams: 15, proposed: ['lemon', 'lime'] },
    fruit: {
      of: ['orange', 'berry', 'stone-fruit', 'orchard-fruit', 'tropical-fruit'],
      least: 0,
      most: 2,
      grams: 50,
      cut: 'rounds',
    },
    sweet: { of: ['sugar', 'syrup', 'honey'], least: 0, or: ['sugar'], unless: ['base'], grams: 4 },
    spice: { of: ['sweet-spice'], least: 0 },
    fizz: {
      of: ['soda', 'mixer'],
      ids: ['soda-water', 'sparkling-water', 'ginger-ale', 'ginger-beer', 'fizzy-lemonade', 'orange-soda'],
      least: 0,
      grams: 60,
    },
    ice: { ...ICE, grams: 60 },
  },
  needs: [
    { of: ['base', 'wine'], least: 1 },
    { of: ['juice'], least: 1 },
    { of: ['base', 'wine', 'juice', 'sour', 'fruit', 'spice', 'fizz'], least: 3 },
  ],
  title: {
    en: '{base+wine+juice#2} punch',
    es: 'Ponche {de base+wine+juice#2}',
    fr: 'Punch {au base+wine+juice#2}',
  },
  description: {
    en: 'This punch is mixed in a jug and shared out over ice.',
    es: 'Este ponche se mezcla en jarra y se reparte sobre hielo.',
    fr: 'Ce punch se mélange en carafe et se partage sur des glaçons.',
  },
  steps: [
    {
      en: 'Stir {the base+wine.wine+juice+sour+sweet} in a large jug[sweet?  until {the sweet} has dissolved], {2 min}.',
      es: 'Mezcla {el base+wine.wine+juice+sour+sweet} en una jarra grande[sweet?  hasta que se disuelva {el sweet}], {2 min}.',
      fr: 'Mélanger {le base+wine.wine+juice+sour+sweet} dans une grande carafe[sweet?  jusqu’à dissolution {du sweet}], {2 min}.',
    },
    {
      en: '[Add {the fruit} and chill|Chill] for {30 min}.',
      es: '[Añade {el fruit} y enfría|Enfría] en la nevera {30 min}.',
      fr: '[Ajouter {le fruit} et mettre|Mettre] au frais {30 min}.',
    },
    {
      en: 'Serve over {the ice}[, topped up with {the wine.sparkling-wine+fizz}].[ Dust with {the spice}.]',
      es: 'Sirve sobre {el ice}[ y completa con {el wine.sparkling-wine+fizz}].[ Espolvorea {el spice} por encima.]',
      fr: 'Servir sur {le ice}[ et allonger avec {le wine.sparkling-wine+fizz}].[ Saupoudrer {de spice}.]',
    },
  ],
};

const smash: DishTemplate = {
  id: 'smash',
  dishType: 'muddled-cocktail',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'smash|julep|mojito|cooler', es: 'smash|julepe|mojito', fr: 'smash|julep|mojito' },
  slots: {
    spirit: { of: ['spirit'], but: ['alcohol-free-spirit'] },
    herb: { of: ['herb'], ids: ['mint', 'basil'], grams: 4, cut: 'whole' },
    sour: { of: ['sour'], least: 0, grams: 22, proposed: ['lemon', 'lime'] },
    fruit: {
      of: ['berry', 'stone-fruit', 'raw', 'tropical-fruit', 'orange'],
      but: ['radish', 'cooked-beetroot', 'tinned-pineapple', 'tinned-peach', ...COOKED_FRUIT],
      least: 0,
      grams: 40,
    },
    syrup: { of: ['syrup'], least: 0, grams: 22 },
    sweet: { of: ['sugar', 'honey'], or: ['sugar'], unless: ['syrup'], notWith: ['syrup'], grams: 10 },
    fizz: { of: ['soda', 'mixer'], least: 0, grams: 70 },
    ice: ICE,
  },
  needs: [{ of: ['spirit', 'herb', 'sour', 'fruit'], least: 2 }],
  title: {
    en: '{spirit+fruit+herb#3} smash',
    es: 'Smash {de spirit+fruit+herb#3}',
    fr: 'Smash {au spirit+fruit+herb#3}',
  },
  description: {
    en: 'The herbs are bruised in the glass and give up their scent.',
    es: 'La hierba se machaca en el vaso y suelta su perfume.',
    fr: 'Les herbes s’écrasent dans le verre et libèrent leur parfum.',
  },
  steps: [
    {
      en: 'Press {the herb+fruit} with {the sweet+syrup} in two tumblers, gently, until fragrant.',
      es: 'Machaca suavemente {el herb+fruit} con {el sweet+syrup} en dos vasos, hasta notar el aroma.',
      fr: 'Piler doucement {le herb+fruit} avec {le sweet+syrup} dans deux verres, pour en libérer le parfum.',
    },
    {
      en: 'Pour in {the sour+spirit}, fill up with {the ice} and stir well, {30 s}.[ Top up with {the fizz} and stir once.]',
      es: 'Vierte {el sour+spirit}, llena los vasos con {el ice} y remueve bien, {30 s}.[ Completa con {el fizz} y remueve una vez.]',
      fr: 'Verser {le sour+spirit}, remplir les verres {de ice} et bien remuer, {30 s}.[ Compléter avec {le fizz} et remuer une fois.]',
    },
  ],
};

export const COCKTAILS: readonly DishTemplate[] = [SOUR, highball, COLLINS, spritz, punch, smash];
