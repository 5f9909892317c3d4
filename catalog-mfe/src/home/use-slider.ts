import type { EmblaCarouselType } from 'embla-carousel';
import { type TouchEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineLazyModule, useLazyModule } from 'shared/lazy';

/** Loads lazily, because only a slide change needs the library. */
const lazyEmbla = defineLazyModule(async () => (await import('embla-carousel')).default, 'idle');

/**
 * Duration of a slide change in Embla's own unit. Measurements show that 20 gives the 500 ms of the
 * specification (section 9).
 */
const EMBLA_DURATION = 20;

/** Shortest horizontal movement of a finger that changes the slide, in px. */
const MIN_SWIPE_PX = 40;

interface SliderOptions {
  index: number;
  count: number;
  /** True if a slide change will follow soon. Embla is loaded when this value becomes true. */
  isNeeded: boolean;
  onSelect: (index: number) => void;
  /** Called after a swipe that began before Embla was created. */
  onSwipe: (index: number) => void;
}

/**
 * Moves the slides with Embla. Before Embla is loaded, the stylesheet moves the slides by `offset`.
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
    // Without a layout, as in jsdom, Embla finds only one slide. Events of Embla are then ignored.
    if (instance.scrollSnapList().length === count) onSelect(instance.selectedScrollSnap());
  });

  useLayoutEffect(() => {
    if (!createSlider || !viewport.current) return;
    const instance = createSlider(viewport.current, {
      loop: true,
      duration: EMBLA_DURATION,
      startIndex: getIndex(),
    });
    instance.on('select', onSliderSelect);
    sliderRef.current = instance;
    return () => {
      instance.destroy();
      sliderRef.current = null;
    };
  }, [createSlider]);

  // Horizontal start in px of a touch that began before Embla was created. Embla does not notice
  // such a touch.
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
      if (Math.abs(distance) > MIN_SWIPE_PX) onSwipe(index - Math.sign(distance));
    },
  };
  const slideTo = (nextIndex: number, isInstant: boolean) =>
    sliderRef.current?.scrollTo(nextIndex, isInstant);
  return { viewport, touchHandlers, slideTo, offset: createSlider ? 0 : index };
}
