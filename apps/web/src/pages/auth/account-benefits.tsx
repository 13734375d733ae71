import { Bookmark, Leaf, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import pantryIllustration from '../../assets/pantry-illustration.svg';

const BENEFITS = [
  { benefit: 'saved', Icon: Bookmark },
  { benefit: 'rated', Icon: Star },
  { benefit: 'diets', Icon: Leaf },
] as const;

/** The benefits of an account, beside the form on wide screens. */
export function AccountBenefits() {
  const { t } = useTranslation();
  return (
    <aside className="flex flex-col gap-8 pt-12 max-lg:hidden">
      <p className="max-w-md font-serif text-4xl font-semibold tracking-tight">{t('auth.aside.title')}</p>
      <ul className="flex flex-col gap-4">
        {BENEFITS.map(({ benefit, Icon }) => (
          <li key={benefit} className="flex items-start gap-4 text-lg text-quiet">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
            {t(`auth.aside.${benefit}`)}
          </li>
        ))}
      </ul>
      <img src={pantryIllustration} alt="" width={380} height={430} className="h-auto w-64" />
    </aside>
  );
}
