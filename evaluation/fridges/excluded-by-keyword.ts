import type { Allergen } from '@larder/contract/allergen';
import type { Diet } from '@larder/contract/diet';
import type { Restrictions } from '@larder/food/verifier/restrictions';

/** Keywords of something excluded, and names that contain such a keyword without being it. */
type Keywords = { forbidden: RegExp; exceptions?: RegExp };

const CEREAL =
  /\b(wheat|flour|bread|breadcrumbs?|baguette|pasta|spaghetti|penne|macaroni|linguine|tagliatelle|lasagne|couscous|semolina|bulgur|noodles?|tortillas?|bagels?|pitta|beer|lager|stout|croutons?|biscuits?|pastry|rolls?|crackers?|seitan|soy sauce|ramen|udon|brioche|ciabatta|gnocchi|orzo)\b/;
const NO_CEREAL =
  /gluten[- ]free|corn tortilla|rice (flour|noodle|pasta|paper)|(corn|chickpea|gram|almond|coconut|buckwheat|potato|tapioca|maize|arepa)[- ]?flour|flourless|glass noodle|shirataki|sweet potato noodle|courgette noodle|buckwheat noodle|tamari/;
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

const ALLERGEN_KEYWORDS: Record<Allergen, Keywords> = {
  Gluten: { forbidden: new RegExp(`${CEREAL.source}|\\b(barley|rye|spelt)\\b`), exceptions: NO_CEREAL },
  Wheat: { forbidden: CEREAL, exceptions: new RegExp(`${NO_CEREAL.source}|rye|oat`) },
  Dairy: { forbidden: DAIRY, exceptions: NO_DAIRY },
  Nuts: {
    forbidden:
      /\b(almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|brazil nuts?|marzipan|praline|orgeat|amaretto|nut butter|pesto)\b/,
    exceptions: /nut[- ]free/,
  },
  Eggs: { forbidden: EGGS, exceptions: /vegan|egg[- ]free|eggplant/ },
  Soy: { forbidden: /\b(soy|soya|tofu|tempeh|miso|edamame|tamari|teriyaki|hoisin)\b/, exceptions: /soy[- ]free/ },
  Fish: { forbidden: FISH, exceptions: NO_FISH },
  Shellfish: { forbidden: SEAFOOD, exceptions: /vegan/ },
  Peanuts: { forbidden: /\b(peanuts?|satay)\b/ },
  Sesame: { forbidden: /\b(sesame|tahini|hummus|halva|zaatar|za'atar)\b/ },
  Mustard: { forbidden: /\bmustard\b/ },
  Celery: { forbidden: /\b(celery|celeriac|soffritto)\b/ },
  Lupin: { forbidden: /\blupin/ },
  Molluscs: { forbidden: MOLLUSCS, exceptions: NO_FISH },
  Sulphites: {
    forbidden: /\b(wine|vermouth|prosecco|champagne|cava|port|sherry|dried apricots?)\b/,
    exceptions: /alcohol[- ]free|vinegar/,
  },
};

const DIET_KEYWORDS: Partial<Record<Diet, readonly Keywords[]>> = {
  Fish: [{ forbidden: MEAT, exceptions: new RegExp(`${NO_MEAT.source}|fish`) }],
  Vegetarian: [
    { forbidden: MEAT, exceptions: NO_MEAT },
    ...[FISH, SEAFOOD, MOLLUSCS].map((forbidden) => ({ forbidden, exceptions: NO_FISH })),
  ],
  Vegan: [
    { forbidden: MEAT, exceptions: NO_MEAT },
    ...[FISH, SEAFOOD, MOLLUSCS].map((forbidden) => ({ forbidden, exceptions: NO_FISH })),
    { forbidden: DAIRY, exceptions: NO_DAIRY },
    { forbidden: EGGS, exceptions: /vegan|eggplant/ },
    { forbidden: /\bhoney\b/, exceptions: /honeydew|vegan/ },
  ],
  Keto: [
    {
      forbidden: /\b(rice|pasta|spaghetti|bread|potato(es)?|couscous|noodles?)\b/,
      exceptions: /cauliflower rice|rice vinegar|shirataki|courgette noodle|konjac|sweet potato leaf/,
    },
  ],
  'Low FODMAP': [
    {
      forbidden: /\b(onions?|shallots?|garlic|apples?|pears?|cauliflower)\b/,
      exceptions: /spring onion|green part|garlic[- ]infused|garlic oil|low fodmap|pineapple/,
    },
  ],
};

/** Grams a serving up to which the diets that depend on amounts allow an ingredient. */
const TRACE_GRAMS = 12;

/** A recipe's line as a reader sees it: the English name, and the grams a serving. */
type NamedLine = { name: string; grams: number };

/**
 * Names of the lines that violate the restrictions by keyword. Independent of the knowledge base, so that it can catch
 * errors of the verifier.
 */
export function excludedByKeyword(
  lines: readonly NamedLine[],
  { excludedAllergens, dietTypes }: Restrictions,
): string[] {
  const anyAmount = [
    ...excludedAllergens.map((allergen) => ALLERGEN_KEYWORDS[allergen]),
    ...dietTypes.flatMap((diet) => (dependsOnAmount(diet) ? [] : (DIET_KEYWORDS[diet] ?? []))),
  ];
  const aboveTrace = dietTypes.filter(dependsOnAmount).flatMap((diet) => DIET_KEYWORDS[diet] ?? []);
  return lines
    .filter(({ name, grams }) => matches(name, anyAmount) || (grams > TRACE_GRAMS && matches(name, aboveTrace)))
    .map(({ name }) => name);
}

function dependsOnAmount(diet: Diet): boolean {
  return diet === 'Keto' || diet === 'Low FODMAP';
}

function matches(name: string, keywords: readonly Keywords[]): boolean {
  const lower = name.toLowerCase();
  return keywords.some(({ forbidden, exceptions }) => forbidden.test(lower) && !exceptions?.test(lower));
}
