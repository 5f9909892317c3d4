import { type ComponentType, createElement, useState } from 'react';
import { defineLazyModule, type FetchTrigger } from './lazy-module';
import { useLazyModule } from './use-lazy-module';

interface LazyComponentProps<Props> {
  isNeeded: boolean;
  componentProps: Props;
}

/**
 * Returns a component that renders nothing until its code has been fetched. Stays mounted after
 * `isNeeded` becomes false, for example while a dialog closes.
 */
export function defineLazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  trigger?: FetchTrigger,
) {
  const lazyModule = defineLazyModule(fetchComponent, trigger);
  return function LazyComponent({ isNeeded, componentProps: props }: LazyComponentProps<Props>) {
    const [wasNeeded, setWasNeeded] = useState(isNeeded);
    if (isNeeded && !wasNeeded) setWasNeeded(true);
    const component = useLazyModule(lazyModule, isNeeded);
    return wasNeeded && component ? createElement(component, props) : null;
  };
}
