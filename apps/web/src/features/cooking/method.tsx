import type { Instruction } from '@larder/contract/recipe';
import { Play } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { MethodStep, type StepPosition } from './steps/method-step.tsx';
import { useScrollToStep } from './steps/use-scroll-to-step.ts';
import type { Cooking } from './use-cooking.ts';

/** The steps for reading and cooking. docs/specification.md §2, Recipe detail, and §4, Cooking mode. */
export function Method({ instructions, cooking }: { instructions: readonly Instruction[]; cooking: Cooking }) {
  const { t } = useTranslation();
  const { timer, start, act } = cooking;
  const list = useRef<HTMLOListElement>(null);
  const follow = useScrollToStep(list, timer?.step ?? null);
  const startButton = useFocusAfterCooking(timer !== null);
  const steps = instructions.map((instruction, index) => ({ instruction, index }));

  return (
    <div className="flex flex-col gap-6">
      {timer ? (
        <p className="hidden pointer-fine:block print:hidden">{t('cooking.keys')}</p>
      ) : (
        <StartCooking
          button={startButton}
          disabled={instructions.length === 0}
          onStart={() => {
            follow();
            start();
          }}
        />
      )}
      <ol ref={list} className="flex flex-col">
        {steps.map(({ instruction, index }) => (
          <MethodStep
            key={index}
            instruction={instruction}
            number={index + 1}
            position={timer && positionOf(index, timer.step)}
            onGo={() => {
              follow();
              act({ type: 'go', step: index });
            }}
          />
        ))}
      </ol>
    </div>
  );
}

function positionOf(index: number, current: number): StepPosition {
  if (index === current) return 'current';
  return index < current ? 'earlier' : 'later';
}

/** When cooking ends, a focus that was on its controls moves to the start button. */
function useFocusAfterCooking(isCooking: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasCooking = useRef(isCooking);
  useEffect(() => {
    const isOver = wasCooking.current && !isCooking;
    wasCooking.current = isCooking;
    if (isOver && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isCooking]);
  return button;
}

type StartCookingProps = { button: RefObject<HTMLButtonElement | null>; disabled: boolean; onStart: () => void };

function StartCooking({ button, disabled, onStart }: StartCookingProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden noscript:hidden">
      <Button ref={button} disabled={disabled} className="min-h-13 px-7 text-lg" onClick={onStart}>
        <Play aria-hidden className="size-5" fill="currentColor" />
        {t('cooking.start')}
      </Button>
      <p className="max-w-prose text-quiet">{t('cooking.lead')}</p>
    </div>
  );
}
