import { Slider as RadixSlider } from 'radix-ui';
import { useId } from 'react';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, visible and for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
};

export function Slider({ label, value, min, max, step, valueText, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <output className="text-sm text-quiet">{valueText}</output>
      </div>
      <RadixSlider.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next = min]) => onChange(next)}
        className="relative -mx-[11px] flex h-11 touch-none items-center select-none"
      >
        <RadixSlider.Track className="relative mx-[22px] h-1.5 grow rounded-chip bg-line forced-colors:bg-[GrayText]">
          <RadixSlider.Range className="absolute h-full rounded-chip bg-leaf forced-colors:bg-[Highlight]" />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          aria-labelledby={id}
          aria-valuetext={valueText}
          className="relative grid size-11 cursor-grab place-items-center rounded-chip before:size-5.5 before:rounded-chip before:border-2 before:border-leaf before:bg-card active:cursor-grabbing"
        />
      </RadixSlider.Root>
    </div>
  );
}
