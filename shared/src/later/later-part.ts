import { type ComponentType, createElement, useState } from 'react';
import { later, type WhenFetched } from './later';
import { useLater } from './use-later';

interface LaterPartProps<Props> {
  /** From when on it is needed; before that nothing is shown and nothing fetched. */
  isWanted: boolean;
  with: Props;
}

/** A component that is fetched when it is wanted first. */
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
