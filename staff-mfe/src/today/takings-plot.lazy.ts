import { defineLazyModule, type LazyModule } from 'shared/lazy';
import type * as plot from './takings-plot';

/** Loads lazily, because only one page has a plot. */
export const lazyPlot: LazyModule<typeof plot> = defineLazyModule(
  () => import(/* webpackChunkName: "plot" */ './takings-plot'),
);
