import type { Language } from '@larder/contract/language';

type VoiceLike = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The best voice for a language: by region, then local before remote, then the device's default. */
export function pickVoice<V extends VoiceLike>(voices: readonly V[], language: Language): V | null {
  const tag = language.toLowerCase();
  const [base] = tag.split('-');
  const spoken = voices.filter((voice) => tagOf(voice).split('-')[0] === base);
  const rank = (voice: V) => (tagOf(voice) === tag ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);
  return spoken.reduce<V | null>((best, voice) => (best && rank(best) >= rank(voice) ? best : voice), null);
}

/** Some systems write `en_GB`. */
function tagOf({ lang }: VoiceLike): string {
  return lang.toLowerCase().replace('_', '-');
}
