import type { AddressToSave } from 'contract/accounts/own-account';
import { useState } from 'react';
import { useSaveTypedAddressMutation } from './addresses-api';
import styles from './save-address-checkbox.module.css';

export function useAddressSaving() {
  const [isChecked, setChecked] = useState(false);
  const [saveTypedAddress] = useSaveTypedAddressMutation();
  const saveIfChecked = (address: AddressToSave) => {
    if (!isChecked) return;
    // Logs a failure without telling the shopper, because the order does not need the saved
    // address.
    saveTypedAddress(address)
      .unwrap()
      .catch((cause: unknown) => console.warn('The address could not be saved.', cause));
  };
  return { isChecked, setChecked, saveIfChecked };
}

interface SaveAddressCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export const SaveAddressCheckbox = ({ isChecked, onChange }: SaveAddressCheckboxProps) => (
  <label className={styles.keep}>
    <input
      type="checkbox"
      className={styles.box}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    Keep this address in my account
  </label>
);
