import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Restrictions } from '@larder/food/verifier/verify';

/** Words that betray something excluded, and those in which they mean nothing of the kind. */
type Words = { betraying: RegExp; harmless?: RegExp };

const CEREAL =
  /\b(wheat|flour|bread|breadcrumbs?|baguette|pasta|spaghetti|penne|macaroni|linguine|tagliatelle|lasagne|couscous|semolina|bulgur|noodles?|tortillas?|bagels?|pitta|beer|lager|stout|croutons?|biscuits?|pastry|rolls?|crackers?|seitan|soy sauce|ramen|udon|brioche|ciabatta|gnocchi|orzo)\b/;
const NO_CEREAL =
  /gluten[- ]free|corn tortilla|rice (flour|noodle|pasta|paper)|(corn|chickpea|gram|almond|coconut|buckwheat|potato|tapioca|maize)[- ]?flour|flourless|glass noodle|shirataki|sweet potato noodle|courgette noodle|buckwheat noodle|tamari/;
const MEAT =
  /\b(chicken|turkey|duck|goose|beef|steak|veal|pork|lamb|mutton|ham|bacon|lardons?|pancetta|guanciale|chorizo|sausages?|salami|prosciutto|mince|meatballs?|ribs|venison|rabbit|liver|kielbasa|frankfurters?|gelatine|lard|suet|meat)\b/;
const NO_MEAT =
  /plant[- ]based|vegan|vegetarian|veggie|meat[- ]free|steak (tomato|seasoning)|beefsteak tomato|lamb'?s lettuce|liver[- ]?wort|mincemeat/;
const FISH =
  /\b(fish|cod|haddock|salmon|tuna|mackerel|sardines?|anchov(y|ies)|hake|trout|bass|bream|sole|plaice|halibut|tilapia|monkfish|caviar|roe|worcestershire)\b/;
const SEAFOOD = /\b(prawns?|shrimps?|crabs?|lobsters?|crayfish|langoustines?)\b/;
const MOLLUSCS = /\b(mussels?|clams?|squid|octopus|oysters?|scallops?|cockles?|snails?|cuttlefish)\b/;
const NO_FISH = /vegan|vegetarian|oyster mushroom|king oyster|scallop squash|monkfish liver/;
const DAIRY =
  /\b(milk|butter|buttermilk|cream|cheese|cheddar|parmesan|feta|mozzarella|ricotta|halloumi|gouda|gruyere|gruyère|emmental|brie|camembert|mascarpone|yogh?urt|ghee|kefir|quark|manchego|roquefort|stilton|comté|pecorino|crème fraîche|paneer|custard|ice cream|whey)\b/;
const NO_DAIRY =
  /vegan|plant|soya|soy |oat|almond|rice (drink|milk)|coconut|cashew|peanut butter|nut butter|almond butter|cocoa butter|butter beans?|butternut|butter lettuce|cream of tartar|cream soda|tahini|hazelnut/;
const EGGS = /\b(eggs?|mayonnaise|aioli|meringue|egg noodles?)\b/;

const ALLERGEN_WORDS: Record<Allergen, Words> = {
  Gluten: { betraying: new RegExp(`${CEREAL.source}|\\b(barley|rye|spelt)\\b`), harmless: NO_CEREAL },
  Wheat: { betraying: CEREAL, harmless: new RegExp(`${NO_CEREAL.source}|rye|oat`) },
  Dairy: { betraying: DAIRY, harmless: NO_DAIRY },
  Nuts: {
    betraying:
      /\b(almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|brazil nuts?|marzipan|praline|orgeat|amaretto|nut butter|pesto)\b/,
    harmless: /nut[- ]free/,
  },
  Eggs: { betraying: EGGS, harmless: /vegan|egg[- ]free|eggplant/ },
  Soy: { betraying: /\b(soy|soya|tofu|tempeh|miso|edamame|tamari|teriyaki|hoisin)\b/, harmless: /soy[- ]free/ },
  Fish: { betraying: FISH, harmless: NO_FISH },
  Shellfish: { betraying: SEAFOOD, harmless: /vegan/ },
  Peanuts: { betraying: /\b(peanuts?|satay)\b/ },
  Sesame: { betraying: /\b(sesame|tahini|hummus|halva|zaatar|za'atar)\b/ },
  Mustard: { betraying: /\bmustard\b/ },
  Celery: { betraying: /\b(celery|celeriac|soffritto)\b/ },
  Lupin: { betraying: /\blupin/ },
  Molluscs: { betraying: MOLLUSCS, harmless: NO_FISH },
  Sulphites: {
    betraying: /\b(wine|vermouth|prosecco|champagne|cava|port|sherry|dried apricots?)\b/,
    harmless: /alcohol[- ]free|vinegar/,
  },
};

const DIET_WORDS: Partial<Record<Diet, readonly Words[]>> = {
  Fish: [{ betraying: MEAT, harmless: new RegExp(`${NO_MEAT.source}|fish`) }],
  Vegetarian: [
    { betraying: MEAT, harmless: NO_MEAT },
    ...[FISH, SEAFOOD, MOLLUSCS].map((betraying) => ({ betraying, harmless: NO_FISH })),
  ],
  Vegan: [
    { betraying: MEAT, harmless: NO_MEAT },
    ...[FISH, SEAFOOD, MOLLUSCS].map((betraying) => ({ betraying, harmless: NO_FISH })),
    { betraying: DAIRY, harmless: NO_DAIRY },
    { betraying: EGGS, harmless: /vegan|eggplant/ },
    { betraying: /\bhoney\b/, harmless: /honeydew|vegan/ },
  ],
  Keto: [
    {
      betraying: /\b(rice|pasta|spaghetti|bread|potato(es)?|couscous|noodles?)\b/,
      harmless: /cauliflower rice|rice vinegar|shirataki|courgette noodle|konjac|sweet potato leaf/,
    },
  ],
  'Low FODMAP': [
    {
      betraying: /\b(onions?|shallots?|garlic|apples?|pears?|cauliflower)\b/,
      harmless: /spring onion|green part|garlic[- ]infused|garlic oil|low fodmap|pineapple/,
    },
  ],
};

/** Up to so many grams a serving a diet that is a matter of amounts bears them. */
const A_TASTE = 12;

/** A line of a recipe as a reader sees it: the English name, and the grams a serving. */
type PlainLine = { name: string; grams: number };

/**
 * The lines of a recipe that go against the restrictions by their plain names. It knows words alone, and nothing of the
 * knowledge base: a second pair of eyes beside the verifier.
 */
export function plainlyExcluded(lines: readonly PlainLine[], { excludedAllergens, dietTypes }: Restrictions): string[] {
  const words = [
    ...excludedAllergens.map((allergen) => ALLERGEN_WORDS[allergen]),
    ...dietTypes.flatMap((diet) => (isOfAmounts(diet) ? [] : (DIET_WORDS[diet] ?? []))),
  ];
  const ofAmounts = dietTypes.filter(isOfAmounts).flatMap((diet) => DIET_WORDS[diet] ?? []);
  return lines
    .filter(({ name, grams }) => betrays(name, words) || (grams > A_TASTE && betrays(name, ofAmounts)))
    .map(({ name }) => name);
}

function isOfAmounts(diet: Diet): boolean {
  return diet === 'Keto' || diet === 'Low FODMAP';
}

function betrays(name: string, words: readonly Words[]): boolean {
  const lower = name.toLowerCase();
  return words.some(({ betraying, harmless }) => betraying.test(lower) && !harmless?.test(lower));
}
