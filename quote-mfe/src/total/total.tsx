import { ButtonLink, LiveRegion } from 'shared/ui';
import { cubicMetres } from '../inventory/counts';
import styles from './total.module.css';
import { VanDrawing } from './van-drawing';
import { vansOf, vanWords } from './vans';

/** The total, always visible: beside the list, or at the bottom of a narrow window. */
export function Total({ litres }: { litres: number }) {
  const volume = cubicMetres(litres);
  const vans = vanWords(litres) || 'nothing counted yet';
  return (
    <section className={styles.total} data-bottom-bar aria-label="How much it comes to">
      <p className={styles.words}>
        <strong className={styles.volume}>{volume}</strong>
        <span className={styles.inVans}>{vans}</span>
      </p>
      <VanDrawing vans={vansOf(litres)} />
      <ButtonLink to="#fits" className={styles.on}>
        See what fits
      </ButtonLink>
      <LiveRegion text={litres > 0 ? `${volume}, ${vans}` : ''} />
    </section>
  );
}
