import { useState } from 'react';
import { useBasket } from '../lines/use-basket';
import { basketNews } from './basket-news';

/**
 * Returns the sentence about the last change of the basket. Restoring the basket from storage is no
 * change.
 */
export function useBasketNews(): string {
  const basket = useBasket();
  const [told, setTold] = useState({ basket, news: '' });
  if (told.basket === basket) return told.news;
  const news = told.basket.restored ? basketNews(told.basket.rows, basket.rows, basket.sum) : '';
  setTold({ basket, news: news || told.news });
  return news || told.news;
}
