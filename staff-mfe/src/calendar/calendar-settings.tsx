import type { CalendarSettings as Settings } from 'contract/staff/calendar-settings';
import { SelectField } from 'shared/forms';
import { Stack } from 'shared/ui';
import { useSaveServiceMutation } from './calendar-api';
import styles from './calendar.module.css';
import { SaveErrorNotice } from './save-error-notice';
import { SpecialDays } from './special-days';
import { BookingRules } from './booking-rules';

export const CalendarSettings = ({ settings }: { settings: Settings }) => (
  <Stack gap={10}>
    <section className={styles.part} aria-labelledby="special">
      <h2 id="special">Closed days and other places</h2>
      <SpecialDays days={settings.days} />
    </section>
    <section className={styles.part} aria-labelledby="rules">
      <h2 id="rules">Working days and places</h2>
      <div className={styles.rules}>
        {settings.trades.map((rules) => (
          <BookingRules key={rules.trade} rules={rules} />
        ))}
      </div>
    </section>
    <section className={styles.part} aria-labelledby="services">
      <h2 id="services">What is done on a day</h2>
      <Services services={settings.services} />
    </section>
  </Stack>
);

function Services({ services }: Pick<Settings, 'services'>) {
  const [saveService, { error }] = useSaveServiceMutation();
  return (
    <div className={styles.services}>
      <SaveErrorNotice error={error} />
      {services.map(({ serviceid, name, scheduled }) => (
        <SelectField
          key={serviceid}
          label={name}
          options={bookingKindOptions}
          value={scheduled}
          onChange={({ currentTarget }) =>
            void saveService({ serviceid, scheduled: currentTarget.value })
          }
        />
      ))}
    </div>
  );
}

const bookingKindOptions = [
  { value: 'none', label: 'No day is asked for' },
  { value: 'move', label: 'A move, with both addresses' },
  { value: 'visit', label: 'Garments or curtains, collected or brought' },
];
