import type { Address } from 'contract/accounts/address';
import { Button, Card, Cluster, Notice, Stack } from 'shared/ui';
import { useSend } from '../forms/use-send';
import { useRemoveAddressMutation } from './address-api';

/** A saved address with buttons to change and remove it. */
export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const [remove] = useRemoveAddressMutation();
  const { send, busy, refusal } = useSend();
  const lines = linesOf(address);
  const which = lines.slice(0, 2).join(', ');
  return (
    <Card as="li" padded>
      <Stack gap={4}>
        <div>
          {lines.map((line, at) => (
            <div key={at}>{line}</div>
          ))}
        </div>
        {refusal && (
          <Notice kind="error" live>
            {refusal.text}
          </Notice>
        )}
        <Cluster>
          <Button variant="secondary" size="small" aria-label={`Change ${which}`} onClick={onEdit}>
            Change
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${which}`}
            busy={busy}
            onClick={() => void send(() => remove(address.id).unwrap())}
          >
            Remove
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** Returns the address as on an envelope, without empty lines. */
function linesOf({ name, lastname, address, city, postalcode, mobile }: Address): string[] {
  const lines = [`${name} ${lastname}`, address, `${city} ${postalcode}`, mobile];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
