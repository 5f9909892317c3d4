import type { ToolResult } from './run-tools.ts';
import type { SentRequests } from './send-requests.ts';

interface Attack {
  seed: string;
  sentRequests: SentRequests;
  tools: ToolResult[];
  isReady: boolean;
}

export function formatReport({ seed, sentRequests, tools, isReady }: Attack): string {
  const statuses = [...sentRequests.statuses]
    .toSorted(([first], [second]) => first - second)
    .map(([status, count]) => `${status}: ${count}`);
  return [
    `${sentRequests.count} generated requests with seed ${seed}. ${statuses.join(', ')}.`,
    `${sentRequests.overloads} of the responses with 503 have Retry-After: a queue was full.`,
    `The slowest response took ${Math.round(sentRequests.slowestMs)} ms.`,
    `Faults: ${sentRequests.faults.length}.`,
    ...sentRequests.faults.map((fault) => `  ${fault}`),
    ...tools.map(({ name, end, finding }) => `${name} ${end}: ${finding ?? 'nothing found'}.`),
    `The shop is ${isReady ? '' : 'not '}ready afterwards.`,
    '',
  ].join('\n');
}
