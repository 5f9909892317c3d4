import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../src/db/db.ts';

/** Longest pause, in ms. */
const MAX_PAUSE_MS = 30;

/** Returns the database with a pause before each `select`. */
export function pauseBeforeReads(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => unknown;
      if (name !== 'select' && name !== 'selectDistinctOn') return method;
      return (...args: unknown[]) => delay(method(...args) as Builder);
    },
  });
}

interface Query {
  then: PromiseLike<unknown>['then'];
}

interface Builder {
  from(...args: unknown[]): Query;
}

function delay(builder: Builder): Builder {
  const from = builder.from.bind(builder);
  builder.from = (...args) => {
    const query = from(...args);
    const then = query.then.bind(query);
    query.then = (onDone, onFailure) =>
      pause(Math.random() * MAX_PAUSE_MS).then(() => then(onDone, onFailure)) as never;
    return query;
  };
  return builder;
}
