/**
 * Words for one kind of dish, in every language and region; folded. A row is one meaning; what stands behind ">" is a
 * kind of it, which it also means.
 */
const ROWS = `
stew casserole guiso estofado potaje ragout
soup broth bisque chowder sopa crema soupe potage veloute
cake tarta bizcocho pastel torta gateau > brownie
pie pastel empanada tourte
tart tarta tarte
bake gratin gratinado gratinada traybake
sandwich sarnie butty toastie bocadillo bocata emparedado
smoothie batido licuado
shake milkshake malteada batido
juice zumo jugo jus
salad ensalada salade
pancake tortita panqueque hotcake
meatball albondiga boulette
noodle fideo tallarin nouille
bean frijol alubia judia habichuela haricot
skewer kebab brocheta pincho brochette
cookie biscuit galleta sable
dip spread tartinade
fries chips frites
wing alita aile
roll rollito rouleau
mash puree
ragu bolognese bolonesa bolognaise
scramble revuelto brouillade
slice bar barrita barre
prawn shrimp gamba langostino camaron crevette
aubergine eggplant berenjena
courgette zucchini calabacin
potato patata papa
banana platano banane
`;

const MEANINGS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [words = [], kinds = []] = row.split(' > ').map((side) => side.split(' '));
    return { words, kinds };
  });

/** Other words for the same thing; the word is folded and without the ending of a plural. */
export function synonymsOf(bare: string): string[] {
  return MEANINGS.flatMap(({ words, kinds }) =>
    words.includes(bare) ? [...words.filter((word) => word !== bare), ...kinds] : [],
  );
}
