import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';

type SubmitButtonProps = { working: boolean; label: string; workingLabel: string; disabled?: boolean };

/** Sends a form, once: while it works it says so, and takes no second press. */
export function SubmitButton({ working, label, workingLabel, disabled = false }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={disabled || working} className="min-h-12 text-lg">
      {working && <Spinner className="size-5" />}
      {working ? workingLabel : label}
    </Button>
  );
}
