import type { Language } from '@larder/contract/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { localStore, oneOf } from '../../../lib/browser-storage.ts';
import { useStoredState } from '../../../lib/use-stored-state.ts';
import { pickVoice } from './voice.ts';

const READ_ALOUD_KEY = 'cookingReadAloud';

/** Reads each step aloud with speech synthesis when it begins. */
export function useReadAloud(texts: readonly string[], step: number, language: Language) {
  const voice = useVoice(language);
  const [on, setOn] = useStoredState(localStore, READ_ALOUD_KEY, oneOf([true, false]), false);
  const reading = on && voice !== null ? step : null;

  const read = useEffectEvent((index: number) => {
    const utterance = new SpeechSynthesisUtterance(texts[index] ?? '');
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? language;
    speechSynthesis.speak(utterance);
  });

  useEffect(() => {
    if (reading === null) return;
    read(reading);
    return () => speechSynthesis.cancel();
  }, [reading]);

  return { available: voice !== null, on, toggle: () => setOn(!on) };
}

/** A voice for the language; null until the browser has loaded its voices. */
function useVoice(language: Language): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const list = () => setVoices(speechSynthesis.getVoices());
    list();
    speechSynthesis.addEventListener('voiceschanged', list);
    return () => speechSynthesis.removeEventListener('voiceschanged', list);
  }, []);
  return pickVoice(voices, language);
}
