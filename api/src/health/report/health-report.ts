import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ProcessObserver } from 'server/process-figures';
import type { ObjectStore } from 'server/store/object-store';
import { openStore } from 'server/store/open-store';
import { createThrottledWarning } from 'server/throttled-warning';
import { hashQueue } from '../../people/sign-in/hash-queue.ts';
import { readLastBackup } from '../../backup/last-backup.ts';
import { shopVersion } from '../../backup/shop-version.ts';
import { queryRows } from '../../db/db.ts';
import { listMissingParts } from '../going-live.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { toLogFields } from '../../http/to-log-fields.ts';
import { listJobStates } from '../../repeat-job.ts';
import { createShopFigures } from '../../metrics/shop-figures.ts';
import { TimedReading } from '../../metrics/timed-reading.ts';
import { countStaff } from '../../people/staff/colleagues/count-staff.ts';
import type { ReadinessCheck } from '../readiness.ts';
import { listAlerts } from './list-alerts.ts';
import { readCertificate } from './read-certificate.ts';
import { readCommit } from './read-commit.ts';
import { listTlsServers } from './tls-servers.ts';

/** Time for which the result of a certificate check is reused, in ms. */
const CERTIFICATES_MAX_AGE_MS = 3_600_000;

/** Longest wait for figures in ms. The wait is short, because a person waits for the page. */
const WAIT_MS = 1_500;

/** Time for which the version of the database and the counts of staff are reused, in ms. */
const DATABASE_FACTS_MAX_AGE_MS = 5_000;
const LAST_BACKUP_MAX_AGE_MS = 1_000;

const SERVER_VERSION = sql`select current_setting('server_version') as version`;

interface Dependencies {
  findFailingParts: ReadinessCheck;
  processObserver: Pick<ProcessObserver, 'read'>;
}

/**
 * Reads the state of this process and of the services that it uses. Null stands for a service that
 * does not respond.
 */
export class HealthReport {
  readonly #context: ApiContext;
  readonly #dependencies: Dependencies;
  readonly #figures;
  readonly #certificates;
  readonly #databaseFacts;
  readonly #lastBackup;
  /** Opened once, because each opened store has its own connections. */
  #releaseStore: ObjectStore | null = null;

  constructor(context: ApiContext, dependencies: Dependencies, log: FastifyBaseLogger) {
    this.#context = context;
    this.#dependencies = dependencies;
    this.#figures = createShopFigures(context.db, log);
    const warn = createThrottledWarning(log);
    const createReading = <Figures>(read: () => Promise<Figures>, maxAgeMs: number) =>
      new TimedReading(read, { maxAgeMs, limitMs: WAIT_MS }, (cause) =>
        warn({ message: 'health cannot be read', facts: { failure: toLogFields(cause) } }),
      );
    const servers = listTlsServers(context.config);
    this.#certificates = createReading(
      () => Promise.all(servers.map((server) => readCertificate(server))),
      CERTIFICATES_MAX_AGE_MS,
    );
    this.#lastBackup = createReading(
      async () => ({ backup: await this.#readLastBackup() }),
      LAST_BACKUP_MAX_AGE_MS,
    );
    this.#databaseFacts = createReading(async () => {
      const { db } = context;
      const [row] = await queryRows<{ version: string }>(db, SERVER_VERSION);
      return { databaseVersion: row?.version ?? null, staff: await countStaff(db) };
    }, DATABASE_FACTS_MAX_AGE_MS);
  }

  async #readLastBackup() {
    const { config } = this.#context;
    this.#releaseStore ??= await openStore(config.releaseStore);
    return readLastBackup(this.#releaseStore, config);
  }

  async read() {
    const { config } = this.#context;
    const [queues, facts, certificates, failingParts, lastBackup, commit, disks] =
      await Promise.all([
        this.#figures.readQueues(),
        this.#databaseFacts.get(),
        this.#certificates.get(),
        this.#dependencies.findFailingParts(),
        this.#lastBackup.get(),
        readCommit(),
        readDisks(config.dataDir),
      ]);
    const backup = lastBackup?.backup ?? null;
    const process = this.#dependencies.processObserver.read();
    return {
      version: shopVersion,
      commit,
      process,
      queues,
      certificates,
      backup,
      disks,
      isBackupKnown: lastBackup !== null,
      database: {
        kind: config.databaseUrl === null ? 'embedded' : 'PostgreSQL',
        version: facts?.databaseVersion ?? null,
      },
      passwords: hashQueue.readUsage(),
      jobs: listJobStates(),
      missing: listMissingParts({
        settings: config,
        config,
        staff: facts?.staff ?? null,
        lastBackup: lastBackup && { at: backup?.at ?? null },
        // The release service reads this setting, and may run on another machine.
        hasReleaseOwners: null,
      }),
      alerts: listAlerts({ queues, failingParts, process }),
    };
  }
}

export type Health = Awaited<ReturnType<HealthReport['read']>>;

async function readDisks(dataDir: string) {
  const folders = { 'Data folder': dataDir, 'Temporary files': tmpdir() };
  return Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { name, freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
    }),
  );
}
