import { formatMoney, type Pence } from 'contract/values/pence';
import { Field } from 'shared/forms';
import { Notice, Stack, TextLink } from 'shared/ui';
import styles from '../my-quote.module.css';
import type { Offer } from '../offer/offer';
import type { FieldErrors } from './move-addresses';
import { type AcceptFields, NAME_ID, TERMS_ID } from './use-accept-form';

type Signature = Pick<AcceptFields, 'name' | 'note' | 'eventDate' | 'acceptedVersion'>;

interface SignatureFieldsProps {
  offer: Offer;
  errors: FieldErrors;
  fields: Signature;
  onChange: (changes: Partial<Signature>) => void;
}

/** The last fields before the button: a note, the typed name and the terms. */
export function SignatureFields({ offer, errors, fields, onChange }: SignatureFieldsProps) {
  const { name, note, eventDate, acceptedVersion } = fields;
  const isAccepted = acceptedVersion === offer.version;
  const hasNewVersion = acceptedVersion !== 0 && !isAccepted;
  return (
    <Stack gap={5}>
      {offer.needseventdate && (
        <Field
          type="date"
          label="Date of the wedding or event (optional)"
          hint="Garments should be ready a week before. Tell us when."
          value={eventDate}
          onChange={({ currentTarget }) => onChange({ eventDate: currentTarget.value })}
        />
      )}
      <Field
        multiline
        rows={2}
        label="A note for us (optional)"
        hint="Anything large, fragile or awkward, or a time that matters."
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
      <Field
        id={NAME_ID}
        name="name"
        label="Your full name"
        hint="Typed in place of a signature."
        required
        autoComplete="name"
        maxLength={200}
        value={name}
        error={errors[NAME_ID]}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      {hasNewVersion && (
        <Notice kind="warning" isAnnounced title="We have sent you a newer version meanwhile">
          The price and the terms above are those of the newer version. Please read them again
          before you accept.
        </Notice>
      )}
      <TermsCheckbox
        total={offer.total}
        isChecked={isAccepted}
        error={errors[TERMS_ID]}
        onChange={(isChecked) => onChange({ acceptedVersion: isChecked ? offer.version : 0 })}
      />
    </Stack>
  );
}

interface TermsCheckboxProps {
  total: Pence;
  isChecked: boolean;
  error: string | undefined;
  onChange: (isChecked: boolean) => void;
}

const TermsCheckbox = ({ total, isChecked, error, onChange }: TermsCheckboxProps) => (
  <div>
    <label className={styles.check}>
      <input
        id={TERMS_ID}
        type="checkbox"
        checked={isChecked}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${TERMS_ID}-error`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        I accept this quote for {formatMoney(total)} with the terms above and the{' '}
        <TextLink to="/terms">terms and conditions</TextLink>.
      </span>
    </label>
    {error && (
      <p id={`${TERMS_ID}-error`} className={styles.error}>
        {error}
      </p>
    )}
  </div>
);
