import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Dismissal {
  /** Called when something outside the element is pressed or focused. */
  onOutside: () => void;
  onEscape: () => void;
}

/** Calls back when an open element should close, while `isWatched`. */
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
