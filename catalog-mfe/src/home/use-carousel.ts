import { useEffect, useEffectEvent, useState } from 'react';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion';
import { useSlider } from './use-slider';

/** Time for which a slide is visible, in ms (rule 11). */
const STAY_MS = 5000;

/** Time before a change at which the slider is prepared, in ms, because measuring the slides takes time. */
const READY_MS = 1000;

/**
 * Shows one slide at a time in a loop. Advances every 5 seconds unless paused, hovered, focused or with reduced motion.
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
