import type { DishIllustration, DrinkIllustration } from '@larder/contract/dish/illustration';
import { phrases } from './phrases.ts';

export const WRONG = phrases`
  (?:strange|odd|weird|funny|bizarre|bad|poor) (?:\w+ )?choice
  (?:strange|odd|weird|funny) (?:glass|plate|bowl|dish)
  rar[oa]
  extran[oa]
  drole d[e']
  bizarre
  asi no es
  not what
  no es lo que
  no es (?:el|la) (?:vaso|copa|plato|recipiente|fuente)
  n'est pas ce que
  wrong
  no es (?:el|la|lo) que (?:corresponde|va|toca|es)
  no corresponde\w*
  (?:ne )?(?:convient|convenait) pas
  (?:doesn't|does not) (?:suit|fit|match)
  not (?:suitable|suited|appropriate)
  inappropri\w+
  inadecuad[oa]
  other
  another
  (?:change\w*|cambi[ae]\w*)\b(?! (?:it |this )?(?:a|al|to|into|en|por|pour)\b)
  different
  (?:not|isn't|aren't) (?:really |quite )?(?:the|a) (?:right|proper|correct|usual)
  not the (?:glass|plate|bowl|dish)
  equivocad[oa]
  incorrect[oa]
  otr[oa]
  (?:esta|es) mal
  no es (?:el|la|ese|esa|este|esta)\b.*\b(?:correct[oa]|adecuad[oa]|buen[oa])
  no es (?:el|la) (?:correct[oa]|adecuad[oa])
  mauvaise?
  autre
  pas (?:le bon|la bonne)
  n'est pas (?:le verre|l'assiette|le plat)
`;
export const ANY_GLASS = /\b(glass|vaso|copa|verre)\b/;
export const ANY_VESSEL =
  /\b(what (?:you|we|i|i'd|they|people) (?:would )?(?:serve|eat|put) .*\b(?:in|on)$|plate|dish|bowl|vessel|crockery|plato|recipiente|assiette|plat|recipient)\b/;
export const VESSEL_WORDS: readonly (readonly [RegExp, DishIllustration['vessel']])[] = [
  [
    /\b((?:baking|oven|gratin) (?:dish|tray|tin)|casserole dish|fuente|bandeja|plat a (?:four|gratin))\b/,
    'baking-dish',
  ],
  [/\b(paella pan|paellera|poele a paella)\b/, 'paella-pan'],
  [/\b(wok)\b/, 'wok'],
  [/\b(ta[gj]ine)\b/, 'tagine'],
  [/\b(steamer|bamboo basket|vaporera|cuit[- ]vapeur|panier vapeur)\b/, 'steamer'],
  [
    /\b(cocotte|casserole pot|(?:stew|clay|cooking) ?pot|(?<=(?:in|into|dans) (?:a|the|une|la) )(?:casserole|pot)|cacerola|puchero|dutch oven|cast[- ]iron pot|cazuela|olla|marmite|faitout)\b/,
    'casserole',
  ],
  [
    /\b(bowls?|cuencos?|bols?|tazon|saladier|ensaladera|plato hondo|plato sopero|assiette creuse|soup plate|deep (?:plate|dish)|soup dish)\b/,
    'bowl',
  ],
  [/\b(frying pan|skillet|(?:in )?(?:a|the|its|that) pan|sarten|poele)\b/, 'pan'],
  [/\b((?:wooden |chopping |cutting )?board|tabla|planche|slate|pizarra|ardoise)\b/, 'board'],
  [/\b((?:sheet|baking) (?:pan|sheet)|tray|charola|plaque)\b/, 'tray'],
  [
    /\b((?:dinner )?plates?|platters?|plateau|plato|platito|emplatad[oa]s?|plated|(?:grand |petit |joli )?plat de service|grand plat|assiettes?)\b/,
    'plate',
  ],
];
export const GLASS_WORDS: readonly (readonly [RegExp, DrinkIllustration['glass']])[] = [
  [/\b(flutes?|(?:copa (?:de )?)?flauta|champagne glass(?:es)?|copa de (?:cava|champan)|flute a champagne)\b/, 'flute'],
  [
    /\b(wine glass(?:es)?|goblet|snifter|verre tulipe|balloon(?: glass(?:es)?)?|copa de (?:vino|balon)|copa balon|verre (?:a vin|ballon|a pied))\b/,
    'wine',
  ],
  [
    /\b(coupe|nick and nora|martini glass|cocktail glass|copa de (?:coctel|martini)|verre a (?:cocktail|martini))\b/,
    'coupe',
  ],
  [
    /\b(rocks glass|old[- ]fashioned glass|lowball|tumbler|whisky glass|(?:short(?:er)?|low(?:er)?|small(?:er)?|stubby) glass|vaso (?:mas )?(?:bajo|corto|pequeno)|verre (?:plus )?(?:bas|court|petit|a whisky)|petit verre)\b/,
    'rocks',
  ],
  [
    /\b(margarita glass(?:es)?|copa (?:de |para )?margaritas?|coupe (?:a )?margarita|verre (?:a )?margarita)\b/,
    'margarita',
  ],
  [/\b(hurricane(?: glass)?|vaso huracan|verre hurricane)\b/, 'hurricane'],
  [/\b(shot glass|chupito|vaso de chupito|shooter|verre a shot)\b/, 'shot'],
  [
    /\b(pint(?:s|e|es)?(?: glass(?:es)?)?|tankard|beer glass|vaso de pinta|jarra de cerveza|chope|verre a biere)\b/,
    'pint',
  ],
  [/\b(teapot|tetera|theiere)\b/, 'teapot'],
  [/\b(copper mug|taza de cobre|mug en cuivre)\b/, 'copper-mug'],
  [/\b(verrine)\b/, 'rocks'],
  [
    /\b(highball|collins(?: glass)?|vaso de tubo|verre droit|(?:tall(?:er)?|long(?:er)?|high(?:er)?|big(?:ger)?) glass|vaso (?:mas )?(?:alto|largo|grande)|verre (?:plus )?(?:haut|long|grand)|(?:plus )?grand verre)\b/,
    'highball',
  ],
  [/\b(jug|pitcher|carafe|jarra|pichet)\b/, 'jug'],
  [/\b(mug|cup|taza|tasse)\b/, 'mug'],
  [/\b(copa|coupe)\b/, 'coupe'],
];
