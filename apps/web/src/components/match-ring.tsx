import { type MatchLevel, matchLevel } from '@larder/contract/search/match';
import { useTranslation } from 'react-i18next';
import { formatList } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';

const STROKES: Record<MatchLevel, string> = {
  success: 'stroke-leaf',
  accent: 'stroke-saffron',
  error: 'stroke-tomato',
};

const RADIUS = 23;
const LENGTH = 2 * Math.PI * RADIUS;

type MatchRingProps = {
  matched: number;
  total: number;
  /** Names of the matched ingredients that the person only has something close to. */
  close?: readonly string[];
};

/** The share of a recipe's ingredients that the person has, as a ring with the fraction inside. */
export function MatchRing({ matched, total, close = [] }: MatchRingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const level = matchLevel(matched, total);
  const share = total === 0 ? 0 : matched / total;
  const label =
    close.length === 0
      ? t('card.match', { matched, total })
      : t('card.matchClose', { matched, total, list: formatList(close, language) });
  return (
    <div
      role="img"
      aria-label={label}
      data-tooltip={label}
      data-level={level}
      className="relative grid size-14 place-items-center rounded-chip bg-card"
    >
      <svg aria-hidden="true" viewBox="0 0 56 56" className="absolute inset-0 -rotate-90">
        <circle cx="28" cy="28" r={RADIUS} fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          className={STROKES[level]}
        />
      </svg>
      <span aria-hidden className="figures text-sm font-bold">
        {matched}
        <span className="text-quiet">/{total}</span>
      </span>
    </div>
  );
}
