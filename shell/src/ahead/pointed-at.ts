import { BEFORE_REACT } from '../parts/before-react';

/**
 * Tells of what the pointer is moved to, and of null as soon as it is elsewhere. What comes to lie under a pointer that
 * rests, as when the page turns, nobody has pointed at before the pointer moves.
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
