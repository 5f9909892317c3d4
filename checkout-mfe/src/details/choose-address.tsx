import type { Address } from 'contract/accounts/address';
import type { Id } from 'contract/values/readers';
import { useState } from 'react';
import { skipToken } from 'shared/data';
import { SelectField } from 'shared/forms';
import { useGetKeptAddressesQuery } from './addresses-api';

interface ChooseAddressProps {
  className?: string;
  userid: Id | null;
  /** Replaces the contents of the form by this address. */
  onChoose: (address: Omit<Address, 'id'>) => void;
}

/**
 * A select that fills in a saved address. It has a fixed height, so that nothing moves when the addresses arrive. The
 * form works without it.
 */
export function ChooseAddress({ className, userid, onChoose }: ChooseAddressProps) {
  const { data = [], isLoading } = useGetKeptAddressesQuery(userid ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState('');
  const choose = (value: string) => {
    setChosen(value);
    const found = data.find(({ id }) => String(id) === value);
    if (!found) return;
    const { id: _id, ...parts } = found;
    onChoose(parts);
  };
  return (
    <SelectField
      className={className}
      label="Your addresses"
      name="kept-address"
      value={chosen}
      disabled={data.length === 0}
      onChange={({ target }) => choose(target.value)}
      options={[
        { value: '', label: firstOption(isLoading, data.length) },
        ...data.map((each) => ({ value: String(each.id), label: labelOf(each) })),
      ]}
    />
  );
}

function firstOption(isLoading: boolean, count: number): string {
  if (isLoading) return 'Loading your addresses…';
  return count === 0 ? 'No address is kept yet' : 'Fill in one of your addresses';
}

const labelOf = ({ name, lastname, address, city, postalcode }: Address) =>
  [`${name} ${lastname}`, address, `${city} ${postalcode}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
