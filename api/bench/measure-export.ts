import { readFileSync } from 'node:fs';

/** Number of exported rows after which the measurement stops, some seconds after its start. */
const MEASURED_ROWS = 150_000;

/**
 * Exports orders for some seconds. Returns the rows per second, and the memory growth of the
 * backend in MB. The growth is measured after the first tenth of the response, when the memory has
 * settled.
 */
export async function measureExport(shop: {
  host: string;
  pid: number;
  headers: { authorization: string };
}): Promise<{ rowsPerSecond: number; grownMb: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${shop.host}/staff/exports/orders`, {
    method: 'POST',
    headers: { ...shop.headers, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok || response.body === null) throw new Error(await response.text());
  let rows = 0;
  const memory: number[] = [];
  for await (const chunk of response.body) {
    for (const byte of chunk) if (byte === NEWLINE) rows += 1;
    memory.push(readMemoryMb(shop.pid));
    if (rows >= MEASURED_ROWS) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const settled = memory[Math.floor(memory.length / 10)] ?? 0;
  return { rowsPerSecond: rows / seconds, grownMb: Math.max(...memory) - settled };
}

const NEWLINE = 10;

/** Returns the resident memory of a process. Linux only. */
function readMemoryMb(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
