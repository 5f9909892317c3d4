import { Button, Card, Notice, Stack } from 'shared/ui';
import { useExportAccountMutation } from '../account/account-api';
import { useSend } from '../forms/use-send';
import { saveFile } from './save-file';

/** A button that downloads all data of the customer. */
export function YourData() {
  const [exportAccount] = useExportAccountMutation();
  const { send, busy, refusal } = useSend();
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
          <Notice kind="error" live>
            {refusal.text}
          </Notice>
        )}
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void send(download)}>
            Download my data
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
