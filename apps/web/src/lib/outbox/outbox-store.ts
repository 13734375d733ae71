import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxCall } from './outbox-call.ts';

export type OutboxEntry = OutboxCall & {
  id: number;
  /** The id of the user it is sent for. */
  userId: string;
};

/** Stored calls in the order they were added. */
export type OutboxStore = {
  /** Replaces the last call about the same thing if it is of the same kind. */
  append: (userId: string, call: OutboxCall) => Promise<void>;
  /** The first entry of this user after the one with the id `after`. */
  next: (userId: string, after: number) => Promise<OutboxEntry | undefined>;
  remove: (id: number) => Promise<void>;
  clear: (userId: string) => Promise<void>;
  all: (userId: string) => Promise<OutboxEntry[]>;
};

type Schema = DBSchema & {
  entry: {
    key: number;
    value: Omit<OutboxEntry, 'id'> & { id?: number };
    indexes: { user: string; thing: [userId: string, about: string] };
  };
};

const DATABASE = 'larder-outbox';

/** A store in IndexedDB, shared by all tabs of this browser. */
export async function openIndexedStore(): Promise<OutboxStore> {
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  function opened(): Promise<IDBPDatabase<Schema>> {
    database ??= open(() => {
      database = null;
    });
    return database;
  }
  await opened();

  return {
    async append(userId, call) {
      const transaction = (await opened()).transaction('entry', 'readwrite');
      const about = IDBKeyRange.only([userId, call.about]);
      const before = await transaction.store.index('thing').openCursor(about, 'prev');
      if (before?.value.kind === call.kind) await before.delete();
      await transaction.store.add({ ...call, userId });
      await transaction.done;
    },
    async next(userId, after) {
      const index = (await opened()).transaction('entry').store.index('user');
      const first = await index.openCursor(IDBKeyRange.only(userId));
      const cursor = first && first.primaryKey <= after ? await first.continuePrimaryKey(userId, after + 1) : first;
      return cursor ? { ...cursor.value, id: cursor.primaryKey } : undefined;
    },
    async remove(id) {
      await (await opened()).delete('entry', id);
    },
    async clear(userId) {
      const transaction = (await opened()).transaction('entry', 'readwrite');
      const keys = await transaction.store.index('user').getAllKeys(IDBKeyRange.only(userId));
      await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
    },
    async all(userId) {
      const entries = await (await opened()).getAllFromIndex('entry', 'user', userId);
      return entries.map((entry) => ({ ...entry, id: entry.id ?? 0 }));
    },
  };
}

/** The browser may close the database at any time to free space. */
function open(onClosed: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DATABASE, 1, {
    terminated: onClosed,
    upgrade(database) {
      const entries = database.createObjectStore('entry', { keyPath: 'id', autoIncrement: true });
      entries.createIndex('user', 'userId');
      entries.createIndex('thing', ['userId', 'about']);
    },
  });
}

/** A store in memory, for browsers without IndexedDB: it lasts as long as the page. */
export function createMemoryStore(): OutboxStore {
  let entries: OutboxEntry[] = [];
  let lastId = 0;
  return {
    async append(userId, call) {
      const before = entries.findLast((entry) => entry.userId === userId && entry.about === call.about);
      if (before?.kind === call.kind) entries = entries.filter((entry) => entry !== before);
      lastId += 1;
      entries = [...entries, { ...call, userId, id: lastId }];
    },
    next: async (userId, after) => entries.find((entry) => entry.userId === userId && entry.id > after),
    async remove(id) {
      entries = entries.filter((entry) => entry.id !== id);
    },
    async clear(userId) {
      entries = entries.filter((entry) => entry.userId !== userId);
    },
    all: async (userId) => entries.filter((entry) => entry.userId === userId),
  };
}
