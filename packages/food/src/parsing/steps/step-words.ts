import type { TextLanguage } from '../../recipe.ts';

/**
 * Words that decide whether a name in running text stands for food. All folded: lower case, no accents, as the
 * tokeniser gives them.
 */
export type StepWords = {
  /** Before a name they point to something that is on the table already: "the sauce". */
  definite: ReadonlySet<string>;
  /** Dishes and stages of them, which a definite article makes the thing being cooked. */
  dishes: ReadonlySet<string>;
  /** Words that a cook uses for something else than the food of that name: "lisa" is smooth, a "couteau" a knife. */
  never: ReadonlySet<string>;
  /** Up to three words before a name: the size of an egg, soft as jam. */
  likeness: ReadonlySet<string>;
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
  /** Begins a clause of time or result, in which "the cream" is what became of the rest. */
  until: ReadonlySet<string>;
  /** Names that are verbs too; null in a language that tells the two apart. */
  verbs: VerbWords | null;
  /** Runs of words that name no food though one of them could; after a plus sign, what must follow but may be food. */
  phrases: readonly string[];
};

export type VerbWords = {
  /** Verbs more often than food. */
  often: ReadonlySet<string>;
  /** Verbs only before an object: "cream the butter". */
  rarely: ReadonlySet<string>;
  /** What begins an object. */
  objects: ReadonlySet<string>;
  /** What else follows a verb, and what comes before one. */
  after: ReadonlySet<string>;
  before: ReadonlySet<string>;
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

export const STEP_WORDS: Record<TextLanguage, StepWords> = {
  en: {
    definite: words('the this that these those your each its hot warm cold finished whole remaining'),
    dishes: words(`
      sauce sauces dressing dip glaze syrup doughs pastry soup stew curry salad
      cake cakes pie pies tart tarts biscuit biscuits cookie cookies pancake pancakes crepe crepes waffle waffles
      muffin muffins burger burgers patty patties meatball meatballs omelette omelettes frittata loaf loaves
      pizza pizzas sandwich sandwiches dumpling dumplings paste crust gravy custard meringue meringues gratin pudding
      brownies scones stock broth roast roll rolls wrap wraps seed seeds bone bones shell shells
    `),
    likeness: words('size sized shape shaped colour color coloured colored like as resembling'),
    never: words('batter dough marinade filling topping pulse pulses sweet rub pickling'),
    thingAfter: words(`
      sized size shaped shape coloured colored brown glass glasses flute flutes coupe coupes knife knives brush brushes
      cutter cutters board cup timer grater press mill grinder peeler maker steamer kettle thermometer ring rings
      mould mold moulds molds
    `),
    thingBefore: words(''),
    joins: words(''),
    without: words('without no'),
    freeAfter: words('free'),
    until: words('until till'),
    verbs: {
      often: words('toast mince roast chop shell roll wrap dip pickle'),
      rarely: words('cream fish stock bread milk'),
      objects: words('the it them a an your each both all'),
      after: words('together until out in into lightly again up over tightly for'),
      before: words('and then or to now gently lightly finely briefly first it them'),
    },
    phrases: ['fish out', 'fish them out', 'fish it out', 'fish slice', 'stock up', 'milky white', 'egg white colour'],
  },
  es: {
    definite: words('el la los las este esta estos estas del al cada tu'),
    dishes: words(`
      salsa salsas alino aderezo glaseado almibar masas relleno sopa guiso curry ensalada tarta tartas
      pastel pasteles bizcocho bizcochos galleta galletas tortita tortitas crepe crepes gofre gofres hamburguesa hamburguesas
      albondiga albondigas tortilla tortillas pizza pizzas bocadillo sandwich empanadilla empanadillas caldo natillas
      merengue gratinado rollo rollos hojaldre base bechamel semilla semillas pepitas
    `),
    likeness: words('tamano forma color como'),
    never: words(`
      lisa lisas dorada doradas rosado rosados rosada rosadas fino fina finos finas pasa machaca marinada masa granizado raya
      fondo fondos aguja agujas espiral espirales pico picos loco locos lomo lomos hueso huesos grano granos
    `),
    thingAfter: words(''),
    thingBefore: words('molde moldes rallador cuchillo tabla pincel copas flauta flautas'),
    joins: words('de para'),
    without: words('sin ni'),
    freeAfter: words(''),
    until: words('hasta'),
    verbs: null,
    phrases: [
      'en una copa de champan',
      'en copa de champan',
      'en una copa de vino',
      'en copa de vino',
      'llena una copa de vino',
      'llena una copa de champan',
      'copa de vino grande',
      'copas de vino',
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
      sauce sauces vinaigrette assaisonnement glacage sirop soupe ragout curry salade gateau
      gateaux tarte tartes biscuit biscuits crepe crepes gaufre gaufres galette galettes boulette boulettes omelette
      omelettes pizza pizzas sandwich sandwichs bouillon fond meringue gratin appareil puree compote roulade roule
      brioche feuilletage bechamel graine graines
    `),
    likeness: words('taille grosseur gros grosse forme couleur comme'),
    never: words(`
      couteau couteaux sabre loup plie raie saler fondant fondants rose roses roti rotis rotie roties marinade pate farce
      garniture os jaune jaunes vernis mousseux mousseuse petillant petillante
    `),
    thingAfter: words(''),
    thingBefore: words(
      'verre verres moule moules flute flutes coupe coupes couteau rape cuillere cuilleres plat plats bol bols papier planche machine presse pinceau sac poche',
    ),
    joins: words('a de au'),
    without: words('sans ni'),
    freeAfter: words(''),
    until: words('jusqu'),
    verbs: null,
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
