import { useId, useRef, useState } from 'react';
import { laterPart, useLocation } from 'shared/core';
import { Icon } from 'shared/ui';
import styles from './services-menu.module.css';
import { useDismiss } from './use-dismiss';

/** Nobody needs the list before it is opened. */
const ServicesPanel = laterPart(
  async () =>
    (await import(/* webpackChunkName: "later-services" */ './services-panel')).ServicesPanel,
  'idle',
);

/**
 * The services as a menu beside the link to them all: a disclosure, opened by pointer, touch or keyboard. In a row it
 * closes when something else is used, and by Escape, which gives the focus back.
 */
export function ServicesMenu({ layout }: { layout: 'row' | 'column' }) {
  const { key } = useLocation();
  // Open for one place in the history: navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpenAt(null);
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
        onClick={() => setOpenAt(open ? null : key)}
      >
        <Icon name="chevronDown" size={18} label="List of services" />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <ServicesPanel isWanted={open} with={{}} />
      </div>
    </div>
  );
}
