const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

type ProgressRingProps = { value: number; label: string; isSmall?: boolean };

/** Progress as a ring with the percentage inside. `value` is from 0 to 100. */
export function ProgressRing({ value, label, isSmall = false }: ProgressRingProps) {
  const percentage = Math.floor(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percentage}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`relative grid place-items-center ${isSmall ? 'size-12' : 'size-24'}`}
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
      <span className={`figures font-bold ${isSmall ? 'text-xs' : 'text-lg'}`}>{percentage}%</span>
    </div>
  );
}
