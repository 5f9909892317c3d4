import { useId, useRef } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { Icon } from 'shared/ui';
import { useOpenAtLocation } from '../use-open-at-location';
import styles from './services-menu.module.css';
import { useDismiss } from './use-dismiss';

const ServicesPanel = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-services" */ './services-panel')).ServicesPanel,
  'idle',
);

/**
 * The list of services, opened by a button beside the link to all services. With the layout 'row',
 * it closes when the shopper uses another element or presses Escape. Escape returns the focus to
 * the button.
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
