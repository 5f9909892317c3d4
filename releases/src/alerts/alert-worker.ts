import type { FastifyBaseLogger } from 'fastify';
import pMap from 'p-map';
import type { ReleaseAlert, ReleaseAlertsDocument } from 'server/release-alerts';
import type { ObjectStore } from 'server/store/object-store';
import { parseRecord, recordKey } from '../builds/release-record.ts';
import type { RegistryFollower } from '../live/follow-registry.ts';
import { createStateChangeLog } from '../live/state-change-log.ts';
import { compareAndSwapDocument, readDocument } from '../store/compare-and-swap-document.ts';
import { alertsDocument } from './alert-document.ts';
import { type AlertOwners, findAlertOwner } from './alert-owners.ts';
import { type WebhookTarget, postWebhook } from './post-webhook.ts';
import { countEndedWebhook, addAttempt, updateWebhook } from './update-deliveries.ts';
import { addRollbackAlerts } from './rollback-alerts.ts';
import { recordSlowReleases } from './slow-alerts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Default pauses between attempts, in ms. The last attempt is made after about 18 hours. */
const RETRY_DELAYS_MS = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
] as const;

/**
 * Time in ms for which other processes skip a claimed delivery, longer than an attempt may take. If
 * the claiming process crashes, another process makes the attempt after this time.
 */
const CLAIM_MS = 20_000;

const MAX_CONCURRENT_CALLS = 4;

const POLLS_PER_RUN = 2;

/** Figures are published once a minute. */
const FIGURES_INTERVAL_MS = MINUTE_MS;

/** Time limits, which tests shorten. */
export interface AlertTiming {
  /** Pauses before the second and later attempts, in ms. */
  retryDelaysMs?: readonly number[];
  /** Longest wait for a response, in ms. */
  timeoutMs?: number;
}

interface AlertWorkerOptions extends AlertTiming {
  store: ObjectStore;
  follower: Pick<RegistryFollower, 'readRegistry'>;
  owners: AlertOwners;
  log: FastifyBaseLogger;
}

/**
 * Records rollbacks as alerts and delivers all alerts to the owners. Several processes may run a
 * worker on the same store.
 */
export class AlertWorker {
  private readonly options: AlertWorkerOptions;
  private readonly retryDelaysMs: readonly number[];
  private readonly failureLog: ReturnType<typeof createStateChangeLog>;
  private readonly stopController = new AbortController();
  private figuresReadAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private currentRun: Promise<void> = Promise.resolve();

  constructor(options: AlertWorkerOptions) {
    this.options = options;
    this.retryDelaysMs = options.retryDelaysMs ?? RETRY_DELAYS_MS;
    this.failureLog = createStateChangeLog(options.log, {
      failureMessage: 'alerts of releases cannot be delivered',
      recoveryMessage: 'alerts of releases are delivered again',
    });
  }

  start(): void {
    if (this.stopController.signal.aborted) return;
    this.currentRun = this.run()
      .then(this.failureLog.logRecovery, this.failureLog.logFailure)
      .then(() => {
        const pauseMs = this.options.store.pollMs * POLLS_PER_RUN;
        this.timer = setTimeout(() => this.start(), pauseMs).unref();
      });
  }

  /** Aborts running attempts. The next process that runs a worker repeats them. */
  async stop(): Promise<void> {
    this.stopController.abort();
    await this.currentRun;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    const { store, follower } = this.options;
    const registry = follower.readRegistry();
    await this.recordSlowReleases();
    let { content } = await readDocument(store, alertsDocument);
    if (registry && addRollbackAlerts(content, registry))
      content = await compareAndSwapDocument(store, alertsDocument, (document) =>
        addRollbackAlerts(document, registry),
      );
    if (content.alerts.some(({ deliveries }) => deliveries === null))
      content = await this.addDeliveries(content);
    await pMap(content.alerts.filter(isDue), (alert) => this.deliver(alert), {
      concurrency: MAX_CONCURRENT_CALLS,
    });
  }

  private async recordSlowReleases(): Promise<void> {
    if (Date.now() - this.figuresReadAt < FIGURES_INTERVAL_MS) return;
    await recordSlowReleases(this.options.store);
    this.figuresReadAt = Date.now();
  }

  private async addDeliveries({ alerts }: ReleaseAlertsDocument): Promise<ReleaseAlertsDocument> {
    const ownerById = new Map<string, string | null>();
    for (const { id, package: name, version, deliveries } of alerts) {
      if (deliveries === null) ownerById.set(id, await this.readOwner(`${name}/${version}`));
    }
    return compareAndSwapDocument(this.options.store, alertsDocument, (document) => ({
      ...document,
      alerts: document.alerts.map((alert) => {
        const owner = ownerById.get(alert.id);
        return alert.deliveries !== null || owner === undefined
          ? alert
          : { ...alert, owner, deliveries: this.planDeliveries(owner) };
      }),
    }));
  }

  private async readOwner(folder: string): Promise<string | null> {
    const storedRecord = await this.options.store.read(recordKey(folder));
    return (storedRecord && parseRecord(storedRecord.body)?.owner) ?? null;
  }

  private planDeliveries(owner: string | null): NonNullable<ReleaseAlert['deliveries']> {
    const { mail = null, webhook } = findAlertOwner(this.options.owners, owner);
    const dueAt = new Date().toISOString();
    return { mail, webhook: webhook ? { state: 'waiting', dueAt, attempts: [] } : null };
  }

  private async deliver(alert: ReleaseAlert): Promise<void> {
    const { signal } = this.stopController;
    const { owners, timeoutMs } = this.options;
    const { webhook } = findAlertOwner(owners, alert.owner);
    // Skips an owner without a webhook in this process's settings, because another process may know
    // the webhook.
    if (!webhook || signal.aborted || !(await this.claim(alert.id))) return;
    await this.send(alert, webhook, timeoutMs === undefined ? { signal } : { signal, timeoutMs });
  }

  private async claim(id: string): Promise<boolean> {
    let isClaimed = false;
    await compareAndSwapDocument(this.options.store, alertsDocument, (document) => {
      const claimedDocument = updateWebhook(document, id, (webhook) =>
        Date.parse(webhook.dueAt) > Date.now()
          ? null
          : { ...webhook, dueAt: new Date(Date.now() + CLAIM_MS).toISOString() },
      );
      isClaimed = claimedDocument !== null;
      return claimedDocument;
    });
    return isClaimed;
  }

  private async send(
    alert: ReleaseAlert,
    target: WebhookTarget,
    limits: Parameters<typeof postWebhook>[2],
  ): Promise<void> {
    const { store, log } = this.options;
    const attempt = await postWebhook(target, alert, limits);
    // An attempt that the shutdown aborts does not count, so the next process repeats the attempt
    // at once.
    const isAborted = limits.signal.aborted;
    const { alerts } = await compareAndSwapDocument(store, alertsDocument, (document) =>
      updateWebhook(document, alert.id, (webhook) =>
        isAborted
          ? { ...webhook, dueAt: attempt.at }
          : addAttempt(webhook, attempt, this.retryDelaysMs),
      ),
    );
    if (isAborted) return;
    const state = alerts.find(({ id }) => id === alert.id)?.deliveries?.webhook?.state;
    if (state !== undefined && state !== 'waiting') countEndedWebhook(state);
    if (state === 'delivered') return;
    const { id, owner } = alert;
    const message = 'a webhook of a release alert was not delivered';
    log[state === 'given up' ? 'error' : 'warn'](
      { alert: id, owner, state, status: attempt.status, failure: attempt.failure },
      message,
    );
  }
}

const isDue = ({ deliveries }: ReleaseAlert): boolean =>
  deliveries?.webhook?.state === 'waiting' && Date.parse(deliveries.webhook.dueAt) <= Date.now();
