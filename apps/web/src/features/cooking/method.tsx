import type { Instruction } from '@larder/contract/recipe';
import { Play } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { MethodStep, type Standing } from './steps/method-step.tsx';
import { useFollowStep } from './steps/use-scroll-to-step.ts';
import type { Cooking } from './use-cooking.ts';

/** The steps, to be read or to be cooked. Spec section 2, Recipe detail, and section 4, Cooking mode. */
export function Method({ instructions, cooking }: { instructions: readonly Instruction[]; cooking: Cooking }) {
  const { t } = useTranslation();
  const { session, start, act } = cooking;
  const list = useRef<HTMLOListElement>(null);
  const follow = useFollowStep(list, session?.step ?? null);
  const startButton = useFocusAfterCooking(session !== null);
  const steps = instructions.map((instruction, index) => ({ instruction, index }));

  return (
    <div className="flex flex-col gap-6">
      {session ? (
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
            standing={session && standingOf(index, session.step)}
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

function standingOf(index: number, current: number): Standing {
  if (index === current) return 'current';
  return index < current ? 'earlier' : 'later';
}

/** When cooking is over its controls are gone; where the focus was on them, it goes to the button that starts anew. */
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
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <Button ref={button} disabled={disabled} className="min-h-13 px-7 text-lg" onClick={onStart}>
        <Play aria-hidden className="size-5" fill="currentColor" />
        {t('cooking.start')}
      </Button>
      <p className="max-w-prose text-quiet">{t('cooking.lead')}</p>
    </div>
  );
}
