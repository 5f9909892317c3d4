import type { EmblaCarouselType } from 'embla-carousel';
import { type TouchEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineLazyModule, useLazyModule } from 'shared/lazy';

/**
 * The slider library, for loops and swipes. Lazy, because a page needs it only before the first
 * slide change.
 */
const lazyEmbla = defineLazyModule(async () => (await import('embla-carousel')).default, 'idle');

/** Embla's `duration`, a value without a unit. Measured to match the 500 ms of a change (specification, section 9). */
const DURATION = 20;

/** Minimum distance of a swipe, in px. */
const SWIPE_PX = 40;

interface SliderOptions {
  /** Index of the visible slide. */
  index: number;
  count: number;
  /** Whether a slide change is near. Before that the library is not fetched. */
  isNeeded: boolean;
  onSelect: (index: number) => void;
  /** Called after a swipe that started before Embla was ready. */
  onSwipe: (index: number) => void;
}

/**
 * Slides the viewport with Embla. Before Embla is ready, the stylesheet moves the slides by
 * `offset` slides, and swipes are derived from the start and end of a touch.
 */
export function useSlider({ index, count, isNeeded, onSelect, onSwipe }: SliderOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<EmblaCarouselType>(null);
  const [wasNeeded, setWasNeeded] = useState(false);
  const needsSlider = count > 1 && (isNeeded || wasNeeded);
  if (needsSlider && !wasNeeded) setWasNeeded(true);
  const loadedEmbla = useLazyModule(lazyEmbla, needsSlider);
  const createSlider = needsSlider ? loadedEmbla : null;
  const getIndex = useEffectEvent(() => index);
  const onSliderSelect = useEffectEvent((instance: EmblaCarouselType) => {
    // Without layout, as in jsdom, Embla finds only one slide.
    if (instance.scrollSnapList().length === count) onSelect(instance.selectedScrollSnap());
  });

  useLayoutEffect(() => {
    if (!createSlider || !viewport.current) return;
    const instance = createSlider(viewport.current, {
      loop: true,
      duration: DURATION,
      startIndex: getIndex(),
    });
    instance.on('select', onSliderSelect);
    sliderRef.current = instance;
    return () => {
      instance.destroy();
      sliderRef.current = null;
    };
  }, [createSlider]);

  // Embla misses a touch that began before it was initialised.
  const swipeStartX = useRef<number>(null);
  const touchHandlers = {
    onTouchStart({ touches }: TouchEvent) {
      swipeStartX.current = sliderRef.current ? null : (touches[0]?.clientX ?? null);
      setWasNeeded(true);
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const endX = changedTouches[0]?.clientX;
      if (swipeStartX.current === null || endX === undefined) return;
      const distance = endX - swipeStartX.current;
      if (Math.abs(distance) > SWIPE_PX) onSwipe(index - Math.sign(distance));
    },
  };
  const slideTo = (nextIndex: number, isInstant: boolean) =>
    sliderRef.current?.scrollTo(nextIndex, isInstant);
  return { viewport, touchHandlers, slideTo, offset: createSlider ? 0 : index };
}
