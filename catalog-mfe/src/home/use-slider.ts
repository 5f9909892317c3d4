import type { EmblaCarouselType } from 'embla-carousel';
import { type TouchEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { later, useLater } from 'shared/core';

/** What slides without end and by swiping. A page that is only looked at does without until the first change. */
const embla = later(async () => (await import('embla-carousel')).default, 'idle');

/** Embla's measure of the 500 ms that a change takes (specification §9): no unit, found by timing. */
const SPEED = 20;

/** How far a finger goes before it means another slide, in px. */
const SWIPE_PX = 40;

interface Slider {
  /** The slide in sight. */
  index: number;
  count: number;
  /** It is about to be used: a page that is only looked at spends no time on it. */
  isWanted: boolean;
  onSelect: (index: number) => void;
  /** A swipe that Embla did not hear asks for another slide. */
  onSwipe: (index: number) => void;
}

/**
 * Has Embla slide what is in the viewport. Until it is there, `offset` says by how many slides the stylesheet
 * is to move them, and a swipe is taken from where the finger went down and up.
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
    // Where nothing is laid out, Embla knows of one slide only.
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

  // Embla hears nothing of a touch that began before it was made.
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
