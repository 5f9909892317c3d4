import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool, listTools, type ToolResult } from './attack/run-tools.ts';
import { sendGeneratedRequests, type SentRequests } from './attack/send-requests.ts';
import { startShop } from './attack/start-shop.ts';
import { resolveFolder } from './packages.mjs';

/**
 * Starts a separate shop on loopback. Attacks it with requests generated from the OpenAPI document,
 * and with the attack tools that are installed. Writes a report to .cache/attack. Exits with code 1
 * if the attack found a fault or the shop no longer responds.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261126' },
    /** Time limit for each tool, in minutes. */
    minutes: { type: 'string', default: '4' },
    /**
     * Start of the names of the tools to run, such as 'sqlmap', or 'none'. By default, all tools
     * run.
     */
    tool: { type: 'string' },
  },
});
const folder = resolveFolder('.cache/attack');
mkdirSync(folder, { recursive: true });
const shop = await startShop();
try {
  const count = Number(values.requests);
  const results = await sendGeneratedRequests(shop.origin, count, Number(values.seed));
  const tools = listTools(shop.origin, folder, Number(values.minutes) * 60)
    .filter(({ name }) => values.tool === undefined || name.startsWith(values.tool))
    .map((tool) => runTool(tool, folder));
  const isReady = await shop.waitUntilReady();
  const report = formatReport({ ...values, sentRequests: results, tools, isReady });
  writeFileSync(join(folder, 'report.txt'), report);
  console.log(report);
  const hasFault = results.faults.length > 0 || tools.some(({ finding }) => finding !== null);
  process.exitCode = hasFault || !isReady ? 1 : 0;
} finally {
  await shop.stop();
}

interface Attack {
  seed: string;
  sentRequests: SentRequests;
  tools: ToolResult[];
  isReady: boolean;
}

function formatReport({ seed, sentRequests, tools, isReady }: Attack): string {
  const statuses = [...sentRequests.statuses]
    .toSorted(([first], [second]) => first - second)
    .map(([status, count]) => `${status}: ${count}`);
  return [
    `${sentRequests.count} generated requests with seed ${seed}. ${statuses.join(', ')}.`,
    `${sentRequests.overloads} of the responses with 503 have Retry-After: a queue was full.`,
    `The slowest response took ${Math.round(sentRequests.slowestMs)} ms.`,
    `Faults: ${sentRequests.faults.length}.`,
    ...sentRequests.faults.map((fault) => `  ${fault}`),
    ...tools.map(({ name, end, finding }) =>
      end === 'not installed'
        ? `${name}: not installed, so not run.`
        : `${name} ${end}: ${finding ?? 'nothing found'}.`,
    ),
    `The shop is ${isReady ? '' : 'not '}ready afterwards.`,
    '',
  ].join('\n');
}
