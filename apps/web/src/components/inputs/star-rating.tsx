import { Star } from 'lucide-react';
import { useId } from 'react';

type StarRatingProps = {
  label: string;
  /** From 1 to `max`; 0 for no rating. */
  value: number;
  max: number;
  labelOf: (stars: number) => string;
  onChange: (stars: number) => void;
};

/** A rating in stars as native radio buttons, for standard keyboard behaviour. */
export function StarRating({ label, value, max, labelOf, onChange }: StarRatingProps) {
  const name = useId();
  const stars = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <div role="radiogroup" aria-label={label} className="inline-flex">
      {stars.map((star) => (
        <label
          key={star}
          data-tooltip={labelOf(star)}
          className={`relative grid size-11 place-items-center rounded-chip transition-colors hover:text-saffron-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-leaf ${star <= value ? 'text-saffron-ink' : 'text-line-strong'}`}
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            aria-label={labelOf(star)}
            onChange={() => onChange(star)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-chip opacity-0"
          />
          <Star aria-hidden className={`size-5 ${star <= value ? 'fill-saffron' : ''}`} />
        </label>
      ))}
    </div>
  );
}
