import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { TLSSocket } from 'node:tls';
import { openStore } from 'server/store/open-store';
import { alertNames, alertTable } from 'contract/staff/alerts';
import { type BackendHealth, getHealth } from 'contract/staff/health';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { writeLastBackup } from '../../src/backup/last-backup.ts';
import { readCertificate } from '../../src/health/report/read-certificate.ts';
import { listTlsServers, type TlsServer } from '../../src/health/report/tls-servers.ts';
import { enqueueMail } from '../../src/mail/queue/queue.ts';
import { repeatJob } from '../../src/repeat-job.ts';
import { startS3 } from '../../../server/test/support/s3-counterpart.ts';
import { eventually } from '../support/eventually.ts';
import { createColleague } from '../support/colleagues.ts';
import { createTestApp } from '../support/test-app.ts';
import { testCertificate } from '../support/test-certificate.ts';

const shop = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const owner = await createColleague(shop, 'owner');

const readHealth = async () => {
  const response = await owner.get('/staff/health');
  assert.equal(response.statusCode, 200, response.body);
  return v.parse(getHealth.response, response.json()).data;
};

describe('the health report of the backend', () => {
  it('is for owners only', async () => {
    for (const role of ['manager', 'staff'] as const) {
      const other = await createColleague(shop, role);
      assert.equal((await other.get('/staff/health')).statusCode, 403);
    }
    assert.equal((await shop.app.inject('/staff/health')).statusCode, 401);
  });

  it('has versions, disks, a missing backup and what is not set up, without personal data', async () => {
    const health = await readHealth();
    assert.match(health.version, /^\d+\.\d+\.\d+$/);
    assert.equal(health.node, process.version);
    assert.match(health.database.version ?? '', /^\d+/);
    assert.ok(health.disks.every(({ freebytes, sizebytes }) => freebytes > 0 && sizebytes > 0));
    assert.equal(health.backup, null);
    assert.ok(health.missing.some(({ name }) => name === 'Backups'));
    for (const { name, advice } of health.missing) {
      assert.match(advice, /^(Essential|Advised)/, name);
      assert.doesNotMatch(advice, /`|\]\(/, name);
    }
    // The texts of the documents have example addresses.
    const missing = health.missing.map(({ name, consequence }) => ({ name, consequence }));
    assert.doesNotMatch(JSON.stringify({ ...health, missing, runbooks: [] }), /@|example\.com/);
  });

  it('has the text of the runbook of each alert, without marks and links', async () => {
    const { runbooks } = await readHealth();
    assert.deepEqual(
      runbooks.map(({ name }) => name),
      [...alertNames],
    );
    for (const { name, paragraphs } of runbooks) {
      const titles = paragraphs.map(({ title }) => title);
      assert.deepEqual([titles[0], titles.at(-1)], ['Means', 'Do'], name);
      assert.doesNotMatch(JSON.stringify(paragraphs), /`|\]\(/, name);
    }
  });

  it('has the last backup that an earlier version recorded in the data folder', async () => {
    const backup = { at: '2026-03-03T03:00:00.000Z', archive: '/srv/private', bytes: 1234 };
    const file = join(shop.config.dataDir, 'last-backup.json');
    await writeFile(file, JSON.stringify({ ...backup, verified: true }));
    await eventually(async () =>
      assert.deepEqual((await readHealth()).backup, { at: backup.at, bytes: backup.bytes }),
    );
  });

  it('has the last backup of another machine, which is in the release store', async () => {
    const store = await openStore(shop.config.releaseStore);
    for (const at of ['2026-03-04T03:00:00.000Z', '2026-03-05T03:00:00.000Z'])
      await writeLastBackup(store, { at, archive: '/srv/private', bytes: 99, verified: true });
    await eventually(async () =>
      assert.deepEqual((await readHealth()).backup, { at: '2026-03-05T03:00:00.000Z', bytes: 99 }),
    );
    assert.equal((await readHealth()).backupknown, true);
  });

  it('says that the last backup is not known while the release store does not answer', async () => {
    const s3 = await startS3();
    const other = await createTestApp({ RELEASE_STORE: `s3://${s3.bucket}/shop` });
    s3.close();
    const otherOwner = await createColleague(other, 'owner');
    const health = (await otherOwner.get('/staff/health')).json().data;
    assert.deepEqual([health.backup, health.backupknown], [null, false]);
    const { consequence } = health.missing.find(({ name }: { name: string }) => name === 'Backups');
    assert.match(consequence, /is not known/);
  });

  it('evaluates every alert that needs no history, and tells those that fire', async () => {
    await enqueueMail(shop.db, { job: { kind: 'contact', to: 'a@example.com' } as never });
    await shop.db.execute(sql`update mails set attempts = 1000, last_error = 'refused'`);
    const { alerts, queues } = await readFreshHealth(({ queues }) => queues?.mails.givenup === 1);
    assert.equal(queues?.mails.failed, 1);
    const firing = alerts.filter((alert) => alert.firing).map(({ name }) => name);
    // Ignores the alerts about memory and the event loop, which this process shares with other tests.
    const ownFiring = firing.filter(
      (name) => !['ShopMemory', 'ShopEventLoopBlocked'].includes(name),
    );
    assert.deepEqual(ownFiring, ['ShopMailGivenUp']);
    const own = alertNames.filter((name) =>
      (alertTable[name].evaluators as readonly string[]).includes('backend'),
    );
    assert.deepEqual(alerts.map(({ name }) => name).toSorted(), own.toSorted());
  });

  it('no longer tells of a mail that was given up once staff set it aside', async () => {
    const { data: mails } = (await owner.get('/staff/mails')).json();
    for (const { id } of mails) await owner.post(`/staff/mails/${id}/set-aside`, {});
    assert.equal(mails.length, 1);
    const { alerts } = await readFreshHealth(({ queues }) => queues?.mails.givenup === 0);
    assert.equal(alerts.find(({ name }) => name === 'ShopMailGivenUp')?.firing, false);
  });

  it('names background jobs that fail', async () => {
    const silent = { error: () => undefined, info: () => undefined } as never;
    const failure = Object.assign(new Error('to a@example.com'), { code: 'EAWAY' });
    const job = repeatJob('a job', 60_000, silent, () => Promise.reject(failure));
    await job.stop();
    const found = (await readHealth()).jobs.find(({ name }) => name === 'a job');
    assert.equal(found?.failure, 'Error EAWAY');
    assert.notEqual(found?.failingsince, null);
  });
});

/**
 * Reads the report again until it is fresh, because figures of queues are reused for five seconds.
 */
async function readFreshHealth(isFresh: (health: BackendHealth) => boolean) {
  for (;;) {
    const health = await readHealth();
    if (isFresh(health)) return health;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('the certificates', () => {
  const mail = { smtpUrl: 'smtp://mail.example.com' } as typeof shop.config.mail;

  it('are those of the servers that the settings name', () => {
    const servers = listTlsServers(
      {
        publicUrl: 'https://shop.example.com',
        databaseUrl: 'postgres://shop@db.example.com/shop',
        releaseStore: { bucket: 'shop', prefix: '' },
        mail,
      },
      'https://[::1]:9000',
    );
    assert.deepEqual(
      servers.map(({ setting, host, port, protocol }) => `${setting} ${host} ${port} ${protocol}`),
      [
        'PUBLIC_URL shop.example.com 443 tls',
        'SMTP_URL mail.example.com 587 smtp',
        'DATABASE_URL db.example.com 5432 postgres',
        'RELEASE_STORE ::1 9000 tls',
      ],
    );
    const local = { publicUrl: 'http://localhost', databaseUrl: 'postgres:///shop' };
    const releaseStore = { folder: '/srv' };
    assert.deepEqual(
      listTlsServers({ ...local, releaseStore, mail: { ...mail, smtpUrl: null } }),
      [],
    );
  });

  it('are missing if a server does not encrypt, is silent or is away', async () => {
    const plain = await listenAs((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', () => socket.write('250 mail\r\n'));
    });
    const silent = await listenAs(() => undefined);
    assert.deepEqual(await readState(plain, 'smtp'), ['unencrypted', '']);
    assert.deepEqual(await readState(silent, 'smtp'), ['unreachable', 'TIMEOUT']);
    assert.deepEqual(await readState(9, 'smtp'), ['unreachable', 'ECONNREFUSED']);
  });

  it('are read with their end from servers of each protocol', async () => {
    const startTls = (socket: Socket) =>
      void new TLSSocket(socket, { isServer: true, ...testCertificate }).on('error', () => {});
    const smtp = await listenAs((socket) => {
      const replies = ['250-mail\r\n250 STARTTLS\r\n', '220 go on\r\n'];
      socket.write('220 mail\r\n');
      const reply = () => {
        socket.write(replies.shift() ?? '');
        if (replies.length > 0) return;
        socket.off('data', reply);
        startTls(socket);
      };
      socket.on('data', reply);
    });
    const postgres = await listenAs((socket) =>
      socket.once('data', () => {
        socket.write('S');
        startTls(socket);
      }),
    );
    const tls = await listenAs(startTls);
    for (const [port, protocol] of [
      [smtp, 'smtp'],
      [postgres, 'postgres'],
      [tls, 'tls'],
    ] as const) {
      assert.deepEqual(await readState(port, protocol, 3_000), [
        'untrusted',
        'DEPTH_ZERO_SELF_SIGNED_CERT',
        2126,
      ]);
    }
  });
});

async function readState(port: number, protocol: TlsServer['protocol'], timeoutMs = 300) {
  const server = { setting: 'SMTP_URL', host: '127.0.0.1', port, protocol };
  const { state, reason, expiresAt } = await readCertificate(server, timeoutMs);
  return [state, reason, ...(expiresAt ? [expiresAt.getFullYear()] : [])];
}

async function listenAs(greet: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    greet(socket);
  }).listen(0, '127.0.0.1');
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}
