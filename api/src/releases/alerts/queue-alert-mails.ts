import { RELEASE_ALERTS_KEY, type ReleaseAlert, parseReleaseAlerts } from 'server/release-alerts';
import type { ObjectStore, StoredEntry } from 'server/store/object-store';
import { openStore } from 'server/store/open-store';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/db.ts';
import { enqueueMail, type NewMail } from '../../mail/queue/queue.ts';
import type { ReleaseAlertMail } from './release-alert-email.ts';

/**
 * Queues a mail for each alert of the release service that names an e-mail address to notify. Each
 * mail has a unique name, so several processes queue the mail only once.
 */
export class AlertMailQueue {
  private readonly config: Pick<Config, 'releaseStore'>;
  private readonly db: Db;
  private store: ObjectStore | null = null;
  /** Tag of the alerts that the last run read, or null before the first run. */
  private tag: string | null = null;

  constructor(config: Pick<Config, 'releaseStore'>, db: Db) {
    this.config = config;
    this.db = db;
  }

  async queueNewMails(): Promise<void> {
    this.store ??= await openStore(this.config.releaseStore);
    const entry = await this.readChangedAlerts(this.store);
    if (entry === null) return;
    const [firstMail, ...otherMails] = parseReleaseAlerts(entry.body).alerts.flatMap(toMail);
    if (firstMail) await this.db.transaction((tx) => enqueueMail(tx, firstMail, ...otherMails));
    this.tag = entry.tag;
  }

  /** Returns null if there are no alerts, or none since the last run. */
  private async readChangedAlerts(store: ObjectStore): Promise<StoredEntry | null> {
    const entry =
      this.tag === null
        ? await store.read(RELEASE_ALERTS_KEY)
        : await store.readIfChanged(RELEASE_ALERTS_KEY, this.tag);
    return entry === 'unchanged' ? null : entry;
  }
}

function toMail({ id, deliveries, ...alert }: ReleaseAlert): NewMail[] {
  if (deliveries === null || deliveries.mail === null) return [];
  const { type, package: name, version, liveVersion, isAutomatic, reason } = alert;
  const job: ReleaseAlertMail = {
    kind: 'release-alert',
    to: deliveries.mail,
    type,
    package: name,
    version,
    liveVersion,
    isAutomatic,
    reason,
  };
  return [{ job, once: `release-alert ${id}` }];
}
