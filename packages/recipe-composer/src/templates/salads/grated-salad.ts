import { COLD_OIL, DRESSING_SOUR, GARLIC_IF_THERE, HERBS, NUTS_IF_THERE, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { SCATTERED, SPRINKLED } from './raw-salad.ts';

/** Grated roots and shredded cabbage, which is rubbed with salt until it is supple. */
export const GRATED_SALAD: DishTemplate = {
  id: 'grated-salad',
  dishType: 'salad',
  category: 'Meals',
  subcategories: ['Lunch', 'Snack', 'Dinner'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'mexican', 'northern'],
  called: {
    en: 'slaw|coleslaw|carrot salad|cabbage salad',
    es: 'ensalada de col|ensalada de zanahoria',
    fr: 'carottes râpées|salade de chou|salade de crudités',
  },
  slots: {
    cabbage: { of: ['firm'], ids: ['cabbage', 'red-cabbage'], least: 0, grams: 85 },
    root: { of: ['root'], ids: ['carrot', 'kohlrabi', 'celeriac'], least: 0, most: 2, grams: 85, cut: 'grate' },
    apple: { of: ['orchard-fruit'], ids: ['apple', 'pear'], least: 0, grams: 45, cut: 'slice-thin' },
    bits: {
      of: ['tender', 'firm', 'raw'],
      ids: ['sweet-pepper', 'celery', 'sweetcorn', 'fennel', 'radish', 'cucumber'],
      least: 0,
      grams: 40,
      cut: 'slice-thin',
    },
    dried: { of: ['dried-fruit'], least: 0, grams: 10, notWith: ['orchard-fruit'] },
    onion: {
      of: ['onion', 'spring-onion'],
      least: 0,
      grams: 10,
      cut: 'slice-thin',
      proposed: ['red-onion', 'spring-onion'],
      proposedWithout: ['orchard-fruit', 'dried-fruit'],
    },
    creamy: {
      of: ['mayonnaise', 'yogurt'],
      but: ['buttermilk', 'coconut-yogurt', 'almond-yogurt', 'mexican-crema'],
      least: 0,
      grams: 18,
    },
    cheese: {
      ...SCATTERED,
      notWith: ['mayonnaise', 'yogurt'],
      proposedWithout: ['briny', 'nut', 'seed', 'mayonnaise', 'yogurt'],
    },
    briny: {
      of: ['briny'],
      least: 0,
      proposed: ['black-olive'],
      needed: true,
      proposedWithout: ['nut', 'seed', 'mayonnaise', 'yogurt', 'orchard-fruit', 'dried-fruit', ...SCATTERED.of],
    },
    nut: NUTS_IF_THERE,
    chilli: { ...SPRINKLED, ids: [...(SPRINKLED.ids ?? []), 'ground-cumin', 'caraway-seed'] },
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    mustard: { of: ['mustard'], least: 0, proposed: ['dijon-mustard'], needed: true },
    /** A touch of it rounds off mustard and lemon. */
    sweet: { of: ['honey', 'sugar'], least: 0, notWith: ['orchard-fruit', 'dried-fruit'], grams: 1, or: ['sugar'] },
    sour: { ...DRESSING_SOUR, grams: 8 },
    herb: { ...HERBS, needed: true },
    oil: { ...COLD_OIL, grams: 11 },
    salt: { ...SALT, grams: 0.75, draws: ['cabbage', 'root', 'apple', 'bits'] },
    pepper: PEPPER,
  },
  needs: [
    { of: ['cabbage', 'root'], least: 1 },
    {
      of: ['cabbage', 'root', 'apple', 'bits', 'dried', 'cheese', 'briny', 'nut', 'creamy', 'herb', 'onion'],
      least: 2,
    },
  ],
  knownAs: [
    {
      of: { cabbage: ['cabbage', 'white-cabbage', 'red-cabbage'], root: ['carrot'], creamy: ['mayonnaise'] },
      without: ['cheese', 'briny'],
      title: {
        en: 'Coleslaw[ with {all apple+bits+nut+dried#1}]',
        es: 'Ensalada de col americana (coleslaw)[ con {apple+bits+nut+dried#1}]',
        fr: 'Coleslaw[ {au apple+bits+nut+dried#1}]',
      },
    },
  ],
  title: {
    en: '{root+cabbage+apple+cheese+bits+dried+briny+nut#3} salad',
    es: 'Ensalada {de root+cabbage+apple+cheese+bits+dried+briny+nut#3}',
    fr: 'Salade {de root+cabbage+apple+cheese+bits+dried+briny+nut#3}',
  },
  description: {
    en: '[cabbage? Finely shredded {all cabbage}[ and grated {all root}]|Grated {all root}][ with {all apple+bits+dried+cheese+briny+nut#2}], in a lively dressing of {all creamy+mustard+sour#3}.',
    es: '[cabbage? {cabbage} en tiras finas[ y {root} {=rallado root}]|{root} {=rallado root}][ con {apple+bits+dried+cheese+briny+nut#2}], en un aliño vivo {de creamy+mustard+sour#3}.',
    fr: '[cabbage? {du cabbage} en fines lanières[ et {du root} {=râpé root}]|{du root} {=râpé root}][ avec {du apple+bits+dried+cheese+briny+nut#2}], dans une sauce vive {au creamy+mustard+sour#3}.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Rub {the cabbage} with {the salt} in a large bowl, squeezing it by the handful, until it glistens and bends, {3 min}.',
      es: 'Pon {el cabbage} con {el salt} en un cuenco grande y estrúja{=lo cabbage} a puñados hasta que brille y se ablande, {3 min}.',
      fr: 'Mettre {le cabbage} avec {le salt} dans un grand saladier et {=le cabbage} masser par poignées, jusqu’à ce que les lanières luisent et s’assouplissent, {3 min}.',
    },
    {
      en: 'Whisk {the sour+mustard+sweet+garlic+creamy} with [cabbage? {the oil+pepper+chilli}|{the oil+salt+pepper+chilli}] in a [cabbage? small|large] bowl.',
      es: 'Bate {el sour+mustard+sweet+garlic+creamy} con [cabbage? {el oil+pepper+chilli}|{el oil+salt+pepper+chilli}] en un cuenco [cabbage? pequeño|grande].',
      fr: 'Fouetter {le sour+mustard+sweet+garlic+creamy} avec [cabbage? {le oil+pepper+chilli}|{le oil+salt+pepper+chilli}] dans un [cabbage? bol|grand saladier].',
    },
    {
      en: '[cabbage? [Add {the root+bits+apple+onion+dried}, pour|Pour] the dressing over|Add {the root+bits+apple+onion+dried}], toss well and leave for {10 min}.',
      es: '[cabbage? [Añade {el root+bits+apple+onion+dried}, vierte|Vierte] el aliño por encima|Añade {el root+bits+apple+onion+dried}], mezcla bien y deja reposar {10 min}.',
      fr: '[cabbage? [Ajouter {le root+bits+apple+onion+dried}, verser|Verser] la sauce par-dessus|Ajouter {le root+bits+apple+onion+dried}], bien mélanger et laisser reposer {10 min}.',
    },
    {
      en: 'Taste for salt[, top with {the cheese+briny+nut+herb}] and serve.',
      es: 'Prueba el punto de sal[, reparte {el cheese+briny+nut+herb} por encima] y sirve.',
      fr: 'Goûter, rectifier le sel[, répartir {le cheese+briny+nut+herb} par-dessus] et servir.',
    },
  ],
};
