import { parseArgs } from 'node:util';
import type { ListedAlert } from 'releases/list-alerts';
import { describeReleaseAlert } from 'server/release-alerts';
import { targetOptions } from '../command-line/release-options.mjs';
import { formatMinute } from '../releasing/format-output.ts';
import type { Command } from './command.ts';

/**
 * Prints the alerts of the last 30 days with their deliveries, the latest first. With `--json`,
 * prints them as JSON.
 */
export const showAlerts: Command = async (args, context) => {
  const { values } = parseArgs({
    args,
    options: { ...targetOptions, json: { type: 'boolean' } },
  });
  const shopStatus = await (await context.openTarget(values)).status();
  // A shop of an older version has no alerts.
  const alerts = (shopStatus as Partial<typeof shopStatus>).alerts ?? [];
  if (values.json) console.log(JSON.stringify(alerts, null, 2));
  else if (alerts.length === 0) console.log('There were no alerts in the last 30 days.');
  else for (const alert of alerts) console.log(formatAlert(alert));
};

function formatAlert(alert: ListedAlert): string {
  const owner = alert.owner === null ? 'No owner.' : `Owner: ${alert.owner}.`;
  return [
    `${formatMinute(alert.at)}  ${describeReleaseAlert(alert)} ${owner}`,
    `  ${alert.reason}`,
    `  ${formatWebhook(alert.webhook)} ${alert.isMailed ? 'Mailed by the backend.' : 'No mail.'}`,
  ].join('\n');
}

function formatWebhook(webhook: ListedAlert['webhook']): string {
  if (webhook === null) return 'No webhook.';
  const attempts = webhook.attempts.map(
    ({ at, status, failure, ms }) =>
      `${formatMinute(at)} ${status ?? failure ?? 'no response'} in ${ms} ms`,
  );
  const next = webhook.state === 'waiting' ? `, next try ${formatMinute(webhook.dueAt)}` : '';
  return `Webhook ${webhook.state}${next} (${attempts.join('; ') || 'not tried yet'}).`;
}
