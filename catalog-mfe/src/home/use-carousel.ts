import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSlider } from './use-slider';

/** Time for which a slide is visible, in ms. */
const SLIDE_TIME_MS = 5000;

/**
 * Time before a slide change at which the slider is prepared, in ms. Measuring the slides takes
 * time.
 */
const PREPARE_TIME_MS = 1000;

/**
 * Changes to the next slide after `SLIDE_TIME_MS` (rule 11). Stops while the visitor uses the
 * carousel, and if the visitor prefers reduced motion.
 */
export function useCarousel(count: number) {
  const isMotionReduced = usePrefersReducedMotion();
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isChangeNear, setIsChangeNear] = useState(false);
  const isRunning = !isPaused && !isHovered && !isFocused && !isMotionReduced && count > 1;
  const wrapIndex = (nextIndex: number) => (nextIndex + count) % count;
  const { viewport, touchHandlers, slideTo, offset } = useSlider({
    index,
    count,
    isNeeded: isHovered || isFocused || isChangeNear,
    onSelect: (nextIndex) => setIndex(wrapIndex(nextIndex)),
    onSwipe: showSlide,
  });

  function showSlide(nextIndex: number) {
    setIndex(wrapIndex(nextIndex));
    slideTo(wrapIndex(nextIndex), isMotionReduced);
  }
  const advance = useEffectEvent(() => showSlide(index + 1));
  useEffect(() => {
    if (!isRunning) return;
    const prepareTimer = setTimeout(() => setIsChangeNear(true), SLIDE_TIME_MS - PREPARE_TIME_MS);
    const timer = setTimeout(advance, SLIDE_TIME_MS);
    return () => {
      clearTimeout(prepareTimer);
      clearTimeout(timer);
    };
  }, [isRunning, index]);

  const interactionHandlers = {
    ...touchHandlers,
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
  return {
    viewport,
    interactionHandlers,
    index,
    offset,
    showSlide,
    isMotionReduced,
    isPaused,
    setIsPaused,
    isRunning,
  };
}

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Returns true on the server, where the visitor's preference is unknown. */
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(REDUCED_MOTION_QUERY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(REDUCED_MOTION_QUERY).matches,
    () => true,
  );
