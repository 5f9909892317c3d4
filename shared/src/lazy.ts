export { runPrefetch } from './prefetch/run-prefetch';
export { type LazyModule, defineLazyModule, loadIdleModules } from './lazy/lazy-module';
export { useLazyModule } from './lazy/use-lazy-module';
export { runAfterPaint } from './lazy/run-after-paint';
export { defineLazyComponent } from './lazy/lazy-component';
