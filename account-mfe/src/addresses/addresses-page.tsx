import { later, useLater } from 'shared/core';
import { AccountLoading } from '../account/account-loading';
import { AccountPage } from '../account/account-page';

const addresses = later(
  async () => (await import(/* webpackChunkName: "later-addresses" */ './addresses')).Addresses,
);

/** /myaccount/addresses: the addresses to choose from at the checkout (decision 51). */
export function AddressesPage() {
  const Addresses = useLater(addresses, true);
  return (
    <AccountPage title="Addresses" description="The addresses that you keep with us.">
      {(userid) => (Addresses ? <Addresses userid={userid} /> : <AccountLoading />)}
    </AccountPage>
  );
}
