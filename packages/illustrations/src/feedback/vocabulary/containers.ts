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
  pas (?:le bon|la bonne|les bon(?:ne)?s)
  (?:nicer|prettier|fancier|smarter|posher|proper|more (?:elegant|refined|stylish)) (?:glass|plate|bowl|dish|cup|pot)
  (?:verre|tasse|assiette|plat|bol|coupe)s? (?:un peu |bien )?plus (?:elegant|chic|joli|beau|belle|classe|raffine|sympa|adapte)\w*
  n'est pas (?:le verre|l'assiette|le plat)
`;
export const ANY_GLASS = /\b(glass(?:es|ware)?|vasos?|copas?|verres?|cups?|tazas?|tasses?|cristaleria|verrerie)\b/;
export const ANY_VESSEL =
  /\b(what (?:you|we|i|i'd|they|people) (?:would )?(?:serve|eat|put) .*\b(?:in|on)$|plates?|dish(?:es)?|bowls?|pots?|vessels?|crockery|platos?|cacharros?|recipientes?|vajilla|assiettes?|plats?|recipients?|vaisselle)\b/;
export const VESSEL_WORDS: readonly (readonly [RegExp, DishIllustration['vessel']])[] = [
  [
    /\b((?:baked|cooked) in (?:a|its|the) dish|oven-?proof dish|(?:baking|oven|gratin|pie|lasagne|lasagna|casserole|oven-to-table) (?:dish(?:es)?|tin|plate)|roasting (?:dish|plate)|(?:tart|quiche|flan|fluted|gratin) (?:dish(?:es)?|tin|pan)|(?<=\b(?:bake[sd]?|baked|cooked|lives?|stays?|come[s]?) in (?:a|an|its|the) )(?:\w+ )?dish|(?<=\bin (?:its|their) )(?:\w+ )?dish|pyrex|moldes?|(?<=\b(?:un|le|son|du) )moule|fuent(?:e|ecita)s?|plats? qui (?:supporte|resiste|passe|va)\w*|plats? (?:a|allant au) (?:four|gratin)|plats? a (?:rotir|tartes?|lasagnes?)|(?<=\b(?:leur|dans un|dans le) )moules?)\b/,
    'baking-dish',
  ],
  [
    /\b(paella pans?|(?:(?:wide|big|large|flat|shallow) )*(?:spanish|valencian) pans?|paellera|poeles? a paella|plat a paella)\b/,
    'paella-pan',
  ],
  [/\b(woks?)\b/, 'wok'],
  [/\b(ta[gj]in(?:es?)?(?: (?:dish|pot))?)\b/, 'tagine'],
  [
    /\b((?:bamboo )?steamers?|bamboo baskets?|vaporeras?|cestas? de bambu|cuit[- ]vapeur|paniers? (?:vapeur|en bambou))\b/,
    'steamer',
  ],
  [
    /\b(cocottes?|(?:lidded|covered) (?:casserole|pot|dish)(?:es|s)?|(?:pot|dish)(?:es|s)? with (?:a|its|the) lid|(?:plat|pot|marmite)s? a(?:vec)? (?:un )?couvercle|casserole pot|(?:stew|cooking|soup|stock) ?pots?|(?<=(?:in|into) (?:a|the|its) )(?:casserole|(?:big |large )?pot)|cacerolas?|pucheros?|dutch oven|(?:cast[- ]iron|enamel(?:l?ed)?) pot|ollas?|ollitas?|stock ?pots?|crock ?pots?|chaudrons?|cauldrons?|calderos?|peroles?|marmites?|faitouts?|soupiere|tureen)\b/,
    'casserole',
  ],
  [
    /\b(cazuel(?:a|as|ita|itas)(?: de (?:barro|greda))?|(?:en|de) greda|(?:plato|cuenco|fuente|olla)s? de barro|(?:clay|earthenware|terracotta) (?:dish|bowl|pot)(?:es|s)?|(?:plat|pot)s? (?:en|de) terre(?: cuite)?|cassole(?:tte)?s?)\b/,
    'cazuela',
  ],
  [
    /\b(sauce ?pans?|milk pans?|pans? (?:it was cooked in|on the (?:hob|stove))|cazos?(?! de\b)|cacitos?(?! de\b)|(?<=\b(?:une|la|sa|cette|en|petite) )casseroles?|casseroles? (?:inox|a manche|en (?:inox|cuivre|acier)))\b/,
    'saucepan',
  ],
  [
    /\b((?:(?:soup|deep|salad|cereal|pasta|serving|mixing) )?bowls?|bowlfuls?|ramekins?|ramequins?|verrines?(?= |$)|coupelles?|culs?-de-poule|ecuelles?|gamelles?|pocillos?|cuen(?:c(?:o|ito)|quito)s?|tazoncitos?|bols?|dessert (?:bowl|dish|cup)(?:es|s)?|sundae (?:dish|cup|bowl)(?:es|s)?|coupes? a (?:dessert|glace|fruit)s?|bolecitos?|taz(?:on|ones)|saladiers?|ensaladeras?|platos? (?:hondo|sopero)s?|assiettes? (?:creuse|a soupe)s?|soup plates?|deep (?:plate|dish)(?:es)?|soup dish(?:es)?|bacs?)\b/,
    'bowl',
  ],
  [
    /\b(frying pans?|skillets?|(?:straight )?from (?:the )?pan|pan[- ]to[- ](?:table|plate)|(?:in )?(?:a|its) pan|(?:in|into|use|show|see|want|where's|where is) (?:the|that) pan|sarten(?:es|cita)?|poel(?:e|es|on))\b/,
    'pan',
  ],
  [
    /\b((?:(?:wooden|wood|chopping|cutting|bread|serving|cheese) )?boards?|(?:wood(?:en)?|stone|marble|slate|oak|olive[- ]wood) (?:slab|plank|block|platter)s?|plateaux? (?:en|de) bois|plats? en bois|breadboards?|chopping ?blocks?|billots?|(?<=\b(?:sobre|en) (?:una |la )?)maderas?|(?:bit|piece|block|plank|slab)s? of wood|butcher block|tablas?|tablitas?|planch(?:e|es|ette)|slates?|pizarras?|ardoises?)\b/,
    'board',
  ],
  [
    /\b((?:sheet|baking|cookie) (?:pan|sheet)s?|plateaux? (?:de cuisson|de four)|(?:baking|oven|roasting|sheet) trays?|(?:muffin|cupcake|bun|yorkshire pudding|popover) (?:tin|tray|pan)s?|(?<=\bon a )sheet|latas? (?:de|del) horno|(?:metal )?roasting (?:tins?|pans?)|metal (?:baking |oven )?(?:tins?|trays?)|trays?|charol(?:a|ita)s?|(?:metal|shaped|cake|bun|loaf|madeleine) tins?|(?:grands? )?plateaux? (?:en|de) metal|bandej(?:a|ita)s?(?: de(?:l)? horno)?|plaques?(?: (?:a|de|du) (?:four|cuisson|muffins))?)\b/,
    'tray',
  ],
  [
    /\b((?:(?:dinner|flat|side|white) )?plates?|platters?|plateaux?|plat(?:o|os|it[oa]s?|ic[oa]s?|illos?)(?: (?:llano|plano)s?)?|emplat\w+|plated|plats? (?:de service|de presentation|ronds?)|grand plat|platon(?:es)?|assiettes?(?: plates?)?)\b/,
    'plate',
  ],
];

export const GLASS_WORDS: readonly (readonly [RegExp, DrinkIllustration['glass']])[] = [
  [
    /\b(flutes?|(?:copas? (?:de )?)?flautas?|champagne glass(?:es)?|copas? de (?:cava|champan)|copas? (?:aflautad|alargad)as?|flutes? a champagne)\b/,
    'flute',
  ],
  [
    /\b((?:wine|stemmed) glass(?:es)?|goblets?|snifters?|verres? tulipe|balloon(?: glass(?:es)?)?|copas? (?:de )?(?:de l[oa]s de |es[ae]s? de )?(?:vino|balon)|copas? de (?:las )?(?:de )?vino|copas? balon|copon(?:es)?|copas? grandes?|verres? (?:a vin|ballon|a pied)|ballons? a pied|(?<=\b(?:un|le|en|du) )ballon)\b/,
    'wine',
  ],
  [
    /\b((?:martini|cocktail|triangular|v[- ]shaped) glass(?:es)?|copas? (?:de )?(?:coctel|martini)|copas? triangular(?:es)?|copas? (?:conicas?|en (?:forma de )?v)|verres? (?:en v|coniques?)|conical glass(?:es)?|verres? (?:a )?(?:cocktail|martini)|verres? triang(?:le|ulaire)s?)\b/,
    'martini',
  ],
  [
    /\b(coupes?|nick and nora|saucer(?:[- ](?:shaped|type|style))? (?:cocktail |champagne )?glass(?:es)?|champagne saucers?|copas? (?:pompadour|anchas?|baj(?:it)?as?)|copas? de champan (?:de las )?(?:antiguas?|anchas?|baj(?:it)?as?|de las de antes)|coupes? (?:a|de) champagne)\b/,
    'coupe',
  ],
  [
    /\b(rocks? glass(?:es)?|old[- ]fashioned glass|(?:vaso|verre)s? (?:de |a )?(?:l')?old[- ]fashioned|lowballs?|tumblers?|whisk(?:e)?y glass(?:es)?|(?:short(?:er)?|low(?:er)?|small(?:er)?|stubby) glass(?:es)?|vasos? (?:mas )?(?:baj(?:o|ito)|cort(?:o|ito)|pequen(?:o|ito)|chic(?:o|uito)|chato|ancho)s?|vasos? de whisky|vasito|(?:squat|chunky|heavy[- ]bottomed) glass(?:es)?|verres? (?:plus )?(?:bas|court|petit|trapu|a whisky)s?|petits? verres?|verrines?)\b/,
    'rocks',
  ],
  [
    /\b(margarita glass(?:es)?|copas? (?:de |para )?margaritas?|coupes? (?:a )?margaritas?|verres? (?:a )?margaritas?)\b/,
    'margarita',
  ],
  [
    /\b(hurricane(?: glass(?:es)?)?|(?:vaso|copa) (?:de )?(?:huracan|hurricane)|verres? hurricane|(?:curvy|curved|tiki|tulip)(?: \w+){0,2} glass(?:es)?|copas? (?:de )?(?:es[ae]s )?curv(?:a|ad[ao]|ilinea)s?|verres? (?:tout )?(?:galbe|en courbes?|a courbes)s?)\b/,
    'hurricane',
  ],
  [
    /\b(shot glass(?:es)?|chupitos?|vasos? de (?:chupito|shot)|caballitos?|shooters?|thimbles?|mini verres?|des? a coudre|dedal(?:es)?|verres? a (?:shot|shooter|liqueur)s?)\b/,
    'shot',
  ],
  [
    /\b(pint(?:s|e|es)?(?: glass(?:es)?)?|tankards?|beer glass(?:es)?|beer mugs?|vasos? de (?:pinta|cerveza)|jarras? de cerveza|chopes?|verres? a biere|steins?)\b/,
    'pint',
  ],
  [/\b(teapots?|teteras?|theieres?)\b/, 'teapot'],
  [
    /\b((?:jarr(?:a|ita)|vas(?:o|ito))s? con asas?|(?:chope|verre|tasse)s? (?:avec|a) (?:une )?anses?|(?:glass|cup)(?:es|s)? with (?:a )?handles?|(?:ceramic|clay|tiki|earthenware|stoneware|china|enamel|pottery) (?:mug|cup|tumbler|beaker|tankard)s?|(?:chope|gobelet|mug|tasse)s? en (?:ceramique|terre(?: cuite)?|gres|porcelaine|faience|email)|(?:vaso|taza|tazon|jarr(?:o|ito))s? de (?:ceramica|barro|loza|porcelana|peltre))\b/,
    'mug',
  ],
  [
    /\b(copper (?:mug|cup|tankard|beaker)s?|(?:taza|jarra|vaso|tarro)s? de cobre|(?:mug|tasse|timbale|gobelet|chope)s? (?:en|de) cuivre)\b/,
    'copper-mug',
  ],
  [
    /\b(tea ?cups?|cups? (?:and|with (?:a |its )?)saucer|taz(?:a|ita)s? (?:fina )?(?:de porcelana )?con (?:su )?plat(?:o|ito)|tazas? finas?(?: de porcelana)?|tacitas? japonesas?|tasses? avec (?:sa |une )?soucoupe|tazas? de te|tasses? a the)\b/,
    'teacup',
  ],
  [
    /\b(espresso cups?|demitasses?|(?:little|tiny|small) coffee (?:glass(?:es)?|cups?)|tazas? de (?:cafe )?(?:expreso|espresso)|tacitas?|tasses? a (?:espresso|expresso|cafe))\b/,
    'espresso',
  ],
  [
    /\b(latte glass(?:es)?|(?:vaso|copa)s? (?:alto |largo )?(?:de cristal )?(?:ese |esos )?(?:de los )?del? (?:los )?(?:cafe )?lattes?|(?:grand |haut )?verres? (?:haut )?(?:a anse )?(?:genre |type |facon )latte|verres? (?:a )?latte)\b/,
    'latte',
  ],
  [
    /\b((?:tall )?smoothie (?:glass(?:es)?|cup|tumbler)|vasos? (?:de |para )?(?:batido|smoothie|licuado)s?|verres? (?:a )?(?:smoothie|jus)s?)\b/,
    'smoothie',
  ],
  [
    /\b((?:milk ?)?shake glass(?:es)?|(?:soda fountain|sundae) glass(?:es)?|(?:vaso|copa)s? (?:de |para )?malteadas?|copas? (?:de |para )(?:batido|helado)s?|verres? (?:a )?milk-?shake)\b/,
    'shake',
  ],
  [
    /\b(highballs?|straight tumblers?|collins(?: glass(?:es)?)?|vasos? de tubo|verres? droits?|(?:tall(?:er)?|long(?:er)?|high(?:er)?|big(?:ger)?|large(?:r)?) (?:(?:straight|thin|narrow|slim|slender|skinny|clear|plain|elegant) )?glass(?:es)?|straight(?:[- ]sided)? glass(?:es)?|vasos? (?:mas )?(?:alto|largo|grande|recto)s?|(?:slim|slender|narrow|skinny)(?:mer|er)? glass(?:es)?|verres? (?:plus |assez |bien |tout )?(?:haut|long|grand|elance|etroit|allonge)s?|(?:plus )?grands? verres?|tall (?:cup|tumbler)s?|(?:the |a )(?:tall|long)(?:er)? (?:kind|one|sort|type)|(?<=\b(?:faudrait|faut|prenez|mettez|plutot|prends|mets) )un (?:plus |tres )?(?:grand|haut|long)|long drink)\b/,
    'highball',
  ],
  [/\b(jugs?|pitchers?|carafes?|jarras?|pichets?|punch bowl|ponchera)\b/, 'jug'],
  [/\b(mugs?|cups?|tazas?|taz(?:on|ones)|tasses?|tarros?)\b/, 'mug'],
  [/\b(copas?)\b/, 'coupe'],
  [
    /\b((?<=\b(?:in|into|by) (?:a |the |individual |separate |proper |real )?)glass(?:es)?|(?<=\ben (?:un )?)vasos?|(?<=\b(?:au|dans (?:un|des)) )verres?)\b/,
    'highball',
  ],
];
