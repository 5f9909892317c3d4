import { useFileDownload } from 'shared/desk';
import { usePermission } from 'shared/session';
import { Button, Cluster, Notice } from 'shared/ui';

interface DateRange {
  from: string;
  to: string;
}

/** Buttons that save the documents of a date range for bookkeeping. Hidden without the permission to export. */
export function InvoiceExports({ days: { from, to } }: { days: DateRange }) {
  const { start: startDownload, isLoading, failure } = useFileDownload();
  const mayExport = usePermission('exports');
  if (!mayExport) return null;
  if (from === '' || to === '') return <p>Choose both days to save the documents as CSV.</p>;
  const saveExport = (name: 'invoices' | 'xero') =>
    void startDownload({
      path: `staff/exports/${name}`,
      fileName: `${name}-${from}-to-${to}.csv`,
      body: { from, to },
    });
  return (
    <div>
      <Cluster>
        <Button
          size="small"
          variant="secondary"
          busy={isLoading}
          onClick={() => saveExport('invoices')}
        >
          Save as CSV
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={isLoading}
          onClick={() => saveExport('xero')}
        >
          Save for Xero
        </Button>
      </Cluster>
      <p>In Xero, import the file as sales invoices with tax inclusive, at most 500 at a time.</p>
      {failure && (
        <Notice kind="error" isAnnounced title="Nothing was saved">
          {failure}
        </Notice>
      )}
    </div>
  );
}
