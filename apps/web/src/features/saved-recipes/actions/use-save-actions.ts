import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { logFailure } from '../../../lib/log.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import type { OutboxCall } from '../../../lib/outbox/outbox-call.ts';
import { currentUserQuery } from '../../session/current-user.ts';
import { useSignInPrompt } from '../../session/sign-in-prompt.tsx';
import { announceRecipe } from '../list/saved-events.ts';
import type { KeptRecipe } from '../list/saved-list.ts';
import { useSavedList } from '../list/use-saved-list.ts';
import { toUpload } from '../recipe-upload.ts';
import { rateCall, removeCall, saveCall } from '../server/saved-calls.ts';
import { SAVED_RECIPES } from '../server/use-fetched-recipes.ts';

/**
 * Saves, removes and rates: in this browser at once, at the server as soon as it can be reached. A guest's saves stay
 * in this browser, and a dialog says that an account keeps them. Spec section 4 and `readings.md`.
 */
export function useSaving() {
  const { t } = useTranslation();
  const toast = useToast();
  const prompt = useSignInPrompt();
  const client = useQueryClient();
  const outbox = useOutbox();
  const list = useSavedList();
  const whoIsHere = async () => (await client.ensureQueryData(currentUserQuery))?.id ?? null;

  /** Keeps the calls for the server; a list that is being fetched meanwhile may not know of them, and is asked again. */
  async function send(userId: string, calls: readonly OutboxCall[]): Promise<void> {
    const fetching = client.isFetching({ queryKey: [SAVED_RECIPES, userId] }) > 0;
    if (fetching) void client.cancelQueries({ queryKey: [SAVED_RECIPES, userId] });
    outbox.setUser(userId);
    // All at once: what is done next must not come between.
    await Promise.all(calls.map(outbox.add));
    if (fetching) void client.invalidateQueries({ queryKey: [SAVED_RECIPES, userId] });
  }

  function failed(kind: 'save' | 'remove' | 'rate', reason: unknown): void {
    logFailure(`Could not ${kind} a recipe`, reason);
    toast({ title: t(`saving.failed.${kind}`), description: t(`saving.failed.${kind}Text`), variant: 'destructive' });
  }

  async function save(recipe: Recipe): Promise<void> {
    const userId = await whoIsHere();
    const keeping = keep(userId, recipe, userId === null ? asGuestKeeps(recipe) : asKept(recipe));
    if (userId === null) prompt('save');
    await keeping;
  }

  async function keep(userId: string | null, recipe: Recipe, kept: KeptRecipe): Promise<void> {
    const stored = list.put(userId, kept);
    if (userId === null && !stored) {
      toast({ title: t('saving.failed.save'), description: t('saving.full'), variant: 'destructive' });
      return;
    }
    if (userId !== null) show(userId, recipe);
    announceRecipe('saved', recipe.id);
    const description = t(userId === null ? 'saving.savedHere' : 'saving.savedText');
    toast({ title: t('saving.saved'), description, variant: 'success' });
    if (userId === null) return;
    await send(userId, [saveCall(recipe)]).catch((reason: unknown) => {
      list.remove(userId, recipe.id);
      failed('save', reason);
    });
  }

  async function remove(recipe: Recipe): Promise<void> {
    const userId = await whoIsHere();
    const before = list.find(userId, recipe.id);
    list.remove(userId, recipe.id);
    announceRecipe('removed', recipe.id);
    toast({
      title: t('saving.removed'),
      description: t('saving.removedText'),
      variant: 'success',
      ...(before && { action: { label: t('saving.undo'), run: () => void putBack(recipe, userId, before) } }),
    });
    if (userId === null) return;
    await send(userId, [removeCall(recipe)]).catch((reason: unknown) => {
      if (before) list.put(userId, before);
      failed('remove', reason);
    });
  }

  /** Undoes a removal, for the one who removed it. The server has kept the rating. */
  async function putBack(recipe: Recipe, userId: string | null, before: KeptRecipe): Promise<void> {
    if ((await whoIsHere()) === userId) await keep(userId, recipe, before);
  }

  async function rate(recipe: Recipe, rating: number): Promise<void> {
    const userId = await whoIsHere();
    if (userId === null) return prompt('rate');
    const before = list.find(userId, recipe.id);
    list.put(userId, { ...asKept(recipe), userRating: rating });
    if (!before) {
      show(userId, recipe);
      announceRecipe('saved', recipe.id);
    }
    toast({ title: t('rating.saved'), description: t('rating.savedText', { count: rating }), variant: 'success' });
    const calls = before ? [rateCall(recipe, rating)] : [saveCall(recipe), rateCall(recipe, rating)];
    await send(userId, calls).catch((reason: unknown) => {
      if (before) list.put(userId, before);
      else list.remove(userId, recipe.id);
      failed('rate', reason);
    });
  }

  /** Puts a recipe first among those fetched, so that it is there before the server is asked again. */
  function show(userId: string, recipe: Recipe): void {
    client.setQueriesData<Recipe[]>({ queryKey: [SAVED_RECIPES, userId] }, (recipes) =>
      recipes?.some(({ id }) => id === recipe.id) ? recipes : recipes && [recipe, ...recipes],
    );
  }

  return { save, remove, rate };
}

function asKept({ id, title, userRating }: Recipe): KeptRecipe {
  return { id, title, userRating };
}

function asGuestKeeps(recipe: Recipe): KeptRecipe {
  return { ...toUpload(recipe), ...asKept(recipe), userRating: 0 };
}
