import { Button, Card, Notice, Stack } from 'shared/ui';
import { useExportAccountMutation } from '../account/account-api';
import { useFormCall } from '../forms/use-form-call';
import { saveFile } from './save-file';

/** A button that downloads all data which the firm stores about the customer. */
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
            Everything that we keep of you, in a file that programs can read (JSON): details,
            addresses, orders and your basket.
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
