import type { Id } from 'contract/values/readers';
import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react';
import { useHasOwnAccount } from 'shared/session';
import { Button, Notice } from 'shared/ui';
import { Field, FindAddress, FormErrorContext } from 'shared/forms';
import { PostcodeField } from '../area/postcode-field';
import { useAddressQuestion } from '../area/use-address-question';
import { useAfterPress } from '../area/use-after-press';
import { ChooseAddress } from './choose-address';
import { SaveAddressCheckbox, useAddressSaving } from './save-address-checkbox';
import type { useGetCustomerQuery } from './customer-api';
import { cleanMobileInput, type DetailsField, detailsFields } from './details-fields';
import styles from './details-form.module.css';
import { type DetailsState, useDetails } from './use-details';

interface DetailsFormProps {
  userid: Id | null;
  customerQuery: ReturnType<typeof useGetCustomerQuery>;
  children?: ReactNode;
}

/**
 * Form for the delivery details. Keeps the typed values after a failed save. Shows an error only
 * for a rate limit (rule 53) or a refused field (rules 59 and 60).
 */
export function DetailsForm({ userid, customerQuery, children }: DetailsFormProps) {
  const details = useDetails(userid, customerQuery);
  const { hasLoadFailed, isBusy, refusal } = details;
  const hasAccount = useHasOwnAccount();
  const addressSaving = useAddressSaving();
  const passedFields = usePassedFields();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void details.submit(event.currentTarget, addressSaving.saveIfChecked);
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onFocus={passedFields.onFocus}
      aria-busy={details.isSending}
    >
      {hasLoadFailed && (
        <div className={styles.wide}>
          <SavedDetailsError busy={customerQuery.isFetching} onRetry={customerQuery.refetch} />
        </div>
      )}
      {hasAccount && (
        <ChooseAddress className={styles.wide} userid={userid} onChoose={details.setTypedValues} />
      )}
      <FormErrorContext value={refusal}>
        {fieldNames.map((field) => (
          <DetailsInput
            key={field}
            field={field}
            details={details}
            isPassed={passedFields.names.includes(field)}
          />
        ))}
      </FormErrorContext>
      <div className={styles.wide}>{children}</div>
      {hasAccount && (
        <SaveAddressCheckbox
          isChecked={addressSaving.isChecked}
          onChange={addressSaving.setChecked}
        />
      )}
      <div className={styles.wide}>
        {refusal?.field === '' && (
          <Notice kind="error" isAnnounced>
            {refusal.text}
          </Notice>
        )}
        <p role="status" className={styles.status}>
          {details.isLoading && 'Loading your saved details…'}
        </p>
        <Button type="submit" size="large" fullWidth busy={isBusy}>
          Proceed to Checkout
        </Button>
      </div>
    </form>
  );
}

const fieldNames = Object.keys(detailsFields) as DetailsField[];

/**
 * Returns the fields before the last control that had the focus, also those that the shopper has
 * skipped.
 */
function usePassedFields() {
  const [names, setNames] = useState<readonly DetailsField[]>([]);
  const runAfterPress = useAfterPress();
  const onFocus = ({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) => {
    const isBeforeTarget = (field: DetailsField) => {
      const input = form.elements.namedItem(field);
      return (
        input instanceof Node &&
        Boolean(input.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    };
    const passedNames = fieldNames.filter(isBeforeTarget);
    if (passedNames.length > names.length) runAfterPress(() => setNames(passedNames));
  };
  return { names, onFocus };
}

interface DetailsInputProps {
  field: DetailsField;
  details: DetailsState;
  isPassed: boolean;
}

function DetailsInput({ field, details, isPassed }: DetailsInputProps) {
  const { label, autoComplete } = detailsFields[field];
  if (field !== 'postalcode')
    return <TextInput field={field} details={details} isPassed={isPassed} />;
  return (
    <>
      <PostcodeField
        part="customer"
        label={label}
        name={field}
        autoComplete={autoComplete}
        isPassed={isPassed}
        value={details.getValue(field)}
        onChange={(postcode) => details.setField(field, postcode)}
      />
      <FindAddress
        className={styles.wide}
        postcode={details.getValue(field)}
        onFind={(address) => details.setTypedValues((values) => ({ ...values, ...address }))}
      />
    </>
  );
}

function TextInput({ field, details, isPassed }: DetailsInputProps) {
  const { label, isNumeric, autoComplete, isWide } = detailsFields[field];
  const value = details.getValue(field);
  const question = useAddressQuestion(
    // A last name alone is a name.
    field === 'name' ? { name: value + details.getValue('lastname') } : { [field]: value },
    { isPassed },
  );
  return (
    <Field
      {...question}
      className={isWide ? styles.wide : undefined}
      label={label}
      name={field}
      autoComplete={autoComplete}
      type={isNumeric ? 'tel' : 'text'}
      inputMode={isNumeric ? 'numeric' : undefined}
      value={value}
      onBlur={() => {
        question.onBlur();
        if (isNumeric) details.cleanMobile();
      }}
      onChange={({ target }: { target: { value: string } }) =>
        details.setField(field, isNumeric ? cleanMobileInput(target.value) : target.value)
      }
    />
  );
}

/** Notice above the form, because the form also works without the saved details (rule 9). */
const SavedDetailsError = ({ busy, onRetry }: { busy: boolean; onRetry: () => unknown }) => (
  <Notice
    kind="warning"
    title="We could not load your saved details"
    isAnnounced
    action={
      <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    You can also type them in below.
  </Notice>
);
