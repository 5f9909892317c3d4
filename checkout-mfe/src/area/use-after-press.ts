import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a callback at once, or after the release of a pointer that is pressed
 * now. A text that appears during a press would move the pressed button, and the click would be lost.
 */
export function useAfterPress(): (callback: () => void) => void {
  const isPressedRef = useRef(false);
  useEffect(() => {
    const onPointer = ({ type }: Event) => {
      isPressedRef.current = type === 'pointerdown';
    };
    for (const type of pointerEvents) window.addEventListener(type, onPointer, true);
    return () => {
      for (const type of pointerEvents) window.removeEventListener(type, onPointer, true);
    };
  }, []);
  return (callback) => {
    if (!isPressedRef.current) return callback();
    window.addEventListener('pointerup', () => setTimeout(callback), { once: true });
  };
}

const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel'] as const;
