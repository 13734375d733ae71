import type { RecipeSource } from '@larder/contract/recipe';
import { BookOpen, ChefHat, type LucideIcon, Sparkles, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ICONS: Record<RecipeSource, LucideIcon> = {
  cookbook: BookOpen,
  composer: ChefHat,
  assistant: Sparkles,
  user: UserRound,
};

/** The recipe's author: cookbook, composer, language model or user. */
export function Origin({ source }: { source: RecipeSource }) {
  const { t } = useTranslation();
  const Icon = ICONS[source];
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(`recipe.origins.${source}`)}
    </p>
  );
}
