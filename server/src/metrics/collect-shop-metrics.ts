import { Gauge } from 'prom-client';
import { type ProcessMetrics, formatMetrics, readOwnMetrics } from './metrics.ts';

interface MeasuredProcess {
  name: string;
  readMetrics(): Promise<ProcessMetrics | null>;
}

const processUp = new Gauge({
  name: 'shop_process_up',
  help: '1 if the child process handed over its metrics, 0 if it is away or does not respond.',
  labelNames: ['child'],
});

/** Returns the metrics of this process and of its child processes as one text. */
export async function collectShopMetrics(children: readonly MeasuredProcess[]): Promise<string> {
  const responses = await Promise.all(
    children.map(async ({ name, readMetrics }) => {
      const metrics = await readMetrics();
      processUp.set({ child: name }, metrics === null ? 0 : 1);
      return metrics ?? [];
    }),
  );
  return formatMetrics([await readOwnMetrics(), ...responses]);
}
