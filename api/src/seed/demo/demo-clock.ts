import { addDays, toLondonDay } from '../../schedule/london-day.ts';

/** Times of the demo data, relative to the time of seeding. */
export class DemoClock {
  readonly now: Date;
  readonly today: string;

  constructor(now: Date) {
    this.now = now;
    this.today = toLondonDay(now);
  }

  /** Returns the London day that is `offset` days after today. */
  dayAt(offset: number): string {
    return addDays(this.today, offset);
  }

  /**
   * Returns a time on the day with this offset. Returns the time two minutes ago if the result
   * would be later.
   */
  timeAt(offset: number, hour: number, minute = 0): Date {
    const time = new Date(`${this.dayAt(offset)}T00:00:00Z`);
    time.setUTCHours(hour, minute);
    return new Date(Math.min(time.getTime(), this.now.getTime() - 120_000));
  }

  minutesAgo(minutes: number): Date {
    return new Date(this.now.getTime() - minutes * 60_000);
  }
}
