import { type RefObject, useEffect, useEffectEvent } from 'react';

interface DismissHandlers {
  onOutside: () => void;
  onEscape: () => void;
}

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
