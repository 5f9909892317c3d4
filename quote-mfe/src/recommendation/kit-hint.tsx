import { formatMoney } from 'shared/format';
import { Icon, TextLink } from 'shared/ui';
import { type OfferedKit, useOfferedKits } from './kits-api';
import styles from './recommendation.module.css';

export function KitHint({ boxes }: { boxes: number }) {
  const kit = findKit(boxes, useOfferedKits() ?? []);
  return (
    <p className={styles.kit}>
      <Icon name="box" />
      {kit ? (
        <span key="kit">
          <span>{`For your ${boxes} boxes:`}</span>{' '}
          <TextLink to={`/RemovalKit${kit.letter}`}>
            {`${kit.name}, ${kit.boxes} boxes for ${formatMoney(kit.price)}`}
          </TextLink>
          <span>{boxes > kit.boxes ? ', and more as you need them' : ''}</span>
        </span>
      ) : (
        <span key="none">
          <span>{boxes > 0 ? '' : 'No boxes yet? '}</span>Our{' '}
          <TextLink to="/removalkit">removal kits</TextLink> bring them all at once.
        </span>
      )}
    </p>
  );
}

/**
 * Returns the smallest kit with enough boxes, or else the largest. Returns null for 0 boxes. `kits`
 * must be sorted by boxes.
 */
export const findKit = (boxes: number, kits: readonly OfferedKit[]): OfferedKit | null =>
  boxes > 0 ? (kits.find((kit) => kit.boxes >= boxes) ?? kits.at(-1) ?? null) : null;
