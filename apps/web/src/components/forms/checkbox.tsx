import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: ReactNode;
  error?: string | undefined;
};

/** A labelled checkbox. Accepts the props of react-hook-form's `register`. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="my-3 size-5 shrink-0 rounded-field"
          {...input}
        />
        <label htmlFor={id} className="flex-1 cursor-pointer py-2.5">
          {label}
        </label>
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
    </div>
  );
}
