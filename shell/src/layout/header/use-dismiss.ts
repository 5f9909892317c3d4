import { type RefObject, useEffect, useEffectEvent } from 'react';

interface DismissHandlers {
  /** Called if something outside the element is pressed or focused. */
  onOutside: () => void;
  onEscape: () => void;
}

/** Calls a handler when an open element should close. Does nothing unless `isEnabled`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  { onOutside, onEscape }: DismissHandlers,
) {
  const handleEvent = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key === 'Escape') onEscape();
    } else if (!element.current?.contains(event.target as Node)) onOutside();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onEvent = (event: Event) => handleEvent(event);
    for (const eventName of DISMISS_EVENTS) document.addEventListener(eventName, onEvent);
    return () =>
      DISMISS_EVENTS.forEach((eventName) => document.removeEventListener(eventName, onEvent));
  }, [isEnabled]);
}

const DISMISS_EVENTS = ['pointerdown', 'focusin', 'keydown'] as const;
