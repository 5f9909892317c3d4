import type { AddressRequest } from 'contract/accounts/requests';
import { useState } from 'react';
import { useKeepTypedAddressMutation } from './addresses-api';
import styles from './keep-address.module.css';

/**
 * State of the checkbox for saving the typed address in the account. Call `saveIfChecked` once the
 * details are saved.
 */
export function useKeepAddress() {
  const [isWanted, want] = useState(false);
  const [keepTyped] = useKeepTypedAddressMutation();
  const keep = (address: AddressRequest) => {
    if (!isWanted) return;
    // A failure does not stop the order.
    keepTyped(address)
      .unwrap()
      .catch((cause: unknown) => console.warn('The address could not be saved.', cause));
  };
  return { isWanted, want, keep };
}

interface KeepAddressProps {
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

export const KeepAddress = ({ isWanted, onChange }: KeepAddressProps) => (
  <label className={styles.keep}>
    <input
      type="checkbox"
      className={styles.box}
      checked={isWanted}
      onChange={({ target }) => onChange(target.checked)}
    />
    Keep this address in my account
  </label>
);
