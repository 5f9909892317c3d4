import { ButtonLink, LiveRegion } from 'shared/ui';
import { formatCubicMetres } from '../inventory/counts';
import styles from './total.module.css';
import { VanDrawing } from './van-drawing';
import { calculateFillLevels, formatVans } from './vans';

/** Always visible: beside the list, or at the bottom of a narrow window. */
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
