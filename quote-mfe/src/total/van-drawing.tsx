import styles from './total.module.css';

/** Maximum number of drawn vans. If more are needed, a text says how many. */
const MAX_DRAWN_VANS = 5;

/** Hidden from screen readers, because the text beside the drawing says the same. */
export const VanDrawing = ({ vans }: { vans: readonly number[] }) => (
  <div className={styles.vans} aria-hidden="true">
    {vans.slice(0, MAX_DRAWN_VANS).map((fillLevel, index) => (
      <svg key={index} viewBox="0 0 60 32" width="60" height="32" focusable="false">
        <rect className={styles.hold} x="1" y="3" width="38" height="21" rx="2" />
        <rect className={styles.load} x="1" y="3" width={38 * fillLevel} height="21" rx="2" />
        <path className={styles.cab} d="M40 10h9l9 7v7H40Z" />
        <circle className={styles.wheel} cx="12" cy="26" r="4.5" />
        <circle className={styles.wheel} cx="48" cy="26" r="4.5" />
      </svg>
    ))}
  </div>
);
