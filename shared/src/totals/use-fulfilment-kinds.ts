import {
  type FulfilmentKind,
  getFulfilmentKind,
  fulfilmentKinds,
} from 'contract/catalog/fulfilment';
import { useGetServicesQuery } from '../api/catalogue-api';
import { useAppSelector } from '../store/hooks';

export function useFulfilmentKinds(): FulfilmentKind[] {
  const { data: services = [] } = useGetServicesQuery();
  const cart = useAppSelector((state) => state.cart);
  const chosenService = useAppSelector((state) => state.services);
  const basketKinds = cart.map((line) =>
    getFulfilmentKind(
      { id: line.productid, name: line.name },
      services.find(({ id }) => id === line.serviceid) ?? chosenService,
    ),
  );
  return fulfilmentKinds.filter((kind) => basketKinds.includes(kind));
}
