import type * as serviceArea from 'contract/catalog/service-area';
import type { AddressProblem, OrderAddresses } from 'contract/catalog/service-area';
import { getFulfilmentKind, useGetServicesQuery } from 'shared/data';
import { defineLazyModule, type LazyModule, useLazyModule } from 'shared/lazy';
import { useIsLivePage } from 'shared/slots';
import { useAppSelector } from 'shared/store';

/** Loads lazily, because it only adds questions about an address to a page. */
const serviceAreaModule: LazyModule<typeof serviceArea> = defineLazyModule(
  () => import(/* webpackChunkName: "later-service-area" */ 'contract/catalog/service-area'),
);

/** Returns why the basket cannot be delivered or moved at these addresses (rule 67). */
export function useAddressProblems(addresses: OrderAddresses): AddressProblem[] {
  const serviceArea = useLazyModule(serviceAreaModule, true);
  const { data: services = [] } = useGetServicesQuery();
  const cart = useAppSelector((state) => state.cart);
  const chosenService = useAppSelector((state) => state.services);
  if (!serviceArea) return [];
  const lines = cart.map((line) => {
    const service = services.find(({ id }) => id === line.serviceid) ?? chosenService;
    const kind = getFulfilmentKind({ id: line.productid, name: line.name }, service);
    return { kind, area: serviceArea.getLineArea(service?.area, kind) };
  });
  return serviceArea.listAddressProblems(lines, addresses);
}

const QUOTE_PATH = '/how-much-to-move';

/** Returns the page on which a shopper asks for a quote. */
export const useQuotePath = () => (useIsLivePage(QUOTE_PATH) ? QUOTE_PATH : '/contact');
