import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { Icon } from 'shared/ui';
import { useOpenAtLocation } from '../use-open-at-location';
import styles from './services-menu.module.css';

const ServicesPanel = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-services" */ './services-panel')).ServicesPanel,
  'idle',
);

/**
 * A button that opens the list of services. In the layout 'row', the list closes when the shopper
 * uses another element or presses Escape. Escape returns the focus to the button.
 */
export function ServicesMenu({ layout }: { layout: 'row' | 'column' }) {
  const [open, setOpen] = useOpenAtLocation();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useDismiss(root, open && layout === 'row', {
    onOutside: close,
    onEscape: () => {
      close();
      toggle.current?.focus();
    },
  });
  return (
    <div className={`${styles.menu} ${styles[layout]}`} ref={root}>
      <button
        type="button"
        className={styles.toggle}
        ref={toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevronDown" size={18} label="List of services" />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <ServicesPanel isNeeded={open} componentProps={{}} />
      </div>
    </div>
  );
}

interface DismissHandlers {
  onOutside: () => void;
  onEscape: () => void;
}

function useDismiss(
  element: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  { onOutside, onEscape }: DismissHandlers,
) {
  const handleEvent = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key === 'Escape') onEscape();
    } else if (!element.current?.contains(event.target as Node)) onOutside();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onEvent = (event: Event) => handleEvent(event);
    for (const eventName of DISMISS_EVENTS) document.addEventListener(eventName, onEvent);
    return () =>
      DISMISS_EVENTS.forEach((eventName) => document.removeEventListener(eventName, onEvent));
  }, [isEnabled]);
}

const DISMISS_EVENTS = ['pointerdown', 'focusin', 'keydown'] as const;
