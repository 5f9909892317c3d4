import type { Address } from 'contract/accounts/address';
import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { skipToken } from 'shared/data';
import { SelectField } from 'shared/forms';
import { useGetSavedAddressesQuery } from './addresses-api';

interface ChooseAddressProps {
  className?: string;
  userid: Id | null;
  onChoose: (address: Omit<Address, 'id'>) => void;
}

/**
 * Select for a saved address. The height of the select is fixed, so that nothing moves when the
 * addresses have loaded.
 */
export function ChooseAddress({ className, userid, onChoose }: ChooseAddressProps) {
  const { data = [], isLoading } = useGetSavedAddressesQuery(userid ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [chosenId, setChosenId] = useState('');
  const choose = (value: string) => {
    setChosenId(value);
    const chosenAddress = data.find(({ id }) => String(id) === value);
    if (!chosenAddress) return;
    const { id: _id, ...fields } = chosenAddress;
    onChoose(fields);
  };
  return (
    <SelectField
      className={className}
      label="Your addresses"
      name="kept-address"
      value={chosenId}
      disabled={data.length === 0}
      onChange={({ target }) => choose(target.value)}
      options={[
        { value: '', label: getPlaceholder(isLoading, data.length) },
        ...data.map((savedAddress) => ({
          value: String(savedAddress.id),
          label: formatAddress(savedAddress),
        })),
      ]}
    />
  );
}

function getPlaceholder(isLoading: boolean, count: number): string {
  if (isLoading) return 'Loading your addresses…';
  return count === 0 ? 'No address is kept yet' : 'Fill in one of your addresses';
}

const formatAddress = ({ name, lastname, address, city, postalcode }: Address) =>
  [`${name} ${lastname}`, address, `${city} ${postalcode}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
