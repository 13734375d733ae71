import type { Recipe } from '@larder/contract/recipe';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/toast/toast-context.ts';
import { logFailure } from '../../../lib/log.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import type { OutboxCall } from '../../../lib/outbox/outbox-call.ts';
import { currentUserQuery } from '../../session/current-user.ts';
import { useSignInPrompt } from '../../session/sign-in-prompt.tsx';
import { dispatchRecipeEvent } from '../list/saved-events.ts';
import type { Owner, StoredRecipe } from '../list/saved-list.ts';
import { useSavedList } from '../list/use-saved-list.ts';
import { toUpload } from '../recipe-upload.ts';
import { rateCall, removeCall, saveCall } from '../server/saved-calls.ts';
import { SAVED_COUNT_KEY, SAVED_RECIPES_KEY } from '../server/saved-keys.ts';
import { changeFetchedCount } from '../server/use-fetched-count.ts';

/**
 * Saving, removing and rating: in this browser at once, on the server through the outbox. A guest's recipes stay in this
 * browser, and a dialog offers an account. docs/specification.md §4, Save toggle and Rating.
 */
export function useSaveActions() {
  const { t } = useTranslation();
  const toast = useToast();
  const prompt = useSignInPrompt();
  const client = useQueryClient();
  const outbox = useOutbox();
  const list = useSavedList();
  const currentUserId = async () => (await client.ensureQueryData(currentUserQuery))?.id ?? null;

  /** Queues calls. What is being fetched may not include their changes, so it is fetched again. */
  async function send(userId: string, calls: readonly OutboxCall[]): Promise<void> {
    const stale = [SAVED_RECIPES_KEY, SAVED_COUNT_KEY].filter(
      (key) => client.isFetching({ queryKey: [key, userId] }) > 0,
    );
    for (const key of stale) void client.cancelQueries({ queryKey: [key, userId] });
    outbox.setUser(userId);
    // Added together, so that no other action's calls come between them.
    await Promise.all(calls.map(outbox.add));
    for (const key of stale) void client.invalidateQueries({ queryKey: [key, userId] });
  }

  function reportFailure(kind: 'save' | 'remove' | 'rate', reason: unknown): void {
    logFailure(`Could not ${kind} a recipe`, reason);
    toast({
      title: t(`saving.failed.${kind}`),
      description: t(`saving.failed.${kind}Text`),
      variant: 'destructive',
    });
  }

  async function save(recipe: Recipe): Promise<void> {
    const userId = await currentUserId();
    const storing = store(userId, recipe, userId === null ? toGuestRecipe(recipe) : toStored(recipe));
    if (userId === null) prompt('save');
    await storing;
  }

  async function store(userId: string | null, recipe: Recipe, stored: StoredRecipe): Promise<void> {
    const wasSaved = list.isSaved(userId, recipe);
    const isStored = list.put(userId, stored);
    if (userId === null && !isStored) {
      toast({ title: t('saving.failed.save'), description: t('saving.full'), variant: 'destructive' });
      return;
    }
    if (userId !== null) addToFetched(userId, recipe);
    if (userId !== null && !wasSaved) changeFetchedCount(client, userId, 1);
    dispatchRecipeEvent('saved', recipe.id);
    const description = t(userId === null ? 'saving.savedHere' : 'saving.savedText');
    toast({ title: t('saving.saved'), description, variant: 'success' });
    if (userId === null) return;
    await send(userId, [saveCall(recipe)]).catch((reason: unknown) => {
      list.forget(userId, recipe.id);
      if (!wasSaved) changeFetchedCount(client, userId, -1);
      reportFailure('save', reason);
    });
  }

  async function remove(recipe: Recipe): Promise<void> {
    const userId = await currentUserId();
    const before = savedBefore(userId, recipe);
    list.remove(userId, recipe.id);
    if (userId !== null && before) changeFetchedCount(client, userId, -1);
    dispatchRecipeEvent('removed', recipe.id);
    toast({
      title: t('saving.removed'),
      description: t('saving.removedText'),
      variant: 'success',
      ...(before && { action: { label: t('saving.undo'), run: () => void undoRemoval(recipe, userId, before) } }),
    });
    if (userId === null) return;
    await send(userId, [removeCall(recipe)]).catch((reason: unknown) => {
      if (before) list.put(userId, before);
      if (before) changeFetchedCount(client, userId, 1);
      reportFailure('remove', reason);
    });
  }

  /** The saved recipe as it is in this browser; null if it is not saved. */
  function savedBefore(owner: Owner, recipe: Recipe): StoredRecipe | null {
    return list.find(owner, recipe.id) ?? (list.isSaved(owner, recipe) ? toStored(recipe) : null);
  }

  /** Undoes a removal if the same user is signed in. The server has kept the rating. */
  async function undoRemoval(recipe: Recipe, userId: string | null, before: StoredRecipe): Promise<void> {
    if ((await currentUserId()) === userId) await store(userId, recipe, before);
  }

  async function rate(recipe: Recipe, rating: number): Promise<void> {
    const userId = await currentUserId();
    if (userId === null) return prompt('rate');
    const before = savedBefore(userId, recipe);
    list.put(userId, { ...toStored(recipe), userRating: rating });
    if (!before) {
      addToFetched(userId, recipe);
      changeFetchedCount(client, userId, 1);
      dispatchRecipeEvent('saved', recipe.id);
    }
    toast({ title: t('rating.saved'), description: t('rating.savedText', { count: rating }), variant: 'success' });
    const calls = before ? [rateCall(recipe, rating)] : [saveCall(recipe), rateCall(recipe, rating)];
    await send(userId, calls).catch((reason: unknown) => {
      if (before) list.put(userId, before);
      else list.forget(userId, recipe.id);
      if (!before) changeFetchedCount(client, userId, -1);
      reportFailure('rate', reason);
    });
  }

  /** Adds a recipe to the fetched list, so that it shows before the list is fetched again. */
  function addToFetched(userId: string, recipe: Recipe): void {
    client.setQueriesData<Recipe[]>({ queryKey: [SAVED_RECIPES_KEY, userId] }, (recipes) =>
      recipes?.some(({ id }) => id === recipe.id) ? recipes : recipes && [recipe, ...recipes],
    );
  }

  return { save, remove, rate };
}

function toStored({ id, title, userRating }: Recipe): StoredRecipe {
  return { id, title, userRating };
}

function toGuestRecipe(recipe: Recipe): StoredRecipe {
  return { ...toUpload(recipe), ...toStored(recipe), userRating: 0 };
}
