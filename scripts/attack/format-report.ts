import type { ToolResult } from './run-tools.ts';
import type { SentRequests } from './send-requests.ts';

interface Attack {
  seed: string;
  sent: SentRequests;
  tools: ToolResult[];
  isReady: boolean;
}

export function formatReport({ seed, sent, tools, isReady }: Attack): string {
  const statuses = [...sent.statuses]
    .toSorted(([first], [second]) => first - second)
    .map(([status, count]) => `${status}: ${count}`);
  return [
    `${sent.count} generated requests with seed ${seed}. ${statuses.join(', ')}.`,
    `${sent.overloads} of the responses with 503 have Retry-After: a queue was full.`,
    `The slowest response took ${Math.round(sent.slowestMs)} ms.`,
    `Faults: ${sent.faults.length}.`,
    ...sent.faults.map((fault) => `  ${fault}`),
    ...tools.map(({ name, end, finding }) => `${name} ${end}: ${finding ?? 'nothing found'}.`),
    `The shop is ${isReady ? '' : 'not '}ready afterwards.`,
    '',
  ].join('\n');
}
