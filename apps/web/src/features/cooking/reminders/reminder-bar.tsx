import { Pause, Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { localStore } from '../../../lib/browser-storage.ts';
import { paths } from '../../../lib/paths.ts';
import { useRecipe } from '../../recipe/use-recipe.ts';
import { type CookingTimer, timeLeft } from '../timer/cooking-timer.ts';
import { formatCountdown } from '../timer/format-countdown.ts';
import { readActiveTimers } from '../timer/timer-storage.ts';
import { useTimerTick } from '../timer/use-timer-tick.ts';
import { useCooking } from '../use-cooking.ts';

/** A link for each recipe being cooked, at the bottom of the window, with its step and remaining time. */
export function ReminderBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [activeTimers] = useState(() => readActiveTimers(localStore, Date.now()));
  const elsewhere = activeTimers.filter(({ id }) => paths.recipe(id) !== pathname);
  useTexts(['recipe']);
  if (elsewhere.length === 0) return null;
  return (
    <section
      aria-label={t('cooking.elsewhere')}
      data-bottom-bar
      className="sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-lift empty:hidden print:hidden"
    >
      {elsewhere.map((cooked) => (
        <Reminder key={cooked.id} {...cooked} />
      ))}
    </section>
  );
}

function Reminder({ id, stepCount }: { id: string; stepCount: number }) {
  const { recipe } = useRecipe(id);
  const fits = recipe?.instructions.length === stepCount;
  const instructions = fits ? recipe.instructions : Array.from({ length: stepCount }, () => ({ step: '', time: 0 }));
  const { timer } = useCooking({ id, instructions });
  return timer && <Line id={id} title={recipe?.title} timer={timer} />;
}

function Line({ id, title, timer }: { id: string; title: string | undefined; timer: CookingTimer }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useTimerTick(timer, setNow);
  const Icon = timer.status === 'running' ? Timer : Pause;
  const step = t('cooking.stepOf', { number: timer.step + 1, total: timer.steps.length });
  return (
    <Link
      to={paths.recipe(id)}
      className="page-width flex min-h-14 items-center gap-3 font-semibold underline-offset-4 hover:underline"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {title && <span className="min-w-0 truncate">{title}</span>}
      <span className="mr-auto shrink-0 font-normal">{step}</span>
      <span role="timer" className="figures shrink-0 text-2xl">
        {formatCountdown(timeLeft(timer, now))}
      </span>
    </Link>
  );
}
