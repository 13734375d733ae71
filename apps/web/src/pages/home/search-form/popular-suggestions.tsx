import type { CategoryFilter } from '@larder/contract/category';
import { useTranslation } from 'react-i18next';
import { usePopularRecipes } from '../popular/use-popular-recipes.ts';
import { Suggestions } from './suggestions.tsx';

const SHOWN = 5;

type PopularSuggestionsProps = { category: CategoryFilter; onChoose: (text: string) => void };

export function PopularSuggestions({ category, onChoose }: PopularSuggestionsProps) {
  const { t } = useTranslation();
  const { data = [] } = usePopularRecipes(category);
  const titles = data.slice(0, SHOWN).map(({ title }) => title);
  return (
    <div className="min-h-11">
      <Suggestions label={t('search.name.popular')} suggestions={titles} onChoose={onChoose} />
    </div>
  );
}
