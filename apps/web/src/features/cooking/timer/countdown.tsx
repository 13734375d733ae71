import { useState } from 'react';
import { type CookingSession, timeLeft } from './cooking-timer.ts';
import { formatCountdown } from './format-countdown.ts';
import { useEachSecond } from './use-timer-tick.ts';

/** What is left of the step, as a clock and as a line along the top that runs out. */
export function Countdown({ session }: { session: CookingSession }) {
  const [now, setNow] = useState(Date.now);
  useEachSecond(session, setNow);
  const left = timeLeft(session, now);
  return (
    <>
      <div aria-hidden className="absolute inset-x-0 top-0 h-1.5 bg-line">
        <div
          className="h-full origin-left bg-leaf forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${left / session.stepMs})` }}
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
