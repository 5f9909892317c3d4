import type { Address } from 'contract/accounts/address';
import type { AddressToSave } from 'contract/accounts/own-account';
import { Button } from 'shared/ui';
import { Field } from 'shared/forms';
import { AccountForm } from '../forms/account-form';
import { useSaveAddressMutation } from './address-api';

interface AddressFormProps {
  /** Address to edit, or null for a new address. */
  address: Address | null;
  onClose: () => void;
}

/**
 * Form for an address. The form's fields have the same names as the delivery details of the
 * checkout.
 */
export function AddressForm({ address, onClose }: AddressFormProps) {
  const [saveAddress] = useSaveAddressMutation();
  const submit = async (getValue: (name: string) => string) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, getValue(name)]));
    await saveAddress({
      ...(values as Omit<AddressToSave, 'id'>),
      ...(address && { id: address.id }),
    }).unwrap();
    onClose();
  };
  return (
    <AccountForm
      title={address ? 'Change this address' : 'A new address'}
      buttonLabel="Save address"
      onSend={submit}
      secondaryAction={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {fields.map(({ name, label, ...rest }) => (
        <Field key={name} label={label} name={name} defaultValue={address?.[name]} {...rest} />
      ))}
    </AccountForm>
  );
}

const fields = [
  { name: 'name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last Name', autoComplete: 'family-name' },
  { name: 'mobile', label: 'Mobile', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'address-line1' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'postalcode', label: 'Post Code', autoComplete: 'postal-code' },
] as const;
