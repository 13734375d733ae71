import { either, phrases } from './phrases.ts';

/** Asks about the recipe: what to buy, what can be replaced. */
export const QUESTION =
  /^\W*(?:(?:what|which|que|cual|quel\w*) (?:\w+ ){0,3}(?:brand|kind|type|size|temperature|marca|tipo|marque|sorte|taille)\b|(?:how (?:long|many|much|do|can)|cuant[oa]s?|combien|(?:can|could|may) (?:i|we|one)|peut[- ]on|puis[- ]je|est[- ]ce qu(?:e |')\w+ peu\w+|(?:se )?pued[eo])\b.*\b(?:use|replace|substitute|freeze|make|cook|bake|reheat|last|keep|usar|sustituir|reemplazar|congelar|hacer|cocinar|recalentar|dura|remplacer|utiliser|congeler|faire|cuire|preparer|rechauffer)\b)/;
/** Speaks of prices, of cooking it, of what reminds of what: not of the picture. */
export const ASIDE = either(
  phrases`
  do i need
  do you need
  is it ok(?:ay)?
  will my
  supposed to be \w+ed (?:first|before)
  (?:my|his|her|our) \w+ (?:drank|ate|had|made|loves?)
  gone in
  made (?:it|this|these)
  myself
  a mi \w+ no le gusta
  (?:my|his|her) \w+ (?:hates?|likes?|can't stand)
  prices?
  priced
  costs?
  expensive
  cheap(?:er)?
  pric[ey]y?
  precios?
  cuestan?
  car[oa]s
  barat[oa]s?
  prix
  coutent?
  trop chere?s?
  euros?
  dollars?
  pounds
  (?:the )?next time
  la proxima
  la prochaine fois
  (?:i|we)(?:'ve| have)? (?:made|cooked|tried|bought|grew|doubled|swapped|substituted)
  (?:can|could|may) i (?:use|swap|replace|substitute|freeze|leave|skip)
  (?:puedo|podria|podemos|se puede) (?:usar|cambiar|sustituir|reemplazar|congelar|omitir)
  (?:puis[- ]je|peut[- ]on|je peux|on peut) (?:utiliser|remplacer|changer|congeler|omettre)
  (?:la|lo|los|las) (?:hice|hicimos|prepare|cocine)
  (?:je l'ai|on l'a|l'avons) (?:refait\w*|fait\w*|prepare\w*|cuisine\w*)
  reminds?
  reminded
  recuerd\w+
  (?:me|nous) rappelle\w*
`,
  /[$€£] ?\d/,
  /\d ?(?:€|\$)/,
);
/** Praise names foods and asks for nothing. */
export const PRAISE = phrases`
  love(?:ly|d|s)?
  delicious
  tasty
  yum(?:my)?
  gorgeous
  beautiful
  great
  perfect
  amazing
  brilliant
  well done
  nice(?:ly)?
  pretty
  cute
  fantastic
  ric[oa]s?
  riquisim\w+
  bonit[oa]s?
  preci(?:oso|osa)s?
  lind[oa]s?
  genial
  perfect[oa]s?
  buenisim\w+
  delicios\w+
  encant\w+
  me gusta
  adore
  delicieu\w+
  jolie?s?
  super
  parfaite?s?
  magnifique
  bravo
  j'aime
`;
/** Text addressed to a model, and markup, ask nothing of a picture. */
export const NOT_FEEDBACK =
  /[<>{}[\]`]|https?:|^\s*(?:assistant|asistente|user|usuario|utilisateur)\s*[:,]|\b(ignore|ignora|ignorez|instructions?|instrucciones|consignes?|rules|reglas|regles|prompt|system|sistema|systeme|password|administrator|administrador|administrateur|database|base de (?:datos|donnees)|not my cup of tea|pretend|act as|actua como|agis comme|contrasena|mot de passe|admin|select|drop table)\b/;
