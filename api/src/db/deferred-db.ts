import type { Db } from './db.ts';

/**
 * Returns a `Db` for routes that are registered before the database is open. `setDb` sets the open
 * database, to which `db` passes all calls. Before `setDb` is called, `db` throws on every access.
 */
export function createDeferredDb(): { db: Db; setDb(openDb: Db): void } {
  let openDb: Db | null = null;
  const db = new Proxy({} as Db, {
    get(_target, name) {
      if (openDb === null) throw new Error('The database is not open yet.');
      const value: unknown = Reflect.get(openDb, name);
      return typeof value === 'function' ? (value.bind(openDb) as unknown) : value;
    },
  });
  return { db, setDb: (newDb) => (openDb = newDb) };
}
