import type { Cut } from '@larder/food/ingredients/cooking';
import type { Localised } from '@larder/food/recipe';

/**
 * Each cut as a clause around the name with its article, which may be a singular or a plural, and its minutes;
 * `{=lo}` is a pronoun that agrees with the name.
 */
export const CUT_PHRASES: Record<Cut, Required<Localised> & { minutes: number }> = {
  chop: { minutes: 2, en: 'finely chop {x}', es: 'pica {x}', fr: 'hacher finement {x}' },
  'chop-rough': { minutes: 1, en: 'roughly chop {x}', es: 'pica {x}', fr: 'hacher grossièrement {x}' },
  grate: { minutes: 2, en: 'grate {x}', es: 'ralla {x}', fr: 'râper {x}' },
  'toast-crush': {
    minutes: 3,
    en: 'toast {x} in a dry pan until fragrant and crush in a mortar',
    es: 'tuesta {x} en una sartén seca hasta notar su aroma y macháca{=lo} en el mortero',
    fr: 'faire griller {x} à sec dans une poêle et {=l’}écraser au mortier',
  },
  'peel-grate': { minutes: 3, en: 'peel and grate {x}', es: 'pela y ralla {x}', fr: 'éplucher et râper {x}' },
  dice: {
    minutes: 2,
    en: 'cut {x} into 2 cm dice',
    es: 'corta {x} en dados de 2 cm',
    fr: 'couper {x} en dés de 2 cm',
  },
  'fine-dice': {
    minutes: 2,
    en: 'cut {x} into 1 cm dice',
    es: 'corta {x} en dados de 1 cm',
    fr: 'couper {x} en dés de 1 cm',
  },
  'press-dice': {
    minutes: 6,
    en: 'press {x} dry between sheets of kitchen paper and cut into 2 cm dice',
    es: 'prensa {x} entre papel de cocina y córta{=lo} en dados de 2 cm',
    fr: 'presser {x} dans du papier absorbant et {=le} couper en dés de 2 cm',
  },
  'press-crumble': {
    minutes: 6,
    en: 'press {x} dry between sheets of kitchen paper and crumble finely',
    es: 'prensa {x} entre papel de cocina y desmenúza{=lo} muy fino',
    fr: 'presser {x} dans du papier absorbant et {=l’}émietter finement',
  },
  'peel-dice': {
    minutes: 3,
    en: 'peel {x} and cut into 2 cm dice',
    es: 'pela y corta {x} en dados de 2 cm',
    fr: 'éplucher et couper {x} en dés de 2 cm',
  },
  'peel-large-dice': {
    minutes: 3,
    en: 'peel {x} and cut into 3 cm dice',
    es: 'pela y corta {x} en dados de 3 cm',
    fr: 'éplucher et couper {x} en dés de 3 cm',
  },
  'small-dice': {
    minutes: 3,
    en: 'cut {x} into 1.5 cm dice',
    es: 'corta {x} en dados de 1,5 cm',
    fr: 'couper {x} en dés de 1,5 cm',
  },
  'peel-small-dice': {
    minutes: 4,
    en: 'peel {x} and cut into 1.5 cm dice',
    es: 'pela y corta {x} en dados de 1,5 cm',
    fr: 'éplucher {x} et {=le} couper en dés de 1,5 cm',
  },
  chunks: {
    minutes: 2,
    en: 'cut {x} into 3 cm chunks',
    es: 'corta {x} en trozos de 3 cm',
    fr: 'couper {x} en morceaux de 3 cm',
  },
  'peel-chunks': {
    minutes: 3,
    en: 'peel {x} and cut into 4 cm chunks',
    es: 'pela y corta {x} en trozos de 4 cm',
    fr: 'éplucher et couper {x} en morceaux de 4 cm',
  },
  'peel-seed-dice': {
    minutes: 4,
    en: 'peel and deseed {x} and cut into 2 cm dice',
    es: 'pela y despepita {x} y córta{=lo} en dados de 2 cm',
    fr: 'éplucher et épépiner {x} et {=le} couper en dés de 2 cm',
  },
  'peel-seed-chunks': {
    minutes: 4,
    en: 'peel and deseed {x} and cut into 4 cm chunks',
    es: 'pela y despepita {x} y córta{=lo} en trozos de 4 cm',
    fr: 'éplucher et épépiner {x} et {=le} couper en morceaux de 4 cm',
  },
  wedges: { minutes: 2, en: 'cut {x} into wedges', es: 'corta {x} en gajos', fr: 'couper {x} en quartiers' },
  cubes: {
    minutes: 3,
    en: 'cut {x} into 4 cm pieces',
    es: 'corta {x} en trozos de 4 cm',
    fr: 'couper {x} en morceaux de 4 cm',
  },
  bites: {
    minutes: 3,
    en: 'cut {x} into bite-sized pieces',
    es: 'corta {x} en trozos de bocado',
    fr: 'couper {x} en bouchées',
  },
  sticks: { minutes: 2, en: 'cut {x} into sticks', es: 'corta {x} en bastones', fr: 'couper {x} en bâtonnets' },
  'peel-sticks': {
    minutes: 3,
    en: 'peel {x} and cut into sticks',
    es: 'pela y corta {x} en bastones',
    fr: 'éplucher {x} et {=le} couper en bâtonnets',
  },
  strips: { minutes: 2, en: 'cut {x} into strips', es: 'corta {x} en tiras', fr: 'couper {x} en lanières' },
  slice: { minutes: 2, en: 'slice {x}', es: 'corta {x} en rodajas', fr: 'émincer {x}' },
  'string-slice': {
    minutes: 3,
    en: 'string and slice {x}',
    es: 'limpia {x} quitando los hilos y córta{=lo} en rodajas',
    fr: 'effiler et émincer {x}',
  },
  'wash-rounds': {
    minutes: 2,
    en: 'scrub {x} and slice into rounds',
    es: 'lava {x} y córta{=lo} en rodajas',
    fr: 'brosser {x} sous l’eau et {=le} couper en rondelles',
  },
  'slice-flat': { minutes: 1, en: 'slice {x}', es: 'corta {x} en lonchas', fr: 'couper {x} en tranches' },
  rounds: { minutes: 2, en: 'slice {x}', es: 'corta {x} en rodajas', fr: 'couper {x} en rondelles' },
  'slice-thin': { minutes: 2, en: 'thinly slice {x}', es: 'corta {x} en láminas finas', fr: 'émincer {x}' },
  'slice-onion': { minutes: 2, en: 'thinly slice {x}', es: 'corta {x} en juliana fina', fr: 'émincer {x}' },
  'peel-slice-thin': {
    minutes: 4,
    en: 'peel {x} and slice 3 mm thick',
    es: 'pela y corta {x} en rodajas de 3 mm',
    fr: 'éplucher et couper {x} en rondelles de 3 mm',
  },
  'peel-slice': {
    minutes: 2,
    en: 'peel and slice {x}',
    es: 'pela y corta {x} en rodajas',
    fr: 'éplucher et couper {x} en rondelles',
  },
  'peel-slice-flat': {
    minutes: 3,
    en: 'peel and slice {x}',
    es: 'pela y corta {x} en láminas',
    fr: 'éplucher et couper {x} en tranches',
  },
  shred: { minutes: 3, en: 'shred {x}', es: 'corta {x} en tiras finas', fr: 'couper {x} en fines lanières' },
  'rib-shred': {
    minutes: 4,
    en: 'wash {x}, strip the leaves off the stalks and shred',
    es: 'lava {x}, quíta{=le} los nervios gruesos y córta{=lo} en tiras finas',
    fr: 'laver {x}, {=l’}effeuiller et {=le} couper en fines lanières',
  },
  shave: { minutes: 2, en: 'shave {x} with a peeler', es: 'corta {x} en virutas', fr: 'détailler {x} en copeaux' },
  halve: { minutes: 1, en: 'halve {x}', es: 'corta {x} por la mitad', fr: 'couper {x} en deux' },
  'halve-core': {
    minutes: 4,
    en: 'halve {x} and snip out the white core',
    es: 'corta {x} por la mitad y retira la parte blanca del centro',
    fr: 'couper {x} en deux et retirer la partie blanche du centre',
  },
  florets: {
    minutes: 2,
    en: 'break {x} into small florets',
    es: 'separa {x} en ramilletes pequeños',
    fr: 'détailler {x} en petits bouquets',
  },
  /** For the oven, where small ones scorch before they are soft. */
  'large-florets': {
    minutes: 2,
    en: 'break {x} into large florets',
    es: 'separa {x} en ramilletes grandes',
    fr: 'détailler {x} en gros bouquets',
  },
  trim: { minutes: 2, en: 'trim {x}', es: 'limpia y despunta {x}', fr: 'parer {x}' },
  'trim-lengths': {
    minutes: 3,
    en: 'trim {x} and cut into 4 cm lengths',
    es: 'despunta y corta en trozos de 4 cm {x}',
    fr: 'parer et couper {x} en tronçons de 4 cm',
  },
  wash: { minutes: 2, en: 'wash and dry {x}', es: 'lava y seca {x}', fr: 'laver et essorer {x}' },
  rings: { minutes: 2, en: 'cut {x} into rings', es: 'corta {x} en anillas', fr: 'couper {x} en anneaux' },
  'strip-chop': {
    minutes: 2,
    en: 'strip the leaves of {x} and chop them finely',
    es: 'deshoja y pica {x}',
    fr: 'effeuiller et hacher finement {x}',
  },
  'wash-slice': {
    minutes: 4,
    en: 'trim, wash and slice {x}',
    es: 'limpia, lava y corta {x} en rodajas',
    fr: 'parer, laver et émincer {x}',
  },
  hull: {
    minutes: 2,
    en: 'wash, hull and halve {x}',
    es: 'lava {x}, quíta{=le} el rabito y córta{=lo} por la mitad',
    fr: 'laver {x}, {=le} équeuter et {=le} couper en deux',
  },
  pull: { minutes: 2, en: 'pull {x} into pieces', es: 'desmenuza {x}', fr: 'effilocher {x}' },
  'skin-crumble': {
    minutes: 3,
    en: 'skin {x} and crumble into small pieces',
    es: 'pela {x} y desmíga{=lo} en trozos pequeños',
    fr: 'dépiauter {x} et {=l’}émietter grossièrement',
  },
  crumble: { minutes: 1, en: 'crumble {x}', es: 'desmenuza {x}', fr: 'émietter {x}' },
  tear: { minutes: 1, en: 'tear up {x}', es: 'trocea {x} con las manos', fr: 'déchirer {x}' },
  drain: { minutes: 1, en: 'drain {x}', es: 'escurre {x}', fr: 'égoutter {x}' },
  rinse: { minutes: 1, en: 'rinse and drain {x}', es: 'enjuaga y escurre {x}', fr: 'rincer et égoutter {x}' },
  juice: { minutes: 1, en: 'squeeze {x}', es: 'exprime {x}', fr: 'presser {x}' },
  /** What burns the skin. */
  'seed-chop': {
    minutes: 2,
    en: 'deseed and finely chop {x} (wear gloves)',
    es: 'quita las semillas y pica {x} (con guantes)',
    fr: 'épépiner et hacher finement {x} (avec des gants)',
  },
  'seed-grind': {
    minutes: 3,
    en: 'toast {x} for a few seconds in a dry pan, deseed and grind to a powder',
    es: 'tuesta {x} unos segundos en una sartén seca, quíta{=le} las semillas y muéle{=lo} muy fino',
    fr: 'griller {x} quelques secondes à sec, {=l’}épépiner et {=le} moudre finement',
  },
  'slice-bread': {
    minutes: 1,
    en: 'cut {x} into slices',
    es: 'corta {x} en rebanadas',
    fr: 'couper {x} en tranches',
  },
  core: {
    minutes: 3,
    en: 'peel and core {x} and cut into 2 cm dice',
    es: 'pela, descorazona y corta {x} en dados de 2 cm',
    fr: 'éplucher, épépiner et couper {x} en dés de 2 cm',
  },
  'core-wedges': {
    minutes: 3,
    en: 'peel and core {x} and cut into wedges',
    es: 'pela, descorazona y corta {x} en gajos',
    fr: 'éplucher et épépiner {x} et {=le} couper en quartiers',
  },
  'core-slice-thin': {
    minutes: 3,
    en: 'core and thinly slice {x}',
    es: 'descorazona y corta {x} en láminas finas',
    fr: 'épépiner et émincer {x}',
  },
  stone: {
    minutes: 3,
    en: 'stone and slice {x}',
    es: 'deshuesa y corta {x} en gajos',
    fr: 'dénoyauter et couper {x} en quartiers',
  },
  'stone-whole': { minutes: 4, en: 'stone {x}', es: 'deshuesa {x}', fr: 'dénoyauter {x}' },
  'stone-halve': {
    minutes: 3,
    en: 'stone and halve {x}',
    es: 'deshuesa {x} y córta{=lo} por la mitad',
    fr: 'dénoyauter {x} et {=le} couper en deux',
  },
  'stone-chop': {
    minutes: 3,
    en: 'stone and roughly chop {x}',
    es: 'deshuesa y pica {x}',
    fr: 'dénoyauter et hacher grossièrement {x}',
  },
  'wash-tear': {
    minutes: 3,
    en: 'wash and dry {x} and tear into bite-sized pieces',
    es: 'lava, seca y trocea {x} con las manos',
    fr: 'laver, essorer et déchirer {x}',
  },
  'seed-dice': {
    minutes: 3,
    en: 'deseed and dice {x}',
    es: 'despepita y corta {x} en dados pequeños',
    fr: 'épépiner {x} et {=le} couper en petits dés',
  },
  'seed-strips': {
    minutes: 3,
    en: 'deseed {x} and cut into strips',
    es: 'despepita {x} y córta{=lo} en tiras',
    fr: 'épépiner {x} et {=le} couper en lanières',
  },
  'seed-chunks': {
    minutes: 3,
    en: 'deseed {x} and cut into 3 cm chunks',
    es: 'despepita {x} y córta{=lo} en trozos de 3 cm',
    fr: 'épépiner {x} et {=le} couper en morceaux de 3 cm',
  },
  'clean-slice': {
    minutes: 3,
    en: 'wipe and thinly slice {x}',
    es: 'limpia {x} y córta{=lo} en láminas finas',
    fr: 'nettoyer et émincer {x}',
  },
  'drain-flake': {
    minutes: 2,
    en: 'drain and flake {x}',
    es: 'escurre y desmenuza {x}',
    fr: 'égoutter et émietter {x}',
  },
  'drain-tear': {
    minutes: 2,
    en: 'drain {x}, pat dry and tear up',
    es: 'escurre {x}, séca{=lo} con papel de cocina y rómpe{=lo} en trozos',
    fr: 'égoutter {x}, {=l’}éponger et {=le} déchirer',
  },
  'drain-rinse': { minutes: 1, en: 'drain and rinse {x}', es: 'escurre y enjuaga {x}', fr: 'égoutter et rincer {x}' },
};

/** The words for strips of raw meat. */
export const STRIPS_OF_MEAT: Required<Localised> = {
  en: 'cut {x} into 1 cm strips',
  es: 'corta {x} en tiras de 1 cm',
  fr: 'couper {x} en lanières de 1 cm',
};

/** The word for chopping the leaves of herbs, which French cuts rather than chops. */
export const CHOPPED_HERBS_IN_FRENCH = 'ciseler {x}';
