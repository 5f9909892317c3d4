import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Dismissal {
  /** Something outside the element was pressed or got the focus. */
  onOutside: () => void;
  onEscape: () => void;
}

/** Tells when what is open is to be closed, while it is watched. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isWatched: boolean,
  { onOutside, onEscape }: Dismissal,
) {
  const look = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key === 'Escape') onEscape();
    } else if (!element.current?.contains(event.target as Node)) onOutside();
  });
  useEffect(() => {
    if (!isWatched) return;
    const onUse = (event: Event) => look(event);
    for (const sign of SIGNS) document.addEventListener(sign, onUse);
    return () => SIGNS.forEach((sign) => document.removeEventListener(sign, onUse));
  }, [isWatched]);
}

const SIGNS = ['pointerdown', 'focusin', 'keydown'] as const;
