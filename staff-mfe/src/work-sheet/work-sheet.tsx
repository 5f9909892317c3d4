import type { DayTitles } from 'contract/calendar/schedule';
import { buildWorkSheetRows } from 'contract/calendar/work-sheet';
import { Table } from 'shared/ui';

const columns = [
  { key: 'title', label: 'Part', isRowHeading: true },
  { key: 'text', label: 'Details' },
] as const;

/** Details of an order that the crew needs on the day. */
export function WorkSheet({ schedule, titles }: { schedule: unknown; titles: DayTitles }) {
  const rows = buildWorkSheetRows(schedule, titles);
  if (rows.length === 0) return null;
  return (
    <Table
      caption="Work sheet"
      captionHidden
      columns={columns}
      rows={rows.map(([title, text]) => ({ id: title, cells: { title, text } }))}
    />
  );
}
