import { TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';

/** What is looked for most where a language is spoken, most first; by id. Decides what a general word means. */
const POPULARITY: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: `spaghetti-bolognese spaghetti-carbonara chicken-tikka-masala chicken-curry lasagne chilli-con-carne pancakes
    banana-bread chocolate-cake brownies macaroni-cheese caesar-salad tomato-soup chicken-noodle-soup margarita mojito gin-and-tonic
    french-omelette beef-tacos chicken-fajitas burrito pizza-margherita beef-burgers chocolate-chip-cookies
    carrot-cake apple-crumble apple-pie baked-cheesecake roast-chicken cottage-pie chicken-stir-fry egg-fried-rice pad-thai thai-green-curry katsu-curry
    guacamole hummus scrambled-eggs french-toast porridge potato-salad greek-salad mushroom-risotto penne-arrabbiata
    baked-salmon steak-au-poivre fish-and-chips beef-wellington beef-pho victoria-sponge garlic-bread mashed-potatoes beef-stroganoff jacket-potatoes french-onion-soup leek-and-potato-soup
    old-fashioned espresso-martini negroni dry-martini whiskey-sour pina-colada daiquiri cosmopolitan moscow-mule
    hot-chocolate lemonade strawberry-banana-smoothie berry-smoothie strawberry-milkshake iced-coffee masala-chai
    cheese-quesadillas cheese-toastie tuna-pasta-bake chocolate-mousse tiramisu scones paella ratatouille
    beef-bourguignon shakshuka falafel spring-rolls maki-rolls shoyu-ramen butter-chicken buffalo-wings nachos
    avocado-toast granola waffles crepes eggs-benedict tortilla-de-patatas virgin-mojito mango-lassi sangria`
    .trim()
    .split(/\s+/),
  es: `tortilla-de-patatas paella gazpacho croquetas-de-jamon lasagne spaghetti-carbonara spaghetti-bolognese
    spanish-lentil-stew arroz-con-pollo rice-pudding olivier-salad pollo-al-ajillo garlic-prawns patatas-bravas salmorejo
    baked-cheesecake yogurt-cake pancakes crepes chocolate-cake brownies carrot-cake banana-bread creme-caramel fabada chocolate-chip-cookies churros guacamole hummus
    beef-tacos chicken-fajitas cheese-quesadillas burrito empanadas milanesa ceviche arepas pizza-margherita beef-burgers
    chicken-curry tuna-pasta-salad caesar-salad greek-salad pumpkin-soup carrot-and-ginger-soup leek-and-potato-soup
    french-onion-soup chicken-noodle-soup mushroom-risotto macaroni-cheese roast-chicken swedish-meatballs
    baked-salmon scrambled-eggs french-omelette pan-con-tomate mojito margarita sangria gin-and-tonic pina-colada
    tinto-de-verano daiquiri caipirinha lemonade horchata-de-chufa hot-chocolate strawberry-banana-smoothie
    strawberry-milkshake iced-coffee ratatouille stuffed-peppers pad-thai maki-rolls shoyu-ramen tiramisu
    chocolate-mousse virgin-mojito negroni cuba-libre`
    .trim()
    .split(/\s+/),
  fr: `crepes quiche-lorraine lasagne gratin-dauphinois ratatouille tarte-tatin blanquette-de-veau tartiflette chocolate-cake yogurt-cake creme-brulee spaghetti-carbonara spaghetti-bolognese beef-bourguignon
    cottage-pie chocolate-mousse brownies chocolate-chip-cookies tiramisu banana-bread carrot-cake apple-crumble
    cherry-clafoutis madeleines waffles pancakes roast-chicken chicken-curry coq-au-vin moules-marinieres
    croque-monsieur french-onion-soup pumpkin-soup leek-and-potato-soup carrot-and-ginger-soup mushroom-soup
    french-omelette mushroom-risotto paella chilli-con-carne roast-vegetable-couscous lamb-tagine tabbouleh hummus
    guacamole caesar-salad salade-nicoise warm-goats-cheese-salad caprese-salad greek-salad tuna-pasta-salad potato-salad
    pizza-margherita beef-burgers beef-tacos tarka-dal pad-thai maki-rolls flammkuchen cheese-fondue mojito margarita
    pina-colada aperol-spritz gin-and-tonic ti-punch kir sangria mulled-wine cosmopolitan negroni dry-martini
    hot-chocolate lemonade lemon-iced-tea strawberry-banana-smoothie strawberry-milkshake iced-coffee virgin-mojito
    rice-pudding creme-caramel macaroni-cheese scrambled-eggs baked-salmon butter-chicken`
    .trim()
    .split(/\s+/),
};

const known = new Map(
  TEXT_LANGUAGES.map((language) => {
    const shareOf = (place: number) => 1 - (0.7 * place) / POPULARITY[language].length;
    return [language, new Map(POPULARITY[language].map((id, place) => [id, shareOf(place)] as const))] as const;
  }),
);

/** How much each recipe is looked for where a language is spoken, from 0 to 1 by id; nothing of most. */
export function popularityIn(language: TextLanguage): ReadonlyMap<string, number> {
  return known.get(language) ?? new Map();
}
