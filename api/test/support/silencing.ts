import type { Db } from '../../src/db/db.ts';

/** A database that stops answering reads while `isSilent`, as behind a network that loses everything. */
export function silencing(db: Db): { db: Db; isSilent: boolean } {
  const state = { db, isSilent: false };
  state.db = new Proxy(db, {
    get(target, name) {
      if (state.isSilent && String(name).startsWith('select')) return () => silence;
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
  return state;
}

/** A query however long, of which nothing is ever heard. */
const silence: unknown = new Proxy(() => silence, {
  get: (_target, name) => (name === 'then' ? () => undefined : silence),
});
