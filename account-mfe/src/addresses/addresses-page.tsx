import { later, useLater } from 'shared/core';
import { AccountLoading } from '../account/account-loading';
import { AccountPage } from '../account/account-page';

const addresses = later(
  async () => (await import(/* webpackChunkName: "later-addresses" */ './addresses')).Addresses,
);

/** The page /myaccount/addresses: saved addresses for the checkout (rule 51). */
export function AddressesPage() {
  const Addresses = useLater(addresses, true);
  return (
    <AccountPage title="Addresses" description="The addresses that you keep with us.">
      {(userid) => (Addresses ? <Addresses userid={userid} /> : <AccountLoading />)}
    </AccountPage>
  );
}
