import { Cluster, Stack } from '../ui/layout/layout';
import { Icon, type IconName } from '../ui/icon/icon';
import { iconPaths } from '../ui/icon/icon-paths';
import { Section } from '../ui/page/page';
import styles from './gallery.module.css';

const swatches = ['ivory', 'paper', 'stone', 'ink', 'green', 'greenTint', 'brass', 'blush', 'red'];

export function GalleryFoundations() {
  return (
    <Section
      title="Type, colour, icons"
      intro="A serif that speaks, a sans that stays out of the way."
    >
      <Stack gap={8}>
        <Stack gap={3}>
          <p className={styles.display}>Your dress, as it was on the day</p>
          <h3>Packed, carried and set down again</h3>
          <p className={styles.measure}>
            We collect from mainland postcodes in England, Wales and Scotland, clean by hand, and
            return in an acid-free box. A kit of 10 boxes, 450 × 450 × 500 mm, comes to £94.50 –
            ‘collection’ is free. Naïve, café, œuvre: “quoted” … 10 m².
          </p>
        </Stack>
        <ul className={styles.swatches}>
          {swatches.map((name) => (
            <li key={name}>
              <span className={`${styles.swatch} ${styles[name]}`} />
              {name}
            </li>
          ))}
        </ul>
        <Cluster as="ul" gap={5}>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} label={name} />
            </li>
          ))}
        </Cluster>
      </Stack>
    </Section>
  );
}
