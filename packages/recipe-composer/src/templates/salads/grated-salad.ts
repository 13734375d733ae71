import {
  COLD_OIL,
  DRESSING_SOUR,
  GARLIC_IF_THERE,
  GINGER,
  HERBS,
  NUTS_IF_THERE,
  PEPPER,
  SALT,
} from '../common-slots.ts';
import type { DishTemplate, KnownName, Slot } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { SCATTERED, SPRINKLED } from './raw-salad.ts';

/** A cheese where one is there: it is no part of the dish. */
const { proposed: _proposed, needed: _needed, ...AT_HAND }: Slot = SCATTERED;

const MAYONNAISE = ['mayonnaise', 'vegan-mayonnaise'];

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
    /** Orange and ginger make the dressing, without mustard. */
    juice: { of: ['orange'], least: 0, grams: 45, cut: 'juice', notWith: ['mayonnaise', 'yogurt'] },
    ginger: { ...GINGER, grams: 3, notWith: ['mayonnaise', 'yogurt'] },
    creamy: {
      of: ['mayonnaise', 'yogurt'],
      but: ['buttermilk', 'coconut-yogurt', 'almond-yogurt', 'mexican-crema'],
      least: 0,
      grams: 18,
    },
    cheese: { ...AT_HAND, notWith: ['mayonnaise', 'yogurt'] },
    briny: { of: ['briny'], least: 0 },
    /** What cabbage and celeriac are usually dressed with. */
    mayo: {
      of: ['mayonnaise'],
      least: 0,
      grams: 22,
      alongside: ['cabbage', 'celeriac'],
      families: ['northern', 'mediterranean'],
      unless: ['creamy', 'cheese', 'juice', 'briny'],
      proposed: ['mayonnaise', 'vegan-mayonnaise'],
      needed: true,
      proposedWithout: ['nut', 'seed', 'orange', 'ginger', 'dried-fruit'],
    },
    nut: {
      ...NUTS_IF_THERE,
      proposed: ['walnut', 'pumpkin-seed'],
      needed: true,
      proposedWithout: ['mayonnaise', 'yogurt', 'briny', ...SCATTERED.of],
    },
    chilli: { ...SPRINKLED, ids: [...(SPRINKLED.ids ?? []), 'ground-cumin', 'caraway-seed'] },
    garlic: { ...GARLIC_IF_THERE, cut: 'grate', grams: 1 },
    mustard: {
      of: ['mustard'],
      least: 0,
      proposed: ['dijon-mustard'],
      needed: true,
      proposedWithout: ['orange', 'ginger'],
    },
    /** A touch of it rounds off mustard and lemon. */
    sweet: {
      of: ['honey', 'sugar'],
      least: 0,
      notWith: ['orchard-fruit', 'dried-fruit', 'orange'],
      grams: 1,
      or: ['sugar'],
    },
    sour: { ...DRESSING_SOUR, grams: 8 },
    herb: { ...HERBS, needed: true },
    oil: { ...COLD_OIL, grams: 11 },
    salt: { ...SALT, grams: 0.75, draws: ['cabbage', 'root', 'apple', 'bits'] },
    pepper: PEPPER,
  },
  needs: [
    { of: ['cabbage', 'root'], least: 1 },
    {
      of: ['cabbage', 'root', 'apple', 'bits', 'dried', 'cheese', 'briny', 'nut', 'creamy', 'juice', 'herb', 'onion'],
      least: 2,
    },
  ],
  knownAs: (['creamy', 'mayo'] as const).flatMap((slot): KnownName[] => [
    {
      of: { cabbage: ['cabbage', 'white-cabbage', 'red-cabbage'], root: ['carrot'], [slot]: MAYONNAISE },
      without: ['cheese', 'briny'],
      title: {
        en: 'Coleslaw[ with {all apple+bits+nut+dried#1}]',
        es: 'Ensalada de col americana (coleslaw)[ con {apple+bits+nut+dried#1}]',
        fr: 'Coleslaw[ {au apple+bits+nut+dried#1}]',
      },
    },
    {
      of: { root: ['celeriac'], [slot]: MAYONNAISE },
      without: ['cabbage', 'cheese'],
      title: {
        en: 'Celeriac remoulade[ with {all apple+bits+nut+dried#1}]',
        es: 'Apionabo rallado en salsa rémoulade[ con {apple+bits+nut+dried#1}]',
        fr: 'Céleri rémoulade[ {au apple+bits+nut+dried#1}]',
      },
    },
  ]),
  title: {
    en: '[juice+ginger? {root+cabbage+apple+cheese+bits+dried+briny+nut#2} salad with {all juice+ginger}|{root+cabbage+apple+cheese+bits+dried+briny+nut#3} salad]',
    es: '[juice+ginger? Ensalada {de root+cabbage+apple+cheese+bits+dried+briny+nut#2} con aliño {de juice+ginger}|Ensalada {de root+cabbage+apple+cheese+bits+dried+briny+nut#3}]',
    fr: '[juice+ginger? Salade {de root+cabbage+apple+cheese+bits+dried+briny+nut#2}, sauce {au juice+ginger}|Salade {de root+cabbage+apple+cheese+bits+dried+briny+nut#3}]',
  },
  description: {
    en: 'This salad is crisp and juicy and softens a little as it waits.',
    es: 'Esta ensalada es crujiente y jugosa, y se ablanda un poco mientras reposa.',
    fr: 'Cette salade est croquante et juteuse, et s’attendrit un peu en attendant.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: 'Rub {the cabbage} with {the salt} in a large bowl, squeezing it by the handful, until it glistens and bends, {3 min}.',
      es: 'Pon {el cabbage} con {el salt} en un cuenco grande y estrúja{=lo cabbage} a puñados hasta que brille y se ablande, {3 min}.',
      fr: 'Mettre {le cabbage} avec {le salt} dans un grand saladier et {=le cabbage} masser par poignées, jusqu’à ce que les lanières luisent et s’assouplissent, {3 min}.',
    },
    {
      en: 'Whisk {the juice+sour+mustard+ginger+sweet+garlic+creamy+mayo} with [cabbage? {the oil+pepper+chilli}|{the oil+salt+pepper+chilli}] in a [cabbage? small|large] bowl.',
      es: 'Bate {el juice+sour+mustard+ginger+sweet+garlic+creamy+mayo} con [cabbage? {el oil+pepper+chilli}|{el oil+salt+pepper+chilli}] en un cuenco [cabbage? pequeño|grande].',
      fr: 'Fouetter {le juice+sour+mustard+ginger+sweet+garlic+creamy+mayo} avec [cabbage? {le oil+pepper+chilli}|{le oil+salt+pepper+chilli}] dans un [cabbage? bol|grand saladier].',
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
