import { CAPTURE_OPTIONS } from '../islands/capture-options';

/**
 * Calls back with the element under the moving pointer, and with null when the pointer enters
 * another element. An element that appears under a resting pointer does not count, for example
 * after a navigation.
 */
export function observePointerTarget(onTarget: (element: EventTarget | null) => void): void {
  let pendingTarget: EventTarget | null = null;
  const onPointerOver = ({ target }: Event) => {
    pendingTarget = target;
    onTarget(null);
  };
  const onPointerMove = () => {
    if (pendingTarget) onTarget(pendingTarget);
    pendingTarget = null;
  };
  document.addEventListener('pointerover', onPointerOver, CAPTURE_OPTIONS);
  document.addEventListener('pointermove', onPointerMove, CAPTURE_OPTIONS);
}
