import { defineLazyModule } from 'shared/lazy';

/** Loads lazily, because only staff with a second factor need the second step. */
export const lazySecondStep = defineLazyModule(
  () => import(/* webpackChunkName: "later-second-step" */ './second-step'),
);
