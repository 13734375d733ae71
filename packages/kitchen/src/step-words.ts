import type { TextLanguage } from './recipe.ts';

/**
 * Words that decide whether a name in running text stands for food. All folded: lower case, no accents, as the
 * tokeniser gives them.
 */
export type StepWords = {
  /** Before a name they point to something that is on the table already: "the sauce". */
  definite: ReadonlySet<string>;
  /** Dishes and stages of them, which a definite article makes the thing being cooked. */
  dishes: ReadonlySet<string>;
  /** Up to three words before a name: the size of an egg. */
  size: ReadonlySet<string>;
  /** Right after a name: egg-sized, champagne glass, cheese grater. */
  thingAfter: ReadonlySet<string>;
  /** Before a name, with only a joining word between: verre à vin, molde de pan. */
  thingBefore: ReadonlySet<string>;
  /** The joining words. */
  joins: ReadonlySet<string>;
  /** Turns a name before or after it into what is not there. */
  without: ReadonlySet<string>;
  /** Right after a name: nut-free. */
  freeAfter: ReadonlySet<string>;
  /** Names that are also verbs, and what follows the verb. */
  verbs: ReadonlySet<string>;
  afterVerb: ReadonlySet<string>;
  /** What may stand before a verb. */
  beforeVerb: ReadonlySet<string>;
  /** Runs of words that name no food though one of them could; after a plus sign, what must follow but may be food. */
  phrases: readonly string[];
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

export const STEP_WORDS: Record<TextLanguage, StepWords> = {
  en: {
    definite: words('the this that these those your each its hot warm cold finished whole remaining'),
    dishes: words(`
      sauce sauces dressing dip marinade glaze syrup dough doughs batter pastry filling topping soup stew curry salad
      cake cakes pie pies tart tarts biscuit biscuits cookie cookies pancake pancakes crepe crepes waffle waffles
      muffin muffins burger burgers patty patties meatball meatballs omelette omelettes frittata loaf loaves
      pizza pizzas sandwich sandwiches dumpling dumplings paste crust gravy custard meringue meringues gratin pudding
      brownies scones stock broth roast
    `),
    size: words('size sized shape shaped colour color coloured colored'),
    thingAfter: words(`
      sized size shaped shape coloured colored brown glass glasses flute flutes coupe coupes knife knives brush brushes
      cutter cutters board cup timer grater press mill grinder peeler maker steamer kettle thermometer ring rings
      mould mold moulds molds
    `),
    thingBefore: words(''),
    joins: words(''),
    without: words('without no'),
    freeAfter: words('free'),
    verbs: words('cream fish toast mince roast chop shell stock bread'),
    afterVerb: words('the it them a an your each both all together until out in lightly again'),
    beforeVerb: words('and then or to now gently lightly finely briefly first'),
    phrases: ['fish out', 'fish them out', 'fish it out', 'fish slice', 'stock up', 'milky white', 'egg white colour'],
  },
  es: {
    definite: words('el la los las este esta estos estas del al cada tu'),
    dishes: words(`
      salsa salsas alino aderezo marinada glaseado almibar masa masas relleno sopa guiso curry ensalada tarta tartas
      pastel pasteles bizcocho bizcochos galleta galletas tortita tortitas crepe crepes gofre gofres hamburguesa hamburguesas
      albondiga albondigas tortilla tortillas pizza pizzas bocadillo sandwich empanadilla empanadillas caldo natillas
      merengue gratinado rollo rollos hojaldre base bechamel
    `),
    size: words('tamano forma color'),
    thingAfter: words(''),
    thingBefore: words('molde moldes rallador cuchillo tabla pincel copas flauta flautas'),
    joins: words('de para'),
    without: words('sin ni'),
    freeAfter: words(''),
    verbs: words(''),
    afterVerb: words(''),
    beforeVerb: words(''),
    phrases: [
      'en una copa de champan',
      'en copa de champan',
      'en una copa de vino',
      'en copa de vino',
      'en una copa de martini',
      'en copa de martini',
      'en un vaso de whisky',
      'en vaso de whisky',
      'una pasta',
      'una crema',
      'una masa',
      'una salsa',
    ],
  },
  fr: {
    definite: words('le la les l ce cet cette ces chaque votre vos ta ton tes au aux'),
    dishes: words(`
      sauce sauces vinaigrette marinade glacage sirop pate farce garniture soupe ragout curry salade gateau
      gateaux tarte tartes biscuit biscuits crepe crepes gaufre gaufres galette galettes boulette boulettes omelette
      omelettes pizza pizzas sandwich sandwichs bouillon fond meringue gratin appareil puree compote roulade roule
      brioche feuilletage bechamel
    `),
    size: words('taille grosseur gros grosse forme couleur'),
    thingAfter: words(''),
    thingBefore: words(
      'verre verres moule moules flute flutes coupe coupes couteau rape cuillere cuilleres plat plats bol bols papier planche machine presse pinceau sac poche',
    ),
    joins: words('a de au'),
    without: words('sans ni'),
    freeAfter: words(''),
    verbs: words(''),
    afterVerb: words(''),
    beforeVerb: words(''),
    phrases: [
      'moule a',
      'moules a',
      'le moule',
      'un moule',
      'ce moule',
      'du moule',
      'au moule',
      'petits moules',
      'moule rond',
      'moule carre',
      'moule beurre',
      'moule en',
      'demoule',
      'au lieu',
      'avoir lieu',
      'en julienne',
      'gros bouillons',
      'gros bouillon',
      'petits bouillons',
      'petit bouillon',
      'grands bouillons',
      'a bouillon',
      'au fond',
      'le fond de',
      'du fond de',
      'fond de tarte',
      'beurre noisette',
      'couleur noisette',
      'une pate',
      'une creme',
      'une sauce',
      'bain marie',
      'noix de + beurre',
      'noisette de + beurre',
    ],
  },
};
