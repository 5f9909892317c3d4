import type { OrderListRow } from 'contract/orders/staff/order-list';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { usePermission } from 'shared/session';
import { Button, Cluster, Notice } from 'shared/ui';
import type { PrintKind } from '../../order/print/order-print';
import { PrintedOrders } from '../print/printed-orders';
import { MoveStepsDialog } from './move-steps-dialog';
import { useReadOrderSheetsMutation } from './order-list-api';
import { useDownload } from './use-download';
import styles from './order-list.module.css';

interface SelectionBarProps {
  rows: readonly OrderListRow[];
  onClear: () => void;
}

export function SelectionBar({ rows, onClear }: SelectionBarProps) {
  const mayExport = usePermission('exports');
  const [isMoveDialogOpen, setMoveDialogOpen] = useState(false);
  const [printKind, setPrintKind] = useState<PrintKind>('sheet');
  const [readSheets, sheets] = useReadOrderSheetsMutation();
  const download = useDownload();
  const ordernos = rows.map(({ orderno }) => orderno);
  const failure = sheets.error ? sheets.error : null;
  const print = (kind: PrintKind) => {
    setPrintKind(kind);
    void readSheets({ ordernos });
  };
  return (
    <div className={styles.selection} role="group" aria-label="Selected orders">
      {sheets.data && (
        <PrintedOrders orders={sheets.data} kind={printKind} onPrinted={sheets.reset} />
      )}
      {rows.length > 0 && (
        <Cluster>
          <strong role="status">{rows.length} selected</strong>
          <PrintButtons isLoading={sheets.isLoading} onPrint={print} />
          <Button size="small" variant="secondary" onClick={() => setMoveDialogOpen(true)}>
            Move a step
          </Button>
          {mayExport && (
            <Button
              size="small"
              variant="secondary"
              busy={download.isLoading}
              onClick={() => void download.start('orders', { ordernos })}
            >
              Export
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear selection
          </Button>
        </Cluster>
      )}
      {(failure !== null || download.failure !== '') && (
        <Notice kind="error" isAnnounced title="This did not work">
          {download.failure ||
            (isRequestError(failure) ? failure.message : 'The answer could not be read.')}
        </Notice>
      )}
      {isMoveDialogOpen && (
        <MoveStepsDialog
          rows={rows}
          onClose={(hasMoved) => {
            setMoveDialogOpen(false);
            if (hasMoved) onClear();
          }}
        />
      )}
    </div>
  );
}

interface PrintButtonsProps {
  isLoading: boolean;
  onPrint: (kind: PrintKind) => void;
}

const PrintButtons = ({ isLoading, onPrint }: PrintButtonsProps) => (
  <>
    <Button size="small" onClick={() => onPrint('sheet')} busy={isLoading}>
      Print work sheets
    </Button>
    <Button size="small" variant="secondary" onClick={() => onPrint('slip')} busy={isLoading}>
      Print slips
    </Button>
  </>
);
