import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPublishedChange } from './doubled/catalogue.ts';
import { apis } from './doubled/call.ts';
import {
  checkLastBooking,
  checkLimits,
  checkNumbersAndMails,
  checkRepeatedOrder,
  checkSessions,
} from './doubled/orders.ts';
import { signOwnerIn } from './doubled/people.ts';
import { ReleaseCheck } from './doubled/releases.ts';
import { acceptedMailsFile } from './servers/counterparts.ts';
import { Cluster } from './servers/cluster.ts';
import { root } from './servers/shop-programs.ts';

const folder = String(process.env['CLUSTER_FOLDER']);

/**
 * Starts the shop with two databases, two `api` servers and two `edge` servers. Checks limits,
 * bookings and releases, on which both servers of a kind must agree.
 */
describe('a shop on several machines', { timeout: 900_000 }, () => {
  const logFolder = join(root, '.cache/cluster/log-of-functions');
  const cluster = new Cluster(folder, { rateLimitScale: 1, logFolder });
  let token: string;
  let releases: ReleaseCheck;

  before(async () => {
    await cluster.start();
    token = await signOwnerIn(cluster, apis[0]);
    releases = await ReleaseCheck.open(cluster);
  });
  after(() => cluster.stop());

  it('knows at each backend who signed in or out at the other', checkSessions);
  it('counts limits of both backends together', checkLimits);
  it('places an order once that is sent to both backends at once', checkRepeatedOrder);
  it('sells the last booking of a half day once', () => checkLastBooking(token));
  it('numbers orders of both backends without a gap, and sends each mail once', () =>
    checkNumbersAndMails(() => readFileSync(acceptedMailsFile(cluster.machines.mail), 'utf8')));
  it('shows a published change everywhere within 5 s', () => checkPublishedChange(token));
  it('shows a release on both storefronts', () => releases.checkRelease());
  it('gives a visitor the same version of a split on both', () => releases.checkSplit());
  it('shows a preview on both', () => releases.checkPreview(token));
  it('shows a rollback on both', () => releases.checkRollback());
});
