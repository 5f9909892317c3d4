import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { AccountSkeleton } from '../account/account-skeleton';
import { AccountPage } from '../account/account-page';

const lazyAddresses = defineLazyModule(
  async () => (await import(/* webpackChunkName: "later-addresses" */ './addresses')).Addresses,
);

/** The page /myaccount/addresses, where customers save addresses for the checkout (rule 51). */
export function AddressesPage() {
  const Addresses = useLazyModule(lazyAddresses, true);
  return (
    <AccountPage title="Addresses" description="The addresses that you keep with us.">
      {(userid) => (Addresses ? <Addresses userid={userid} /> : <AccountSkeleton />)}
    </AccountPage>
  );
}
