import { Bookmark, Leaf, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import larderShelf from '../../assets/larder-shelf.svg';

const REASONS = [
  { reason: 'saved', Icon: Bookmark },
  { reason: 'rated', Icon: Star },
  { reason: 'diets', Icon: Leaf },
] as const;

/** What an account is good for, beside the form where there is room. */
export function AuthAside() {
  const { t } = useTranslation();
  return (
    <aside className="flex flex-col gap-8 pt-12 max-lg:hidden">
      <p className="max-w-md font-serif text-4xl font-semibold tracking-tight">{t('auth.aside.title')}</p>
      <ul className="flex flex-col gap-4">
        {REASONS.map(({ reason, Icon }) => (
          <li key={reason} className="flex items-start gap-4 text-lg text-quiet">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
            {t(`auth.aside.${reason}`)}
          </li>
        ))}
      </ul>
      <img src={larderShelf} alt="" width={380} height={430} className="h-auto w-64" />
    </aside>
  );
}
