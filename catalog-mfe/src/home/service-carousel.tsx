import type { Service } from 'contract/catalog/service';
import { type KeyboardEvent, useRef } from 'react';
import { Button, type ButtonProps, Icon } from 'shared/ui';
import styles from './service-carousel.module.css';
import { ServiceSlide } from './service-slide';
import { useCarousel } from './use-carousel';

export function ServiceCarousel({ services }: { services: Service[] }) {
  const slides = useRef<HTMLDivElement>(null);
  const {
    viewport,
    index,
    offset,
    showSlide,
    isMotionReduced,
    isPaused,
    setIsPaused,
    interactionHandlers,
    isRunning,
  } = useCarousel(services.length);
  const onArrowKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || services.length < 2) return;
    event.preventDefault();
    const nextIndex = (index + step + services.length) % services.length;
    const isInSlide = slides.current?.contains(event.target as Node);
    showSlide(nextIndex);
    if (isInSlide) focusSlide(slides.current, nextIndex);
  };
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Our services">
      <div className={styles.viewport} ref={viewport} {...interactionHandlers}>
        <div
          className={offset ? `${styles.slides} ${styles.moved}` : styles.slides}
          ref={slides}
          style={offset ? { translate: `${-100 * offset}%` } : undefined}
          aria-live={isRunning ? 'off' : 'polite'}
        >
          {services.map((service, position) => (
            <ServiceSlide
              key={service.id}
              service={service}
              position={position + 1}
              count={services.length}
              isCurrent={position === index}
              onKeyDown={onArrowKey}
            />
          ))}
        </div>
      </div>
      {services.length > 1 && !isMotionReduced && (
        <PauseButton
          paused={isPaused}
          onClick={() => setIsPaused(!isPaused)}
          onKeyDown={onArrowKey}
        />
      )}
    </section>
  );
}

const PauseButton = ({ paused: isPaused, ...actions }: { paused: boolean } & ButtonProps) => (
  <Button
    className={styles.pause}
    variant="secondary"
    size="small"
    icon={<Icon name={isPaused ? 'play' : 'pause'} size={18} />}
    {...actions}
  >
    {isPaused ? 'Play' : 'Pause'}
  </Button>
);

/** Moves the focus to the new slide, because the previous slide becomes inert. */
function focusSlide(slides: HTMLElement | null, index: number) {
  const slide = slides?.children[index];
  slide?.removeAttribute('inert');
  slide?.querySelector('a')?.focus({ preventScroll: true });
}
