import { type ComponentType, createElement, useState } from 'react';
import { later, type WhenFetched } from './later';
import { useLater } from './use-later';

interface LaterPartProps<Props> {
  /** Whether the component is needed. It is neither fetched nor rendered before this is true for the first time. */
  isWanted: boolean;
  with: Props;
}

/** Defines a component whose code is fetched when `isNeeded` is true for the first time. */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  when?: WhenFetched,
) {
  const part = later(fetchPart, when);
  return function LaterPart({ isWanted, with: props }: LaterPartProps<Props>) {
    const [wasWanted, setWasWanted] = useState(isWanted);
    if (isWanted && !wasWanted) setWasWanted(true);
    const found = useLater(part, isWanted);
    return wasWanted && found ? createElement(found, props) : null;
  };
}
