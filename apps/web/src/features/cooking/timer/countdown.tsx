import { useState } from 'react';
import { type CookingTimer, timeLeft } from './cooking-timer.ts';
import { formatCountdown } from './format-countdown.ts';
import { useTimerTick } from './use-timer-tick.ts';

/** The remaining time of the step, as a clock and as a progress bar. */
export function Countdown({ timer }: { timer: CookingTimer }) {
  const [now, setNow] = useState(Date.now);
  useTimerTick(timer, setNow);
  const left = timeLeft(timer, now);
  return (
    <>
      <div aria-hidden className="absolute inset-x-0 top-0 h-1.5 bg-line">
        <div
          className="h-full origin-left bg-leaf forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${left / timer.stepMs})` }}
        />
      </div>
      <div
        role="timer"
        className="figures font-bold leading-none text-[clamp(2.5rem,13vw,4rem)] md:text-[4rem] short:text-[2rem]"
      >
        {formatCountdown(left)}
      </div>
    </>
  );
}
