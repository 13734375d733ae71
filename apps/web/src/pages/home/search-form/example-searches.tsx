import type { CategoryFilter } from '@larder/contract/category';
import { useTranslation } from 'react-i18next';
import { Suggestions } from './suggestions.tsx';

const EXAMPLES = {
  None: ['weeknight', 'breakfast', 'drink'],
  Meals: ['weeknight', 'breakfast', 'cupboard'],
  Drinks: ['drink', 'fizz', 'smoothie'],
} as const satisfies Record<CategoryFilter, readonly string[]>;

type ExampleSearchesProps = { category: CategoryFilter; onChoose: (text: string) => void };

export function ExampleSearches({ category, onChoose }: ExampleSearchesProps) {
  const { t } = useTranslation();
  const suggestions = EXAMPLES[category].map((example) => t(`search.examples.${example}`));
  return <Suggestions label={t('search.examples.label')} suggestions={suggestions} onChoose={onChoose} />;
}
