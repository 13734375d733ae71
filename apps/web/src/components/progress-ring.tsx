const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** Progress as a ring with the percentage inside. `value` is from 0 to 100. */
export function ProgressRing({ value, label }: { value: number; label: string }) {
  const percentage = Math.floor(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percentage}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative grid size-24 place-items-center"
    >
      <svg aria-hidden="true" viewBox="0 0 96 96" className="absolute inset-0 -rotate-90">
        <circle cx="48" cy="48" r={RADIUS} fill="none" strokeWidth="7" className="stroke-line" />
        <circle
          cx="48"
          cy="48"
          r={RADIUS}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${(value / 100) * LENGTH} ${LENGTH}`}
          className="stroke-leaf transition-[stroke-dasharray] duration-300"
        />
      </svg>
      <span className="figures text-lg font-bold">{percentage}%</span>
    </div>
  );
}
