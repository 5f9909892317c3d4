import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { checks } from 'api/going-live';
import { runInProcess } from './support/run-in-process.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
after(() => rmSync(dataDir, { recursive: true }));

const runDoctor = (env: Record<string, string>) =>
  runInProcess(['doctor.ts'], { DATA_DIR: dataDir, NODE_ENV: 'production', ...env });

const lastBackupFile = join(dataDir, 'releases/last-backup.json');
mkdirSync(join(dataDir, 'releases'));

const recordBackup = (at: Date) =>
  writeFileSync(
    lastBackupFile,
    JSON.stringify({ at: at.toISOString(), archive: '/srv/backups', bytes: 1, verified: true }),
  );

const complete = {
  PUBLIC_URL: 'https://shop.example.com',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtp://mail.example.com',
  SHOP_COMPANY_NUMBER: '01234567',
  SHOP_PHONE: '020 7946 0999',
  SHOP_EMAIL: 'shop@firm.example',
  SHOP_ADDRESS: '2 Real Street, London',
  SHOP_WAREHOUSE: '2 Real Street, London',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  RELEASE_OWNERS: join(dataDir, 'owners.json'),
};
writeFileSync(complete.RELEASE_OWNERS, JSON.stringify({ '*': { mail: 'team@example.com' } }));

describe('`npm run doctor`', () => {
  it('prints only its usage with --help', async () => {
    const { code, said } = await runInProcess(['doctor.ts', '--help'], {});
    assert.equal(code, 0);
    assert.match(said, /^npm run doctor/);
    assert.doesNotMatch(said, /essential|advised|set up/);
  });

  it('names every part that is not set up and exits with 1', async () => {
    const { code, said } = await runDoctor({ PUBLIC_URL: 'http://shop.example.com' });
    assert.equal(code, 1);
    for (const word of [
      'PUBLIC_URL is an http address',
      'SMTP_URL',
      'SHOP_COMPANY_NUMBER',
      'Stripe',
    ])
      assert.ok(said.includes(word), said);
  });

  it('asks for TRUST_PROXY behind an https address', async () => {
    const { code, said } = await runDoctor({ ...complete, TRUST_PROXY: 'none' });
    assert.equal(code, 1);
    assert.match(said, /essential {2}The proxy: TRUST_PROXY is not set/);
  });

  it('says that nobody can use the desk if the backend has another origin than the shop', async () => {
    const elsewhere = await runDoctor({ ...complete, API_HOST: 'https://api.example.com' });
    assert.match(elsewhere.said, /advised {4}The desk: API_HOST is another origin than PUBLIC_URL/);
    const ownOrigin = await runDoctor({ ...complete, API_HOST: 'https://shop.example.com/api' });
    assert.doesNotMatch(ownOrigin.said, /The desk/);
  });

  it('exits with 0 if only an advised part is missing, and says that nothing else is', async () => {
    const keys = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
    const advised = await runDoctor({ ...complete, ...keys });
    assert.equal(advised.code, 0);
    assert.match(advised.said, /advised {4}Cards: /);
    const nobody = await runDoctor({ ...complete, RELEASE_OWNERS: '' });
    assert.match(nobody.said, /advised {4}Owners of releases: RELEASE_OWNERS is not set/);
    recordBackup(new Date());
    const { code, said } = await runDoctor(complete);
    assert.deepEqual([code, said.includes('Everything is set up.')], [0, true], said);
  });

  it('tells that no backup was made, or that the last one is old', async () => {
    rmSync(lastBackupFile, { force: true });
    assert.match((await runDoctor(complete)).said, /advised {4}Backups: No backup was ever made/);
    recordBackup(new Date(Date.now() - 3 * 86_400_000));
    assert.match((await runDoctor(complete)).said, /advised {4}Backups: The last backup is of \d/);
  });

  it('tells that the last backup is not known if the release store does not answer', async () => {
    const store = {
      RELEASE_STORE: 's3://bucket/shop',
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1',
      AWS_REGION: 'eu-west-2',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'a',
    };
    const { code, said } = await runDoctor({ ...complete, ...store });
    assert.match(said, /advised {4}Backups: The last backup is not known/);
    assert.equal(code, 0);
  });

  it('is explained part by part in the document', () => {
    const text = readFileSync(join(root, 'docs/operate/before-going-live.md'), 'utf8');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    assert.deepEqual(
      headings,
      checks.map(({ name }) => name),
    );
  });
});
