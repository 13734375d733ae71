import { ArrowLeftRight, Check, Equal, type LucideIcon, ShoppingBasket, Soup, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../components/disclosure.tsx';
import { MatchRing } from '../../../components/match-ring.tsx';
import { formatList } from '../../../i18n/format.ts';
import { restrictionName } from '../../../i18n/restriction-name.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { MatchSummary } from './summarise-match.ts';

type MatchPanelProps = { summary: MatchSummary; matched: number; total: number };

/** Why this recipe was found: ingredients that match, nearly match, are missing or were swapped. */
export function MatchPanel({ summary, matched, total }: MatchPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const join = (names: readonly string[]) => formatList(names, language, 'unit');
  const { have, missing, assumed, unused } = summary;
  const close = summary.close.map(({ needs, has }) => (has ? t('recipe.match.instead', { needs, has }) : needs));
  const swaps = summary.swaps.map(({ from, to, because }) =>
    because.length > 0
      ? t('recipe.match.swapWhy', { from, to, list: join(because.map((name) => restrictionName(name, t))) })
      : t('recipe.match.swap', { from, to }),
  );
  return (
    <section
      aria-labelledby="match-title"
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 md:p-5 print:hidden"
    >
      <div className="flex items-center gap-4">
        <MatchRing matched={matched} total={total} />
        <h2 id="match-title" className="text-xl md:text-2xl">
          {t(missing.length === 0 ? 'recipe.match.all' : 'recipe.match.title')}
        </h2>
      </div>
      <dl className="flex flex-col gap-3">
        <Row icon={ShoppingBasket} color="text-tomato" name={t('recipe.match.missing')} value={join(missing)} />
        <Row icon={ArrowLeftRight} color="text-plum" name={t('recipe.match.swapped')} value={join(swaps)} />
      </dl>
      <Disclosure summary={t('recipe.match.more')}>
        <dl className="flex flex-col gap-3 pb-1">
          <Row icon={Check} color="text-leaf" name={t('recipe.match.have')} value={join(have)} />
          <Row icon={Equal} color="text-leaf" name={t('recipe.match.close')} value={join(close)} />
          <Row icon={Soup} color="text-quiet" name={t('recipe.match.assumed')} value={join(assumed)} />
          <Row icon={Undo2} color="text-quiet" name={t('recipe.match.unused')} value={join(unused)} />
        </dl>
      </Disclosure>
    </section>
  );
}

type RowProps = { icon: LucideIcon; color: string; name: string; value: string };

function Row({ icon: Icon, color, name, value }: RowProps) {
  if (value === '') return null;
  return (
    <div className="relative pl-8">
      <dt className="text-sm text-quiet">
        <Icon aria-hidden className={`absolute top-0.5 left-0 size-5 ${color}`} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
