import { BEFORE_REACT } from '../parts/before-react';

/**
 * Calls back with the element to which the pointer moves, and with null when it leaves. Ignores an element that appears
 * under a resting pointer, for example after a navigation, until the pointer moves.
 */
export function pointedAt(told: (element: EventTarget | null) => void): void {
  let under: EventTarget | null = null;
  const over = ({ target }: Event) => {
    under = target;
    told(null);
  };
  const move = () => {
    if (under) told(under);
    under = null;
  };
  document.addEventListener('pointerover', over, BEFORE_REACT);
  document.addEventListener('pointermove', move, BEFORE_REACT);
}
