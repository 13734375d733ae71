/** Folded words by which people call foods that have another name elsewhere, or are made into something; ids, likeliest first. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    toast: ['bread'],
    toasts: ['bread'],
    tostada: ['bread'],
    chips: ['potato'],
    fries: ['potato'],
    frites: ['potato'],
    neeps: ['swede'],
    tatties: ['potato'],
    champis: ['mushroom'],
    vainas: ['edamame'],
    limon: ['lemon', 'lime'],
    limones: ['lemon', 'lime'],
    pimenton: ['paprika', 'red-pepper'],
    pimientos: ['red-pepper', 'green-pepper'],
    col: ['cabbage', 'kale'],
    platano: ['banana', 'plantain'],
    ralladura: ['lemon-zest', 'orange-zest'],
    zestes: ['lemon-zest', 'orange-zest'],
  }),
);
