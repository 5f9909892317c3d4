import {
  type InferOutput,
  array,
  boolean,
  isoTimestamp,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot';

/**
 * Key in the release store. The release service writes the document, and the backend reads it to
 * send mails.
 */
export const RELEASE_ALERTS_KEY = 'release-alerts.json';

const timestampSchema = pipe(string(), isoTimestamp());

const attemptSchema = object({
  at: timestampSchema,
  /** HTTP status, or null if there was no response. */
  status: nullable(number()),
  /** Why there was no response, such as 'ECONNREFUSED'. Attempts of older versions lack it. */
  failure: optional(string()),
  ms: number(),
});

const webhookSchema = object({
  state: picklist(['waiting', 'delivered', 'gone', 'given up']),
  /** Time of the next attempt. A process that claims the delivery sets a later time. */
  dueAt: timestampSchema,
  attempts: array(attemptSchema),
});

const deliveriesSchema = object({
  webhook: nullable(webhookSchema),
  /** Address of the owner, or null. The backend queues the mail. */
  mail: nullable(string()),
});

const alertSchema = object({
  /** The `webhook-id`, which is the same for every attempt. */
  id: string(),
  /** Identifies the event. Several processes may report it, but it is stored once. */
  key: string(),
  /** Accepts unknown types, because a process of an older version must not delete newer alerts. */
  type: string(),
  at: timestampSchema,
  package: string(),
  version: string(),
  /** Version that is live after a rollback, or beside a split that is too slow. */
  liveVersion: nullable(string()),
  isAutomatic: boolean(),
  /** Text that the shop itself has written. The text contains nothing that a person typed. */
  reason: string(),
  owner: nullable(string()),
  /** Null until the release service has looked up the owner. */
  deliveries: nullable(deliveriesSchema),
});

const documentSchema = object({
  /** Latest revision of the registry whose rollbacks are recorded. Null before the first run. */
  revision: nullable(number()),
  /** The oldest first. */
  alerts: array(alertSchema),
});

export type ReleaseAlert = InferOutput<typeof alertSchema>;

export type ReleaseAlertsDocument = InferOutput<typeof documentSchema>;

export const EMPTY_RELEASE_ALERTS: ReleaseAlertsDocument = { revision: null, alerts: [] };

/** A damaged document counts as empty, because no other document depends on it. */
export function parseReleaseAlerts(body: Uint8Array): ReleaseAlertsDocument {
  try {
    const { success, output } = safeParse(documentSchema, JSON.parse(Buffer.from(body).toString()));
    return success ? output : EMPTY_RELEASE_ALERTS;
  } catch {
    return EMPTY_RELEASE_ALERTS;
  }
}

/** Returns what happened in one sentence, for mails and the command line. */
export function describeReleaseAlert({
  type,
  package: name,
  version,
  liveVersion,
  isAutomatic,
}: Pick<ReleaseAlert, 'type' | 'package' | 'version' | 'liveVersion' | 'isAutomatic'>): string {
  if (type === 'release.too_slow') return `${name} ${version} is too slow.`;
  if (type !== 'release.rolled_back') return `${name} ${version} fails and is still live.`;
  const change = isAutomatic ? 'was rolled back automatically' : 'was rolled back by hand';
  return `${name} ${version} ${change}. ${liveVersion ?? 'No version'} is live.`;
}
