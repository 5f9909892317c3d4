import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { enqueueMail } from '../../src/mail/queue/queue.ts';
import { TimedReading } from '../../src/metrics/timed-reading.ts';
import { buildApp } from '../../src/app.ts';
import { createFailingDb } from '../support/failing.ts';
import { createTestApp } from '../support/test-app.ts';
import { formatMetrics, readOwnMetrics } from 'server/metrics';
import { serveMetrics } from 'server/metrics/start-metrics';

const { app, config, db } = await createTestApp({ METRICS_PORT: '0', RATE_LIMIT_SCALE: '1' });

const server = await serveMetrics(
  { host: '127.0.0.1', port: 0 },
  async () => formatMetrics([await readOwnMetrics()]),
  app.log,
);
after(() => server.close());

const scrape = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

const signIn = () =>
  app.inject({
    method: 'POST',
    url: '/admin/userlogin',
    payload: { username: 'someone@example.com', password: 'wrong-password' },
  });

describe('the metrics of the backend', () => {
  it('show queues, and requests by route pattern without personal data', async () => {
    await enqueueMail(db, { job: { kind: 'contact', to: 'someone@example.com' } as never });
    while ((await signIn()).statusCode !== 429);
    const text = await scrape();
    assert.match(text, /^shop_database_up 1$/m);
    assert.match(text, /^shop_ready\{part="database space"\} 1$/m);
    assert.match(text, /^shop_mail_queue 1$/m);
    assert.match(text, /^shop_mail_queue_oldest_seconds \d/m);
    assert.match(text, /^shop_payments_waiting 0$/m);
    assert.match(text, /^shop_sign_in_failures_total\{factor="password"\} [1-9]/m);
    assert.match(text, /^shop_rate_limit_refusals_total\{route="\/admin\/userlogin"\} [1-9]/m);
    assert.match(
      text,
      /^http_request_duration_seconds_count\{method="POST",route="\/admin\/userlogin",status="4xx"\} [1-9]/m,
    );
    assert.doesNotMatch(text, /example\.com/);
  });

  it('are served without figures while the database is away', async () => {
    const away = createFailingDb(db);
    const otherApp = await buildApp(config, away.db);
    await otherApp.ready();
    away.failure = new Error('away');
    const text = await scrape();
    assert.match(text, /^shop_database_up 0$/m);
    assert.match(text, /^shop_ready\{part="database"\} 0$/m);
    assert.match(text, /^shop_ready\{part="data folder"\} 1$/m);
    assert.doesNotMatch(text, /^shop_mail_queue /m);
    await otherApp.close();
  });
});

describe('a reading for metrics', () => {
  const limits = { maxAgeMs: 60_000, limitMs: 50 };
  const ignore = () => undefined;

  it('is reused, also by scrapes at the same time', async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      await pause(5);
      return reads;
    };
    const reading = new TimedReading(read, limits, ignore);
    assert.deepEqual(
      [await Promise.all([reading.get(), reading.get()]), await reading.get()],
      [[1, 1], 1],
    );
  });

  it('is null after its time limit, and does not start a second read', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let reads = 0;
    const read = () => {
      reads += 1;
      return promise;
    };
    const reading = new TimedReading(read, limits, ignore);
    assert.equal(await reading.get(), null);
    resolve('late');
    assert.equal(await reading.get(), 'late');
    assert.equal(reads, 1);
  });
});
