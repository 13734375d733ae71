import { fold } from '@larder/text/fold';
import type { TextLanguage } from '../recipe.ts';

/** Words of people who tell what they have, and of no ingredient; a name never runs across one of them. */
const TALK: Record<TextLanguage, string> = {
  en: `
    i im ive ve m re ll s t d don didn isn aren doesn id we weve you they he she it its me us them my our your his her their this that these those there here
    have has had having got get gotten getting need needs needed want wants wanted wish like love use uses used using
    make makes making made cook cooking bake baking prepare eat eating feed do does doing did can could should would
    will may might must is are was were be been being am whats what which who how when where why if then than so
    please thanks thank hi hello hey ok okay maybe perhaps probably just only also too still else yet ever lying sitting
    going gone expire expires expiring bad soon today tonight tomorrow yesterday week weekend now later time times
    fridge freezer cupboard cupboards pantry larder kitchen house home shop store market garden drawer shelf
    recipe recipes idea ideas dish dishes meal meals dinner lunch breakfast supper brunch snack something
    anything everything nothing stuff things thing ingredients ingredient leftovers rest remaining left over up out
    lots lot plenty loads load few couple bit bits amount some any more most much many enough all both each every other
    for to from at on by as into onto with in plus minus including include such about around hand
    but however although though because since while until before after again together quick easy simple healthy tasty
    day days ago yesterdays sundays last next tired sad wilting wilted
    people person kids family friends guests three
    gram grams
  `,
  es: `
    yo gusta gustan tu me te se nos mi mis tus su sus este esta estos estas ese esa esos esas eso esto aqui ahi alli
    tengo tienes tiene tenemos tienen tenia hay habia queda quedan quedo sobra sobran sobro sobras necesito necesita
    quiero quieres queremos quisiera gustaria usar uso gastar aprovechar utilizar hacer hago preparar preparo cocinar
    cocino comer cenar puedo podemos podria puede que cual cuales como cuando donde porque si entonces por
    para con en sobre desde hasta a ante bajo tras al favor gracias hola vale quizas tal vez tambien ademas todavia solo
    nevera frigorifico congelador despensa cocina casa tienda mercado huerto armario
    receta recetas idea ideas plato platos comida comidas cena almuerzo desayuno merienda algo nada todo todos cosas cosa
    ingredientes ingrediente resto restos mucho mucha muchos muchas bastante bastantes poco poca
    hoy manana noche ayer semana ahora luego pronto antes despues caducar caduca caducan estropear estropee
    pero aunque mientras rapido facil sencillo sano rico ser es son estan estaba dia dias
    personas familia ninos amigos
  `,
  fr: `
    je n aime aimons tu il elle on nous vous ils elles me te se mon ma mes ton ta tes son sa ses notre nos votre vos leur ce cet cette
    ces cela ca ici j ai as avons avez ont avais reste restes restent veux voudrais veut voulons faut
    besoin utiliser utilise finir ecouler faire fais cuisiner cuisine preparer prepare manger mange puis peux
    peut pouvons que quoi quel quelle quels quelles comment quand pourquoi si alors pour avec dans sur sous chez par a au
    aux en vers depuis s svp merci bonjour salut aussi encore juste seulement deja plait
    frigo refrigerateur congelateur placard placards maison magasin marche jardin
    recette recettes idee idees plat plats repas diner dejeuner souper gouter quelque chose rien tout toute tous toutes
    choses truc trucs ingredient ingredients beaucoup assez quelques plusieurs peu
    aujourd hui soir demain hier semaine maintenant bientot avant apres perimer perime abime
    mais cependant pendant rapide facile simple sain bon est sont etre etait jour jours
    personnes famille enfants amis qui dont
  `,
};

/** Words after which people say what they don't have or want, up to the end of the sentence or "but". */
const REFUSAL: Record<TextLanguage, string> = {
  en: 'except excluding avoid avoiding allergic allergy allergies hate hates dislike dislikes intolerant lacking',
  es: 'excepto salvo alergico alergica alergia alergias evitar odio falta faltan agotado agotada nada',
  fr: 'sauf excepte allergique allergie allergies eviter deteste hormis manque',
};

/** These with one of the verbs after them refuse up to the next comma: "don't have", "no tengo". */
const NOT: Record<TextLanguage, string> = {
  en: 'don dont doesn doesnt didn didnt cant cannot not never',
  es: 'no nunca tampoco',
  fr: '',
};
const VERBS: Record<TextLanguage, string> = {
  en: 'have has eat eats like likes want wants use stand',
  es: 'tengo tenemos hay queda quedan como comemos quiero queremos gusta gustan puedo',
  fr: '',
};

/** Ends a refusal inside a sentence. */
const BUT: Record<TextLanguage, string> = { en: 'but', es: 'pero', fr: 'mais' };

function wordSet(words: string): ReadonlySet<string> {
  return new Set(fold(words).split(/\s+/).filter(Boolean));
}

/** The words of a language's prose, folded. */
export type Prose = Record<'talk' | 'refusal' | 'not' | 'verbs' | 'but', ReadonlySet<string>>;

function prose(language: TextLanguage): Prose {
  return {
    talk: wordSet(TALK[language]),
    refusal: wordSet(REFUSAL[language]),
    not: wordSet(NOT[language]),
    verbs: wordSet(VERBS[language]),
    but: wordSet(BUT[language]),
  };
}

export const PROSE: Record<TextLanguage, Prose> = { en: prose('en'), es: prose('es'), fr: prose('fr') };
