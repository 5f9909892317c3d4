import { skipToken } from '@reduxjs/toolkit/query/react';
import { type FoundAddress, lookUpAddresses } from 'contract/address-lookup/address-lookup';
import { addressProviders } from 'contract/address-lookup/address-providers';
import { readEndpoint } from 'contract/calls/request';
import { formatPostcode, parsePostcode } from 'contract/values/postcode';
import { useId, useState } from 'react';
import { getRateLimitMessage } from '../../api/request-error';
import { serverApi } from '../../api/server-api';
import { Button } from '../button/button';
import { SelectField } from '../select-field/select-field';
import styles from './address-finder.module.css';

/** A press of the button. A further press for the same postcode asks again. */
interface Search {
  postcode: string;
  attempt: number;
}

const endpoint = readEndpoint(lookUpAddresses);

const { useLookUpAddressesQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    lookUpAddresses: build.query<FoundAddress[], Search>({
      ...endpoint,
      query: ({ postcode }) => endpoint.query({ postcode }),
    }),
  }),
});

export interface AddressFinderProps {
  /** Typed text of the field for the postcode. */
  postcode: string;
  onFind: (address: FoundAddress) => void;
}

/**
 * Asks for the addresses of a postcode when its button is pressed, and lists them to choose from.
 * Otherwise says why there are none, and the address is typed. The list goes when the postcode is
 * changed.
 */
export function AddressFinder({ postcode: typedPostcode, onFind }: AddressFinderProps) {
  const hintId = useId();
  const [{ postcode, attempt }, setSearch] = useState<Search>({ postcode: '', attempt: 0 });
  const currentPostcode = formatPostcode(typedPostcode);
  const isCurrent = attempt > 0 && currentPostcode === postcode;
  const isPostcode = parsePostcode(postcode) !== null;
  const addressQuery = useLookUpAddressesQuery(
    isCurrent && isPostcode ? { postcode, attempt } : skipToken,
  );
  const addresses = addressQuery.currentData ?? [];
  return (
    <>
      <div className={styles.row}>
        <Button
          variant="secondary"
          size="small"
          aria-describedby={hintId}
          onClick={() => setSearch({ postcode: currentPostcode, attempt: attempt + 1 })}
        >
          Find address
        </Button>
        <p id={hintId} className={styles.hint}>
          {`We ask ${addressProviders.idealpostcodes} for the addresses of this postcode; nothing else is sent.`}
        </p>
      </div>
      <p role="status" className={styles.status}>
        {isCurrent && describeSearch(postcode, isPostcode, addressQuery)}
      </p>
      {addresses.length > 0 && (
        <SelectField
          key={`${postcode} ${attempt}`}
          label={`Address at ${postcode}`}
          defaultValue=""
          options={[
            { value: '', label: 'Choose an address' },
            ...addresses.map(({ address }, index) => ({ value: String(index), label: address })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const address = value === '' ? undefined : addresses[Number(value)];
            if (address !== undefined) onFind(address);
          }}
        />
      )}
    </>
  );
}

function describeSearch(
  postcode: string,
  isPostcode: boolean,
  { isFetching, error, currentData: addresses = [] }: ReturnType<typeof useLookUpAddressesQuery>,
): string {
  if (!isPostcode) return 'Please type the postcode first, like SW1A 1AA.';
  if (isFetching) return 'Looking for addresses…';
  if (error !== undefined)
    return (
      getRateLimitMessage(error) ??
      'We cannot look up addresses at the moment. Please type the address.'
    );
  if (addresses.length === 0)
    return `We found no address for ${postcode}. Please check it, or type the address.`;
  return addresses.length === 1
    ? `One address at ${postcode}. Please choose it.`
    : `${addresses.length} addresses at ${postcode}. Please choose one.`;
}
