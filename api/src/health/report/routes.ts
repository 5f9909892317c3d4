import { getHealth } from 'contract/staff/health';
import { ProcessObserver, toProcessJson } from 'server/process-figures';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { ReadinessCheck } from '../readiness.ts';
import { type Health, HealthReport } from './health-report.ts';
import { readAdvice, readRunbooks } from './read-runbooks.ts';

/**
 * Endpoint with the state of the shop, so that owners need neither a metrics port nor a terminal.
 */
export const createHealthReportRoutes =
  (findFailingParts: ReadinessCheck): ApiRoutes =>
  async (app, context) => {
    const processObserver = new ProcessObserver();
    app.addHook('onClose', (_app, done) => {
      processObserver.close();
      done();
    });
    const runbooks = await readRunbooks();
    const advice = await readAdvice();
    const report = new HealthReport(context, { findFailingParts, processObserver }, app.log);

    serveCall(app, getHealth, async () => ({
      data: { ...toJson(await report.read(), advice), runbooks },
    }));
  };

const toJson = (
  { process: figures, queues, passwords, ...health }: Health,
  advice: ReadonlyMap<string, string>,
) => ({
  at: new Date().toISOString(),
  node: process.version,
  process: toProcessJson(figures),
  version: health.version,
  commit: health.commit,
  database: health.database,
  queues: queues && toQueuesJson(queues),
  passwords: {
    running: passwords.running,
    waiting: passwords.waiting,
    maxwaiting: passwords.maxWaiting,
  },
  jobs: health.jobs.map(({ name, endedAt, failingSince, failure }) => ({
    name,
    failure,
    endedat: endedAt.toISOString(),
    failingsince: failingSince?.toISOString() ?? null,
  })),
  backup: health.backup && { at: health.backup.at, bytes: health.backup.bytes },
  backupknown: health.isBackupKnown,
  disks: health.disks.map(({ name, freeBytes, sizeBytes }) => ({
    name,
    freebytes: freeBytes,
    sizebytes: sizeBytes,
  })),
  certificates:
    health.certificates?.map(({ expiresAt, ...certificate }) => ({
      ...certificate,
      expiresat: expiresAt?.toISOString() ?? null,
    })) ?? null,
  missing: health.missing.map(({ name, isEssential, consequence }) => ({
    name,
    consequence,
    essential: isEssential,
    advice: advice.get(name) ?? '',
  })),
  alerts: health.alerts,
});

function toQueuesJson({ mails, payments }: NonNullable<Health['queues']>) {
  const countRefunds = (state: string) =>
    payments.refunds.find((refund) => refund.state === state)?.count ?? 0;
  return {
    mails: {
      waiting: mails.waiting,
      failed: mails.failed,
      givenup: mails.givenUp,
      oldestseconds: Math.max(0, Math.round(mails.oldestSeconds)),
    },
    payments: {
      waiting: payments.waiting,
      oldestseconds: Math.max(0, Math.round(payments.oldestSeconds)),
    },
    refunds: {
      due: countRefunds('due'),
      pending: countRefunds('pending'),
      failed: countRefunds('failed'),
    },
  };
}
