import { GARLIC, GINGER_PROPOSED, OIL, ONION_IF_THERE, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { SIDE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_RICE } from '../side-steps.ts';
import { toastingOf } from '../toasted-nuts.ts';

/** Tofu that is seasoned before it browns, and glazed with what seasoned it in the last minutes, so that nothing burns. */
export const tofuTray: DishTemplate = {
  id: 'tofu-tray',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['eastern', 'thai'],
  called: {
    en: 'roasted tofu|baked tofu|tofu traybake',
    es: 'tofu al horno|tofu asado',
    fr: 'tofu rôti|tofu au four',
  },
  slots: {
    tofu: { of: ['tofu'], ids: ['tofu', 'tempeh', 'seitan'], named: ['firm-tofu', 'tofu'], grams: 110 },
    /** Dries the surface, which stays pale and soft without. */
    coat: { of: ['starch'], or: ['cornflour'], grams: 4 },
    /** Needs as long as the tofu. */
    slow: {
      of: ['root', 'firm', 'tender'],
      ids: ['carrot', 'sweet-potato', 'squash', 'parsnip', 'aubergine', 'cauliflower', 'brussels-sprout'],
      least: 0,
      most: 2,
      grams: 130,
      cuts: { root: 'peel-dice', firm: 'florets', tender: 'chunks' },
    },
    quick: {
      of: ['firm', 'tender', 'mushroom'],
      ids: ['broccoli', 'tenderstem-broccoli', 'green-bean', 'sweet-pepper', 'courgette', 'mushroom', 'asparagus'],
      but: ['enoki', 'padron-pepper', 'dried-mushroom'],
      least: 0,
      most: 2,
      grams: 130,
      cuts: { tender: 'chunks', mushroom: 'whole' },
      named: ['broccoli'],
      /** Sweet roots alone are dull. */
      proposed: ['broccoli', 'green-bean'],
      needed: true,
      proposedWithout: ['firm', 'tender'],
    },
    onion: { ...ONION_IF_THERE, cut: 'wedges' },
    soy: { of: ['soy'], or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'], grams: 16 },
    garlic: { ...GARLIC, cut: 'chop' },
    ginger: { ...GINGER_PROPOSED, needed: true },
    sweet: {
      of: ['honey', 'syrup', 'sugar'],
      ids: ['honey', 'maple-syrup', 'agave-syrup', 'brown-sugar', 'sugar'],
      least: 0,
      grams: 6,
      proposed: ['honey', 'maple-syrup', 'brown-sugar'],
      needed: true,
    },
    sour: {
      of: ['sour', 'vinegar'],
      ids: ['lime', 'lemon', 'lime-juice', 'lemon-juice', 'rice-vinegar'],
      least: 0,
      grams: 6,
      proposed: ['lime', 'rice-vinegar'],
      needed: true,
    },
    hot: { of: ['hot-sauce'], least: 0 },
    /** Takes up the glaze. */
    side: {
      ...SIDE_WITHOUT_SAUCE,
      of: ['rice', 'cooked-rice'],
      proposed: ['long-grain-rice'],
      needed: true,
    },
    seed: {
      of: ['seed', 'nut'],
      ids: ['sesame-seed', 'peanut', 'cashew'],
      least: 0,
      grams: 4,
      proposed: ['sesame-seed'],
    },
    spring: { of: ['spring-onion'], least: 0, grams: 12, cut: 'slice-thin', proposed: ['spring-onion'] },
    herb: { of: ['herb'], ids: ['coriander-leaf', 'thai-basil', 'mint'], least: 0 },
    oil: { ...OIL, grams: 11 },
    salt: { ...SALT, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [
    { of: ['tofu'], least: 1 },
    { of: ['slow', 'quick'], least: 1 },
  ],
  title: {
    en: 'Glazed roast {tofu} with {all quick+slow#3}',
    es: '{tofu} glaseado al horno con {quick+slow#3}',
    fr: '{tofu} laqué au four {au quick+slow#3}',
  },
  description: {
    en: 'The tofu turns crisp in the oven without frying and takes on the glaze[. Serve with {all side}].',
    es: 'El tofu queda crujiente en el horno, sin freírlo, y se cubre de un glaseado brillante[. Se sirve con {side}].',
    fr: 'Le tofu devient croustillant au four, sans friture, et se couvre d’un glaçage brillant[. À servir avec {du side}].',
  },
  equipment: [
    { en: 'two large baking trays', es: 'dos bandejas de horno grandes', fr: 'deux grandes plaques de four' },
  ],
  steps: [
    toastingOf('seed'),
    {
      en: 'Heat the oven to {220 C}. Turn {the tofu} in a bowl in half of {the soy}, leave for {5 min}, dust with {the coat} and turn gently. Spread [slow? {the tofu+slow}|{the tofu}] out on two large baking trays, turn in half of {the oil} and roast for {15 min}.',
      es: 'Calienta el horno a {220 C}. Mezcla {el tofu} en un cuenco con la mitad {del soy}, espera {5 min}, espolvorea con {el coat} y remueve con cuidado. Reparte [slow? {el tofu+slow}|{el tofu}] en dos bandejas de horno grandes, riega con la mitad {del oil}, mezcla y hornea {15 min}.',
      fr: 'Préchauffer le four à {220 C}. Mélanger {le tofu} dans un saladier avec la moitié {du soy}, attendre {5 min}, saupoudrer {de coat} et remuer délicatement. Répartir [slow? {le tofu+slow}|{le tofu}] sur deux grandes plaques de four, arroser de la moitié {du oil}, mélanger et enfourner {15 min}.',
    },
    {
      en: 'Turn {the tofu}, [add {the quick+onion} to the trays, along with the rest of {the oil}[salt? , {the salt+pepper}| and {the pepper}],|trickle with the rest of {the oil}, add {the salt+pepper}] and roast until everything is browned at the edges, {15 min}.',
      es: 'Da la vuelta {al tofu}, [añade a las bandejas {el quick+onion}, además del resto {del oil}[salt? , {el salt+pepper}| y {el pepper}],|riega con el resto {del oil}, añade {el salt+pepper}] y hornea hasta que todo tenga los bordes dorados, {15 min}.',
      fr: 'Retourner {le tofu}, [ajouter sur les plaques {le quick+onion}, ainsi que le reste {du oil}[salt? , {le salt+pepper}| et {le pepper}],|arroser du reste {du oil}, ajouter {le salt+pepper}] et enfourner jusqu’à ce que les bords soient dorés, {15 min}.',
    },
    ...COOKING_OF_RICE,
    {
      en: 'Bring the rest of {the soy} to a simmer in a small pan with {the garlic+ginger+sweet+hot} and a tablespoon of water and let it thicken a little, {2 min}[; add {the sour}]. Pour over the trays, turn everything and put back into the oven until it shines, {4 min}.',
      es: 'Calienta en un cazo el resto {del soy} con {el garlic+ginger+sweet+hot} y una cucharada de agua hasta que hierva y espese un poco, {2 min}[; añade {el sour}]. Vierte el glaseado sobre las bandejas, dale a todo la vuelta y hornea de nuevo hasta que brille, {4 min}.',
      fr: 'Faire frémir dans une petite casserole le reste {du soy} avec {le garlic+ginger+sweet+hot} et une cuillerée à soupe d’eau, jusqu’à léger épaississement, {2 min}[ ; ajouter {le sour}]. Verser ce glaçage sur les plaques, retourner le tout et remettre au four jusqu’à ce que le glaçage brille, {4 min}.',
    },
    {
      en: '[Scatter with {the seed+spring+herb} and serve|Serve][ with {the side}].',
      es: '[Reparte por encima {el seed+spring+herb} y sirve|Sirve][ con {el side}].',
      fr: '[Parsemer {de seed+spring+herb} et servir|Servir][ avec {le side}].',
    },
  ],
};
