import { DIFFICULTY, type Recipe } from '@larder/contract/recipe';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { formatMinutes } from '../../../i18n/format-minutes.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { keepingText } from './keeping-text.ts';

/** docs/specification.md §2, Recipe detail. */
export function About({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { category, subcategory, cuisine, dietType, equipment, source, originalRecipeSource } = recipe;
  const rows: [name: string, value: ReactNode][] = [
    [t('recipe.about.category'), t(`category.${category}`)],
    [t('recipe.about.subcategory'), isUnspecific(subcategory) ? null : t(`subcategory.${subcategory}`)],
    [t('recipe.about.cuisine'), cuisine && t(`cuisine.${cuisine}`)],
    [t('recipe.time'), formatMinutes(recipe.prepTime, t)],
    [t('recipe.servings'), formatNumber(servings, language)],
    [t('recipe.difficulty'), t(`recipe.difficulties.${DIFFICULTY}`)],
    [t('recipe.diet'), dietType === 'Unknown' ? null : t(`recipe.diets.${dietType}`)],
    [t('recipe.keeping.makeAhead'), recipe.makeAhead ?? null],
    [t('recipe.keeping.title'), keepingText(recipe, t)],
    [t('recipe.about.equipment'), equipment.length > 0 ? formatList(equipment, language, 'unit') : null],
    [
      t('recipe.about.source'),
      <Source key="source" origin={t(`recipe.origins.${source}`)} from={originalRecipeSource} />,
    ],
  ];
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className="mb-2 text-2xl">
        {t('recipe.about.title')}
      </h2>
      <table className="figures w-full">
        <tbody>
          {rows
            .filter(([, value]) => value !== null)
            .map(([name, value]) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-baseline font-normal text-quiet">
                  {name}
                </th>
                <td className="py-2.5 align-baseline">{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function isUnspecific(subcategory: Recipe['subcategory']): boolean {
  return subcategory === 'None' || subcategory === 'All';
}

/** The recipe's author and original source; only an https address becomes a link. */
function Source({ origin, from }: { origin: string; from: string | null }) {
  if (!from) return origin;
  const isLink = URL.canParse(from) && new URL(from).protocol === 'https:';
  return (
    <>
      {origin}
      <br />
      {isLink ? (
        <a href={from} rel="noreferrer" className="break-all text-plum underline underline-offset-4">
          {from}
        </a>
      ) : (
        from
      )}
    </>
  );
}
