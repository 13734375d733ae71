import { Sprout, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/link.tsx';
import { useAccountState } from '../../../features/preferences/use-account-state.ts';
import { useRestrictions } from '../../../features/preferences/use-restrictions.ts';
import { allergenName } from '../../../i18n/allergen-name.ts';
import { formatList } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';

/**
 * The allergens and diets that are applied to the person's searches, or a warning that they are unknown. Renders nothing
 * where there are none.
 */
export function ActiveRestrictions() {
  const { t } = useTranslation();
  const language = useLanguage();
  const restrictions = useRestrictions();
  const account = useAccountState();
  if (account === 'unreachable') {
    return (
      <p role="status" className="flex max-w-prose items-start gap-2 text-sm font-medium text-saffron-ink">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('search.restrictions.unknown')}
      </p>
    );
  }
  if (!restrictions) return null;
  const allergens = restrictions.excludedAllergens.map((allergen) => allergenName(allergen, t));
  const parts = [
    ...(allergens.length > 0
      ? [t('search.restrictions.without', { list: formatList(allergens, language, 'unit') })]
      : []),
    ...restrictions.dietTypes.filter((diet) => diet !== 'Meat').map((diet) => t(`diets.${diet}`)),
  ];
  if (parts.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <span>
        <Sprout aria-hidden className="mr-2 inline size-4 align-text-bottom text-leaf" />
        <span className="sr-only">{t('search.restrictions.label')} </span>
        {parts.join(' · ')}
      </span>
      <Link
        to={paths.profile}
        className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
      >
        {t('search.restrictions.change')}
      </Link>
    </p>
  );
}
