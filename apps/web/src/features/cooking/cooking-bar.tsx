import type { Language } from '@larder/contract/language';
import { AudioLines, BellOff, BellRing, Flag, Pause, Play, Plus, SkipBack, SkipForward, Square } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from './signals/use-read-aloud.ts';
import type { CookingTimer } from './timer/cooking-timer.ts';
import { Countdown } from './timer/countdown.tsx';
import type { Cooking } from './use-cooking.ts';

const MINUTE_MS = 60_000;

type CookingBarProps = {
  cooking: Cooking;
  timer: CookingTimer;
  /** The text of each step, in `language`. */
  texts: readonly string[];
  language: Language;
  onShowStep: () => void;
};

/** The timer of the current step and its controls, at the bottom of the window. */
export function CookingBar({ cooking, timer, texts, language, onShowStep }: CookingBarProps) {
  const { t } = useTranslation();
  const readAloud = useReadAloud(texts, timer.step, language);
  const { act, muted, toggleMuted } = cooking;
  const isPaused = timer.status === 'paused';
  const number = timer.step + 1;
  return (
    <section
      aria-label={t('cooking.bar')}
      data-bottom-bar
      className="sticky bottom-0 z-20 mt-10 animate-rise border-t border-line bg-card [clip-path:inset(-40px_0_0)] pb-[env(safe-area-inset-bottom)] shadow-lift print:hidden"
    >
      <div className="page-width grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 pt-2 pb-1 md:grid-cols-[1fr_auto_1fr] md:py-4 short:grid-cols-[1fr_auto_1fr] short:pt-2.5 short:pb-1">
        <div className="flex min-w-0 flex-col md:flex-row-reverse md:items-center md:justify-end md:gap-5 short:flex-row-reverse short:items-center short:justify-end short:gap-3">
          <button
            type="button"
            onClick={onShowStep}
            className="min-h-11 self-start rounded-field text-left font-semibold underline-offset-4 hover:underline md:self-center"
          >
            {isPaused ? (
              <span className="rounded-chip bg-saffron-wash px-3 py-1">{t('cooking.pausedAt', { number })}</span>
            ) : (
              t('cooking.stepOf', { number, total: timer.steps.length })
            )}
          </button>
          <Countdown timer={timer} />
        </div>
        <MainControls timer={timer} act={act} />
        <div className="col-span-2 -mx-2 flex items-center justify-between md:col-span-1 md:mx-0 md:justify-end md:gap-1 short:col-span-1 short:mx-0 short:justify-end">
          <SmallButton label={t('cooking.addMinute')} onClick={() => act({ type: 'add', ms: MINUTE_MS })}>
            <Plus aria-hidden className="size-5" />
            {t('cooking.oneMinute')}
          </SmallButton>
          {readAloud.available && (
            <SmallButton label={t('cooking.readAloud')} aria-pressed={readAloud.on} onClick={readAloud.toggle}>
              <AudioLines aria-hidden className="size-6" />
            </SmallButton>
          )}
          <SmallButton label={t('cooking.mute')} aria-pressed={muted} onClick={toggleMuted}>
            {muted ? <BellOff aria-hidden className="size-6" /> : <BellRing aria-hidden className="size-6" />}
          </SmallButton>
          <SmallButton label={t('cooking.stop')} onClick={() => act({ type: 'stop' })}>
            <Square aria-hidden className="size-5" />
            {t('cooking.stopShort')}
          </SmallButton>
        </div>
      </div>
    </section>
  );
}

function MainControls({ timer, act }: { timer: CookingTimer; act: Cooking['act'] }) {
  const { t } = useTranslation();
  const { step, status } = timer;
  const isLast = step === timer.steps.length - 1;
  return (
    <div className="flex items-center gap-2">
      <RoundButton
        label={t('cooking.previous')}
        aria-disabled={step === 0}
        onClick={() => step > 0 && act({ type: 'go', step: step - 1 })}
      >
        <SkipBack aria-hidden className="size-5" />
      </RoundButton>
      <button
        type="button"
        aria-label={t(status === 'running' ? 'cooking.pause' : 'cooking.resume')}
        title={t(status === 'running' ? 'cooking.pause' : 'cooking.resume')}
        onClick={() => act({ type: status === 'running' ? 'pause' : 'resume' })}
        className="grid size-16 place-items-center rounded-chip bg-leaf short:size-12 text-on-leaf transition-colors duration-150 hover:bg-leaf-deep"
      >
        {status === 'running' ? (
          <Pause aria-hidden className="size-7" fill="currentColor" />
        ) : (
          <Play aria-hidden className="size-7 translate-x-0.5" fill="currentColor" />
        )}
      </button>
      <RoundButton
        label={t(isLast ? 'cooking.finish' : 'cooking.next')}
        onClick={() => act({ type: 'go', step: step + 1 })}
      >
        {isLast ? <Flag aria-hidden className="size-5" /> : <SkipForward aria-hidden className="size-5" />}
      </RoundButton>
    </div>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

function RoundButton({ label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className="grid size-12 place-items-center rounded-chip border border-line-strong transition-colors duration-150 hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-line-strong"
      {...rest}
    />
  );
}

function SmallButton({ label, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className="inline-flex min-h-12 min-w-12 items-center justify-center gap-1 rounded-chip px-3 font-semibold transition-colors duration-150 hover:bg-sunk aria-pressed:bg-leaf-wash aria-pressed:text-leaf-deep forced-colors:aria-pressed:border-2"
      {...rest}
    />
  );
}
