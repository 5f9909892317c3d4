import { isRequestError } from 'shared/data';
import { Button, Cluster, Notice } from 'shared/ui';
import { useExportCustomerMutation } from './customers-api';

/** Downloads all data of a person as a JSON file. The backend records the export. */
export function ExportCustomer({ path }: { path: string }) {
  const [exportCustomer, { isLoading, error }] = useExportCustomerMutation();
  const download = async () => {
    const result = await exportCustomer(path);
    if (!result.error) saveFile(`customer-${path.replace('/', '-')}.json`, result.data);
  };
  return (
    <>
      <Cluster>
        <Button variant="secondary" busy={isLoading} onClick={() => void download()}>
          Export all data
        </Button>
        <span>A JSON file for the person. The export is recorded.</span>
      </Cluster>
      {error && (
        <Notice kind="error" isAnnounced>
          {(isRequestError(error) && error.serverError) ||
            'Nothing was exported: the shop did not answer. Please try again.'}
        </Notice>
      )}
    </>
  );
}

function saveFile(name: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // Waits, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
