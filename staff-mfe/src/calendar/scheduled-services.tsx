import { type ScheduledService, serviceSetting } from 'contract/calendar/staff/settings';
import { SelectField } from 'shared/forms';
import { type ServiceRequest, useSaveServiceMutation } from './calendar-api';
import styles from './calendar.module.css';
import { SaveErrorNotice } from './save-error-notice';
import { useSettingSave } from './use-setting-save';

/** Form that sets for each service whether shoppers choose a day, and the kind of day. */
export function ScheduledServices({ services }: { services: readonly ScheduledService[] }) {
  const [saveService, { error }] = useSaveServiceMutation();
  const { send, dialogs } = useSettingSave<ServiceRequest, ScheduledService>({
    save: saveService,
    settingSchema: serviceSetting,
    listConflicts: ({ name, scheduled }, request) => [
      { label: name, theirs: getLabel(scheduled), mine: getLabel(request.scheduled) },
    ],
    merge: ({ version }, request) => ({ ...request, version }),
  });
  return (
    <div className={styles.services}>
      <SaveErrorNotice error={error} />
      {services.map(({ serviceid, name, scheduled, version }) => (
        <SelectField
          key={serviceid}
          label={name}
          options={bookingKindOptions}
          value={scheduled}
          onChange={({ currentTarget }) =>
            void send({
              serviceid,
              version,
              scheduled: currentTarget.value as ScheduledService['scheduled'],
            })
          }
        />
      ))}
      {dialogs}
    </div>
  );
}

const bookingKindOptions = [
  { value: 'none', label: 'No day is asked for' },
  { value: 'move', label: 'A move, with both addresses' },
  { value: 'visit', label: 'Garments or curtains, collected or brought' },
];

const getLabel = (kind: string): string =>
  bookingKindOptions.find(({ value }) => value === kind)?.label ?? kind;
