import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { type FormEvent, useEffect, useState } from 'react';
import { ChoiceGroup, Field } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { useNavigate } from 'shared/router';
import { Button, Notice, Stack } from 'shared/ui';
import { type StaffForm, useStaffForm } from 'shared/desk';
import {
  usePublishCatalogueDraftMutation,
  useScheduleCatalogueDraftMutation,
} from '../calls/drafts-api';
import { fromLondonInput, toLondonInput } from './london-time';
import { RemarkList } from './remark-list';
import styles from './drafts.module.css';

interface PublishFormProps {
  draft: DraftDetails;
  warnings: DraftDetails['warnings'];
  hasProblems: boolean;
}

interface PublishValues {
  confirmed: boolean;
  /** Typed time in London. */
  publishat: string;
}

type PublishTiming = 'now' | 'later';

const whenOptions = [
  { value: 'now' as const, label: 'Now' },
  { value: 'later' as const, label: 'At a date and time' },
];

/** Publishes the draft now or at a chosen time. The user must first confirm its warnings. */
export function PublishForm({ draft, warnings, hasProblems }: PublishFormProps) {
  const { form, when, setWhen } = usePublishForm(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Publish">
      <Stack gap={4}>
        <ChoiceGroup
          legend="When"
          name="when"
          layout="row"
          value={when}
          options={whenOptions}
          onChange={setWhen}
        />
        {when === 'later' && (
          <Field
            type="datetime-local"
            label="Date and time"
            hint="In London."
            required
            className={styles.time}
            min={getEarliestInput()}
            error={form.errorOf('publishat')}
            {...form.register('publishat', { validate: checkTime })}
          />
        )}
        {warnings.length > 0 && (
          <Warnings form={form} warnings={warnings} differences={draft.differences} />
        )}
        {form.formError && (
          <Notice kind="error" isAnnounced title="Nothing was published">
            {form.formError}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={form.isSending} disabled={hasProblems}>
            {when === 'now' ? 'Publish now' : 'Publish at this time'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const getEarliestInput = (): string => toLondonInput(new Date());

function usePublishForm({ id, version }: DraftDetails) {
  const toast = useToast();
  const navigate = useNavigate();
  const [when, setWhen] = useState<PublishTiming>('now');
  const [publish] = usePublishCatalogueDraftMutation();
  const [schedule] = useScheduleCatalogueDraftMutation();
  const form = useStaffForm<PublishValues>({
    defaultValues: { confirmed: false, publishat: '' },
    draftKey: null,
    send: ({ confirmed, publishat }) =>
      when === 'now'
        ? publish({ id, version, confirmed }).unwrap()
        : schedule({ id, version, confirmed, publishat: fromLondonInput(publishat) }).unwrap(),
    onSaved: () => {
      if (when === 'now') void navigate('/admin/catalogue/history');
      toast({
        kind: 'success',
        text: when === 'now' ? 'Published. Shoppers see it now.' : 'The time is set.',
      });
    },
  });
  const { setValue } = form;
  // Resets the confirmation, because a new version of the draft may have other warnings.
  useEffect(() => setValue('confirmed', false), [version, setValue]);
  return { form, when, setWhen };
}

interface WarningsProps {
  form: StaffForm<PublishValues>;
  warnings: DraftDetails['warnings'];
  differences: DraftDetails['differences'];
}

function Warnings({ form, warnings, differences }: WarningsProps) {
  const error = form.errorOf('confirmed');
  return (
    <Notice kind="warning" title="Please look at this again">
      <RemarkList remarks={warnings} differences={differences} />
      <label className={styles.confirm}>
        <input
          type="checkbox"
          aria-describedby={error ? 'confirm-error' : undefined}
          aria-invalid={error ? true : undefined}
          {...form.register('confirmed', {
            validate: (isConfirmed) => isConfirmed || 'Please confirm the warnings.',
          })}
        />{' '}
        Yes, that is right
      </label>
      {error && (
        <p id="confirm-error" className={styles.error}>
          {error}
        </p>
      )}
    </Notice>
  );
}

function checkTime(input: string): true | string {
  const time = fromLondonInput(input);
  if (time === '') return 'Date and time: please type both.';
  return Date.parse(time) > Date.now() || 'Date and time: they are over already.';
}
