import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const MAX_NAMES = 3;

/** The ingredients that are missing for a recipe: the first by name, the others as a number. */
export function MissingIngredients({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (missing.length === 0) return <p className="text-sm font-medium text-leaf">{t('card.needsNothing')}</p>;
  const named = missing.length > MAX_NAMES + 1 ? missing.slice(0, MAX_NAMES) : missing;
  const rest = missing.length - named.length;
  const names = formatList(named, language, rest > 0 ? 'unit' : 'conjunction');
  const list = rest > 0 ? t('card.needsMore', { list: names, count: rest }) : names;
  return <p className="text-sm">{t('card.needs', { list })}</p>;
}
