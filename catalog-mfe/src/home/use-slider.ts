import type { EmblaCarouselType } from 'embla-carousel';
import { type TouchEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { later, useLater } from 'shared/core';

/**
 * The slider library, for loops and swipes. Lazy, because a page needs it only before the first
 * slide change.
 */
const embla = later(async () => (await import('embla-carousel')).default, 'idle');

/** Embla's `duration`, a value without a unit. Measured to match the 500 ms of a change (specification, section 9). */
const SPEED = 20;

/** Minimum distance of a swipe, in px. */
const SWIPE_PX = 40;

interface Slider {
  /** Index of the visible slide. */
  index: number;
  count: number;
  /** Whether a slide change is near. Before that the library is not fetched. */
  isWanted: boolean;
  onSelect: (index: number) => void;
  /** Called after a swipe that started before Embla was ready. */
  onSwipe: (index: number) => void;
}

/**
 * Slides the viewport with Embla. Before Embla is ready, the stylesheet moves the slides by
 * `offset` slides, and swipes are derived from the start and end of a touch.
 */
export function useSlider({ index, count, isWanted, onSelect, onSwipe }: Slider) {
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useRef<EmblaCarouselType>(null);
  const [wasWanted, setWasWanted] = useState(false);
  const wants = count > 1 && (isWanted || wasWanted);
  if (wants && !wasWanted) setWasWanted(true);
  const found = useLater(embla, wants);
  const code = wants ? found : null;
  const present = useEffectEvent(() => index);
  const select = useEffectEvent((made: EmblaCarouselType) => {
    // Without layout, as in jsdom, Embla finds only one slide.
    if (made.scrollSnapList().length === count) onSelect(made.selectedScrollSnap());
  });

  useLayoutEffect(() => {
    if (!code || !viewport.current) return;
    const made = code(viewport.current, { loop: true, duration: SPEED, startIndex: present() });
    made.on('select', select);
    slider.current = made;
    return () => {
      made.destroy();
      slider.current = null;
    };
  }, [code]);

  // Embla misses a touch that began before it was initialised.
  const ownSwipeFrom = useRef<number>(null);
  const touches = {
    onTouchStart({ touches }: TouchEvent) {
      ownSwipeFrom.current = slider.current ? null : (touches[0]?.clientX ?? null);
      setWasWanted(true);
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const to = changedTouches[0]?.clientX;
      if (ownSwipeFrom.current === null || to === undefined) return;
      const way = to - ownSwipeFrom.current;
      if (Math.abs(way) > SWIPE_PX) onSwipe(index - Math.sign(way));
    },
  };
  const slideTo = (next: number, jump: boolean) => slider.current?.scrollTo(next, jump);
  return { viewport, touches, slideTo, offset: code ? 0 : index };
}
