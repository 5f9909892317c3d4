import type { CalendarSettings as Settings } from './calendar-api';
import { Stack } from 'shared/ui';
import styles from './calendar.module.css';
import { ScheduledServices } from './scheduled-services';
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
      <ScheduledServices services={settings.services} />
    </section>
  </Stack>
);
