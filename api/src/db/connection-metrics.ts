import { registerGauge } from 'server/metrics';

/** Numbers of connections of a pool. */
export interface ConnectionUsage {
  used: number;
  idle: number;
  /** Number of statements and transactions that wait for a free connection. */
  waiting: number;
  max: number;
}

let readUsageOfLastPool: (() => ConnectionUsage) | null = null;

/**
 * Returns the usage of the connections that were opened last. Returns null for the embedded
 * database, which has no connections.
 */
export const readConnectionUsage = (): ConnectionUsage | null => readUsageOfLastPool?.() ?? null;

/** Registers gauges of a pool, and makes `readConnectionUsage` read the same pool. */
export function observeConnections(readUsage: () => ConnectionUsage): void {
  readUsageOfLastPool = readUsage;
  registerGauge(
    {
      name: 'shop_database_connections',
      help: 'Connections to PostgreSQL: used, idle, and the maximum.',
      labelNames: ['state'],
    },
    () => {
      const { used, idle, max } = readUsage();
      return Object.entries({ used, idle, max }).map(([state, value]) => ({
        labels: { state },
        value,
      }));
    },
  );
  registerGauge(
    {
      name: 'shop_database_connections_waiting',
      help: 'Statements and transactions that wait for a connection to PostgreSQL.',
    },
    () => [{ value: readUsage().waiting }],
  );
}
