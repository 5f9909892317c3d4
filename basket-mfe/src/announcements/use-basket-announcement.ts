import { useState } from 'react';
import { useBasket } from '../lines/use-basket';
import { describeBasketChanges } from './describe-basket-changes';

/**
 * Returns the text that announces the last change of the basket to screen readers. Reading the
 * basket from local storage does not count as a change.
 */
export function useBasketAnnouncement(): string {
  const basket = useBasket();
  const [lastAnnouncement, setLastAnnouncement] = useState({ basket, news: '' });
  if (lastAnnouncement.basket === basket) return lastAnnouncement.news;
  const announcement = lastAnnouncement.basket.isRestored
    ? describeBasketChanges(lastAnnouncement.basket.rows, basket.rows, basket.sum)
    : '';
  setLastAnnouncement({ basket, news: announcement || lastAnnouncement.news });
  return announcement || lastAnnouncement.news;
}
