import type { Instruction } from '@larder/contract/recipe';
import { renderDuration } from '@larder/food/units/durations';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';

export type StepPosition = 'earlier' | 'current' | 'later';

type MethodStepProps = {
  instruction: Instruction;
  number: number;
  /** Relative to the current step; null if nothing is being cooked. */
  position: StepPosition | null;
  onGo: () => void;
};

const NUMBER_COLUMN = 'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 md:grid-cols-[3.5rem_minmax(0,1fr)]';

const STYLES = {
  reading: {
    item: `py-4 print:break-inside-avoid print:py-2 ${NUMBER_COLUMN}`,
    number: 'text-3xl text-leaf print:text-ink',
    text: 'text-lg print:text-base',
    time: 'text-quiet',
  },
  waiting: { item: `py-5 md:px-8 ${NUMBER_COLUMN}`, number: 'text-3xl', text: 'text-xl', time: '' },
  current: {
    item: 'my-2 flex flex-col gap-3 rounded-card border-3 border-leaf bg-leaf-wash p-5 md:px-8 md:py-8 forced-colors:border-6',
    number: 'text-5xl',
    text: 'max-w-[60rem] text-[clamp(1.75rem,1.3rem+2.2vw,2.5rem)] leading-[1.28] font-medium',
    time: 'text-xl',
  },
};

/** A step with its number. While cooking, the current step is shown larger. */
export function MethodStep({ instruction, number, position, onGo }: MethodStepProps) {
  const style = STYLES[position === null ? 'reading' : position === 'current' ? 'current' : 'waiting'];
  const figure = (
    <span aria-hidden className={`figures font-serif leading-none font-semibold ${style.number}`}>
      {number}
    </span>
  );
  const text = <p className={style.text}>{instruction.step}</p>;
  const time = <StepTime seconds={instruction.time} style={style.time} />;
  return (
    <li
      tabIndex={-1}
      aria-current={position === 'current' ? 'step' : undefined}
      className={`scroll-mt-4 outline-none ${style.item}`}
    >
      {position === 'current' ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {figure}
            <CurrentMark />
            {time}
          </div>
          {text}
        </>
      ) : (
        <>
          {figure}
          <div className="flex max-w-[44rem] min-w-0 flex-col items-start gap-1">
            {text}
            <div className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 print:min-h-0">
              {time}
              {position && <GoButton position={position} number={number} onGo={onGo} />}
            </div>
          </div>
        </>
      )}
    </li>
  );
}

function StepTime({ seconds, style }: { seconds: number; style: string }) {
  const language = useLanguage();
  return (
    <span className={`figures inline-flex items-center gap-1.5 ${style}`}>
      <Clock aria-hidden className="size-[1em]" />
      {renderDuration(seconds, language)}
    </span>
  );
}

function CurrentMark() {
  const { t } = useTranslation();
  return <span className="rounded-chip bg-leaf-deep px-4 py-1 font-semibold text-on-leaf">{t('cooking.current')}</span>;
}

function GoButton({ position, number, onGo }: { position: 'earlier' | 'later'; number: number; onGo: () => void }) {
  const { t } = useTranslation();
  const isEarlier = position === 'earlier';
  return (
    <button
      type="button"
      onClick={onGo}
      className="relative min-h-11 rounded-chip border border-line-strong bg-card px-5 font-semibold transition-colors duration-150 hover:border-ink print:hidden"
    >
      {t(isEarlier ? 'cooking.repeat' : 'cooking.skipTo')}{' '}
      <span className="sr-only">{t('cooking.thatStep', { number })}</span>
    </button>
  );
}
