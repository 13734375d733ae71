import { COOKED_VEGETABLES, DRIED, GARLIC, HERBS, OIL, ONION_IF_THERE, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { NO_PASTA_VEGETABLES } from './pasta.ts';

const pastaSalad: DishTemplate = {
  id: 'pasta-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner', 'Snack'],
  servings: 4,
  families: ['mediterranean', 'northern'],
  called: { en: 'pasta salad', es: 'ensalada de pasta', fr: 'salade de pâtes' },
  slots: {
    pasta: { of: ['pasta'], named: ['fusilli', 'gluten-free-pasta'], grams: 75 },
    protein: { of: ['tinned-fish', 'cooked-meat', 'ham', 'pulse', 'smoked-fish'], least: 0 },
    raw: { of: ['tomato', 'raw', 'salad-leaf', 'spring-onion', 'avocado'], least: 0, most: 3, grams: 110 },
    corn: { of: ['tender'], ids: ['sweetcorn', 'sweet-pepper', 'pea'], but: ['corn-on-the-cob'], least: 0, grams: 40 },
    briny: { of: ['briny'], least: 0, most: 2 },
    cheese: { of: ['crumbly-cheese', 'melting-cheese'], but: ['cheese'], least: 0, grams: 30 },
    sour: { of: ['sour', 'vinegar'], or: ['@acid', 'lemon', 'white-wine-vinegar'] },
    dressing: { of: ['mustard', 'pesto', 'mayonnaise'], least: 0 },
    herb: HERBS,
    oil: { ...OIL, grams: 10 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['protein', 'raw', 'cheese', 'briny'], least: 2 },
    { of: ['protein', 'cheese', 'briny'], least: 1 },
  ],
  title: {
    en: 'Pasta salad with {all protein+cheese+raw+briny#3}',
    es: 'Ensalada de pasta con {protein+cheese+raw+briny#3}',
    fr: 'Salade de pâtes {au protein+cheese+raw+briny#3}',
  },
  description: {
    en: 'Cold pasta with {all protein+cheese+raw+briny#2} and a sharp dressing; it travels well and waits patiently in the fridge.',
    es: 'Pasta fría con {protein+cheese+raw+briny#2} y un aliño con nervio; fácil de llevar, y espera sin quejarse en la nevera.',
    fr: 'Des pâtes froides avec {le protein+cheese+raw+briny#2} et une sauce bien relevée ; facile à emporter, elle patiente au frais.',
  },
  steps: [
    {
      en: 'Cook {the pasta} in plenty of well-salted boiling water for {simmer pasta}, drain and rinse under cold water.',
      es: 'Cuece {el pasta} en abundante agua hirviendo bien salada {simmer pasta}, escurre y enfría bajo el grifo.',
      fr: 'Cuire {le pasta} {simmer pasta} dans un grand volume d’eau bouillante bien salée, égoutter et rafraîchir sous l’eau froide.',
    },
    {
      en: 'Whisk {the sour+dressing+oil+pepper+salt} in a large bowl, {1 min}.',
      es: 'Bate {el sour+dressing+oil+pepper+salt} en un cuenco grande, {1 min}.',
      fr: 'Fouetter {le sour+dressing+oil+pepper+salt} dans un grand saladier, {1 min}.',
    },
    {
      en: 'Toss with {the pasta+protein+raw+corn+briny+cheese+herb} and leave to stand for {5 min}.',
      es: 'Mezcla con {el pasta+protein+raw+corn+briny+cheese+herb} y deja reposar {5 min}.',
      fr: 'Mélanger avec {le pasta+protein+raw+corn+briny+cheese+herb} et laisser reposer {5 min}.',
    },
  ],
};

const pastaBake: DishTemplate = {
  id: 'pasta-bake',
  dishType: 'baked-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pasta bake|baked pasta', es: 'pasta al horno|pasta gratinada', fr: 'gratin de pâtes|pâtes au four' },
  slots: {
    pasta: {
      of: ['pasta'],
      but: ['spaghetti', 'angel-hair-pasta', 'orzo', 'fideo', 'linguine', 'bucatini'],
      named: ['penne', 'gluten-free-pasta'],
    },
    sauce: { of: ['tinned-tomato', 'white-sauce'], named: ['passata'], grams: 180 },
    cream: { of: ['cream', 'soft-cheese'], least: 0, grams: 25 },
    cheese: { of: ['melting-cheese'], named: ['mozzarella', 'vegan-cheese'], grams: 45 },
    protein: {
      of: [
        'mince',
        'sausage',
        'bacon',
        'ham',
        'poultry',
        'cooked-meat',
        'tinned-fish',
        'fish-fillet',
        'prawn',
        'pulse',
      ],
      least: 0,
      grams: 75,
    },
    veg: { of: COOKED_VEGETABLES, but: [...NO_PASTA_VEGETABLES, 'celery', 'radish'], least: 0, most: 2, grams: 110 },
    onion: ONION_IF_THERE,
    garlic: GARLIC,
    dried: DRIED,
    hard: { of: ['hard-cheese', 'breadcrumb'], least: 0 },
    oil: OIL,
    salt: SALT,
  },
  needs: [{ of: ['protein', 'veg'], least: 1 }],
  title: {
    en: '{protein+veg#2} pasta bake',
    es: 'Pasta al horno con {protein+veg#2}',
    fr: 'Gratin de pâtes {au protein+veg#2}',
  },
  description: {
    en: 'Crisp on top, soft beneath: pasta baked with {all protein+veg#2} under a lid of cheese. It can be put together in the morning.',
    es: 'Crujiente por arriba y tierna por dentro: pasta al horno con {protein+veg#2} bajo una capa de queso. Se puede dejar montada por la mañana.',
    fr: 'Croustillant dessus, moelleux dessous : des pâtes au four avec {le protein+veg#2} sous une croûte de fromage. Se prépare dès le matin.',
  },
  steps: [
    {
      en: 'Heat the oven to {200 C}. Heat {the oil} in a large pan over a medium heat[ and cook {the onion+protein.slow+veg}, stirring, until soft and no water is left, {fry onion+protein.slow+veg 8}].[ Stir in {the garlic+dried}, {1 min}.]',
      es: 'Calienta el horno a {200 C}. Calienta {el oil} en una sartén grande a fuego medio[ y sofríe {el onion+protein.slow+veg}, removiendo, hasta que se ablande todo y no quede agua, {fry onion+protein.slow+veg 8}].[ Añade {el garlic+dried} y remueve {1 min}.]',
      fr: 'Préchauffer le four à {200 C}. Chauffer {le oil} dans une grande poêle à feu moyen[ et y faire revenir {le onion+protein.slow+veg} en remuant, jusqu’à ce que le tout soit fondant et sans eau, {fry onion+protein.slow+veg 8}].[ Ajouter {le garlic+dried} et remuer {1 min}.]',
    },
    {
      en: 'Meanwhile, cook {the pasta} in well-salted boiling water for {7 min}, so that it stays firm, and drain.',
      es: 'Mientras tanto, cuece {el pasta} en agua hirviendo bien salada {7 min}, para que quede firme, y escurre.',
      fr: 'Pendant ce temps, cuire {le pasta} {7 min} dans de l’eau bouillante bien salée, en gardant de la fermeté, puis égoutter.',
    },
    {
      en: 'Add {the sauce+cream+protein.quick+protein.pulse} with {the salt}, bring to a simmer, mix with {the pasta} and spread in a baking dish, {5 min}.',
      es: 'Añade {el sauce+cream+protein.quick+protein.pulse} con {el salt}, lleva a ebullición suave, mezcla con {el pasta} y pasa a una fuente de horno, {5 min}.',
      fr: 'Ajouter {le sauce+cream+protein.quick+protein.pulse} avec {le salt}, porter à frémissement, mélanger avec {le pasta} et verser dans un plat à gratin, {5 min}.',
    },
    {
      en: 'Cover with {the cheese+hard} and bake until golden and bubbling, {20 min}.',
      es: 'Cubre con {el cheese+hard} y hornea hasta que se dore y burbujee, {20 min}.',
      fr: 'Recouvrir {de cheese+hard} et enfourner jusqu’à ce que ce soit doré et bouillonnant, {20 min}.',
    },
  ],
};

export const MORE_PASTA: readonly DishTemplate[] = [pastaSalad, pastaBake];
