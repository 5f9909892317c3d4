import { useState } from 'react';
import { type KeptAddress, useKeepTypedAddressMutation } from './addresses-api';
import styles from './keep-address.module.css';

/** Whether what is typed is kept with the account, and keeping it once the details are saved. */
export function useKeepAddress() {
  const [isWanted, want] = useState(false);
  const [keepTyped] = useKeepTypedAddressMutation();
  const keep = (address: Omit<KeptAddress, 'id'>) => {
    if (!isWanted) return;
    // The order goes on without it: it is kept the next time.
    keepTyped(address)
      .unwrap()
      .catch((cause: unknown) => console.warn('The address could not be kept.', cause));
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
