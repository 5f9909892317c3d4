import { orderTexts, useConfig, useFulfilmentKinds, useLater } from 'shared/core';
import { Icon } from 'shared/ui';
import styles from './method-choice.module.css';

/**
 * What 'Collection Only' means for what is in the basket (decision 52). Where something is fetched, the warehouse's address
 * is shown (specification §9).
 */
export function CollectionHint() {
  const { warehouse } = useConfig();
  const kinds = useFulfilmentKinds();
  const texts = useLater(orderTexts, true);
  const outline = { kinds, method: 'offline' } as const;
  const hints = texts?.methodHints(outline) ?? [];
  return (
    <>
      <span>{hints.length > 1 ? 'Order now, pay later. No delivery charge.' : hints[0]}</span>
      {hints.length > 1 && (
        <span className={styles.each}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </span>
      )}
      {texts?.warehouseTexts(outline) && (
        <span className={styles.warehouse}>
          <Icon name="pin" size={18} />
          <span>{warehouse}</span>
        </span>
      )}
    </>
  );
}
