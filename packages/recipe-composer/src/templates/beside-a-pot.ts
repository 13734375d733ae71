import type { Slot, TextTemplate } from './dish-template.ts';
import { OPTIONAL_BUTTER_OF_SIDE, PLAIN_SIDES, SHORT_SIDES } from './side-dish.ts';

/** Rice in one pan that needs no watching, and stays hot under its lid until the dish is served. */
const RICE_UNDER_A_LID: TextTemplate = {
  en: 'Meanwhile, rinse {the side.rice}, put into a saucepan with [simmer side.rice>20? twice|one and a half times] its volume of salted water, bring to the boil, cover and cook over the lowest heat until the water is taken up, {simmer side.rice more 5} in all; take off the heat and leave covered.',
  es: 'Mientras tanto, lava {el side.rice}, pon{=lo side.rice} en un cazo con [simmer side.rice>20? el doble de|una vez y media] su volumen de agua con sal, lleva a ebullición, tapa y cuece a fuego mínimo hasta que no quede agua, {simmer side.rice more 5} en total; deja reposar tapado, fuera del fuego.',
  fr: 'Pendant ce temps, rincer {le side.rice}, {=le side.rice} mettre dans une casserole avec [simmer side.rice>20? deux fois|une fois et demie] son volume d’eau salée, porter à ébullition, couvrir et cuire à feu très doux jusqu’à absorption de l’eau, {simmer side.rice more 5} en tout, puis laisser couvert hors du feu.',
};
/** Potatoes and grains that are drained where they were boiled, and wait there. */
const DRAINED_UNDER_A_LID: readonly TextTemplate[] = [
  {
    en: 'Meanwhile, cover {the side.potato} with cold salted water, bring to the boil and cook until a knife slips in, {simmer side.potato more 10} in all; drain, put back into the pan[ with {the spread}] and leave covered.',
    es: 'Mientras tanto, cubre {el side.potato} con agua fría con sal, lleva a ebullición y cuece hasta que el cuchillo entre sin esfuerzo, {simmer side.potato more 10} en total; escúrre{=lo side.potato} y déja{=lo side.potato}[ con {el spread}] en la olla tapada.',
    fr: 'Pendant ce temps, couvrir {le side.potato} d’eau froide salée, porter à ébullition et cuire jusqu’à ce que la lame d’un couteau s’enfonce sans effort, {simmer side.potato more 10} en tout, puis {=l’ side.potato}égoutter et laisser à couvert dans la casserole[, avec {le spread}].',
  },
  {
    en: 'Meanwhile, cover {the side.grain} with plenty of salted water, bring to the boil and cook until tender, {simmer side.grain more 8} in all; drain, put back into the pan[ with {the spread}] and leave covered.',
    es: 'Mientras tanto, cubre {el side.grain} con abundante agua con sal, lleva a ebullición y cuece hasta que {=tierno side.grain}, {simmer side.grain more 8} en total; escúrre{=lo side.grain} y déja{=lo side.grain}[ con {el spread}] en la olla tapada.',
    fr: 'Pendant ce temps, couvrir {le side.grain} de beaucoup d’eau salée, porter à ébullition et cuire jusqu’à ce {=tendre side.grain}, {simmer side.grain more 8} en tout, puis {=l’ side.grain}égoutter et laisser à couvert dans la casserole[, avec {le spread}].',
  },
];
/** Polenta that is quick or slow by its packet. */
const POLENTA_UNDER_A_LID: TextTemplate = {
  en: 'Meanwhile, bring a pan of salted water, five times the volume of {the side.polenta}, to the boil, {6 min}, rain in {the side.polenta} and cook over a low heat, stirring often, until thick, {simmer side.polenta} or as the packet says[; stir in {the spread}]; cover.',
  es: 'Mientras tanto, pon a hervir un cazo de agua con sal, cinco veces el volumen {del side.polenta}, {6 min}, echa {el side.polenta} en forma de lluvia y cuece a fuego suave, removiendo a menudo, hasta que espese, {simmer side.polenta} o lo que indique el envase[; añade {el spread}]; tapa el cazo.',
  fr: 'Pendant ce temps, porter à ébullition une casserole d’eau salée, cinq fois le volume {du side.polenta}, {6 min}, verser {le side.polenta} en pluie et cuire à feu doux, en remuant souvent, jusqu’à épaississement, {simmer side.polenta} ou le temps indiqué sur le paquet[ ; incorporer {le spread}] ; couvrir.',
};

/** The butter of a slot `side` that may be polenta. */
export const BUTTER_BESIDE_A_POT: Slot = { ...OPTIONAL_BUTTER_OF_SIDE, alongside: [...PLAIN_SIDES, 'polenta'] };

const isToldHere = ({ en }: TextTemplate) => en.includes('side.couscous') || en.includes('side.polenta');

/** Steps for a slot `side` that is rice, raw or cooked. */
export const COOKING_OF_RICE: readonly TextTemplate[] = [
  RICE_UNDER_A_LID,
  ...SHORT_SIDES.filter(({ en }) => en.includes('side.cooked-rice')),
];

/** Steps for a slot `side` that is a side dish, during the last long simmer of a pot. */
export const COOKING_BESIDE_A_POT: readonly TextTemplate[] = [
  ...DRAINED_UNDER_A_LID,
  RICE_UNDER_A_LID,
  POLENTA_UNDER_A_LID,
  ...SHORT_SIDES.filter((step) => !isToldHere(step)),
];

/** The last of these, while the pot rests: what would dry out or stick if it waited. */
export const COOKING_BEFORE_SERVING: readonly TextTemplate[] = [
  {
    en: 'Take the pot off the heat and leave covered. Pour over {the side.couscous} the same volume of boiling salted water, cover for {5 min}[, add {the spread}] and loosen with a fork.',
    es: 'Aparta el guiso del fuego y déjalo tapado. Vierte sobre {el side.couscous} el mismo volumen de agua hirviendo con sal, tápa{=lo side.couscous} {5 min}[, añade {el spread}] y suelta el grano con un tenedor.',
    fr: 'Retirer du feu et garder à couvert. Verser sur {le side.couscous} le même volume d’eau bouillante salée, {=le side.couscous} couvrir {5 min}[, ajouter {le spread}] et {=l’ side.couscous}égrener à la fourchette.',
  },
  {
    en: 'Take the pot off the heat and leave covered. Bring a large pan of salted water to the boil, cook {the side.pasta,fresh-pasta} in it, {simmer side.pasta,fresh-pasta more 10} in all, and drain.',
    es: 'Aparta el guiso del fuego y déjalo tapado. Lleva a ebullición una olla grande de agua con sal, cuece en ella {el side.pasta,fresh-pasta}, {simmer side.pasta,fresh-pasta more 10} en total, y escúrre{=lo side.pasta,fresh-pasta}.',
    fr: 'Retirer du feu et garder à couvert. Porter un grand volume d’eau salée à ébullition, y cuire {le side.pasta,fresh-pasta}, {simmer side.pasta,fresh-pasta more 10} en tout, et {=l’ side.pasta,fresh-pasta}égoutter.',
  },
];
