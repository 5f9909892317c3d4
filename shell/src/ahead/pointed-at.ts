import { BEFORE_REACT } from '../parts/before-react';

/**
 * Calls back with the element under the moving pointer, and with null when the pointer enters
 * another element. Ignores an element that appears under a resting pointer, for example after a
 * navigation.
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
