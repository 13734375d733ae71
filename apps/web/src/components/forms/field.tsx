import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Text at the end of the label's line, such as "optional". */
  aside?: string;
  help?: string | undefined;
  error?: string | undefined;
  /** A button inside the input, at its end. */
  end?: ReactNode;
};

/**
 * An input with label, help and error, connected for assistive technology. Accepts the props of react-hook-form's
 * `register`.
 */
export function Field({ label, aside, help, error, end, className = '', ...input }: FieldProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 font-medium">
        {label}
        {aside && <span className="text-sm font-normal text-quiet">{aside}</span>}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={`min-h-12 w-full rounded-field border bg-card px-4 hover:border-ink aria-invalid:border-tomato ${end ? 'pr-13' : ''} border-line-strong`}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
      {help && (
        <p id={helpId} className="text-sm text-quiet">
          {help}
        </p>
      )}
    </div>
  );
}
