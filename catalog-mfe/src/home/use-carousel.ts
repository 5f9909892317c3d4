import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion';

/** How long a slide stays, in ms (decision 11). */
const STAY_MS = 5000;

/** Embla's measure of the 500 ms that a change takes (specification §9): no unit, found by timing. */
const SPEED = 20;

/**
 * One slide at a time, without end: advances every 5 seconds unless paused, pointed at, focused or motion is not
 * wanted. Swipes are Embla's.
 */
export function useCarousel(count: number) {
  const still = usePrefersReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: SPEED });
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = !paused && !hovered && !focused && !still && count > 1;

  useEffect(() => {
    if (!embla) return;
    // Where nothing is laid out, Embla knows of one slide only.
    const follow = () => {
      if (embla.scrollSnapList().length === count) setIndex(embla.selectedScrollSnap());
    };
    embla.on('select', follow);
    return () => void embla.off('select', follow);
  }, [embla, count]);

  const show = (next: number) => {
    const wrapped = (next + count) % count;
    setIndex(wrapped);
    embla?.scrollTo(wrapped, still);
  };
  const advance = useEffectEvent(() => show(index + 1));
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, STAY_MS);
    return () => clearTimeout(timer);
  }, [running, index]);

  const hold = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { viewport, hold, index, show, still, paused, setPaused, running };
}
