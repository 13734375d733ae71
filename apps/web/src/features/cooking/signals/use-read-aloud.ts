import type { Language } from '@larder/contract/language';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStoredSwitch } from '../use-stored-switch.ts';
import { pickVoice } from './voice.ts';

const READ_ALOUD_KEY = 'cookingReadAloud';

/** Has each step read by the browser's voice as it begins. */
export function useReadAloud(texts: readonly string[], step: number, language: Language) {
  const voice = useVoice(language);
  const [on, toggle] = useStoredSwitch(READ_ALOUD_KEY);
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

  return { available: voice !== null, on, toggle };
}

/** A voice that speaks the language, once the browser has told which it has. */
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
