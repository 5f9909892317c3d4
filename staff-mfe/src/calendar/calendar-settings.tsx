import type { CalendarSettings as Settings } from 'contract/staff/calendar-settings';
import { SelectField } from 'shared/forms';
import { Stack } from 'shared/ui';
import { useSaveServiceMutation } from './calendar-api';
import styles from './calendar.module.css';
import { SaveFailed } from './save-failed';
import { SpecialDays } from './special-days';
import { TradeRules } from './trade-rules';

/** Settings: working days, special days, and the services that need a day. */
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
          <TradeRules key={rules.trade} rules={rules} />
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
  const [save, { error }] = useSaveServiceMutation();
  return (
    <div className={styles.services}>
      <SaveFailed error={error} />
      {services.map(({ serviceid, name, scheduled }) => (
        <SelectField
          key={serviceid}
          label={name}
          options={kinds}
          value={scheduled}
          onChange={({ currentTarget }) => void save({ serviceid, scheduled: currentTarget.value })}
        />
      ))}
    </div>
  );
}

const kinds = [
  { value: 'none', label: 'No day is asked for' },
  { value: 'move', label: 'A move, with both addresses' },
  { value: 'visit', label: 'Garments or curtains, collected or brought' },
];
