import type { CustomerQuote } from 'contract/quotes/customer-quotes';
import type { QuoteContact, QuotedAddress } from 'contract/quotes/quote-fields';
import { useState } from 'react';
import { Field, FindAddress } from 'shared/forms';
import { Button, Stack } from 'shared/ui';
import styles from '../my-quote.module.css';
import type { FieldErrors } from './move-addresses';

type Missing = CustomerQuote['missing'];

interface ContactDetailsProps {
  contact: QuoteContact;
  /** Whether the quote has no e-mail address yet. An address that it has cannot be changed here. */
  asksForEmail: boolean;
  missing: Missing;
  /** Address from which the customer moves, or null. */
  movingFrom: Pick<QuotedAddress, 'address' | 'postcode'> | null;
  errors: FieldErrors;
  onChange: (changes: Partial<QuoteContact>) => void;
}

/**
 * The customer's details, with a button that opens their fields. The fields are open from the start
 * if one is missing.
 */
export function ContactDetails(props: ContactDetailsProps) {
  const { contact, missing } = props;
  const [isEditing, setEditing] = useState(missing.length > 0);
  if (isEditing) return <ContactFields {...props} />;
  const { name, last_name, address, city, postalcode, mobile, email } = contact;
  const lines = [`${name} ${last_name}`, address, `${city} ${postalcode}`, mobile, email];
  return (
    <Stack gap={3}>
      <address className={styles.address}>
        {lines
          .map((line) => line.trim())
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      <div>
        <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
          Correct your details
        </Button>
      </div>
    </Stack>
  );
}

function ContactFields({
  contact,
  asksForEmail,
  missing,
  movingFrom,
  errors,
  onChange,
}: ContactDetailsProps) {
  const bindField = (name: keyof QuoteContact) => ({
    id: getContactFieldId(name),
    name,
    value: contact[name],
    required: missing.some((field) => field === name),
    error: errors[getContactFieldId(name)],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <div className={styles.fields}>
      <Field {...bindField('name')} label="Name" autoComplete="given-name" maxLength={200} />
      <Field
        {...bindField('last_name')}
        label="Last name"
        autoComplete="family-name"
        maxLength={200}
      />
      {movingFrom !== null && movingFrom.address.trim() !== '' && contact.address === '' && (
        <div className={styles.wide}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              const { address, postcode } = movingFrom;
              onChange({ address, postalcode: postcode });
              document.getElementById(getContactFieldId('address'))?.focus();
            }}
          >
            Use the address that you move from
          </Button>
        </div>
      )}
      <Field
        {...bindField('address')}
        className={styles.wide}
        label="Address"
        autoComplete="street-address"
        maxLength={1000}
      />
      <Field {...bindField('city')} label="City" autoComplete="address-level2" maxLength={200} />
      <Field
        {...bindField('postalcode')}
        label="Postcode"
        autoComplete="postal-code"
        maxLength={50}
      />
      <FindAddress className={styles.wide} postcode={contact.postalcode} onFind={onChange} />
      <Field {...bindField('mobile')} label="Mobile" type="tel" autoComplete="tel" maxLength={50} />
      {asksForEmail && (
        <Field
          {...bindField('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
    </div>
  );
}

const getContactFieldId = (name: string): string => `contact-${name}`;

const errorTexts: Record<Missing[number], string> = {
  name: 'Please tell us your name.',
  address: 'Please give your address.',
  postalcode: 'Please give your postcode.',
  email: 'Please give an e-mail address: the confirmation goes there.',
  mobile: 'Please give a phone number for the day.',
};

/** Returns an error for each missing detail that is still empty. */
export const findContactErrors = (contact: QuoteContact, missing: Missing): FieldErrors =>
  Object.fromEntries(
    missing
      .filter((name) => contact[name].trim() === '')
      .map((name) => [getContactFieldId(name), errorTexts[name]]),
  );

/** Returns the details that the customer has changed, or undefined if there are none. */
export function findChangedContact(
  contact: QuoteContact,
  savedContact: QuoteContact,
): Partial<QuoteContact> | undefined {
  const names = Object.keys(contact) as (keyof QuoteContact)[];
  const changes = names.filter((name) => contact[name] !== savedContact[name]);
  return changes.length === 0
    ? undefined
    : Object.fromEntries(changes.map((name) => [name, contact[name]]));
}
