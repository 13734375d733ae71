import { coloursIn } from './shades.ts';
import { COLOUR_WORDS } from './vocabulary/colours.ts';
import { GLASS_WORDS, VESSEL_WORDS } from './vocabulary/containers.ts';
import { CONTRACTIONS } from './vocabulary/contractions.ts';
import { ADVERBS, JOINT, SEPARATOR } from './vocabulary/sentences.ts';

/** "Muchiiisimo", "noixxx": a letter that is written more than twice; "beeef", where the word has it twice. */
const LENGTHENED = /\w*?([a-z])\1{2,}\w*/g;
const WITH_TWO: ReadonlySet<string> = new Set(
  'beef beetroot cheese green greens leek leeks noodle noodles egg eggs butter carrot carrots pepper peppers coffee too less see need needs look looks good food all sauce glass'.split(
    ' ',
  ),
);
/** "2 much". */
const TWO = /\b2 (?=much|mutch|many\b)/g;
/** "G pas vu": not the unit. */
const J_AI = /(?<!\d ?)\bg(?= (?:pas|vu|rien|deja|toujours)\b)/g;

/** "Fish the bones out" names no fish. */
const FISH_OUT = /\bfish(?=(?:ed|ing)? (?:it|them|out|the [\w' -]+? out|those [\w' -]+? out|that [\w' -]+? out)\b)/g;

/** "Doradito", "verdecita", "marroncito". */
const SMALL_COLOUR =
  /\b(?!tostadita)(roj|amarill|dorad|tostad|oscur|clar|palid|blanqu|negr|morad|rosad|verdec|marronc)it([oa])(s?)\b/g;

function colourOf(_: string, stem: string, end: string, many: string): string {
  if (stem === 'verdec') return `verde${many}`;
  if (stem === 'marronc') return many ? 'marrones' : 'marron';
  return `${stem === 'blanqu' ? 'blanc' : stem}${end}${many}`;
}

/** "+ de sauce", "+ mint - cucumber", "wok + ciboule", "=> coupe": signs for words. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[=-]+> ?/g, ', '],
  [/ ?(?<!\w)\++ ?(?=d(?:e|u|es)\b|d')/g, ' plus '],
  [/(?<![\w)] ?)-+ ?(?=d(?:e|u|es)\b|d')/g, ' moins '],
  [/(?<=^|[.,;:!?] ?)\++ ?(\w[\w' ]*?) -+ ?(?=\w)/g, 'more $1, less '],
  [/(?<=^|[.,;:!?] ?)\++ ?(?=\w)/g, 'more '],
  [/ (?:\+|&) /g, ' and '],
];

/** Folded text with the apostrophes and letters that were left out in typing. */
export function spelledOut(text: string): string {
  return SIGNS.reduce((rest, [sign, words]) => rest.replaceAll(sign, words), text)
    .replaceAll(LENGTHENED, shortened)
    .replaceAll(TWO, 'too ')
    .replaceAll(FISH_OUT, 'take')
    .replaceAll(SMALL_COLOUR, colourOf)
    .replaceAll(J_AI, "j'ai")
    .replaceAll(/[\w']+/g, (word) => CONTRACTIONS.get(word) ?? word);
}

function shortened(word: string): string {
  const twice = word.replaceAll(/([a-z])\1{2,}/g, '$1$1');
  return WITH_TWO.has(twice) ? twice : word.replaceAll(/([a-z])\1{2,}/g, '$1');
}

/**
 * Spanish diminutives and augmentatives of folded words as the words themselves: "pinita" is a "pina", "limoncito" a
 * "limon", "arrocito" "arroz", "tazoncito" a "tazon".
 */
export function withoutDiminutives(text: string): string {
  return text.replaceAll(
    /\b(\w{2,}?)(ec|c|qu|gu)?(?:it|ill|ot|az)([oa]s?)\b/g,
    (word, stem: string, link: string | undefined, end: string) => {
      if (SMALL_BY_NAME.has(word)) return word;
      // "Arroz", "nuez", "maiz": a z that is written c before i.
      if (link === 'c' && /(?:[^aeiou][aeou]|[aeiou]{2})$/.test(stem) && !/[nr]$/.test(stem)) return `${stem}z`;
      if (link === 'c' || link === 'ec') return link === 'ec' ? `${stem}e` : stem;
      return `${stem}${link === 'qu' ? 'c' : link === 'gu' ? 'g' : ''}${end}`;
    },
  );
}

/** Words that only look like diminutives. */
const SMALL_BY_NAME: ReadonlySet<string> = new Set(
  'arrocillo vainilla mantequilla tortilla tortillas costilla costillas semilla semillas ladrillo amarillo amarilla amarillos amarillas ricotta frita fritas frito fritos cascarilla cebollita bonito palillo palillos pepitas pepita marmita pitas pita carlota compota calabaza taza tazas pedazo pedazos mostaza hogaza rota rotas bota gota gotas nota picota cuchillo'.split(
    ' ',
  ),
);

/**
 * `isJoined`: by "and" or "or" to the clause before; `implied`: the amount that the word before it says; `isAsked`: a
 * question mark or an exclamation mark ends it; `isContrary`: "but" stands before it.
 */
export type Clause = {
  text: string;
  isJoined: boolean;
  implied: 'none' | 'more' | null;
  isAsked: boolean;
  isContrary: boolean;
};

/** "Swap the bowl for a plate": the first is not wanted, the second is. */
const EXCHANGE =
  /\b(?:swap|replace|change|switch|cambi\w+|sustitu\w+|reemplaz\w+|remplac\w+|chang(?:er|ez))\b(.+?)\b(?:for|with|to|por|par|pour|contre)\b/;
/** One to three words that are no sentence: after a comma they go on with a list. */
const BARE = /^(?!(?:it|this|that|is|are|c'est|ce|es|son)\b)[\w'-]+(?: [\w'-]+){0,2}$/;
/** "Instead of cheese it has ham": what is not wanted comes first. */
const INSTEAD =
  /^\s*(?:instead of|rather than|en (?:lugar|vez) de|au lieu d(?:e |u |es |'))\s*(.+?),? (?=(?:use|put|add|it|there|i|lleva|va|es|pon|echa|quiero|mets|mettez|il|on|c'est|ajoute|je)\b)/;
/** "Lemon instead of parsley": what is wanted comes first, unless the sentence says what it sees. */
const PREFERRED =
  /^\s*(?!.*\b(?:why|there|has|have|see|hay|tiene|lleva|veo|por que|pourquoi|a|vois|voit)\b(?! la place))([\w' -]+?),? (?:instead of|rather than|en (?:lugar|vez) de|(?:au lieu|a la place) d(?:e |u |es |'))\s*([\w' -]+?)\s*[.!]*$/;
/** "I use rosemary, not thyme": what somebody uses is wanted. */
const USED =
  /^\s*(?:(?:yo|en casa|nosotros|we|i|moi|nous|on) )?(?:siempre |always |toujours )?(?:us[oa]mos|uso|usamos|pongo|ponemos|echo|echamos|use|put|add|j'utilise|utilise|mets|met|j'y mets) ([\w' -]+?),? (?:y |and |et )?(?:no|not|nunca|never|pas|jamais) (?:de |du |des |de la |d')?([\w'-]+(?: [\w'-]+)?)(?=\s*(?:[.!,;]|$))/;
/** "Little onion, there is much of it": little is wanted. */
const LITTLE_OF_MUCH =
  /\bpoc[oa]s? ((?:[\w'-]+ ?){1,3}), (?:que|porque|pues) (?:[\w'-]+ ){0,2}?(?:hay|lleva|tiene|trae|habeis puesto|han puesto|veo|sale) (?:much|demasiad|tant|de mas|un monton)\w*/g;
/** "In a mug and no cream": what a vessel or glass is wanted without is not missed. */
const SERVED_WITHOUT = new RegExp(
  `^((?:(?:mejor|better|plutot|please|ponl[oa]|sirvel[oa]|servez|serve it|put it) )?(?:in|on|en|dans|sur|sobre) (?:[\\w'-]+ ){0,3}?(?:${[...GLASS_WORDS, ...VESSEL_WORDS].map(([word]) => word.source).join('|')})[\\w' ]*?,?) (?:y|et|and|,) ?(?:sin|sans|without|with no|no|pas d(?:e |u |'))`,
);
/** "A clear glass", "un verre transparent". */
const CLEAR_GLASS = new RegExp(
  `((?:${GLASS_WORDS.map(([word]) => word.source).join('|')})),? (?:transparente?s?|clear)\\b`,
  'g',
);
/** "Basil not cilantro": of two foods the second is not wanted; "it does not" and the like are no food. */
const CONTRAST =
  /^(?!.*\b(?:ne|on|je|il|elle|i|you|we|vois|voit)\b)\s*((?:[\w'-]+ ){0,3}?(?!(?:is|are|was|do|does|did|should|would|could|can|will|has|have|had|it|this|that|why|please|there|i|or|and|est|sont|a|ai|y|ne|ce|c'est)\b)[\w'-]+),? (?:not|pas) ((?:du |des |de la |de l'|the |any )?(?!(?:a|an|enough|too|so|in|on|very|have|be|really|right|needed|required|welcome|wanted|necessary|visible|shown|there|seen|part|my|good|sure|assez|de|bon|bonne|beaucoup|trop|dans|sur)\b)[\w'-]+(?: [\w'-]+)?)\s*[.!]*$/;
/** "I'd rather see basil than mint", "preferiria arroz a patatas": what is wanted comes first. */
const RATHER =
  /\b(?:(?:(?:i|we)(?:'d| would)?|would|'d) (?:much |far )?(?:rather|prefer|sooner)(?: to)?(?: (?:see|have|get|put))?|(?:prefiero|preferi\w+|quisiera|mejor)(?: ver| poner)?|(?:je |on )?(?:prefer\w+|aimerai[st] mieux)(?: voir| mettre)?|plutot) ((?:[\w'-]+ ){0,3}?[\w'-]+) (?:rather than|instead of|than|over|(?:antes |mas )?que|plutot qu(?:e |')|qu(?:e |')|to (?=an?\b|the\b)|a (?=(?:l[oa]s?|el|una?)\b)) ?((?:[\w'-]+ ){0,2}?[\w'-]+)\s*[.!]*$/;
/** "A mojito with no ice?" wonders where it is; "can I have it with no ice?" does not. */
const WONDERED =
  /^(?!.*\b(?:can|could|may|please|pls|pued\w+|podri\w+|peu[xt]|pouv\w+|possible|posible|svp|porfa|favor)\b)(.*\w) (?:with no|without|sin|sans) ([^?.!,]+)\?+\s*$/;
/** "I see rice but no chicken": the picture lacks what the recipe has. */
const SEEN =
  /\b((?:see|veo|ven?|vois|voit)\b[^.!?]*?\b(?:but|pero|mais)) (?:no|pas d(?:e |u |es |')|nada de|aucune?)\b(?!.*\b(?:recipe|receta|recette)\b)/;
/** "More prawns less rice", "too pale it should be red": a second wish without anything between. */
const RUN_ON =
  /((?:^|[.,;!?] ?)no (?!(?:need|hay|se|es|son|veo|way|one|more|less|lleva|tiene|me|le|les|lo|la|los|las)\b)[\w'-]+(?= no [\w'-]+)|\b(?:more|less|fewer|mas|menos|plus d\w*|moins d\w*) [\w' -]*?\w|\b(?:too|demasiado|muy|trop) \w+) (?=(?:more|less|fewer|mas|menos|plus d|moins d)[\w']* \w|(?<=no \w+ )no \w|(?:it|they|ils?|elles?|ca) (?:should|ought|needs?|doit|doivent|devrai(?:t|ent))\b|(?:deberian?|tendrian?|tienen?) )/g;
/** "It's gluten free" is said of the recipe and names nothing that is seen. */
const FREE_FROM = /\b[\w-]+[- ]free\b/g;
/** "And that ham?" wonders what it is doing there. */
const DOUBTED = /^\s*(?:y|et) (?:es[ae]s?|esos|cet?|cette|ces) ([^?.!,]+)\?/;
/** Exclamations and idioms whose words are foods or places elsewhere. */
const EXCLAIMED =
  /\b(?:(?:on|of) (?:god's green )?earth|for (?:heaven|god|goodness|pete|christ|crying out)(?:'s|s)?(?: (?:sake|loud))?|in the world|go nuts|mas fino|(?<=, )(?:honey|sugar|pumpkin|mon chou)(?=\W*$)|(?:love|loving|like) how \w+ (?:it|they|this|that|everything) (?:is|are|looks?)|(?:\d+|zero|one|two|three|four|five|ten|cinco|cinq) (?:stars?|estrellas?|etoiles?)|slice of (?:heaven|luck|life)|(?:new|old) leaf|por las ramas|pot,? kettle,? black|super ?bowl|por (?:el amor de )?dios|madre mia|pour l'amour (?:de|du) \w+|beef(?= up\b)|sans faire expres|soy(?= (?:alerg|vegan|veget|celia|intoler|de |muy |fan)\w*))\b\s*/g;
/** "Isn't it served in a mug?" asks for the mug, "don't you put cheese on it?" for the cheese. */
const RHETORICAL =
  /(^|[.,;!?]\s*|\b(?:but|so|and|why) )(is|are|was|were|should|would|could|does|do|did|has|have)n't (?=(?:it|this|that|these|those|they|there|you|we|the|a|an|most|people|everyone|thedish)\b)(?!(?:it|this|that|these|those|there) (?:way |far |a bit |a little |rather )?(?:too|enough|any)\b)/g;
/** "Basil, for example": the example is the wish. */
const EXAMPLE =
  /,? ?\b(?:for (?:example|instance)|par exemple|por ejemplo|p\.? ?ej|i\.e\.?|e\.g\.?|as in|o sea|c'est-a-dire)\b/g;
/** "Lots of cheese and little tomato": there is too much of the first. */
const MUCH_AND_LITTLE =
  /\b(?:much[oa]s?|lots of|loads of|a lot of|plenty of|beaucoup d[e'])(?=[^.!?]*?(?:,| (?:y|and|but|pero|et|mais)) (?:(?:very|muy|tres) )?(?:poc[oa]s?|little|few|hardly|barely|not enough|(?:casi |apenas )?nada|apenas|peu|pas|(?:a peine|presque))\b)/;
/** "Doesn't this come with rice?" in Spanish and French wants it. */
const WONDERED_NOT =
  /(?<!\b(?:por|para) que |\bporque )\bno (?=(?:va|van|llevan?|se (?:come|sirve|toma|pone|echa)n?|deberia|tendria|era)\b[^.,;!?]*\?)|(?<!\bpourquoi [^.,;!?]*)(?<=\b(?:mange|sert|boit|met|va|vont|prend) )pas (?=[^.,;!?]*\?)/g;
/** "A whole bowl of lettuce": only what holds it. */
const WHOLE_OF = /\b(?:an? |the )?whole (?:bowl|plate|pan|pot|glass|jug)(?:ful)? of /g;
/** "More carrot than beef" is too much carrot, unless it is asked for. */
const MORE_THAN =
  /\b(?:more|mas|plus d(?:e |u |es |')) ?(?!like\b)((?:[\w'-]+ ){1,3}?)(?:than|que(?: d[eu'])?) (?!(?:enough|that|this|it|i|you|nunca|eso|es|son|assez|ca|c'est)\b)[\w'-]+/;
const ASKED_FOR =
  /\b(?:should|needs?|want|add|would|make|deb\w+|tien\w+ que|quiero|pon\w*|faut|faudrait|mettez|mets|devrait|better|mejor|mieux)\b/;
/** "All cabbage no potato". */
const ALL_OF =
  /^(?:it'?s |this is |es |c'est )?(?:(?:just |only |rien )?que (?:du |de la |des |d')|all |tod[oa]s? (?!l[oa]s? |el |es |son ))([\w' -]+?),? (?:(?:and|but|y|et|pero|mais) )?(?:like )?(?:no|not an?|ni una?|ningun\w*|nada de|zero|pas une?|aucune?) (?=\w)/;
/** "A bowl > a plate". */
const ABOVE = / >+ /g;
/** "At least a few": less than what is said, not less of it. */
const AT_LEAST = /\b(?:at (?:the very )?least|al menos|por lo menos|au moins|du moins|menos mal)\b\s*/g;
/** "It's green, no?" denies nothing. */
const TAG = /,? (?:no|verdad|right|isn't it|aren't they|innit|eh|hein|non|n'est[- ]ce pas)\s*\?/g;
/** "Looks more like a soup than a curry": what it is compared with is not asked for. */
const LIKENED =
  /\b(?:looks? (?:more |a bit |kind of )?like (?:an? |some )[\w-]+(?: than (?:an? )?[\w-]+)?|parecen? (?:un|una) [\w-]+|on dirait (?:un|une|du|de la|des) [\w-]+)/g;
/** "Like at the chalet", "comme chez mamie". */
const AS_THERE =
  /,? \b(?:comme (?:au|a la|a l'|aux|chez)|como (?:en|las? de|los? de)|like (?:at|in)) ?(?!(?:an?|une?|un) )[^.,;:!?]{1,30}$/g;
/** "So many herbs that I can't see the fish": what can't be seen any more is a consequence. */
const CONSEQUENCE =
  /\b(trop|tant|tellement|autant|too (?:much|many)|so (?:much|many)|tant[oa]s?|demasiad[oa]s?)\b([^.,!?]*?) (?:qu'|que |that )?(?:on|i|you|we|je|(?:ya )?no se)\b(?: \w+'?\w*){1,3} [^.,!?]*/g;
/** "I see broth where is the chicken": a question without anything before it. */
const ASKED =
  /(\w) (?=where(?:'s| is| are)\b|why (?:has|have|is|are|did|does|do|on)\b|por que (?:hay|lleva|tiene)|pourquoi (?:il |on |y |des |du )|donde estan?\b|ou (?:est|sont)\b)/g;
/** "In a mug, not whatever that is". */
const NOT_THIS =
  /(?<=[\w,] )\b(?:not|no|pas) (?:like )?(?:(?:this|that)(?! (?:much|many|big|few))|whatever|esto|eso|asi|ca|cela|comme ca)\b(?:(?!\b(?:but|pero|sino|mais)\b)[\w' ])*$/;
/** "In a bowl without bread": the vessel is wanted, the bread is not. */
const BARE_OF = new RegExp(
  `((?:${[...GLASS_WORDS, ...VESSEL_WORDS].map(([word]) => word.source).join('|')})) (?=(?:without|with no|sin|sans) )`,
  'g',
);
const NAMES_CONTAINER = new RegExp([...GLASS_WORDS, ...VESSEL_WORDS].map(([word]) => word.source).join('|'));
/** "A gratin isn't made with cream": what it is that is not made so is not meant. */
const MADE_WITHOUT =
  /(^|[.,;!?] ?)[^.,;!?]*?\b(?:(?:ne )?se (?:fait|sert|mange|prepare|cuisine) (?:pas|jamais) (?:a la|a l'|au|aux|avec(?: d(?:e|u|es))?)|(?:no|nunca) se (?:hace|sirve|come|prepara|cocina) con|(?:isn't|aren't|is not|are not|is never|are never) (?:made|cooked|prepared|eaten) with) /g;
const CONTRARY = /^(?:but|pero|sino|mais)$/;
const NEITHER = /\b(ni|nor)\b/;
/** "A pesto without pine nuts is no pesto": what it is without is missed. */
const NOT_WITHOUT =
  /\b(?:an?|una?|une|el|la|los|las|les?|du|de la) (?:[\w'-]+ ){1,4}?(?:without|with no|sin|sans) (?:(?:any|the|una?|une|l[oae]s?|el|de la|du|des) ?)?((?:\w+ (?:de |d'))?\w+),? ?(?:(?:it |this |that )?(?:isn't|is not|is no|is just|is like|aren't|are not|are just)|(?:esto |eso )?(?:ya )?(?:ni|no) (?:es|son|vale)|(?:es|son) (?:como|un|una|solo)|(?:ce |ca )?n'est (?:pas|plus)|c'est (?:pas|plus|comme|juste))[^.,;!?]*/g;
/** "Without olives it's just a salad"; "without ice it's better" asks for none. */
const WITHOUT_IT_IS =
  /(^|[.,;!?] ?)((?:without|sin|sans) [^.,;!?]*?),? (?:it's|it is|this is|it just|(?:esto |eso )?(?:ya )?no (?:es|son)|es (?:un|una|como|solo)|c'est|ce n'est|ca (?:n'a|fait|ressemble))\b(?![^.,;!?]*\b(?:better|nicer|fine|perfect|good|great|ok|mejor|bien|perfecto|mieux|meilleur|parfait|bon|possible|posible)\b)[^.,;!?]*/g;
const WITHOUT = /\b(?:without|sin|sans) /g;
/** "Who eats chips without vinegar?" */
const WHO_WITHOUT =
  /(?:^|[.,;!?] ?)(?:and |y |et )?(?:who|what|whoever|since when|quien|que|desde cuando|qui|c'est quoi|depuis quand)\b[^.,;!?]*? (?:without|with no|sin|sans) (?:(?:any|the|una?|une|l[oae]s?|el|de la|du|des) )?([^.,;!?]+)/g;
/** "Never had chai with ginger in it": what it never has is not wanted. */
const NEVER_WITH =
  /\b(?:(?:never|nunca|jamas)(?: \w+)? |jamais )(?:had|seen|eaten|drunk|heard of|come across|tasted|visto|comido|tomado|bebido|probado|vi|vu|mange|bu|goute|entendu parler de)(?: de)? [^.,;!?]*?\b(?:with|con|avec) /g;
/** "The onion is blended with the tomato": what it is mixed with is not meant. */
const MIXED_WITH =
  /\b((?:is|are|gets?|est|sont|es|esta|estan|va|van|son) (?:\w+ )?(?:(?:blend|mix|stirr|cook|melt|grat|fold|whizz)ed|mixee?s?|melangee?s?|fondue?s?|incorporee?s?|cuite?s?|rapee?s?|(?:batid|triturad|mezclad|fundid|cocid|incorporad)[oa]s?)) (?:in )?(?:with|into|avec|dans|con|en|a) (?:the |la |le |les |el |los |las |l')?\w+/g;

/** "The lentils are buried under the vegetables": what is hidden is missed. */
const BURIED =
  /\b(?:the |les? |la |l')([\w'-]+(?: [\w'-]+){0,2}?)(?:'s|'re| is| are| sont| est) (?:\w+ )?(?:buried|drown(?:ed|ing)|smothered|lost|hid(?:den|ing)|noyee?s?|perdue?s?|enfouie?s?|cachee?s?|ensevelie?s?) (?:under(?:neath)?|beneath|behind|among|sous|derriere|parmi) [^.,;!?]*/g;
/** "Bien plus jaune, curcuma oblige", "given all the beetroot": tells why. */
const GIVEN =
  /,? ?(?:\b(?:[\w'-]+ oblige\b|(?:given|what with|thanks to|due to|etant donne|vu|grace (?:a|aux?)) (?:all )?(?:the|that|this|l[ea]s?|l'|tout(?:e|es)? l[ea]s?|ce|cette|ces) ?[\w'-]+(?: [\w'-]+)?)(?=\s*(?:$|[.,;!?])))/g;
/** "Darker, almost like melted chocolate": what a shade resembles. */
const NEARLY_LIKE =
  /(?<=\b(?:darker|lighter|mas oscur[oa]s?|mas clar[oa]s?|plus (?:fonce|clair)e?s?)),? (?:almost|nearly|casi|presque) (?:like|como|comme) (?:[\w']+ ){0,2}[\w']+$/;
/** Refuses a food, also where the picture lacks it. */
const REFUSE = 'no need for';

function isAboutLook(text: string): boolean {
  return NAMES_CONTAINER.test(text) || coloursIn(text).length > 0;
}

function refusal(other: string): string {
  return isAboutLook(other) ? 'no' : REFUSE;
}

/** The clauses of a folded text that ask for something, each with how it goes on from the one before. */
export function clausesOf(text: string): Clause[] {
  const parts = withoutContrast(
    text
      .replace(EXCLAIMED, '')
      .replace(ADVERBS, '')
      .replace(MORE_THAN, ASKED_FOR.test(text) ? '$&' : 'too much $1')
      .replace(ALL_OF, 'too much $1, not enough ')
      .replace(ABOVE, ' rather than ')
      .replace(RHETORICAL, '$1$2 ')
      .replace(WONDERED_NOT, '')
      .replace(WHOLE_OF, '')
      .replace(NOT_WITHOUT, 'put $1')
      .replace(WITHOUT_IT_IS, (_, start: string, missed: string) => `${start}put ${missed.replaceAll(WITHOUT, '')}`)
      .replace(WHO_WITHOUT, ', put $1')
      .replace(NEVER_WITH, 'no ')
      .replace(MIXED_WITH, '$1')
      .replace(AT_LEAST, '')
      .replace(AS_THERE, '')
      .replace(NEARLY_LIKE, '')
      .replace(GIVEN, '')
      .replace(BURIED, 'not enough $1')
      .replace(LITTLE_OF_MUCH, 'menos $1')
      .replace(CLEAR_GLASS, '$1')
      .replace(USED, (all, wanted: string, other: string) =>
        isAboutLook(all) ? all : `${REFUSE} ${other}, put ${wanted}`,
      )
      .replace(SERVED_WITHOUT, `$1, ${REFUSE} `)
      .replace(MADE_WITHOUT, '$1no ')
      .replace(EXAMPLE, '')
      .replace(MUCH_AND_LITTLE, 'too much')
      .replace(TAG, '?')
      .replace(LIKENED, ' ')
      .replace(CONSEQUENCE, '$1$2')
      .replace(NOT_THIS, ' ')
      .replace(ASKED, '$1, ')
      .replace(FREE_FROM, ' ')
      .replace(RUN_ON, '$1, ')
      .replace(DOUBTED, 'no $1.')
      .replace(BARE_OF, '$1, ')
      .replace(RATHER, (all, wanted: string, other: string) =>
        isAboutLook(all) ? all : `${REFUSE} ${other}, put ${wanted}`,
      )
      .replace(PREFERRED, (_, wanted: string, other: string) => `${refusal(other)} ${other}, put ${wanted}`)
      .replace(INSTEAD, (_, other: string) => `${refusal(other)} ${other}, put `)
      .replace(WONDERED, '$1, put $2')
      .replace(SEEN, '$1 not enough ')
      .replace(EXCHANGE, (_, other: string) => `, ${refusal(other)} ${other}, put `)
      .replace(/\b(instead of|rather than|en (?:lugar|vez) de|au lieu d(?:es?|u|'))/g, ', no '),
  )
    .replace(CONTRAST, (_, wanted: string, other: string) => `${refusal(other)} ${other}, put ${wanted}`)
    .split(SEPARATOR);
  return parts.flatMap((part, at) => {
    const isClause = at % 2 === 0 && part.trim() !== '';
    if (!isClause) return [];
    const joint = parts[at - 1] ?? '';
    const isListed = joint === ',' && BARE.test(part.trim());
    const isOnly = at === 2 && !/\w/.test(parts[0] ?? '') && JOINT.test(joint);
    // "Sin hielo y con limón", "without ice but with lemon": what comes with it is wanted.
    const isAdded = /\w/.test(joint) && /^(?:with (?!no\b)|con |avec )/.test(part.trim());
    return [
      {
        text: part.trim(),
        isJoined: JOINT.test(joint) || isListed,
        implied: NEITHER.test(joint) ? 'none' : isOnly || isAdded ? 'more' : null,
        isAsked: /[?!]/.test(parts[at + 1] ?? ''),
        isContrary: CONTRARY.test(joint),
      },
    ];
  });
}

const NEGATION = String.raw`\b(?:y |et |and |,\s*)?(?:(?:is|are) not|isn't|aren't|no (?:es|son)|n'est pas|not|no|pas|never|nunca|jamais)\s+(?:(?:in|on|en|dans|sur)\s+)?(?:(?:a|an|the|un|una|une|el|la|le)\s+)?(?:(?:so|that|this|very|quite|all|as|such|bright|vivid|neon|tan|muy|asi de|aussi|si|tellement|tout|tres)\s+){0,2}`;

/** "Yellow, not white", "a bowl, not a plate": what it should not be, where it says what it should be. */
function withoutContrast(text: string): string {
  const kinds = [COLOUR_WORDS, [...GLASS_WORDS, ...VESSEL_WORDS]].map((words) =>
    words.map(([word]) => word.source).join('|'),
  );
  return kinds.reduce((rest, words) => {
    const less = rest.replaceAll(new RegExp(`${NEGATION}(?:${words})`, 'g'), ' ');
    return new RegExp(words).test(less) ? less : rest;
  }, text);
}
