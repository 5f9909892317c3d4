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
  /** Somebody is about to use it, or something else than the first slide was asked for. */
  isWanted: boolean;
  onSelect: (index: number) => void;
}

/**
 * Has Embla slide what is in the viewport. Until it is there, `offset` says by how many slides the stylesheet
 * is to move them, and a swipe is taken from where the finger went down and up.
 */
export function useSlider({ index, count, isWanted, onSelect }: Slider) {
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useRef<EmblaCarouselType>(null);
  const [isTouched, setIsTouched] = useState(false);
  const code = useLater(embla, count > 1 && (isWanted || isTouched));
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

  const from = useRef(0);
  const touches = {
    onTouchStart({ touches }: TouchEvent) {
      from.current = touches[0]?.clientX ?? 0;
      setIsTouched(true);
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const way = (changedTouches[0]?.clientX ?? from.current) - from.current;
      if (!slider.current && Math.abs(way) > SWIPE_PX) onSelect(index - Math.sign(way));
    },
  };
  const slideTo = (next: number, jump: boolean) => slider.current?.scrollTo(next, jump);
  return { viewport, touches, slideTo, offset: code ? 0 : index };
}
