import type { Address } from 'contract/accounts/address';
import { Button, Card, Cluster, Notice, Stack } from 'shared/ui';
import { useFormCall } from '../forms/use-form-call';
import { useRemoveAddressMutation } from './address-api';

export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const [removeAddress] = useRemoveAddressMutation();
  const { send, isBusy, refusal } = useFormCall();
  const addressLines = formatAddressLines(address);
  const addressName = addressLines.slice(0, 2).join(', ');
  return (
    <Card as="li" padded>
      <Stack gap={4}>
        <div>
          {addressLines.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </div>
        {refusal && (
          <Notice kind="error" isAnnounced>
            {refusal.text}
          </Notice>
        )}
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Change ${addressName}`}
            onClick={onEdit}
          >
            Change
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${addressName}`}
            busy={isBusy}
            onClick={() => void send(() => removeAddress({ id: address.id }).unwrap())}
          >
            Remove
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function formatAddressLines({
  name,
  lastname,
  address,
  city,
  postalcode,
  mobile,
}: Address): string[] {
  const lines = [`${name} ${lastname}`, address, `${city} ${postalcode}`, mobile];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
