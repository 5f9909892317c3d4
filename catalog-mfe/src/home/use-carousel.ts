import { useEffect, useEffectEvent, useState } from 'react';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion';
import { useSlider } from './use-slider';

/** How long a slide stays, in ms (decision 11). */
const STAY_MS = 5000;

/** How long before a change its sliding is made ready, in ms: measuring the slides is not done in a hurry. */
const READY_MS = 1000;

/**
 * One slide at a time, without end: advances every 5 seconds unless paused, pointed at, focused or motion is not
 * wanted.
 */
export function useCarousel(count: number) {
  const still = usePrefersReducedMotion();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const running = !paused && !hovered && !focused && !still && count > 1;
  const within = (next: number) => (next + count) % count;
  const { viewport, touches, slideTo, offset } = useSlider({
    index,
    count,
    isWanted: hovered || focused || isNear,
    onSelect: (next) => setIndex(within(next)),
    onSwipe: show,
  });

  function show(next: number) {
    setIndex(within(next));
    slideTo(within(next), still);
  }
  const advance = useEffectEvent(() => show(index + 1));
  useEffect(() => {
    if (!running) return;
    const near = setTimeout(() => setIsNear(true), STAY_MS - READY_MS);
    const timer = setTimeout(advance, STAY_MS);
    return () => {
      clearTimeout(near);
      clearTimeout(timer);
    };
  }, [running, index]);

  const hold = {
    ...touches,
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { viewport, hold, index, offset, show, still, paused, setPaused, running };
}
