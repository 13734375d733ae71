import type { Language } from '@larder/contract/language';
import type { i18n as I18n } from 'i18next';
import type { ShowToast } from '../../../components/toast/toast-context.ts';
import { addTexts } from '../../../i18n/create-i18n.ts';
import type { Outbox } from '../../../lib/outbox/outbox.ts';
import { dispatchListEvents } from '../list/saved-events.ts';
import type { SavedList } from '../list/saved-list.ts';
import { fetchSavedCount } from '../server/use-fetched-count.ts';
import { migrateGuestList } from './guest-migration.ts';

type Options = {
  list: SavedList;
  userId: string;
  /** Aborted when the user changes. */
  signal: AbortSignal;
  i18n: I18n;
  toast: ShowToast;
  outbox: Outbox;
};

/** Moves a guest's recipes to the current user's account, with a toast before and one after. */
export async function migrateWithToasts({ list, userId, signal, i18n, toast, outbox }: Options): Promise<void> {
  const { t } = i18n;
  await addTexts(i18n, i18n.language as Language, ['recipe-card']);
  await migrateGuestList({
    list,
    userId,
    signal,
    onBegin: (count) => toast({ title: t('saving.migrating'), description: t('saving.migratingText', { count }) }),
    onDone: () => {
      const rest = list.all(null).length;
      const description = rest === 0 ? t('saving.migratedText') : t('saving.migratedRest', { count: rest });
      toast({ title: t('saving.migrated'), description, variant: 'success' });
      void announceCount();
    },
  });

  async function announceCount() {
    dispatchListEvents(await fetchSavedCount(outbox, userId).catch(() => list.all(userId).length));
  }
}
