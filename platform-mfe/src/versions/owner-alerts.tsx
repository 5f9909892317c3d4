import { Notice, Stack } from 'shared/ui';
import { type DataColumn, formatTime, TitledSection } from 'shared/desk';
import type { OwnerAlert } from 'contract/releases/versions';
import { ShortTable } from './short-table';

const columns: DataColumn<OwnerAlert>[] = [
  { id: 'at', label: 'Time', isNoWrap: true, cell: ({ at }) => formatTime(at) },
  {
    id: 'alert',
    label: 'Alert',
    isTyped: true,
    isRowHeading: true,
    cell: ({ text, reason }) => `${text} ${reason}`,
  },
  { id: 'owner', label: 'Owner', isNoWrap: true, cell: ({ owner }) => owner ?? 'Not named' },
  { id: 'webhook', label: 'Webhook', cell: ({ webhook }) => describeWebhook(webhook) },
  { id: 'mail', label: 'Mail', cell: ({ isMailed }) => (isMailed ? 'Yes' : 'No') },
];

/** Section with the alerts that owners of packages got in the last 30 days. */
export function OwnerAlerts({ alerts }: { alerts: readonly OwnerAlert[] }) {
  const givenUp = alerts.filter(({ webhook }) => webhook?.state === 'given up').length;
  return (
    <TitledSection title="Alerts to owners">
      {alerts.length === 0 ? (
        <p>There were no alerts in the last 30 days.</p>
      ) : (
        <Stack gap={4}>
          {givenUp > 0 && (
            <Notice
              kind="warning"
              title={`${givenUp} ${givenUp === 1 ? 'webhook was' : 'webhooks were'} given up`}
            >
              The shop does not send these again. Tell the owner, and mend the receiver or its entry
              in the file of owners (RELEASE_OWNERS).
            </Notice>
          )}
          <ShortTable
            caption="Alerts to owners in the last 30 days"
            columns={columns}
            rows={alerts}
            getRowId={({ id }) => id}
          />
        </Stack>
      )}
    </TitledSection>
  );
}

function describeWebhook(webhook: OwnerAlert['webhook']): string {
  if (webhook === null) return 'None';
  const { state, attempts, lastStatus, dueAt } = webhook;
  const lastResult = lastStatus === null ? 'no response' : `status ${lastStatus}`;
  if (state === 'delivered') return 'Delivered';
  if (state === 'gone') return 'Refused by the receiver for good (status 410)';
  if (state === 'given up') return `Given up after ${attempts} attempts, last: ${lastResult}`;
  if (attempts === 0) return 'Not sent yet';
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return `Waiting after ${tries}, last: ${lastResult}. Next: ${formatTime(dueAt)}`;
}
