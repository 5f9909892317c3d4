import { type LazyModule, defineLazyModule } from 'shared/lazy';
import type * as severalCalls from './several-calls/several-calls';

/** Loads lazily, because our backend stores an order in one call (rule 68). */
const severalCallsModule: LazyModule<typeof severalCalls> = defineLazyModule(
  () => import(/* webpackChunkName: "several-calls" */ './several-calls/several-calls'),
);

/** Rejects with a sentence for the shopper. */
export const loadSeveralCalls = () =>
  severalCallsModule.load().catch((cause: unknown) => {
    throw new Error('A part of this page could not be loaded. Please try again.', { cause });
  });
