import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';

type SubmitButtonProps = { isPending: boolean; label: string; pendingLabel: string; disabled?: boolean };

/** Disabled while the form is being submitted, so that it is sent once. */
export function SubmitButton({ isPending, label, pendingLabel, disabled = false }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={disabled || isPending} className="min-h-12 text-lg">
      {isPending && <Spinner className="size-5" />}
      {isPending ? pendingLabel : label}
    </Button>
  );
}
