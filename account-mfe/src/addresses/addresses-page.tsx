import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { AccountPage, AccountSkeleton } from '../account/account-page';

const lazyAddresses = defineLazyModule(
  async () => (await import(/* webpackChunkName: "later-addresses" */ './addresses')).Addresses,
);

export function AddressesPage() {
  const Addresses = useLazyModule(lazyAddresses, true);
  return (
    <AccountPage title="Addresses" description="The addresses that you keep with us.">
      {(userid) => (Addresses ? <Addresses userid={userid} /> : <AccountSkeleton />)}
    </AccountPage>
  );
}
