import type { TextLanguage } from '@larder/food/recipe';
import type { Article } from '../articles.ts';

/** A sentence around names, worded so that nothing has to agree with them; of several, dishes take one or another. */
export type DonenessSentence = Record<
  TextLanguage,
  { before: string; article: Article; between: string; after?: string }
>;

/** For what is whole or shaped. */
export const MEASURED: readonly DonenessSentence[] = [
  {
    en: { before: ' Check ', article: 'the', between: ' with a thermometer: ', after: ' in the middle.' },
    es: { before: ' Comprueba ', article: 'el', between: ' con un termómetro: ', after: ' en el centro.' },
    fr: { before: ' Contrôler ', article: 'le', between: ' au thermomètre : ', after: ' à cœur.' },
  },
];
/** For legs of fat birds, which are safe long before they are tender. */
export const TENDER: readonly DonenessSentence[] = [
  {
    en: {
      before: ' Check ',
      article: 'the',
      between: ' with a thermometer: at ',
      after: ' in the middle the meat is tender.',
    },
    es: {
      before: ' Comprueba ',
      article: 'el',
      between: ' con un termómetro: a ',
      after: ' en el centro, la carne está tierna.',
    },
    fr: {
      before: ' Contrôler ',
      article: 'le',
      between: ' au thermomètre : à ',
      after: ' à cœur, la chair est tendre.',
    },
  },
];
/** For what is so small that a knife tells more than a thermometer. */
export const CUT_THROUGH: readonly DonenessSentence[] = [
  {
    en: {
      before: ' Cut through the thickest piece of ',
      article: 'the',
      between: ': no pink in the middle (',
      after: ').',
    },
    es: {
      before: ' Comprueba que el trozo más grueso ',
      article: 'de',
      between: ' no esté rosado por dentro (',
      after: ').',
    },
    fr: { before: ' Le plus gros morceau ', article: 'de', between: ' ne doit plus être rose à cœur (', after: ').' },
  },
  {
    en: {
      before: ' Cut through the thickest piece of ',
      article: 'the',
      between: ': no pink in the middle (',
      after: ').',
    },
    es: {
      before: ' Corta el trozo más grueso ',
      article: 'de',
      between: ': no debe verse rosado en el centro (',
      after: ').',
    },
    fr: {
      before: ' Couper en deux le plus gros morceau ',
      article: 'de',
      between: ' : il ne doit plus être rose au centre (',
      after: ').',
    },
  },
];
/** For strips, which are too thin for a thermometer. */
export const STRIPS_THROUGH: readonly DonenessSentence[] = [
  {
    en: { before: ' Cut through the thickest strip of ', article: 'the', between: ': no pink in the middle.' },
    es: { before: ' Comprueba que la tira más gruesa ', article: 'de', between: ' no esté rosada por dentro.' },
    fr: { before: ' La plus grosse lanière ', article: 'de', between: ' ne doit plus être rose à cœur.' },
  },
];
/** For whole sausages, which are no thicker in one place than in another. */
export const CUT_OPEN: readonly DonenessSentence[] = [
  {
    en: { before: ' Cut into one of ', article: 'the', between: ': no pink in the middle (', after: ').' },
    es: { before: ' Comprueba que el centro ', article: 'del', between: ' no esté rosado (', after: ').' },
    fr: { before: ' Vérifier que le cœur ', article: 'du', between: ' n’est plus rose (', after: ').' },
  },
];
/** For mince that is crumbled. */
export const WITHOUT_PINK: readonly DonenessSentence[] = [
  {
    en: { before: ' No pink should be left in ', article: 'the', between: '.' },
    es: { before: ' No debe quedar nada rosado en ', article: 'el', between: '.' },
    fr: { before: ' Prolonger la cuisson s’il reste du rose dans ', article: 'le', between: '.' },
  },
  {
    en: { before: ' No pink should be left in ', article: 'the', between: '.' },
    es: { before: ' Sigue un poco más si queda algo rosado en ', article: 'el', between: '.' },
    fr: { before: ' Prolonger de quelques minutes s’il reste du rose dans ', article: 'le', between: '.' },
  },
];
/** For sausages that are crumbled. */
export const CRUMBS_THROUGH: readonly DonenessSentence[] = [
  {
    en: { before: ' No pink should be left in ', article: 'the', between: ' (', after: ').' },
    es: { before: ' No debe quedar nada rosado en ', article: 'el', between: ' (', after: ').' },
    fr: { before: ' Prolonger la cuisson s’il reste du rose dans ', article: 'le', between: ' (', after: ').' },
  },
];
