import type { IllustrationColour } from '@larder/contract/dish/illustration';
import { phrases } from './phrases.ts';

/** Says how the picture looks. */
export const SEEN_AS = phrases`
  yours
  (?:has|have|is|'s) gone
  the one you
  (?:me|le|les|nos) (?:sale|salio)
  (?:el|la|lo)s? suy[oa]s?
  la elle est
  c(?:ame|omes) out
  looks?
  looking
  you(?:'ve| have)? (?:drawn|drew|made|painted|colou?red)
  here
  right now
  currently
  (?:this|the) (?:picture|drawing|image)
  se ven?
  parecen?
  pusi(?:ste|eron)
  aqui
  ahora
  en (?:la|el) (?:imagen|foto|dibujo)
  (?:han|habeis) (?:puesto|pintado|dibujado)
  on dirait
  ici
  la c'est
  sort
  semble
  avez (?:mis|dessine|fait)
  sur (?:l'image|la photo|le dessin)
  le (?:votre|tien)
`;
/** Points at what is seen, where another clause says what should be. */
export const POINTED_AT = /\b(that|those|es[ae]|es[oa]s|ce|cette|cet|ces)\b/;
/** Says how it should look. */
export const SUPPOSED = phrases`
  should
  supposed
  meant
  ought
  needs? to
  has to
  must
  expected?
  deb\w+
  tendria\w*
  tiene que
  tenia que
  normalmente
  siempre
  doi(?:t|vent)
  devrai(?:t|ent)
  faut
  faudrait
  censee?s?
  cense
  normalement
  toujours
  usually
  normally
  always
`;
export const COLOUR_WORDS: readonly (readonly [RegExp, IllustrationColour])[] = [
  [/\b(dark green|verde oscuro|vert fonce|olive green)\b/, 'olive'],
  [/\b(light green|pale green|verde claro|vert clair)\b/, 'leaf-light'],
  [/\b(green(?:s|er)?|verdes?|verts?|vertes?)\b/, 'leaf'],
  [/\b(golden|dorad[oa]s?|dores?|dorees?)\b/, 'crust'],
  [/\b(pale yellow|amarillo claro|jaune pale)\b/, 'lemon'],
  [/\b(yellow(?:er)?|amarill[oa]s?|jaunes?)\b/, 'yolk'],
  [/\b(red(?:der)?|roj[oa]s?|rouges?)\b/, 'tomato'],
  [/\b(orange|naranjas?|anaranjad[oa]s?|oranges?)\b/, 'carrot'],
  [/\b(pink(?:er)?|rosas?|rosad[oa]s?|roses?)\b/, 'berry'],
  [/\b(purple|violet|morad[oa]s?|violets?|violettes?)\b/, 'plum'],
  [
    /\b(dark(?:er)?|black(?:er)?|oscur[oa]s?|negr[oa]s?|fonces?|foncees?|noire?s?|brunes?|sombres?|stout)\b/,
    'chocolate',
  ],
  [/\b(brown(?:er)?|marron(?:es)?|brun|cafe oscuro|toasted)\b/, 'crust'],
  [/\b(white(?:r)?|creamy|beiges?|blanc[oa]s?|cremos[oa]s?|blancs?|blanches?|cremeux|cremeuse)\b/, 'cream'],
  [/\b(light(?:er)?|paler?|clar[oa]s?|palid[oa]s?|rubia|clairs?|claires?|blondes?|pales?)\b/, 'lemon'],
  [/\b(clear|transparent\w*|colourless|colorless|incolor\w*|incolore)\b/, 'clear'],
];
