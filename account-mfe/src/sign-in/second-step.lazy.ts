import { defineLazyModule } from 'shared/lazy';

/** Lazy, because only staff with a second factor need it. */
export const lazySecondStep = defineLazyModule(
  () => import(/* webpackChunkName: "later-second-step" */ './second-step'),
);
