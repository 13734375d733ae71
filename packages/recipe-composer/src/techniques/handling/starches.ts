import type { HandlingRow } from '../kind.ts';

/** Rice, pasta, grains, bread and flour. */
export const STARCHES: readonly HandlingRow[] = [
  { kind: 'rice', ids: 'rice white-rice', grams: 70, simmer: 12, grammaticalNumber: 'singular' },
  {
    kind: 'rice',
    ids: 'brown-rice red-rice black-rice wild-rice',
    grams: 70,
    simmer: 30,
    grammaticalNumber: 'singular',
  },
  { kind: 'risotto-rice', ids: 'short-grain-rice', grams: 75, simmer: 18, grammaticalNumber: 'singular' },
  { kind: 'cooked-rice', ids: 'cooked-rice', grams: 180, fry: 4, grammaticalNumber: 'singular' },
  { kind: 'pasta', ids: 'pasta', grams: 90, simmer: 10, grammaticalNumber: 'singular' },
  {
    kind: 'pasta',
    ids: 'spaghetti linguine tagliatelle fettuccine pappardelle bucatini penne rigatoni fusilli farfalle macaroni conchiglie orecchiette ditalini',
    grams: 90,
    simmer: 10,
    grammaticalNumber: 'plural',
  },
  { kind: 'pasta', ids: 'angel-hair-pasta', grams: 90, simmer: 4, grammaticalNumber: 'plural' },
  { kind: 'pasta', ids: 'orzo fideo', grams: 80, simmer: 8, grammaticalNumber: 'plural' },
  { kind: 'fresh-pasta', ids: 'fresh-pasta egg-pasta', grams: 125, simmer: 3, grammaticalNumber: 'plural' },
  { kind: 'fresh-pasta', ids: 'filled-pasta', grams: 140, simmer: 4, grammaticalNumber: 'plural' },
  { kind: 'fresh-pasta', ids: 'gnocchi', grams: 160, simmer: 3, grammaticalNumber: 'plural' },
  { kind: 'noodle', ids: 'noodle', grams: 70, simmer: 4, grammaticalNumber: 'plural' },
  { kind: 'noodle', ids: 'udon-noodle shirataki-noodle', grams: 180, simmer: 3, grammaticalNumber: 'plural' },
  { kind: 'couscous', ids: 'couscous', grams: 65, simmer: 5, grammaticalNumber: 'singular' },
  { kind: 'grain', ids: 'bulgur quinoa', grams: 65, simmer: 15, grammaticalNumber: 'singular' },
  { kind: 'grain', ids: 'buckwheat millet fonio amaranth', grams: 65, simmer: 15, grammaticalNumber: 'singular' },
  { kind: 'grain', ids: 'giant-couscous', grams: 70, simmer: 8, grammaticalNumber: 'singular' },
  { kind: 'grain', ids: 'freekeh farro spelt pearl-barley', grams: 65, simmer: 25, grammaticalNumber: 'singular' },
  { kind: 'oats', ids: 'oats', grams: 45, simmer: 5, grammaticalNumber: 'plural' },
  { kind: 'bread', ids: 'bread', grams: 75, by: 'slice', grammaticalNumber: 'singular' },
  { kind: 'bread', ids: 'baguette ciabatta focaccia', grams: 90, grammaticalNumber: 'singular' },
  { kind: 'bread', ids: 'bread-roll bagel english-muffin', cut: 'halve', grams: 60, by: 'piece' },
  { kind: 'wrap', ids: 'tortilla', grams: 90, by: 'piece' },
  { kind: 'wrap', ids: 'taco-shell', grams: 35, by: 'piece' },
  { kind: 'wrap', ids: 'flatbread', grams: 90, by: 'piece' },
  {
    kind: 'flour',
    ids: 'flour gluten-free-flour spelt-flour buckwheat-flour',
    grams: 40,
    grammaticalNumber: 'singular',
  },
  { kind: 'flour', ids: 'cornmeal', grams: 40, grammaticalNumber: 'singular' },
  { kind: 'pastry', ids: 'shortcrust-pastry puff-pastry', grams: 60, grammaticalNumber: 'singular' },
  { kind: 'breadcrumb', ids: 'breadcrumb', grams: 15, grammaticalNumber: 'singular' },
];

/** Close kin of the above that no dish here is made of. */
export const NO_STARCHES =
  'glutinous-rice pudding-rice strong-flour double-zero-flour vital-wheat-gluten lasagne-sheet cannelloni soup-pasta ' +
  'glass-noodle sweet-potato-noodle somen-noodle semolina pinhead-oats medium-oatmeal milk-roll burger-bun sesame-bun ' +
  'hot-dog-bun brioche challah crumpet bao-bun puffed-rice crouton pizza-dough paratha lavash naan ' +
  'gluten-free-self-raising-flour wheat-grain barley rye-grain';
