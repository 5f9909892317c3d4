import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMetrics, readOwnMetrics } from 'server/metrics';
import { MAX_ALERTS, type NewAlert, recordAlert } from '../src/alerts/alert-document.ts';
import { recordFailingAlert } from '../src/alerts/failing-alert.ts';
import { AUTOMATIC_AUTHOR } from '../src/automatic-rollback/rollback-candidates.ts';
import type { Author } from '../src/builds/release.ts';
import { describePackages } from '../src/changes/package-overview.ts';
import { readStatus } from '../src/changes/status.ts';
import { recordSlowReleases } from '../src/alerts/slow-alerts.ts';
import { readRegistry } from '../src/registry/registry.ts';
import { startAlertReceiver } from './support/alert-receiver.ts';
import { type AlertShop, createAlertShop, publishLcp } from './support/alert-shop.ts';
import { eventually } from './support/eventually.ts';
import { openDataFolder } from './support/publish-to.ts';

const formerAlert: Omit<NewAlert, 'key'> = {
  type: 'release.failing',
  package: 'catalog',
  version: '1.0.0',
  liveVersion: null,
  isAutomatic: true,
  reason: 'It failed.',
};

/** Starts a service and rolls the catalogue back when the service knows the registry. */
async function rollBackCatalogue(shop: AlertShop, author?: Author) {
  const service = await shop.startService();
  await eventually(async () => assert.ok(await shop.hasRevision()));
  await shop.rollBack(author);
  return service;
}

const findWebhook = async ({ readAlerts }: AlertShop) =>
  (await readAlerts())[0]?.deliveries?.webhook;

const endsAs = (shop: AlertShop, state: string, statuses: (number | null)[]) =>
  eventually(async () => {
    const webhook = await findWebhook(shop);
    assert.equal(webhook?.state, state);
    assert.deepEqual(
      webhook.attempts.map(({ status }) => status),
      statuses,
    );
  });

describe('a rollback', () => {
  it('reaches its owner by a signed webhook, which is retried, without personal data', async () => {
    const receiver = await startAlertReceiver(500, 500, 204);
    const shop = await createAlertShop({ catalogue: { webhook: receiver.webhook } });
    await rollBackCatalogue(shop);
    await endsAs(shop, 'delivered', [500, 500, 204]);
    const [first, ...others] = receiver.received;
    assert.equal(first?.type, 'release.rolled_back');
    assert.equal(first.data['owner'], 'catalogue');
    assert.match(String(first.data['version']), /^1\.2\.0-/);
    assert.notEqual(first.data['version'], first.data['liveVersion']);
    assert.equal(first.data['automatic'], false);
    assert.doesNotMatch(first.body, /Ada/);
    assert.deepEqual(
      others.map(({ id }) => id),
      [first.id, first.id],
    );
  });

  it('is tried again if the receiver hangs or redirects, which is not followed', async () => {
    const receiver = await startAlertReceiver('hang', 302, 200);
    const shop = await createAlertShop({ '*': { webhook: receiver.webhook } });
    await rollBackCatalogue(shop);
    await endsAs(shop, 'delivered', [null, 302, 200]);
    const { attempts = [] } = (await findWebhook(shop)) ?? {};
    assert.deepEqual(
      attempts.map(({ failure }) => failure),
      ['no response in time', undefined, undefined],
    );
    assert.deepEqual(new Set(receiver.paths), new Set(['/alerts']));
  });

  it('names its reason if it is automatic, and is not sent again to a receiver that says 410', async () => {
    const receiver = await startAlertReceiver(410);
    const shop = await createAlertShop({ '*': { webhook: receiver.webhook } });
    await rollBackCatalogue(shop, { by: AUTOMATIC_AUTHOR, commit: 'unknown', why: 'it failed' });
    await endsAs(shop, 'gone', [410]);
    const [alert] = receiver.received;
    assert.deepEqual([alert?.data['automatic'], alert?.data['reason']], [true, 'it failed']);
  });

  it('is given up after the last attempt', async () => {
    const receiver = await startAlertReceiver(503);
    const shop = await createAlertShop({ '*': { webhook: receiver.webhook } });
    const [version, former] = await shop.listVersions();
    await rollBackCatalogue(shop);
    await endsAs(shop, 'given up', Array<number>(7).fill(503));
    await eventually(async () =>
      assert.match(
        await formatMetrics([await readOwnMetrics()]),
        /^shop_release_webhooks_total\{result="given up"\} 1$/m,
      ),
    );
    const { alerts } = describePackages(await readStatus(await openDataFolder(shop.data)));
    assert.deepEqual(
      alerts.map(({ text, owner, webhook }) => [text, owner, webhook?.state, webhook?.lastStatus]),
      [
        [
          `catalog ${version} was rolled back by hand. ${former} is live.`,
          'catalogue',
          'given up',
          503,
        ],
      ],
    );
  });

  it('names why no response came', async () => {
    const { webhook } = await startAlertReceiver();
    const url = webhook.url.replace('http:', 'https:');
    const shop = await createAlertShop({ '*': { webhook: { ...webhook, url } } });
    await rollBackCatalogue(shop);
    await endsAs(shop, 'given up', Array<null>(7).fill(null));
    const [attempt] = (await findWebhook(shop))?.attempts ?? [];
    assert.equal(attempt?.failure, 'ERR_SSL_WRONG_VERSION_NUMBER');
  });

  it('is delivered by the next process, once, if the first ends during the attempt', async () => {
    const receiver = await startAlertReceiver('hang', 204);
    const shop = await createAlertShop({ '*': { webhook: receiver.webhook } });
    const service = await rollBackCatalogue(shop);
    await eventually(() => assert.equal(receiver.received.length, 1));
    await service.close();
    await Promise.all([shop.startService(), shop.startService()]);
    await endsAs(shop, 'delivered', [204]);
    const [first, second, third] = receiver.received;
    assert.equal(second?.id, first?.id);
    assert.equal(third, undefined);
  });

  it('before the first start alerts nobody', async () => {
    const shop = await createAlertShop({});
    await shop.rollBack();
    await shop.startService();
    await eventually(async () => assert.ok(await shop.hasRevision()));
    assert.deepEqual(await shop.readAlerts(), []);
  });
});

describe('a release that fails and stays live', () => {
  it('reaches its owner once for each time that it went live', async () => {
    const receiver = await startAlertReceiver(204);
    const shop = await createAlertShop({ catalogue: { webhook: receiver.webhook } });
    const { registry } = await readRegistry(shop.store);
    const release = registry.microFrontends['catalog']?.[0]?.extras.folder ?? '';
    const suspect = { name: 'catalog', release, why: `${release} failed in browsers` };
    await recordFailingAlert(shop.store, suspect, 'disabled');
    await recordFailingAlert(shop.store, suspect, 'nothing good');
    await shop.startService();
    await endsAs(shop, 'delivered', [204]);
    const [alert, ...others] = receiver.received;
    assert.equal(alert?.type, 'release.failing');
    assert.match(String(alert.data['reason']), /failed in browsers\. It stays live, because/);
    assert.deepEqual(others, []);
  });

  it('is recorded if the list of alerts is full', async () => {
    const { store, listVersions, readAlerts } = await createAlertShop({});
    const [version = ''] = await listVersions();
    const suspect = { name: 'catalog', release: `catalog/${version}`, why: 'It failed' };
    for (let count = 0; count < MAX_ALERTS; count += 1)
      await recordAlert(store, { ...formerAlert, key: `former ${count}` });
    await recordFailingAlert(store, suspect, 'disabled');
    const alerts = await readAlerts();
    assert.equal(alerts.length, MAX_ALERTS);
    assert.equal(alerts.at(-1)?.version, version);
  });
});

describe('a release that is slower than the one before', () => {
  it('reaches its owner once, if both were measured often enough and it is not good', async () => {
    const receiver = await startAlertReceiver(204);
    const shop = await createAlertShop({ catalogue: { webhook: receiver.webhook } });
    const [slow, former] = await shop.listVersions();
    const publish = (nowMs: number, beforeMs: number, samples: number) =>
      publishLcp(shop.store, [
        { version: slow, lcpMs: nowMs, samples },
        { version: former, lcpMs: beforeMs, samples },
      ]);
    const service = await shop.startService();
    for (const [nowMs, beforeMs, samples] of [
      [4000, 2000, 99],
      [2000, 1000, 500],
      [4000, 3900, 500],
    ] as const) {
      await publish(nowMs, beforeMs, samples);
      await recordSlowReleases(shop.store);
    }
    assert.deepEqual(await shop.readAlerts(), []);
    await publish(4000, 2000, 500);
    await recordSlowReleases(shop.store);
    await recordSlowReleases(shop.store);
    await endsAs(shop, 'delivered', [204]);
    await service.close();
    const [alert, ...others] = receiver.received;
    assert.deepEqual([alert?.type, alert?.data['version']], ['release.too_slow', slow]);
    assert.match(String(alert?.data['reason']), /LCP \d{4} ms \(before: \d{4} ms\)/);
    assert.deepEqual(others, []);
  });
});
