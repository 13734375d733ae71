import type { Localised } from '@larder/food/recipe';

/** What is done to an ingredient before the cooking begins. */
export type Cut = keyof typeof CUTS;

/**
 * Each cut as a clause around the name with its article, and the minutes it takes. The sentence reads whatever is cut,
 * one thing or many.
 */
export const CUTS = {
  chop: { minutes: 2, en: 'finely chop {x}', es: 'pica {x}', fr: 'hacher finement {x}' },
  'chop-rough': { minutes: 1, en: 'roughly chop {x}', es: 'trocea {x}', fr: 'hacher grossièrement {x}' },
  grate: { minutes: 2, en: 'grate {x}', es: 'ralla {x}', fr: 'râper {x}' },
  dice: { minutes: 2, en: 'dice {x}', es: 'corta en dados {x}', fr: 'couper en dés {x}' },
  'peel-dice': {
    minutes: 3,
    en: 'peel and dice {x}',
    es: 'pela y corta en dados {x}',
    fr: 'éplucher et couper en dés {x}',
  },
  chunks: { minutes: 2, en: 'cut {x} into chunks', es: 'corta en trozos {x}', fr: 'couper en morceaux {x}' },
  'peel-chunks': {
    minutes: 3,
    en: 'peel {x} and cut into chunks',
    es: 'pela y corta en trozos grandes {x}',
    fr: 'éplucher et couper en gros morceaux {x}',
  },
  wedges: { minutes: 2, en: 'cut {x} into wedges', es: 'corta en gajos {x}', fr: 'couper en quartiers {x}' },
  cubes: {
    minutes: 3,
    en: 'cut {x} into large cubes',
    es: 'corta en dados grandes {x}',
    fr: 'couper en gros cubes {x}',
  },
  bites: {
    minutes: 3,
    en: 'cut {x} into bite-sized pieces',
    es: 'corta en trozos de un bocado {x}',
    fr: 'couper en bouchées {x}',
  },
  strips: { minutes: 2, en: 'cut {x} into strips', es: 'corta en tiras {x}', fr: 'couper en lanières {x}' },
  slice: { minutes: 2, en: 'slice {x}', es: 'corta en rodajas {x}', fr: 'couper en rondelles {x}' },
  'slice-thin': { minutes: 2, en: 'thinly slice {x}', es: 'corta en láminas finas {x}', fr: 'émincer {x}' },
  'peel-slice-thin': {
    minutes: 4,
    en: 'peel and thinly slice {x}',
    es: 'pela y corta en rodajas finas {x}',
    fr: 'éplucher et couper en fines rondelles {x}',
  },
  'peel-slice': {
    minutes: 2,
    en: 'peel and slice {x}',
    es: 'pela y corta en rodajas {x}',
    fr: 'éplucher et couper en rondelles {x}',
  },
  shred: { minutes: 3, en: 'shred {x}', es: 'corta en tiras finas {x}', fr: 'couper en fines lanières {x}' },
  halve: { minutes: 1, en: 'halve {x}', es: 'corta por la mitad {x}', fr: 'couper en deux {x}' },
  florets: {
    minutes: 2,
    en: 'break {x} into florets',
    es: 'separa en ramilletes {x}',
    fr: 'détailler en petits bouquets {x}',
  },
  trim: { minutes: 2, en: 'trim {x}', es: 'limpia y despunta {x}', fr: 'parer {x}' },
  wash: { minutes: 2, en: 'wash and dry {x}', es: 'lava y seca {x}', fr: 'laver et essorer {x}' },
  rings: { minutes: 2, en: 'cut {x} into rings', es: 'corta en anillas {x}', fr: 'couper en anneaux {x}' },
  pull: { minutes: 2, en: 'pull {x} into pieces', es: 'desmenuza {x}', fr: 'effilocher {x}' },
  crumble: { minutes: 1, en: 'crumble {x}', es: 'desmenuza {x}', fr: 'émietter {x}' },
  tear: { minutes: 1, en: 'tear up {x}', es: 'rompe en trozos {x}', fr: 'déchirer {x}' },
  drain: { minutes: 1, en: 'drain {x}', es: 'escurre {x}', fr: 'égoutter {x}' },
  rinse: { minutes: 1, en: 'rinse {x}', es: 'enjuaga {x}', fr: 'rincer {x}' },
  juice: { minutes: 1, en: 'squeeze {x}', es: 'exprime {x}', fr: 'presser {x}' },
  core: {
    minutes: 3,
    en: 'core and dice {x}',
    es: 'descorazona y corta en dados {x}',
    fr: 'épépiner et couper en dés {x}',
  },
  stone: {
    minutes: 3,
    en: 'stone and slice {x}',
    es: 'deshuesa y corta en gajos {x}',
    fr: 'dénoyauter et couper en quartiers {x}',
  },
  'stone-whole': { minutes: 4, en: 'stone {x}', es: 'deshuesa {x}', fr: 'dénoyauter {x}' },
} as const satisfies Record<string, Localised & { es: string; fr: string; minutes: number }>;
