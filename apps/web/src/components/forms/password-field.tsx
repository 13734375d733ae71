import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end' | 'autoComplete'> & {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
  toggleLabel: string;
};

/** A password field with a button to show the password. */
export function PasswordField({ toggleLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={toggleLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-field text-quiet hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}
