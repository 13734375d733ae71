import type { Cut } from '@larder/food/ingredients/cooking';
import type { Localised } from '@larder/food/recipe';

/** What each cut makes of a food, as its line says it: clauses in the masculine singular, whose participles agree. */
export const CUTS_ON_LINES: Readonly<Record<Cut, Required<Localised>>> = {
  chop: { en: 'finely chopped', es: 'picado', fr: 'finement haché' },
  'chop-rough': { en: 'roughly chopped', es: 'picado', fr: 'grossièrement haché' },
  grate: { en: 'grated', es: 'rallado', fr: 'râpé' },
  'peel-grate': { en: 'peeled and grated', es: 'pelado y rallado', fr: 'épluché et râpé' },
  'toast-crush': { en: 'toasted and crushed', es: 'tostado y majado', fr: 'grillé et écrasé' },
  dice: { en: 'in 2 cm dice', es: 'en dados de 2 cm', fr: 'en dés de 2 cm' },
  'fine-dice': { en: 'in 1 cm dice', es: 'en dados de 1 cm', fr: 'en dés de 1 cm' },
  'press-dice': {
    en: 'pressed dry, in 2 cm dice',
    es: 'prensado entre papel de cocina, en dados de 2 cm',
    fr: 'pressé dans du papier absorbant, en dés de 2 cm',
  },
  'press-crumble': {
    en: 'pressed dry, finely crumbled',
    es: 'prensado entre papel de cocina, bien desmenuzado',
    fr: 'pressé dans du papier absorbant, finement émietté',
  },
  'peel-dice': { en: 'peeled, in 2 cm dice', es: 'pelado, en dados de 2 cm', fr: 'épluché, en dés de 2 cm' },
  'peel-large-dice': { en: 'peeled, in 3 cm dice', es: 'pelado, en dados de 3 cm', fr: 'épluché, en dés de 3 cm' },
  'small-dice': { en: 'in 1.5 cm dice', es: 'en dados de 1,5 cm', fr: 'en dés de 1,5 cm' },
  'peel-small-dice': {
    en: 'peeled, in 1.5 cm dice',
    es: 'pelado, en dados de 1,5 cm',
    fr: 'épluché, en dés de 1,5 cm',
  },
  'peel-seed-dice': {
    en: 'peeled and deseeded, in 2 cm dice',
    es: 'pelado y despepitado, en dados de 2 cm',
    fr: 'épluché et épépiné, en dés de 2 cm',
  },
  chunks: { en: 'in 3 cm chunks', es: 'en trozos de 3 cm', fr: 'en morceaux de 3 cm' },
  'peel-chunks': { en: 'peeled, in 4 cm chunks', es: 'pelado, en trozos de 4 cm', fr: 'épluché, en morceaux de 4 cm' },
  'peel-seed-chunks': {
    en: 'peeled and deseeded, in 4 cm chunks',
    es: 'pelado y despepitado, en trozos de 4 cm',
    fr: 'épluché et épépiné, en morceaux de 4 cm',
  },
  wedges: { en: 'in wedges', es: 'en gajos', fr: 'en quartiers' },
  cubes: { en: 'in 4 cm pieces', es: 'en trozos de 4 cm', fr: 'en morceaux de 4 cm' },
  bites: { en: 'in bite-sized pieces', es: 'en trozos de bocado', fr: 'en bouchées' },
  sticks: { en: 'in sticks', es: 'en bastones', fr: 'en bâtonnets' },
  strips: { en: 'in strips', es: 'en tiras', fr: 'en lanières' },
  slice: { en: 'sliced', es: 'en rodajas', fr: 'émincé' },
  'string-slice': { en: 'strings removed, sliced', es: 'sin hilos, en rodajas', fr: 'effilé et émincé' },
  'wash-rounds': { en: 'scrubbed, in slices', es: 'bien lavado, en rodajas', fr: 'brossé, en rondelles' },
  'slice-flat': { en: 'sliced', es: 'en lonchas', fr: 'en tranches' },
  'slice-thin': { en: 'thinly sliced', es: 'en láminas finas', fr: 'émincé' },
  'slice-onion': { en: 'thinly sliced', es: 'en juliana fina', fr: 'émincé' },
  rounds: { en: 'sliced', es: 'en rodajas', fr: 'en rondelles' },
  'peel-slice-thin': {
    en: 'peeled, in 3 mm slices',
    es: 'pelado, en láminas de 3 mm',
    fr: 'épluché, en tranches de 3 mm',
  },
  'peel-slice-thick': {
    en: 'peeled, in 1 cm slices',
    es: 'pelado, en láminas de 1 cm',
    fr: 'épluché, en tranches de 1 cm',
  },
  'peel-slice': { en: 'peeled and sliced', es: 'pelado, en rodajas', fr: 'épluché, en rondelles' },
  'peel-slice-flat': { en: 'peeled and sliced', es: 'pelado, en láminas', fr: 'épluché, en tranches' },
  shred: { en: 'shredded', es: 'en tiras finas', fr: 'en fines lanières' },
  'rib-shred': {
    en: 'without the stalks, shredded',
    es: 'sin nervios, en tiras finas',
    fr: 'sans les côtes, en fines lanières',
  },
  shave: { en: 'in shavings', es: 'en virutas', fr: 'en copeaux' },
  halve: { en: 'halved', es: 'por la mitad', fr: 'coupé en deux' },
  'halve-core': {
    en: 'halved, white core removed',
    es: 'por la mitad, sin la parte blanca',
    fr: 'coupé en deux, sans la partie blanche',
  },
  florets: { en: 'in small florets', es: 'en ramilletes pequeños', fr: 'en petits bouquets' },
  'large-florets': { en: 'in large florets', es: 'en ramilletes grandes', fr: 'en gros bouquets' },
  trim: { en: 'trimmed', es: 'limpio', fr: 'paré' },
  'trim-lengths': {
    en: 'trimmed, in 4 cm lengths',
    es: 'despuntado, en trozos de 4 cm',
    fr: 'paré, en tronçons de 4 cm',
  },
  wash: { en: 'washed and dried', es: 'lavado y seco', fr: 'lavé et essoré' },
  rings: { en: 'in rings', es: 'en anillas', fr: 'en anneaux' },
  'strip-chop': { en: 'leaves only, finely chopped', es: 'deshojado y picado', fr: 'effeuillé et finement haché' },
  'wash-slice': { en: 'trimmed, washed and sliced', es: 'bien lavado, en rodajas', fr: 'lavé et émincé' },
  hull: { en: 'hulled and halved', es: 'sin rabito, por la mitad', fr: 'équeuté et coupé en deux' },
  pull: { en: 'pulled into pieces', es: 'desmenuzado', fr: 'effiloché' },
  crumble: { en: 'crumbled', es: 'desmenuzado', fr: 'émietté' },
  'skin-crumble': { en: 'skinned and crumbled', es: 'sin piel, desmigado', fr: 'sans la peau, émietté' },
  tear: { en: 'torn', es: 'troceado', fr: 'déchiré' },
  drain: { en: 'drained', es: 'escurrido', fr: 'égoutté' },
  'drain-flake': { en: 'drained and flaked', es: 'escurrido y desmenuzado', fr: 'égoutté et émietté' },
  rinse: { en: 'rinsed and drained', es: 'enjuagado y escurrido', fr: 'rincé et égoutté' },
  juice: { en: 'juiced', es: 'exprimido', fr: 'pressé' },
  'seed-chop': {
    en: 'deseeded and finely chopped (wear gloves)',
    es: 'sin semillas, picado (con guantes)',
    fr: 'épépiné, haché (avec des gants)',
  },
  'seed-grind': {
    en: 'toasted in a dry pan, deseeded and ground',
    es: 'tostado en seco, sin semillas, molido',
    fr: 'grillé à sec, épépiné, moulu',
  },
  'slice-bread': { en: 'sliced', es: 'en rebanadas', fr: 'en tranches' },
  core: {
    en: 'peeled and cored, in 2 cm dice',
    es: 'pelado y descorazonado, en dados de 2 cm',
    fr: 'épluché et épépiné, en dés de 2 cm',
  },
  'core-wedges': {
    en: 'peeled and cored, in wedges',
    es: 'pelado y descorazonado, en gajos',
    fr: 'épluché et épépiné, en quartiers',
  },
  'core-slice-thin': { en: 'cored and thinly sliced', es: 'descorazonado, en láminas finas', fr: 'épépiné et émincé' },
  unpeeled: { en: 'unpeeled', es: 'sin pelar', fr: 'en chemise' },
  stone: { en: 'stoned and sliced', es: 'deshuesado, en gajos', fr: 'dénoyauté, en quartiers' },
  'stone-whole': { en: 'stoned', es: 'deshuesado', fr: 'dénoyauté' },
  'stone-halve': { en: 'stoned and halved', es: 'deshuesado, por la mitad', fr: 'dénoyauté et coupé en deux' },
  'stone-chop': { en: 'stoned and roughly chopped', es: 'deshuesado y picado', fr: 'dénoyauté et haché' },
  'wash-tear': { en: 'washed, dried and torn', es: 'lavado y troceado', fr: 'lavé et déchiré' },
  'seed-dice': { en: 'deseeded, in small dice', es: 'despepitado, en dados pequeños', fr: 'épépiné, en petits dés' },
  'seed-strips': { en: 'deseeded, in strips', es: 'sin semillas, en tiras', fr: 'épépiné, en lanières' },
  'seed-chunks': {
    en: 'deseeded, in 3 cm chunks',
    es: 'sin semillas, en trozos de 3 cm',
    fr: 'épépiné, en morceaux de 3 cm',
  },
  'clean-slice': { en: 'wiped and thinly sliced', es: 'limpio, en láminas finas', fr: 'nettoyé et émincé' },
  'drain-tear': { en: 'drained and torn', es: 'escurrido y troceado', fr: 'égoutté et déchiré' },
  'drain-rinse': { en: 'drained and rinsed', es: 'escurrido y enjuagado', fr: 'égoutté et rincé' },
  'stems-apart': {
    en: 'in strips, stems and leaves apart',
    es: 'en tiras, tallos y hojas aparte',
    fr: 'en lanières, tiges et feuilles à part',
  },
  'peel-sticks': { en: 'peeled, in sticks', es: 'pelado, en bastones', fr: 'épluché, en bâtonnets' },
};

/** Strips of raw meat have a thickness, which decides how long they fry. */
export const STRIPS_OF_MEAT: Required<Localised> = {
  en: 'in 1 cm strips',
  es: 'en tiras de 1 cm',
  fr: 'en lanières de 1 cm',
};

/** French cuts the leaves of herbs rather than chop them. */
export const CHOPPED_HERBS_IN_FRENCH = 'ciselé';

/** What is left to do with a food whose line gives the weight of what is drained. */
export const CUTS_OF_DRAINED: Partial<Readonly<Record<Cut, Required<Localised> | null>>> = {
  drain: null,
  'drain-flake': { en: 'flaked', es: 'desmenuzado', fr: 'émietté' },
  'drain-rinse': { en: 'rinsed', es: 'enjuagado', fr: 'rincé' },
};
