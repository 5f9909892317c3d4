import type { Id } from 'contract/values/readers';
import type { FormEvent, ReactNode } from 'react';
import { useOwnAccount } from 'shared/core';
import { Button, Notice } from 'shared/ui';
import { Field, RefusedField } from 'shared/forms';
import { ChooseAddress } from './choose-address';
import { KeepAddress, useKeepAddress } from './keep-address';
import type { useGetCustomerQuery } from './customer-api';
import { cleanMobileInput, type DetailsField, detailsFields } from './details-fields';
import styles from './details-form.module.css';
import { type DetailsState, useDetails } from './use-details';

interface DetailsFormProps {
  userid: Id | null;
  /** The read of the user's saved record. */
  saved: ReturnType<typeof useGetCustomerQuery>;
  children?: ReactNode;
}

/**
 * The form for the shipping details. A failure is logged and keeps the typed values (specification, sections 5 and 8).
 * The form shows a rate limit (rule 53) and a refused field (rules 59 and 60).
 */
export function DetailsForm({ userid, saved, children }: DetailsFormProps) {
  const details = useDetails(userid, saved);
  const { isSavedUnread, isBusy, refusal } = details;
  const hasAccount = useOwnAccount();
  const kept = useKeepAddress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void details.submit(event.currentTarget, kept.keep);
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={details.isSending}>
      {isSavedUnread && (
        <div className={styles.wide}>
          <SavedDetailsFailed busy={saved.isFetching} onRetry={saved.refetch} />
        </div>
      )}
      {hasAccount && (
        <ChooseAddress className={styles.wide} userid={userid} onChoose={details.setTyped} />
      )}
      <RefusedField value={refusal}>
        {fieldNames.map((field) => (
          <DetailsInput key={field} field={field} details={details} />
        ))}
      </RefusedField>
      <div className={styles.wide}>{children}</div>
      {hasAccount && <KeepAddress isWanted={kept.isWanted} onChange={kept.want} />}
      <div className={styles.wide}>
        {refusal?.field === '' && (
          <Notice kind="error" live>
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

function DetailsInput({ field, details }: { field: DetailsField; details: DetailsState }) {
  const { label, numeric, autoComplete, wide } = detailsFields[field];
  return (
    <Field
      className={wide ? styles.wide : undefined}
      label={label}
      name={field}
      autoComplete={autoComplete}
      type={numeric ? 'tel' : 'text'}
      inputMode={numeric ? 'numeric' : undefined}
      value={details.value(field)}
      onBlur={numeric ? details.cleanMobile : undefined}
      onChange={({ target }: { target: { value: string } }) =>
        details.type(field, numeric ? cleanMobileInput(target.value) : target.value)
      }
    />
  );
}

/** A notice with a retry button. The form also works without the saved details (rule 9). */
const SavedDetailsFailed = ({ busy, onRetry }: { busy: boolean; onRetry: () => unknown }) => (
  <Notice
    kind="warning"
    title="We could not load your saved details"
    live
    action={
      <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    You can also type them in below.
  </Notice>
);
