import type { TextTemplate } from './dish-template.ts';

/** Each is told in one sentence, which ends with the side under a lid: its time contains that of the water. */
const POTATO: TextTemplate = {
  en: 'Meanwhile, cover {the side.potato} with cold salted water, bring to the boil and cook until a knife slips in, {simmer side.potato more 10} in all; when the time is up, drain, put back into the pan[ with {the spread}] and leave covered.',
  es: 'Mientras tanto, cubre {el side.potato} con agua fría con sal, lleva a ebullición y cuece hasta que el cuchillo entre sin esfuerzo, {simmer side.potato more 10} en total; en cuanto acabe la cocción, escúrre{=lo side.potato} y déja{=lo side.potato}[ con {el spread}] en la olla tapada.',
  fr: 'Pendant ce temps, couvrir {le side.potato} d’eau froide salée, porter à ébullition et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort, {simmer side.potato more 10} en tout ; dès la fin de la cuisson, {=l’ side.potato}égoutter et laisser à couvert dans la casserole[, avec {le spread}].',
};
/** In one pan that needs no watching. */
const RICE: TextTemplate = {
  en: 'Meanwhile, rinse {the side.rice}, put into a saucepan with [simmer side.rice>20? twice|one and a half times] its volume of salted water, bring to the boil, cover and cook over the lowest heat until the water is taken up, {simmer side.rice more 5} in all; take off the heat and leave covered.',
  es: 'Mientras tanto, lava {el side.rice}, pon{=lo side.rice} en un cazo con [simmer side.rice>20? el doble de|una vez y media] su volumen de agua con sal, lleva a ebullición, tapa y cuece a fuego mínimo hasta que no quede agua, {simmer side.rice more 5} en total; deja reposar tapado, fuera del fuego.',
  fr: 'Pendant ce temps, rincer {le side.rice}, {=le side.rice} mettre dans une casserole avec [simmer side.rice>20? deux fois|une fois et demie] son volume d’eau salée, porter à ébullition, couvrir et cuire à feu très doux jusqu’à absorption de l’eau, {simmer side.rice more 5} en tout, puis laisser couvert hors du feu.',
};
const GRAIN: TextTemplate = {
  en: 'Meanwhile, cover {the side.grain} with plenty of salted water, bring to the boil and cook until tender, {simmer side.grain more 8} in all; when the time is up, drain, put back into the pan[ with {the spread}] and leave covered.',
  es: 'Mientras tanto, cubre {el side.grain} con abundante agua con sal, lleva a ebullición y cuece hasta que {=tierno side.grain}, {simmer side.grain more 8} en total; en cuanto acabe la cocción, escúrre{=lo side.grain} y déja{=lo side.grain}[ con {el spread}] en la olla tapada.',
  fr: 'Pendant ce temps, couvrir {le side.grain} de beaucoup d’eau salée, porter à ébullition et cuire jusqu’à ce {=tendre side.grain}, {simmer side.grain more 8} en tout ; dès la fin de la cuisson, {=l’ side.grain}égoutter et laisser à couvert dans la casserole[, avec {le spread}].',
};
const COUSCOUS: TextTemplate = {
  en: 'Meanwhile, bring a pan of salted water, the same volume as {the side.couscous}, to the boil, {5 min}; take off the heat, stir in {the side.couscous}, cover, leave for {5 min} and loosen with a fork[ and {the spread}].',
  es: 'Mientras tanto, lleva a ebullición en un cazo agua con sal, el mismo volumen que {de side.couscous}, {5 min}; fuera del fuego, añade {el side.couscous}, tapa, espera {5 min} y suelta el grano con un tenedor[ y {el spread}].',
  fr: 'Pendant ce temps, porter à ébullition dans une casserole de l’eau salée, le même volume que {de side.couscous}, {5 min} ; hors du feu, verser {le side.couscous}, couvrir, laisser gonfler {5 min} et {=l’ side.couscous}égrener à la fourchette[ avec {le spread}].',
};
const COOKED_RICE: TextTemplate = {
  en: 'Meanwhile, warm {the side.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
  es: 'Mientras tanto, calienta {el side.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
  fr: 'Pendant ce temps, réchauffer {le side.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
};
/** Quick or slow by its packet. */
const POLENTA: TextTemplate = {
  en: 'Meanwhile, bring a pan of salted water, five times the volume of {the side.polenta}, to the boil, {6 min}, rain in {the side.polenta} and cook over a low heat, stirring often, until thick, {simmer side.polenta} or as the packet says[; stir in {the spread}]; cover.',
  es: 'Mientras tanto, pon a hervir un cazo de agua con sal, cinco veces el volumen {del side.polenta}, {6 min}, echa {el side.polenta} en forma de lluvia y cuece a fuego suave, removiendo a menudo, hasta que espese, {simmer side.polenta} o lo que indique el envase[; añade {el spread}]; tapa el cazo.',
  fr: 'Pendant ce temps, porter à ébullition une casserole d’eau salée, cinq fois le volume {du side.polenta}, {6 min}, verser {le side.polenta} en pluie et cuire à feu doux, en remuant souvent, jusqu’à épaississement, {simmer side.polenta} ou le temps indiqué sur le paquet[ ; incorporer {le spread}] ; couvrir.',
};
const MASH: TextTemplate = {
  en: 'Meanwhile, warm {the side.mash} in a covered pan over a low heat, stirring now and then, until steaming hot, {6 min}.',
  es: 'Mientras tanto, calienta {el side.mash} en un cazo tapado a fuego suave, removiendo de vez en cuando, hasta que humee, {6 min}.',
  fr: 'Pendant ce temps, réchauffer {le side.mash} dans une casserole couverte à feu doux, en remuant de temps en temps, jusqu’à ce que la vapeur monte, {6 min}.',
};
const WRAP: TextTemplate = {
  en: 'Meanwhile, warm {the side.wrap} in batches in a dry pan, {5 min}, and keep warm in a cloth.',
  es: 'Mientras tanto, calienta {el side.wrap} en una sartén seca, por tandas, {5 min}, y envuélve{=lo side.wrap} en un paño.',
  fr: 'Pendant ce temps, réchauffer {le side.wrap} à sec dans une poêle, en plusieurs fois, {5 min}, et {=le side.wrap} garder au chaud dans un linge.',
};
/** It waits with a little of its water, so that it does not stick, until it is tossed in the sauce. */
const PASTA: TextTemplate = {
  en: 'Meanwhile, bring a large pan of salted water to the boil, {10 min}, cook {the side.pasta,fresh-pasta} in it until al dente, {simmer side.pasta,fresh-pasta} or as the packet says; drain, put back into the pan with a splash of the water and leave covered.',
  es: 'Mientras tanto, pon a hervir una olla grande de agua con sal, {10 min}, cuece en ella {el side.pasta,fresh-pasta} al dente, {simmer side.pasta,fresh-pasta} o lo que indique el envase; escúrre{=lo side.pasta,fresh-pasta} y déja{=lo side.pasta,fresh-pasta} con un chorrito del agua en la olla tapada.',
  fr: 'Pendant ce temps, porter un grand volume d’eau salée à ébullition, {10 min}, y cuire {le side.pasta,fresh-pasta} al dente, {simmer side.pasta,fresh-pasta} ou le temps indiqué sur le paquet, puis {=l’ side.pasta,fresh-pasta}égoutter et laisser à couvert dans la casserole, avec un filet de l’eau.',
};

/** The sides that are made or warmed while something is fried. */
export const SHORT_SIDES: readonly TextTemplate[] = [COUSCOUS, COOKED_RICE, POLENTA, MASH, WRAP];

const LONG_SIDES: readonly TextTemplate[] = [POTATO, RICE, GRAIN];

/** Steps for a slot `side` that is a side dish, while the dish goes on. */
export const COOKING_OF_SIDE: readonly TextTemplate[] = [...LONG_SIDES, ...SHORT_SIDES];
/** The longer ones, begun while a dish for the oven is put together; the others are made while it is in the oven. */
export const COOKING_OF_LONG_SIDE: readonly TextTemplate[] = LONG_SIDES;
/** The same during the last long simmer of a pot; the others are in {@link COOKING_BEFORE_SERVING}. */
export const COOKING_BESIDE_A_POT: readonly TextTemplate[] = [...LONG_SIDES, POLENTA, COOKED_RICE, MASH, WRAP, PASTA];

/** Steps for a slot `side` that is rice, raw or cooked. */
export const COOKING_OF_RICE: readonly TextTemplate[] = [RICE, COOKED_RICE];
/** The same where it can be flatbreads. */
export const COOKING_OF_RICE_OR_WRAPS: readonly TextTemplate[] = [...COOKING_OF_RICE, WRAP];
/** Steps for a slot `side` that is rice or another grain, raw, and stays without butter. */
export const COOKING_OF_GRAINS: readonly TextTemplate[] = [RICE, inEachLanguage(GRAIN, withoutButter)];

/** The step for a slot `boiled` that is potatoes. */
export const COOKING_OF_POTATO: TextTemplate = inEachLanguage(POTATO, (text) =>
  text.replaceAll('side.potato', 'boiled'),
);

/** Potatoes are crushed with their butter or with oil, where no sauce of butter goes over them. */
const CRUSHED_POTATO: TextTemplate = {
  en: POTATO.en.replace(
    'put back into the pan[ with {the spread}] and leave covered',
    '[spread? crush lightly in the pan with {the spread}|[butter? put back into the pan|crush lightly in the pan with a little more oil]] and leave covered',
  ),
  es: POTATO.es.replace(
    ' y déja{=lo side.potato}[ con {el spread}] en la olla tapada',
    '[spread? , aplásta{=lo side.potato} un poco con {el spread}|[butter? |, aplásta{=lo side.potato} un poco con un chorrito más de aceite]] y déja{=lo side.potato} en la olla tapada',
  ),
  fr: POTATO.fr.replace(
    ' et laisser à couvert dans la casserole[, avec {le spread}]',
    '[spread? , {=l’ side.potato}écraser grossièrement avec {le spread}|[butter? |, {=l’ side.potato}écraser grossièrement avec un filet d’huile en plus]] et laisser à couvert dans la casserole',
  ),
};

/** Steps beside a pan dish with slots `boiled` and `side`. */
export const COOKING_BESIDE_A_PAN: readonly TextTemplate[] = [
  inEachLanguage(CRUSHED_POTATO, (text) => text.replaceAll('side.potato', 'boiled')),
  CRUSHED_POTATO,
  RICE,
  GRAIN,
  ...SHORT_SIDES,
];

/** The last of these, while the pot rests: what would dry out or stick if it waited. */
export const COOKING_BEFORE_SERVING: readonly TextTemplate[] = [
  {
    en: 'Take the pot off the heat and leave covered. Pour over {the side.couscous} the same volume of boiling salted water, cover for {5 min}[, add {the spread}] and loosen with a fork.',
    es: 'Aparta el guiso del fuego y déjalo tapado. Vierte sobre {el side.couscous} el mismo volumen de agua hirviendo con sal, tápa{=lo side.couscous} {5 min}[, añade {el spread}] y suelta el grano con un tenedor.',
    fr: 'Retirer du feu et garder à couvert. Verser sur {le side.couscous} le même volume d’eau bouillante salée, {=le side.couscous} couvrir {5 min}[, ajouter {le spread}] et {=l’ side.couscous}égrener à la fourchette.',
  },
];

function inEachLanguage({ en, es, fr }: TextTemplate, change: (text: string) => string): TextTemplate {
  return { en: change(en), es: change(es), fr: change(fr) };
}

function withoutButter(text: string): string {
  return text.replace(/\[[^\]]*spread\}\]/, '');
}
