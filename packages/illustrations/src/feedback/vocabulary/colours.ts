import type { IllustrationColour } from '@larder/contract/dish/illustration';
import { phrases } from './phrases.ts';

/** Says how the picture looks. */
export const SEEN_AS = phrases`
  yours
  (?:has|have|is|'s) gone
  the one you
  (?:el|la|lo)s? suy[oa]s?
  la elle est
  you(?:'ve| have)? (?:drawn|drew|made|painted|colou?red)
  here
  right now
  currently
  (?:this|the) (?:picture|drawing|image)
  pusi(?:ste|eron)
  aqui
  ahora
  en (?:la|el) (?:imagen|foto|dibujo)
  (?:han|habeis) (?:puesto|pintado|dibujado)
  ici
  la c'est
  avez (?:mis|dessine|fait)
  sur (?:l'image|la photo|le dessin)
  le (?:votre|tien)
`;
/** Says how it looks or how it comes out, which may be how it should. */
export const COMES_OUT = phrases`
  c(?:ame|omes) out
  looks?
  looking
  se ven?
  parecen?
  queda
  (?:me|le|les|nos) (?:sale|salio)
  on dirait
  (?:il|elle|ca|qui) sort
  semble
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
  [
    /\b((?:couleur|teinte|color(?: de)?) (?:de la |du )?(?:creme|crema|nata|lait|leche|ivoire|marfil)|cream[- ]colou?red|creamy white|off[- ]white|blanc casse)\b/,
    'cream',
  ],
  [/\b((?:couleur|color(?: de)?|tirando a|tono|teinte) (?:chocolat|chocolate)|chocolate[- ]colou?red)\b/, 'chocolate'],
  [
    /\b((?:couleur|color(?: de)?) (?:citron|limon|paille|paja)|lemon[- ]colou?red|lemon yellow|jaune citron|amarillo limon)\b/,
    'lemon',
  ],
  [
    /\b((?:couleur|color(?: de)?) (?:brique|ladrillo|tomate?)|brick[- ](?:red|colou?red)|rouge brique|rojo ladrillo)\b/,
    'tomato',
  ],
  [
    /\b((?:couleur|color(?: de)?) (?:vino(?: tinto)?|vin(?: rouge)?|lie de vin|cereza|cerise|frambuesa|framboise)|wine[- ](?:red|colou?red)|rojo vino)\b/,
    'berry',
  ],
  [
    /\b((?:couleur|color(?: de)?) (?:moutarde|mostaza|safran|azafran)|mustard[- ](?:yellow|colou?red)|saffron[- ](?:yellow|colou?red)|jaune (?:moutarde|safran)|amarillo mostaza)\b/,
    'yolk',
  ],
  [/\b((?:couleur|color(?: de)?) (?:saumon|salmon)|salmon[- ](?:pink|colou?red))\b/, 'pink'],
  [
    /\b(dark(?:er)? green|verde (?:mas )?oscuro|vert (?:plus )?(?:fonce|sombre)|olive[- ](?:green|colou?red)|verde (?:aceituna|oliva)|aceitunad[oa]s?|khaki|kaki|caqui(?! )|(?:bottle|forest) green|vert (?:olive|bouteille|sapin))\b/,
    'olive',
  ],
  [
    /\b((?:light|pale|lime)(?:r)? green|verde (?:mas )?(?:claro|lima|palido|suave|pastel|tierno|manzana)|(?:soft|apple|pastel)(?:er)? green|vert (?:plus |tres |tout )?(?:clair|pale|citron|tendre|doux|pastel|pomme|d'eau))\b/,
    'leaf-light',
  ],
  [
    /\b(dark(?:er)? brown|chocolate brown|marron (?:mas )?oscuro|cafe oscuro|(?:brun|marron) (?:plus )?fonce|bien (?:plus )?bruns?)\b/,
    'chocolate',
  ],
  [
    /\b(deep(?:er)? red|dark(?:er)? red|burgundy|maroon|crimson|rojo (?:mas )?oscuro|granates?|burdeos|rouge (?:plus )?foncee?s?|bordeaux|grenats?)\b/,
    'berry',
  ],
  [
    /\b((?:couleur|color(?: de)?|tono) (?:de la |du |de )?caramel[oe]?(?: (?:clair|claro|clarito|dore|dorado))?|caramel[- ](?:brown|colou?red?)|(?:couleur|coloration|teinte|color(?: de)?|tono) (?:noisette|noix|avellana|cafe (?:au lait|con leche)|capuchino)|hazelnut[- ](?:brown|colou?red)|caf[e] au lait colou?red)\b/,
    'crust',
  ],
  [
    /\b(amber|(?:the )?colou?r of (?:honey|tea|amber|whisk(?:e)?y)|tea[- ]colou?red|(?:couleur|color(?: de)?) (?:the|te)|honey[- ]colou?red|ambar|ambarin[oa]s?|ambree?s?|(?:couleur|color(?: de)?|tono|teinte) (?:la |de )?miel|lighter tea colou?r)\b/,
    'amber',
  ],
  [/\b(fuchsia|fucsia|magenta|ruby|rubi|rubis|cerise red|raspberry[- ](?:red|pink))\b/, 'berry'],
  [/\b(green(?:er|ish|y)?|verdes?|verdos[oa]s?|verts?|vertes?|verdatres?|verdi(?:r|t|e|sse\w*)|verdear)\b/, 'leaf'],
  [/\b(golden|dorad[oa]s?|dores?|dorees?)\b/, 'crust'],
  [/\b(pale yellow|light yellow|amarillo (?:claro|palido)|jaune (?:pale|clair)|straw(?:[- ]colou?red)?)\b/, 'lemon'],
  [
    /\b(yellow(?:er|y|ish)?|amarill[oa]s?|amarillent[oa]s?|(?<!oeufs? (?:au|a) |\bun )jaunes?|jaunatres?|jauni(?:r|t|e|sse\w*)|amarille(?:ar|e|a))\b/,
    'yolk',
  ],
  [
    /\b(red(?:der|dish)?|scarlet|roj[oa]s?|rojiz[oa]s?|colorad[oa]s?|rouges?|rougeatres?|redden(?:ed|s)?|rougi(?:r|t|e|sse\w*)|enrojec\w*|enrojezca\w*)\b/,
    'tomato',
  ],
  [/\b(orange(?:r|y|ish)?|naranjas?|anaranjad[oa]s?|oranges?|orangees?)\b/, 'carrot'],
  [/\b(pink(?:er|y|ish)?|rosas?|rosad[oa]s?|rosit[oa]s?|rosadit[oa]s?|roses?|rosees?|rosi(?:r|t|sse\w*))\b/, 'pink'],
  [
    /\b(purpl(?:e(?:r|y|ish)?|ish|y)|pourpres?|purpura|violet|lilac|morad[oa]s?|violetas?|moradit[oa]s?|lilas?|violace\w*|violets?|violettes?|mauves?)\b/,
    'plum',
  ],
  [
    /\b(dark(?:er|ish)?|black(?:er)?|oscur[oa]s?|oscurit[oa]s?|oscurisim[oa]s?|oscurece\w*|oscurezca\w*|darken(?:ed|s)?|negr[oa]s?|negruzc[oa]s?|noirci\w*|fonces?|foncees?|noire?s?|brunes?|sombres?|stout)\b/,
    'chocolate',
  ],
  [
    /\b(brown(?:er|ish|ed|y)?|(?<=\b(?:a|be|is|nice|light|golden|more|and|or|medium) )tan|marron(?:es)?|color cafe|pard[oa]s?|bruniss?\w*|brunir|blondiss\w+|(?<!\b(?:una|las|unas|otra|de|con|sin|o|la) )tostad[oa]s?(?! (?:al lado|con)\b)|bruns?|brunatres?|toasted)\b/,
    'crust',
  ],
  [
    /\b(white(?:r)?|whitish|creamy(?= (?:white|yellow|colou?r))|(?<=(?:pale|white|light) and )creamy|ivory|beiges?|blanc[oa]s?|blanquecin[oa]s?|blancuzc[oa]s?|(?<=color )cremoso|blancs?|blanches?|blanchatres?|whiten(?:ed|s)?|blanchi(?:r|t|e|sse\w*)|blanque(?:ar|a|e|alo|ala))\b/,
    'cream',
  ],
  [/\b(rubia|blondes?)\b/, 'lemon'],
  // Of dishes cream is meant more often than any other light colour.
  [/\b(light(?:er)?|paler?|clar[oa]s?|clarit[oa]s?|palid[oa]s?|clairs?|claires?|pales?)\b/, 'cream'],
  [
    /\b(clear(?! (?:(?:them|it|those|these|most|some|away|off|out|the|that|everything) ?)+)|see[- ]through|(?<!\b(?:verres?|vasos?|glass(?:es)?|copas?|tasses?|tazas?|mugs?|latte|cristal),? )transparent\w*|colourless|colorless|incolor\w*|incolore)\b/,
    'clear',
  ],
  [
    /\b((?:sky |baby |ice )?blu(?:e(?:r|ish)?|ish)|azul(?:es|ad[oa]s?)?(?: cielo)?|bleus? ciel|bleue?s?|bleutee?s?)\b/,
    'sky',
  ],
];
