import { type Trade, tradeOf } from 'contract/trade';
import { useGetServicesQuery } from '../api/catalogue/services';
import { useAppSelector } from '../store/hooks';

/** The trades of what is in the basket, each once: goods, care, move. */
export function useTrades(): Trade[] {
  const { data: services = [] } = useGetServicesQuery();
  const cart = useAppSelector((state) => state.cart);
  const chosen = useAppSelector((state) => state.services);
  const found = cart.map((line) =>
    tradeOf(
      { id: line.productid, name: line.name },
      services.find(({ id }) => id === line.serviceid) ?? chosen,
    ),
  );
  return trades.filter((trade) => found.includes(trade));
}

const trades = ['goods', 'care', 'move'] as const;
