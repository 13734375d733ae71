import { NAME_MAX_LENGTH, type User } from '@larder/contract/user/account';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/forms/field.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { setCurrentUser } from '../../../features/session/current-user.ts';
import { updateProfile } from './profile-calls.ts';
import { useAccountUpdate } from './use-account-update.ts';

type Name = 'firstName' | 'lastName';

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;
const SAVE = { firstName: 'saveFirstName', lastName: 'saveLastName' } as const;

/** The first or last name. A changed value is saved by Enter or the check button. */
export function NameForm({ user, name }: { user: User; name: Name }) {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const saved = user[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? saved;
  const isChanged = value.trim() !== saved;

  const { mutate, isPending } = useAccountUpdate({
    send: (text: string) =>
      updateProfile(user.id, { firstName: user.firstName ?? '', lastName: user.lastName ?? '', [name]: text }),
    onDone: async (renamed) => {
      await setCurrentUser(client, renamed);
      setTyped(null);
      toast({ title: t('profile.names.updated'), description: t('profile.names.updatedText'), variant: 'success' });
    },
    failed: t('profile.names.failed'),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !isPending) mutate(value.trim());
  }

  return (
    <form noValidate onSubmit={save}>
      <Field
        label={t(`profile.names.${name}`)}
        autoComplete={AUTOCOMPLETE[name]}
        maxLength={NAME_MAX_LENGTH}
        value={value}
        onChange={(event) => setTyped(event.target.value)}
        end={
          isChanged && (
            <button
              type="submit"
              aria-label={t(`profile.names.${SAVE[name]}`)}
              disabled={isPending}
              className="grid size-11 place-items-center rounded-field text-leaf hover:bg-leaf-wash disabled:text-quiet"
            >
              <Check aria-hidden className="size-6" strokeWidth={2.5} />
            </button>
          )
        }
      />
    </form>
  );
}
