import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startS3 } from '../../../server/test/support/s3-counterpart.ts';
import { createColleague } from '../support/colleagues.ts';
import { createTestApp } from '../support/test-app.ts';

it('the health report reads the last backup over one connection to the release store', async () => {
  const s3 = await startS3();
  after(() => s3.close());
  const shop = await createTestApp({ RELEASE_STORE: `s3://${s3.bucket}/shop` });
  const owner = await createColleague(shop, 'owner');
  for (let reading = 0; reading < 3; reading += 1) {
    const health = (await owner.get('/staff/health')).json().data;
    assert.equal(health.backupknown, true);
    // The report uses one reading for a second.
    await pause(1_100);
  }
  assert.equal(s3.countConnections(), 1);
});
