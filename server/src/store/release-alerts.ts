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
 * Key of the document with all alerts in the release store. The release service writes the
 * document, and the backend reads it to send mails.
 */
export const RELEASE_ALERTS_KEY = 'release-alerts.json';

const timestampSchema = pipe(string(), isoTimestamp());

const attemptSchema = object({
  at: timestampSchema,
  /** HTTP status, or null if there was no response. */
  status: nullable(number()),
  /**
   * Why there was no response, such as 'ECONNREFUSED'. Attempts of older versions lack this field.
   */
  failure: optional(string()),
  ms: number(),
});

const webhookSchema = object({
  state: picklist(['waiting', 'delivered', 'gone', 'given up']),
  /**
   * Time of the next attempt. Before an attempt, a process sets a later time, so that no other
   * process makes the same attempt.
   */
  dueAt: timestampSchema,
  attempts: array(attemptSchema),
});

const deliveriesSchema = object({
  webhook: nullable(webhookSchema),
  /**
   * The owner's e-mail address in `RELEASE_OWNERS`, or null without one. The backend queues the
   * mail.
   */
  mail: nullable(string()),
});

const alertSchema = object({
  /** The `webhook-id`, which is the same for every attempt. */
  id: string(),
  /** Identifies the event. If several processes report the same event, only one alert is stored. */
  key: string(),
  /**
   * Accepts unknown types. Otherwise a process of an older version would treat a document with
   * newer types as damaged and overwrite it.
   */
  type: string(),
  at: timestampSchema,
  package: string(),
  version: string(),
  /**
   * Version that is live after a rollback, or beside a split that is too slow. Null for other
   * alerts.
   */
  liveVersion: nullable(string()),
  isAutomatic: boolean(),
  /** Text that the shop itself has written. The text contains nothing that a person typed. */
  reason: string(),
  owner: nullable(string()),
  /** Null until the release service has looked up the owner. */
  deliveries: nullable(deliveriesSchema),
});

const documentSchema = object({
  /**
   * Revision of the registry up to which all rollbacks are recorded as alerts. Null before the
   * first run.
   */
  revision: nullable(number()),
  /** The oldest first. */
  alerts: array(alertSchema),
});

export type ReleaseAlert = InferOutput<typeof alertSchema>;

export type ReleaseAlertsDocument = InferOutput<typeof documentSchema>;

export const EMPTY_RELEASE_ALERTS: ReleaseAlertsDocument = { revision: null, alerts: [] };

/** Treats a damaged document as empty, because no other document depends on the alerts. */
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
