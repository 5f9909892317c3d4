import type { Service } from 'contract/catalog/service';
import { type KeyboardEvent, useRef } from 'react';
import { Button, type ButtonProps, Icon } from 'shared/ui';
import styles from './service-carousel.module.css';
import { ServiceSlide } from './service-slide';
import { useCarousel } from './use-carousel';

/** The services flagged isHome, one slide at a time (specification, sections 2 and 9; rule 11). */
export function ServiceCarousel({ services }: { services: Service[] }) {
  const slides = useRef<HTMLDivElement>(null);
  const { viewport, index, offset, show, still, paused, setPaused, hold, running } = useCarousel(
    services.length,
  );
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || services.length < 2) return;
    event.preventDefault();
    const next = (index + step + services.length) % services.length;
    const inSlide = slides.current?.contains(event.target as Node);
    show(next);
    if (inSlide) focusSlide(slides.current, next);
  };
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Our services">
      <div className={styles.viewport} ref={viewport} {...hold}>
        <div
          className={offset ? `${styles.slides} ${styles.moved}` : styles.slides}
          ref={slides}
          style={offset ? { translate: `${-100 * offset}%` } : undefined}
          aria-live={running ? 'off' : 'polite'}
        >
          {services.map((service, position) => (
            <ServiceSlide
              key={service.id}
              service={service}
              position={position + 1}
              count={services.length}
              current={position === index}
              onKeyDown={turn}
            />
          ))}
        </div>
      </div>
      {services.length > 1 && !still && (
        <PauseButton paused={paused} onClick={() => setPaused(!paused)} onKeyDown={turn} />
      )}
    </section>
  );
}

const PauseButton = ({ paused, ...actions }: { paused: boolean } & ButtonProps) => (
  <Button
    className={styles.pause}
    variant="secondary"
    size="small"
    icon={<Icon name={paused ? 'play' : 'pause'} size={18} />}
    {...actions}
  >
    {paused ? 'Play' : 'Pause'}
  </Button>
);

/** Moves the focus to the visible slide, because the previous one becomes inert. */
function focusSlide(slides: HTMLElement | null, index: number) {
  const slide = slides?.children[index];
  slide?.removeAttribute('inert');
  slide?.querySelector('a')?.focus({ preventScroll: true });
}
