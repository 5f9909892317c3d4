import { isDay } from 'contract/calendar/day';
import { useState } from 'react';
import { getLondonToday } from 'shared/forms';
import { Button, Cluster, VisuallyHidden } from 'shared/ui';
import { addDays } from '../ui/days';
import styles from './board.module.css';

interface BoardToolbarProps {
  day: string;
  isWeek: boolean;
  onOpen: (day: string, isWeek: boolean) => void;
}

/** Controls that choose the day and the view. */
export function BoardToolbar({ day, isWeek, onOpen }: BoardToolbarProps) {
  const step = isWeek ? 7 : 1;
  const unit = isWeek ? 'week' : 'day';
  return (
    <Cluster gap={2} className={styles.toolbar}>
      <Cluster gap={1} role="group" aria-label="View">
        {[false, true].map((isWeekView) => (
          <Button
            key={String(isWeekView)}
            size="small"
            variant={isWeekView === isWeek ? 'primary' : 'secondary'}
            aria-pressed={isWeekView === isWeek}
            onClick={() => onOpen(day, isWeekView)}
          >
            {isWeekView ? 'Week' : 'Day'}
          </Button>
        ))}
      </Cluster>
      <div className={styles.days}>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Previous ${unit}`}
          onClick={() => onOpen(addDays(day, -step), isWeek)}
        >
          ‹
        </Button>
        <DayField day={day} onChoose={(newDay) => onOpen(newDay, isWeek)} />
        <Button
          size="small"
          variant="secondary"
          aria-label={`Next ${unit}`}
          onClick={() => onOpen(addDays(day, step), isWeek)}
        >
          ›
        </Button>
        <Button size="small" variant="secondary" onClick={() => onOpen(getLondonToday(), isWeek)}>
          Today
        </Button>
      </div>
    </Cluster>
  );
}

/** Opens the chosen day. A year that is being typed, such as 0202, opens nothing yet. */
function DayField({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const [typed, setTyped] = useState({ day, text: day });
  return (
    <label>
      <VisuallyHidden>Day</VisuallyHidden>
      <input
        type="date"
        className={styles.day}
        value={typed.day === day ? typed.text : day}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped({ day, text });
          if (isDay(text)) onChoose(text);
        }}
      />
    </label>
  );
}
