import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const NAMED = 3;

/** What is missing for a recipe: a few by name, the rest by number. */
export function Needs({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (missing.length === 0) return <p className="text-sm font-medium text-leaf">{t('card.needsNothing')}</p>;
  const named = missing.length > NAMED + 1 ? missing.slice(0, NAMED) : missing;
  const rest = missing.length - named.length;
  const names = formatList(named, language, rest > 0 ? 'unit' : 'conjunction');
  const list = rest > 0 ? t('card.needsMore', { list: names, count: rest }) : names;
  return <p className="text-sm">{t('card.needs', { list })}</p>;
}
