import { Button, Card, Notice, Stack } from 'shared/ui';
import { useExportAccountMutation } from '../account/account-api';
import { useFormCall } from '../forms/use-form-call';

export function DataExport() {
  const [exportAccount] = useExportAccountMutation();
  const { send, isBusy, refusal } = useFormCall();
  const download = async () => {
    const data = await exportAccount().unwrap();
    if (data === null) throw new Error('The response has no data.');
    saveFile('my-data.json', data);
  };
  return (
    <Card as="section" padded aria-labelledby="your-data">
      <Stack gap={5}>
        <Stack gap={2}>
          <h2 id="your-data">Your data</h2>
          <p>
            What we keep of you, in a file that programs can read (JSON): details, addresses, orders
            and your basket, without the internal notes of our staff.
          </p>
        </Stack>
        {refusal && (
          <Notice kind="error" isAnnounced>
            {refusal.text}
          </Notice>
        )}
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void send(download)}>
            Download my data
          </Button>
        </div>
      </Stack>
    </Card>
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
