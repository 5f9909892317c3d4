import { recommendKit } from 'contract/quotes/recommend-kit';
import { formatMoney } from 'shared/format';
import { Icon, TextLink } from 'shared/ui';
import { useOfferedKits } from './kits-api';
import styles from './recommendation.module.css';

export function KitHint({ boxes }: { boxes: number }) {
  const kit = recommendKit(boxes, useOfferedKits() ?? []);
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
