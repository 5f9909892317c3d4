import type { OrderFilter } from 'contract/orders/staff/order-list';
import { useState } from 'react';
import { Field, SelectField, getLondonToday } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { usePermission } from 'shared/session';
import { Button, Notice, Stack } from 'shared/ui';
import { useDownload } from './use-download';
import styles from './order-list.module.css';

const contents = [
  { value: 'view', label: 'The orders of this view' },
  { value: 'orders', label: 'Orders placed on these days' },
  { value: 'takings', label: 'Takings of these days' },
  { value: 'customers', label: 'Customers who ordered on these days' },
];

/** Button that opens the export dialog. Renders nothing without the permission. */
export function ExportButton({ filters }: { filters: OrderFilter }) {
  const [isOpen, setOpen] = useState(false);
  const mayExport = usePermission('exports');
  if (!mayExport) return null;
  return (
    <div className={styles.noPrint}>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Export as CSV
      </Button>
      {isOpen && <ExportDialog filters={filters} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ExportDialogProps {
  filters: OrderFilter;
  onClose: () => void;
}

function ExportDialog({ filters, onClose }: ExportDialogProps) {
  const [content, setContent] = useState('view');
  const [range, setRange] = useState(() => getLastMonth(getLondonToday()));
  const { start, isLoading, failure } = useDownload();
  const send = async () => {
    const { from, to } = range;
    const isSaved = await (content === 'view'
      ? start('orders', filters)
      : content === 'orders'
        ? start('orders', { placedfrom: from, placedto: to })
        : start(content === 'takings' ? 'takings' : 'customers', range));
    if (isSaved) onClose();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title="Export as CSV"
      description="A file for a spreadsheet. The audit log notes each export."
      footer={
        <Button busy={isLoading} onClick={() => void send()}>
          Save the file
        </Button>
      }
    >
      <Stack gap={4}>
        <SelectField
          label="What"
          options={contents}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        {content !== 'view' && (
          <div className={styles.selects}>
            <Field
              type="date"
              label="First day"
              value={range.from}
              onChange={(event) => setRange({ ...range, from: event.currentTarget.value })}
            />
            <Field
              type="date"
              label="Last day"
              value={range.to}
              onChange={(event) => setRange({ ...range, to: event.currentTarget.value })}
            />
          </div>
        )}
        {failure !== '' && (
          <Notice kind="error" isAnnounced title="Nothing was exported">
            {failure}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}

/** Returns the first and last day of the month before the given day. */
export function getLastMonth(today: string): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: toDay(Date.UTC(year, month - 2, 1)), to: toDay(Date.UTC(year, month - 1, 0)) };
}
