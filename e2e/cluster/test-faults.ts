import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { checkInvariants, countWaitingMails } from './checks/invariants.ts';
import { faults, shortForm } from './faults/list.ts';
import type { Fault } from './faults/fault.ts';
import { measure } from './faults/measure.ts';
import { describeBack, hasMissedAim, listMisses } from './faults/misses.ts';
import { saveRun, writeReport, type FaultResult } from './faults/report.ts';
import { acceptedMailsFile } from './servers/counterparts.ts';
import { Cluster, waitFor } from './servers/cluster.ts';
import { root } from './servers/shop-programs.ts';
import { apis, getStaffCookie } from './doubled/call.ts';
import { signOwnerIn } from './doubled/people.ts';
import { Cashier } from './shoppers/cashier.ts';
import { Crowd } from './shoppers/crowd.ts';
import { hasFailed, type Try } from './shoppers/record.ts';

/**
 * Makes processes and machines of the cluster fail one after the other, while shoppers order.
 * `--only` takes a regular expression for the names of faults, and `--list` prints the names.
 * `--short` tests a few faults. No fault begins after `--minutes` minutes. `--write` updates the
 * report.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '.' },
    short: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    shoppers: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '120' },
  },
});

const WARM_UP_MS = 20_000;
/** Pause in ms between the recovery and the measurement, so that later failures count too. */
const CALM_MS = 6_000;
const MAIL_TIMEOUT_MS = 240_000;

/** Time in ms since the epoch after which no fault begins. */
const lastBegin = Date.now() + Number(values.minutes) * 60_000;

const pattern = new RegExp(values.only);
const chosenFaults = (values.short ? shortForm : faults).filter(({ name }) => pattern.test(name));
if (values.list) {
  for (const { name } of chosenFaults) console.log(name);
  process.exit();
}

/** Logs each failed try that ended after `begin`, so that the cause of a missed aim can be found. */
function logFailures(tries: readonly Try[], begin: number): void {
  const seconds = (time: number) => ((time - begin) / 1_000).toFixed(1);
  for (const { kind, start, end, status, failure } of tries.filter(hasFailed))
    if (end >= begin)
      console.log(`  ${kind} from ${seconds(start)} to ${seconds(end)} s: ${status} ${failure}`);
}

async function runFault(cluster: Cluster, crowd: Crowd, fault: Fault): Promise<FaultResult> {
  const begin = Date.now();
  await fault.begin(cluster);
  await pause(fault.holdMs);
  await fault.end?.(cluster);
  const healed = Date.now();
  const isWhole = await cluster.waitUntilHealthy().then(
    () => true,
    (cause: unknown) => console.error(cause),
  );
  const healthy = Date.now();
  await pause(CALM_MS);
  const counted = fault.countedFrom === 'begun' ? begin : healed;
  const result = {
    name: fault.name,
    aimS: fault.aimS,
    countedFrom: fault.countedFrom,
    ...measure(crowd.record.tries, begin, counted),
    wholeS: isWhole ? (healthy - begin) / 1_000 : null,
    load: loadavg()[0] ?? 0,
  };
  const { failures, tries, backS, slowestS, wholeS, load } = result;
  console.log(
    `${fault.name.padEnd(28)} ${failures} of ${tries} tries failed, ${describeBack(backS)}, slowest ${slowestS.toFixed(1)} s, whole after ${wholeS?.toFixed(0)} s, load ${load.toFixed(1)}`,
    JSON.stringify(result.failuresByKind),
  );
  if (hasMissedAim(result)) logFailures(crowd.record.tries, begin);
  return result;
}

const logFolder = join(root, '.cache/cluster/log-of-faults');
const cluster = new Cluster(String(process.env['CLUSTER_FOLDER']), {
  rateLimitScale: 1_000,
  logFolder,
});
process.once('SIGINT', () => void cluster.stop().finally(() => process.exit(130)));
try {
  await cluster.start();
  console.log(`The cluster is up. Its logs are in ${logFolder}`);
  const [cashierIp = '', ...shopperIps] = cluster.lan.addShopperIps(Number(values.shoppers) + 1);
  const crowd = new Crowd(shopperIps);
  const token = await signOwnerIn(cluster, apis[0]);
  const session = { token, cookie: getStaffCookie(token) };
  const cashier = new Cashier(cashierIp, session, crowd.record);
  crowd.start();
  cashier.start();
  await pause(WARM_UP_MS);
  const undisturbed = measure(crowd.record.tries, 0, 0);
  console.log('undisturbed', JSON.stringify(undisturbed));
  const results: FaultResult[] = [];
  for (const fault of chosenFaults) {
    const result = await runFault(cluster, crowd, fault);
    results.push(result);
    // Ends early if the shop has not recovered, because a measurement of the next fault would be
    // wrong.
    if (result.wholeS === null || Date.now() > lastBegin) break;
  }
  await crowd.stop();
  await cashier.stop();
  await waitFor('all mails', async () => countWaitingMails() === 0, MAIL_TIMEOUT_MS).catch(
    (cause: unknown) => console.error(String(cause)),
  );
  const invariants = checkInvariants(crowd.record, acceptedMailsFile(cluster.machines.mail));
  for (const { name, figures, violations } of invariants)
    console.log(`${violations.length === 0 ? 'holds' : 'BROKEN'}  ${name}: ${figures}`, violations);
  saveRun({ shoppers: Number(values.shoppers), results, invariants });
  if (values.write) await writeReport();
  const misses = listMisses(results, invariants);
  for (const miss of misses) console.error(`MISSED  ${miss}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await cluster.stop();
}
process.exit();
