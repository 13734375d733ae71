import type { Recipe } from '@larder/contract/recipe';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../components/announcer.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { useStepSignal } from './signals/use-step-signal.ts';
import { useWakeLock } from './signals/use-wake-lock.ts';
import { type CookingAction, type CookingSession, cook, startCooking } from './timer/cooking-timer.ts';
import { SESSIONS_KEY } from './timer/stored-timer-ids.ts';
import { readSession, writeSession } from './timer/timer-storage.ts';
import { useEachSecond } from './timer/use-timer-tick.ts';
import { useStoredSwitch } from './use-stored-switch.ts';

const MUTED_KEY = 'cookingMuted';

export type Cooking = ReturnType<typeof useCooking>;

/** The cooking of one recipe: stopped, running or paused, and found again after a reload. Spec section 4, Cooking mode. */
export function useCooking({ id, instructions }: Pick<Recipe, 'id' | 'instructions'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const announce = useAnnounce();
  const [session, setSession] = useSession(id, instructions.length);
  const [muted, toggleMuted] = useStoredSwitch(MUTED_KEY);
  const signal = useStepSignal(session, muted);
  useWakeLock(session?.status === 'running');

  function announceStep({ step }: CookingSession) {
    const text = instructions[step]?.step ?? '';
    announce(t('cooking.announce.step', { number: step + 1, total: instructions.length, text }));
  }

  function start() {
    const started = startCooking(instructions, Date.now());
    if (!started) return;
    signal.unlock();
    setSession(started);
    announceStep(started);
  }

  function act(action: CookingAction, now = Date.now()) {
    if (!session) return;
    const outcome = cook(session, action, now);
    if (outcome.session !== session) setSession(outcome.session);
    if (outcome.ranOutAt !== null) signal.give(outcome.ranOutAt);
    if (outcome.complete) {
      toast({ title: t('cooking.complete.title'), description: t('cooking.complete.text'), variant: 'success' });
    } else if (outcome.session === null) announce(t('cooking.announce.stopped'));
    else if (outcome.session.step !== session.step) announceStep(outcome.session);
    else if (outcome.session.status !== session.status) announce(t(`cooking.announce.${outcome.session.status}`));
  }

  useEachSecond(session, (now) => act({ type: 'tick' }, now));

  return { session, start, act, muted, toggleMuted };
}

/** The stored session, kept stored; another tab's changes to it show here too. */
function useSession(id: string, stepCount: number) {
  const [session, setSession] = useState(() => {
    const stored = readSession(localStore, id, stepCount);
    return stored && (cook(stored, { type: 'tick' }, Date.now()).session ?? stored);
  });

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSIONS_KEY || key === null) setSession(readSession(localStore, id, stepCount));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [id, stepCount]);

  function change(next: CookingSession | null) {
    writeSession(localStore, id, next);
    setSession(next);
  }

  return [session, change] as const;
}
