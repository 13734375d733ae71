import type { Recipe } from '@larder/contract/recipe';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../components/announcer.tsx';
import { useToast } from '../../components/toast/toast-context.ts';
import { localStore, oneOf } from '../../lib/browser-storage.ts';
import { useStoredState } from '../../lib/use-stored-state.ts';
import { useStepSignal } from './signals/use-step-signal.ts';
import { useWakeLock } from './signals/use-wake-lock.ts';
import { type CookingAction, type CookingTimer, startTimer, updateTimer } from './timer/cooking-timer.ts';
import { readTimer } from './timer/timer-storage.ts';
import { useStoredTimer } from './timer/use-stored-timer.ts';
import { useTimerTick } from './timer/use-timer-tick.ts';

const MUTED_KEY = 'cookingMuted';

export type Cooking = ReturnType<typeof useCooking>;

/** Whether a recipe with this number of steps has a timer in this browser. */
export function isBeingCooked(id: string, stepCount: number): boolean {
  return readTimer(localStore, id, stepCount) !== null;
}

/** Cooking mode of one recipe, restored after a reload. docs/specification.md §4, Cooking mode. */
export function useCooking({ id, instructions }: Pick<Recipe, 'id' | 'instructions'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const announce = useAnnounce();
  const [timer, setTimer] = useStoredTimer(id, instructions.length);
  const [muted, setMuted] = useStoredState(localStore, MUTED_KEY, oneOf([true, false]), false);
  const signal = useStepSignal(timer, muted);
  useWakeLock(timer?.status === 'running');

  function announceStep({ step }: CookingTimer) {
    const text = instructions[step]?.step ?? '';
    announce(t('cooking.announce.step', { number: step + 1, total: instructions.length, text }));
  }

  function start() {
    const started = startTimer(instructions, Date.now());
    if (!started) return;
    signal.unlock();
    setTimer(started);
    announceStep(started);
  }

  function act(action: CookingAction, now = Date.now()) {
    if (!timer) return;
    const outcome = updateTimer(timer, action, now);
    if (outcome.timer !== timer) setTimer(outcome.timer);
    if (outcome.stepEndedAt !== null) signal.notify(outcome.stepEndedAt);
    if (outcome.complete) {
      toast({ title: t('cooking.complete.title'), description: t('cooking.complete.text'), variant: 'success' });
    } else if (outcome.timer === null) announce(t('cooking.announce.stopped'));
    else if (outcome.timer.step !== timer.step) announceStep(outcome.timer);
    else if (outcome.timer.status !== timer.status) announce(t(`cooking.announce.${outcome.timer.status}`));
  }

  useTimerTick(timer, (now) => act({ type: 'tick' }, now));

  return { timer, start, act, muted, toggleMuted: () => setMuted(!muted) };
}
