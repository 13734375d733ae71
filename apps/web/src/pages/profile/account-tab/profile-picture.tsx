import type { User } from '@larder/contract/user/account';
import { Camera } from 'lucide-react';
import { Avatar } from 'radix-ui';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { logChoice } from '../../../lib/log.ts';
import { fullNameOf, initialsOf } from './initials.ts';

/** The user's picture or initials. A chosen photo is only logged. docs/specification.md §2, Profile. */
export function ProfilePicture({ user }: { user: User }) {
  const { t } = useTranslation();
  const id = useId();

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [photo] = target.files ?? [];
    if (photo) logChoice('Profile photo chosen; uploading is not there yet', photo.name);
    target.value = '';
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar.Root
        role="img"
        aria-label={t('profile.picture.initials', { name: fullNameOf(user) })}
        className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-chip bg-leaf-wash"
      >
        {user.profileImageUrl && <Avatar.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />}
        <Avatar.Fallback className="font-serif text-3xl font-semibold text-leaf-deep">
          {initialsOf(user)}
        </Avatar.Fallback>
      </Avatar.Root>
      <div className="flex min-w-48 flex-1 flex-col items-start gap-2">
        <label
          htmlFor={id}
          className={buttonClass(
            'secondary',
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
          )}
        >
          <Camera aria-hidden className="size-5" />
          {t('profile.picture.choose')}
          <input id={id} type="file" accept="image/*" onChange={pick} className="sr-only" />
        </label>
        <p className="text-sm text-quiet">{t('profile.picture.note')}</p>
      </div>
    </div>
  );
}
