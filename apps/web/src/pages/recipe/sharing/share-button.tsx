import type { Recipe, RecipeIngredient } from '@larder/contract/recipe';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { paths } from '../../../lib/paths.ts';
import { type ShareOutcome, shareRecipe } from './share-recipe.ts';
import { sharedId } from './shared-id.ts';

type ShareButtonProps = { recipe: Recipe; ingredients: readonly RecipeIngredient[] };

export function ShareButton({ recipe, ingredients }: ShareButtonProps) {
  const { t } = useTranslation();
  const toast = useToast();

  async function share() {
    const outcome = await shareWithLink({ ...recipe, ingredients: [...ingredients] });
    if (outcome === 'cancelled') return;
    toast({
      title: t(`recipe.share.${outcome}.title`),
      description: t(`recipe.share.${outcome}.text`),
      variant: outcome === 'shared' || outcome === 'copied' ? 'success' : 'destructive',
    });
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden className="size-4" />
      {t('recipe.share.action')}
    </Button>
  );
}

async function shareWithLink(recipe: Recipe): Promise<ShareOutcome> {
  try {
    const url = window.location.origin + paths.recipe(await sharedId(recipe));
    return await shareRecipe(recipe, url, navigator);
  } catch {
    return 'sharing-failed';
  }
}
