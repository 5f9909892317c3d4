import type { Address } from 'contract/accounts/address';
import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { Button, Grid, QueryState, Stack } from 'shared/ui';
import { AccountSkeleton } from '../account/account-page';
import { useGetAddressesQuery } from './address-api';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';

export function Addresses({ userid }: { userid: Id }) {
  const addressesQuery = useGetAddressesQuery(userid, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={addressesQuery} subject="your addresses" skeleton={<AccountSkeleton />}>
      {(addresses) => <AddressList addresses={addresses} />}
    </QueryState>
  );
}

function AddressList({ addresses }: { addresses: Address[] }) {
  const [editedAddress, setEditedAddress] = useState<Address | 'new' | null>(null);
  const close = () => setEditedAddress(null);
  return (
    <Stack gap={6}>
      {addresses.length === 0 && editedAddress === null && (
        <p>No address is kept yet. What you keep here can be chosen at the checkout.</p>
      )}
      {addresses.length > 0 && (
        <Grid as="ul" min="medium">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => setEditedAddress(address)}
            />
          ))}
        </Grid>
      )}
      {editedAddress === null ? (
        <div>
          <Button variant="secondary" onClick={() => setEditedAddress('new')}>
            Add an address
          </Button>
        </div>
      ) : (
        <AddressForm
          key={editedAddress === 'new' ? 'new' : editedAddress.id}
          address={editedAddress === 'new' ? null : editedAddress}
          onClose={close}
        />
      )}
    </Stack>
  );
}
