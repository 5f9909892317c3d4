import { useConfig, useTrades } from 'shared/core';
import type { Trade } from 'shared/data';
import { Icon } from 'shared/ui';
import styles from './method-choice.module.css';

/**
 * What 'Collection Only' means for what is in the basket (decision 52). Where something is fetched, the warehouse's address
 * is shown (specification §9).
 */
export function CollectionHint() {
  const { warehouse } = useConfig();
  const trades = useTrades();
  const [only = 'goods'] = trades;
  const isFetched = trades.length === 0 || trades.some((trade) => trade !== 'move');
  return (
    <>
      {trades.length > 1 ? 'Order now, pay later. No delivery charge.' : alone[only]}
      {trades.length > 1 && (
        <span className={styles.each}>
          {trades.map((trade) => (
            <span key={trade}>{among[trade]}</span>
          ))}
        </span>
      )}
      {isFetched && (
        <span className={styles.warehouse}>
          <Icon name="pin" size={18} />
          <span>{warehouse}</span>
        </span>
      )}
    </>
  );
}

const alone: Record<Trade, string> = {
  goods: 'Order now, pay when you collect. No delivery charge.',
  care: 'Bring your garments to our warehouse and fetch them there once they are ready; you pay then. No delivery charge.',
  move: 'Order now, pay on the day. There is nothing to fetch: our crew comes to you.',
};

const among: Record<Trade, string> = {
  goods: 'Goods: you fetch them from our warehouse and pay then.',
  care: 'Garments: you bring them to our warehouse, fetch them once they are ready, and pay then.',
  move: 'Moves and storage: there is nothing to fetch; you pay on the day.',
};
