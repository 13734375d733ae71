import { type ReactNode, useId } from 'react';

type Choice<T extends string> = { value: T; label: ReactNode };

type ChoiceGroupProps<T extends string> = {
  legend: string;
  /** Whether the legend is visible; screen readers always get it. */
  legendVisible?: boolean;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  /** `switch`: one segmented control. `chips`: separate chips. */
  variant: 'switch' | 'chips';
};

const LIST = {
  switch: 'inline-flex rounded-chip border border-line bg-sunk p-1',
  chips: 'flex flex-wrap gap-2',
};

const ITEM = {
  switch:
    'min-h-11 px-4 text-quiet hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-strong)]',
  chips:
    'min-h-11 border border-line-strong bg-card px-4 text-ink hover:border-ink has-checked:border-leaf has-checked:bg-leaf-wash has-checked:text-leaf-deep',
};

/** A single choice as native radio buttons, for standard keyboard and form behaviour. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { legend, legendVisible = false, value, choices, onChange, variant } = props;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <legend className={legendVisible ? 'float-left text-sm text-quiet' : 'sr-only'}>{legend}</legend>
      <div className={LIST[variant]}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`relative inline-flex items-center justify-center gap-2 rounded-chip text-center font-medium transition-colors duration-150 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight] ${ITEM[variant]}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-chip opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
