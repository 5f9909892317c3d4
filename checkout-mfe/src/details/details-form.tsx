import { type FormEvent, type ReactNode, useState } from 'react';
import { type FormRefusal, formRefusal, type Id } from 'shared/data';
import { safeStorage, useNavigate, useOwnAccount } from 'shared/core';
import { Button, Notice } from 'shared/ui';
import { Field, hasExtension, NO_EXTENSION_MESSAGE, phoneDigits, RefusedField } from 'shared/forms';
import { ChooseAddress } from './choose-address';
import { KeepAddress, useKeepAddress } from './keep-address';
import {
  isNotFound,
  readInsertId,
  type useGetCustomerQuery,
  useSaveCustomerMutation,
} from './customer-api';
import { cleanDetails, cleanMobileInput, type DetailsField, detailsFields } from './details-fields';
import { SavedDetailsFailed } from './saved-details-failed';
import styles from './details-form.module.css';

interface DetailsFormProps {
  userid: Id | null;
  /** The read of the user's saved record. */
  saved: ReturnType<typeof useGetCustomerQuery>;
  children?: ReactNode;
}

/**
 * The form for the shipping details. It is filled from the saved record unless the shopper has typed. It is sent only
 * after that record was read, because empty fields would overwrite it. Only a phone extension is refused here. A
 * failure is logged and keeps the typed values (specification, sections 5 and 8). The form shows a rate limit (rule 53)
 * and a refused field (rules 59 and 60).
 */
export function DetailsForm({ userid, saved, children }: DetailsFormProps) {
  // Not `data`, which holds the previous user's record until this one is read.
  const record = saved.currentData;
  const [save] = useSaveCustomerMutation();
  const [typedValues, setTypedValues] = useState<Partial<Record<DetailsField, string>>>({});
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const navigate = useNavigate();
  const hasAccount = useOwnAccount();
  const kept = useKeepAddress();

  const loading = record === undefined && saved.isFetching;
  const unread = saved.isError && !isNotFound(saved.error);
  const value = (field: DetailsField) =>
    typedValues[field] ?? record?.[detailsFields[field].record] ?? '';

  const onMobileBlur = () => {
    const { mobile } = typedValues;
    if (mobile !== undefined && !hasExtension(mobile))
      setTypedValues({ ...typedValues, mobile: phoneDigits(mobile) });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (unread && Object.values(typedValues).join('') === '') return void saved.refetch();
    if (hasExtension(value('mobile')))
      return setRefusal({ field: 'mobile', text: NO_EXTENSION_MESSAGE });
    setSending(true);
    setRefusal(null);
    const details = cleanDetails(value);
    try {
      const answer = await save({ ...details, userid: userid ?? '' }).unwrap();
      rememberCustomer(readInsertId(answer));
      kept.keep(details);
      void navigate('/checkout');
    } catch (cause) {
      const refused = formRefusal(cause, form);
      setRefusal(refused);
      if (refused === null) console.error('The shipping details could not be saved.', cause);
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-busy={sending}>
      {unread && (
        <div className={styles.wide}>
          <SavedDetailsFailed busy={saved.isFetching} onRetry={saved.refetch} />
        </div>
      )}
      {hasAccount && (
        <ChooseAddress className={styles.wide} userid={userid} onChoose={setTypedValues} />
      )}
      <RefusedField value={refusal}>
        {fieldNames.map((field) => {
          const { label, numeric, autoComplete, wide } = detailsFields[field];
          return (
            <Field
              key={field}
              className={wide ? styles.wide : undefined}
              label={label}
              name={field}
              autoComplete={autoComplete}
              type={numeric ? 'tel' : 'text'}
              inputMode={numeric ? 'numeric' : undefined}
              value={value(field)}
              onBlur={numeric ? onMobileBlur : undefined}
              onChange={({ target }: { target: { value: string } }) =>
                setTypedValues({
                  ...typedValues,
                  [field]: numeric ? cleanMobileInput(target.value) : target.value,
                })
              }
            />
          );
        })}
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
          {loading && 'Loading your saved details…'}
        </p>
        <Button type="submit" size="large" fullWidth busy={sending || loading}>
          Proceed to Checkout
        </Button>
      </div>
    </form>
  );
}

const fieldNames = Object.keys(detailsFields) as DetailsField[];

function rememberCustomer(insertId: Id | null) {
  if (insertId !== null) safeStorage().setItem('customerId', String(insertId));
}
