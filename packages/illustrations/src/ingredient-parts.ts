import type { IllustrationPart } from '@larder/contract/dish/illustration';

/**
 * Ingredients that are seen in a dish, by the part that shows them. Ids and not kinds of ingredients: what is pressed,
 * ground or brewed from a thing looks otherwise, and a drawn nut or egg tells of an allergen.
 */
const SHOWN: Partial<Record<IllustrationPart, string>> = {
  leaf: `cabbage white-cabbage savoy-cabbage kale lettuce cos-lettuce iceberg-lettuce rocket watercress spinach chard
    spring-greens pak-choi chinese-cabbage little-gem mixed-salad-leaves cress parsley basil sage bay-leaf`,
  herb: 'parsley basil thai-basil coriander-leaf mint dill',
  tomato: 'tomato plum-tomato',
  'cherry-tomato': 'tomato cherry-tomato plum-tomato tinned-tomato chopped-tomatoes sun-dried-tomato',
  cucumber: 'courgette cucumber gherkin',
  avocado: 'avocado',
  carrot: 'carrot squash pumpkin butternut-squash acorn-squash sweet-potato',
  pepper: 'sweet-pepper red-pepper roasted-red-pepper piquillo-pepper',
  onion: 'onion red-onion white-onion spring-onion shallot leek',
  mushroom: `mushroom white-mushroom chestnut-mushroom portobello-mushroom oyster-mushroom shiitake porcini
    wild-mushroom`,
  potato: 'potato new-potato waxy-potato floury-potato',
  pea: 'pea sugar-snap-pea broad-bean edamame',
  chickpea: 'sweetcorn tinned-sweetcorn chickpea tinned-chickpea dried-chickpea',
  bean: 'kidney-bean dried-kidney-bean black-bean dried-black-bean pinto-bean',
  olive: 'olive green-olive black-olive kalamata-olive',
  lemon: 'lemon lemon-zest preserved-lemon',
  lime: 'lime lime-zest',
  orange: 'orange orange-zest',
  berry: 'blackberry blueberry cherry sour-cherry grape',
  raspberry: 'strawberry raspberry cranberry pomegranate',
  banana: 'banana',
  nut: 'almond blanched-almond flaked-almond slivered-almond hazelnut walnut pecan cashew pistachio',
  meat: `sausage beef minced-beef lean-minced-beef stewing-beef beef-chuck beef-brisket beef-shin beef-steak sirloin-steak
    ribeye-steak fillet-steak rump-steak flank-steak skirt-steak beef-topside beef-rib veal veal-escalope veal-shin
    minced-veal pork minced-pork pork-chop pork-loin pork-tenderloin pork-shoulder pork-belly pork-rib pork-cheek ham
    cooked-ham cured-ham serrano-ham bacon back-bacon lardons pancetta guanciale pork-sausage italian-sausage
    breakfast-sausage beef-sausage smoked-sausage chorizo lamb minced-lamb leg-of-lamb lamb-shoulder lamb-chop lamb-shank
    chicken whole-chicken chicken-breast chicken-thigh chicken-leg chicken-drumstick chicken-wing minced-chicken
    cooked-chicken turkey turkey-breast minced-turkey duck duck-breast duck-leg gammon prosciutto corned-beef pulled-pork sausage-meat mince chicken-carcass`,
  fish: `cod salt-cod haddock smoked-haddock salmon smoked-salmon trout tuna tinned-tuna tuna-in-oil mackerel sardine
    sea-bass white-fish sole anchovy`,
  mussel: 'mussel clam',
  prawn: 'prawn cooked-prawn king-prawn',
  cube: `cheese hard-cheese blue-cheese cheddar parmesan pecorino mozzarella buffalo-mozzarella gruyere comte emmental
    goats-cheese sheeps-cheese manchego edam gouda paneer halloumi feta tofu firm-tofu smoked-tofu fried-tofu`,
  'egg-half': 'egg hard-boiled-egg quail-egg duck-egg',
  'fried-egg': 'egg quail-egg duck-egg',
  bread: `bread white-bread sandwich-bread wholemeal-bread sourdough-bread country-bread stale-bread baguette ciabatta
    crouton rye-bread soda-bread brioche`,
  popcorn: 'popcorn popcorn-kernels',
  crouton: `bread white-bread sandwich-bread wholemeal-bread sourdough-bread country-bread stale-bread baguette ciabatta
    crouton`,
};

/** Parts that show an ingredient; the others are the dish itself, in pieces. */
export const INGREDIENT_PARTS = Object.keys(SHOWN) as IllustrationPart[];

const PARTS_OF = new Map<string, IllustrationPart[]>();
for (const part of INGREDIENT_PARTS) {
  for (const id of SHOWN[part]?.split(/\s+/) ?? []) PARTS_OF.set(id, [...(PARTS_OF.get(id) ?? []), part]);
}

/** Ids of the ingredients that a part shows. */
export const ILLUSTRATED_INGREDIENTS: readonly string[] = [...PARTS_OF.keys()];

/** The parts that can show an ingredient in a dish, by its id; none where it is not seen. */
export function partsOf(ingredient: string): readonly IllustrationPart[] {
  return PARTS_OF.get(ingredient) ?? [];
}
