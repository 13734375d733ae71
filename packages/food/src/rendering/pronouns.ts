import type { Grammar } from '../names/noun-grammar.ts';
import type { TextLanguage } from '../recipe.ts';
import { agreeAdjectives } from './agreement.ts';

/** An enclitic pronoun, on an imperative, an infinitive or a gerund: "dóralas", "ponlas", "dorarlas", "dorándolas". */
const SPANISH_ENCLITIC = /(?<=\p{L}*[áéíóú]\p{L}*|\p{L}[aei]r|\b(?:pon|haz|sal|ten|da))(l[oa]s?)(?!\p{L})/giu;
/** A pronoun behind a preposition: "sobre él", "en ella". */
const SPANISH_PREPOSITIONAL = /(?<=(?<!\p{L})(?:sobre|bajo|en|con|de|por|entre)\s)(él|ellas?|ellos)(?!\p{L})/giu;
/** A dative before its verb: "hasta que les falte un minuto". */
const SPANISH_DATIVE = /(?<=(?<!\p{L})(?:que|cuando) )(les?)(?= (?:falt|qued)\p{L}+)/giu;
/** An object pronoun before an infinitive: "les dorer", "l’incorporer". An article before a noun looks alike: "le sucre". */
const FRENCH_OBJECT = /(?<![\p{L}’'])((?:les?|la)\s+|l[’'])(\p{L}+(?:er|ir|re))(?!\p{L})/giu;
const FRENCH_INFINITIVE =
  /(?:(?<!i)er|(?:pl|l|f|bl)ier|(?<!o|a|u)ir|(?:a|u)ire|[ae]ttre|[eo]ndre|oudre|\p{L}[eo]rdre)$/u;
/** A subject, its verb, and the words up to the next comma: "qu’ils soient bien dorés". */
const FRENCH_SUBJECT = /(?<!\p{L})(ils?|elles?)(\s+(?:se\s+|s[’'])?\p{L}+)([^.,;:]*)/giu;
/** A verb in the plural whose subject stands before "hasta que": "hasta que se doren", "hasta que estén tiernos". */
const SPANISH_UNTIL = /(?<=hasta que)(\s+(?:se\s+)?\p{L}+[aeé])n(?!\p{L})([^.,;:]*)/giu;

/** The same of one thing: "hasta que esté dorado y crujiente". */
const SPANISH_UNTIL_ONE = /(?<=hasta que )(est[eé]|quede|se quede)(\s[^.,;:]+)/giu;
const OF_SOLIDS = /^\s(?:(?:bien|muy|apenas|casi) )*(?:dorad|tostad|tiern|hech|frit|cocid)/u;

/**
 * The words behind a name, with the pronouns that stand for it made to agree with the name that replaced it. Only those
 * that agreed with the old name change.
 */
export function agreePronouns(after: string, was: Grammar, is: Grammar, language: TextLanguage): string {
  return was.feminine === is.feminine && was.plural === is.plural ? after : AGREEING_PRONOUNS[language](after, was, is);
}

/** A noun, and no part of something, behind its article, and no preposition before it: "la salsa" of "laisser reposer la salsa". */
const NOUN: Partial<Record<TextLanguage, RegExp>> = {
  es: /(?<!(?<!\p{L})(?:a|con|de|en|hasta|por|sobre) )(?<!\p{L})(el|la|los|las) (?!(?:resto|mitad) del? )\p{L}{3,}/giu,
  fr: /(?<!(?<!\p{L})(?:à|avec|chez|dans|de|par|pour|sous|sur) )(?<!\p{L})(le|la|les) (?!(?:reste|moitié) d)(?!\p{L}*(?:er|ir|re)(?!\p{L}))\p{L}{3,}/giu,
};

/** What something was cut into or shaped to: "16 cuadrados". */
const COUNTED = /(?<![\p{L}\d])\d+ (\p{L}{4,}s)(?!\p{L})/gu;

/** Where such words name something else of the same gender and number, for which the pronouns behind it stand. */
export function namesAnother(words: string, { feminine, plural }: Grammar, language: TextLanguage): number {
  const alike = [...words.matchAll(NOUN[language] ?? /(?!)/g)].find(([, article = '']) => {
    const isMany = article.endsWith('s');
    return isMany === plural && (language === 'fr' && isMany ? true : article.includes('a') === feminine);
  });
  const counted = [...words.matchAll(COUNTED)].find(
    ([, noun = '']) => language !== 'en' && plural && (language === 'fr' || noun.endsWith('as') === feminine),
  );
  return alike?.index ?? counted?.index ?? -1;
}

/** True of words with an object pronoun: what it stands for is spoken of before, and not what is named after it. */
export function namesObject(words: string, language: TextLanguage): boolean {
  if (language === 'es') return new RegExp(SPANISH_ENCLITIC).test(words);
  return (
    language === 'fr' && [...words.matchAll(FRENCH_OBJECT)].some(([, , verb = '']) => FRENCH_INFINITIVE.test(verb))
  );
}

type AgreeingPronouns = (after: string, was: Grammar, is: Grammar) => string;

const AGREEING_PRONOUNS: Readonly<Record<TextLanguage, AgreeingPronouns>> = {
  en: (after) => after,
  es: (after, was, is) =>
    spanishUntil(after, was, is)
      .replace(SPANISH_ENCLITIC, (old) => (old === spanishObject(was) ? spanishObject(is) : old))
      .replace(SPANISH_DATIVE, (old) => (old.endsWith('s') === was.plural ? (is.plural ? 'les' : 'le') : old))
      .replace(SPANISH_PREPOSITIONAL, (old) => (old === spanishSubject(was) ? spanishSubject(is) : old)),
  fr: (after, was, is) =>
    after
      .replace(FRENCH_OBJECT, (whole, before: string, verb: string) =>
        FRENCH_INFINITIVE.test(verb) ? frenchObject(before, was, is, verb) : whole,
      )
      .replace(FRENCH_SUBJECT, (whole, old: string, verb: string, rest: string) =>
        old === frenchSubject(was) ? frenchSubject(is) + frenchClause(verb, rest, was, is) : whole,
      ),
};

/** A verb and what follows it, in the number of a new subject and in agreement with it. */
function frenchClause(verb: string, rest: string, was: Grammar, is: Grammar): string {
  const agreed = agreeAdjectives(verb + rest, was, is, 'fr');
  if (agreed !== verb + rest || was.plural === is.plural) return agreed;
  return frenchSubjunctive(verb, is) + rest;
}

/** The subjunctive after "jusqu’à ce que" in the other number: "croustillent" and "croustille". */
function frenchSubjunctive(verb: string, { plural }: Grammar): string {
  if (plural) return verb.replace(/(?<=\s)soit$/u, 'soient').replace(/e$/u, 'ent');
  return verb.replace(/(?<=\s)soient$/u, 'soit').replace(/ent$/u, 'e');
}

function spanishUntil(after: string, was: Grammar, is: Grammar): string {
  if (!was.plural) return is.plural ? after : spanishUntilOne(after, was, is);
  return after.replace(SPANISH_UNTIL, (whole, verb: string, rest: string) => {
    const agreed = agreeAdjectives(`${verb}n${rest}`, was, is, 'es');
    if (is.plural || agreed !== whole) return agreed;
    return verb + rest;
  });
}

/** "Hasta que esté dorado": a mixture is masculine too, so that only words of what is fried or baked are told from it. */
function spanishUntilOne(after: string, was: Grammar, is: Grammar): string {
  return after.replace(SPANISH_UNTIL_ONE, (whole, verb: string, adjectives: string) =>
    was.feminine || OF_SOLIDS.test(adjectives) ? verb + agreeAdjectives(adjectives, was, is, 'es') : whole,
  );
}

function spanishObject({ feminine, plural }: Grammar): string {
  return `l${feminine ? 'a' : 'o'}${plural ? 's' : ''}`;
}

function spanishSubject({ feminine, plural }: Grammar): string {
  return plural ? `ell${feminine ? 'a' : 'o'}s` : feminine ? 'ella' : 'él';
}

/** "le" and "la" before a consonant, "l’" before a vowel; in the singular an elided one has no gender. */
function frenchObject(before: string, was: Grammar, is: Grammar, verb: string): string {
  const isVowel = /^[aeiouyéèêàâîôûœ]/i.test(verb);
  const fitted = was.plural ? 'les' : isVowel ? 'l' : was.feminine ? 'la' : 'le';
  if (before.replace(/[’'\s]+$/u, '').toLowerCase() !== fitted) return before + verb;
  const pronoun = is.plural ? 'les ' : isVowel ? 'l’' : is.feminine ? 'la ' : 'le ';
  return (/^L/.test(before) ? pronoun.replace('l', 'L') : pronoun) + verb;
}

function frenchSubject({ feminine, plural }: Grammar): string {
  return `${feminine ? 'elle' : 'il'}${plural ? 's' : ''}`;
}
