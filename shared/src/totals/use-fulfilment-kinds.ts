import { type FulfilmentKind, fulfilmentKindOf, fulfilmentKinds } from 'contract/catalog/trade';
import { useGetServicesQuery } from '../api/catalogue/services';
import { useAppSelector } from '../store/hooks';

/** Returns the fulfilment kinds in the basket, without duplicates. */
export function useFulfilmentKinds(): FulfilmentKind[] {
  const { data: services = [] } = useGetServicesQuery();
  const cart = useAppSelector((state) => state.cart);
  const chosen = useAppSelector((state) => state.services);
  const found = cart.map((line) =>
    fulfilmentKindOf(
      { id: line.productid, name: line.name },
      services.find(({ id }) => id === line.serviceid) ?? chosen,
    ),
  );
  return fulfilmentKinds.filter((kind) => found.includes(kind));
}
