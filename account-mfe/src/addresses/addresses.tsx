import type { Address } from 'contract/accounts/address';
import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { Button, Grid, ReadState, Stack } from 'shared/ui';
import { AccountLoading } from '../account/account-loading';
import { useGetAddressesQuery } from './address-api';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';

/** The saved addresses, with a form for a new one or for changes. */
export function Addresses({ userid }: { userid: Id }) {
  const read = useGetAddressesQuery(userid, { refetchOnMountOrArgChange: true });
  return (
    <ReadState read={read} what="your addresses" pending={<AccountLoading />}>
      {(kept) => <Kept addresses={kept} />}
    </ReadState>
  );
}

function Kept({ addresses }: { addresses: Address[] }) {
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap={6}>
      {addresses.length === 0 && open === null && (
        <p>No address is kept yet. What you keep here can be chosen at the checkout.</p>
      )}
      {addresses.length > 0 && (
        <Grid as="ul" min="medium">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={() => setOpen(address)} />
          ))}
        </Grid>
      )}
      {open === null ? (
        <div>
          <Button variant="secondary" onClick={() => setOpen('new')}>
            Add an address
          </Button>
        </div>
      ) : (
        <AddressForm
          key={open === 'new' ? 'new' : open.id}
          address={open === 'new' ? null : open}
          onClose={close}
        />
      )}
    </Stack>
  );
}
