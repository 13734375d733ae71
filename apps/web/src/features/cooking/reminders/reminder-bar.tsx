import { Pause, Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { localStore } from '../../../lib/browser-storage.ts';
import { paths } from '../../../lib/paths.ts';
import { useRecipe } from '../../recipe/use-recipe.ts';
import { type CookingSession, timeLeft } from '../timer/cooking-timer.ts';
import { formatCountdown } from '../timer/format-countdown.ts';
import { readUnderWay } from '../timer/timer-storage.ts';
import { useEachSecond } from '../timer/use-timer-tick.ts';
import { useCooking } from '../use-cooking.ts';

/** A line for each recipe being cooked, at the foot of the window: its step, its clock and the way back to it. */
export function CookingReminders() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [underWay] = useState(() => readUnderWay(localStore, Date.now()));
  const elsewhere = underWay.filter(({ id }) => paths.recipe(id) !== pathname);
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
  const { session } = useCooking({ id, instructions });
  return session && <Line id={id} title={recipe?.title} session={session} />;
}

function Line({ id, title, session }: { id: string; title: string | undefined; session: CookingSession }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEachSecond(session, setNow);
  const Icon = session.status === 'running' ? Timer : Pause;
  const step = t('cooking.stepOf', { number: session.step + 1, total: session.steps.length });
  return (
    <Link
      to={paths.recipe(id)}
      className="page-width flex min-h-14 items-center gap-3 font-semibold underline-offset-4 hover:underline"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {title && <span className="min-w-0 truncate">{title}</span>}
      <span className="mr-auto shrink-0 font-normal">{step}</span>
      <span role="timer" className="figures shrink-0 text-2xl">
        {formatCountdown(timeLeft(session, now))}
      </span>
    </Link>
  );
}
