import { ButtonLink, LiveRegion } from 'shared/ui';
import { formatCubicMetres } from 'contract/catalog/move-capacity';
import styles from './total.module.css';
import { calculateFillLevels, formatVans } from 'contract/quotes/vans';

export function Total({ litres }: { litres: number }) {
  const volume = formatCubicMetres(litres);
  const vans = formatVans(litres) || 'nothing counted yet';
  return (
    <section className={styles.total} data-bottom-bar aria-label="How much it comes to">
      <p className={styles.words}>
        <strong className={styles.volume}>{volume}</strong>
        <span className={styles.inVans}>{vans}</span>
      </p>
      <VanDrawing vans={calculateFillLevels(litres)} />
      <ButtonLink to="#fits" className={styles.on}>
        See what fits
      </ButtonLink>
      <LiveRegion text={litres > 0 ? `${volume}, ${vans}` : ''} />
    </section>
  );
}

/** Largest number of drawn vans. The text beside the drawing has the full number. */
const MAX_DRAWN_VANS = 5;

/** Hidden from screen readers, because the text beside the drawing has the same content. */
const VanDrawing = ({ vans }: { vans: readonly number[] }) => (
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
