import type { Cluster } from '../servers/cluster.ts';

export interface Fault {
  /** Name for `--only`, such as 'kill api-app1'. */
  name: string;
  /** Longest time in seconds until shoppers are served again. */
  aimS: number;
  /**
   * Start of the measured time: the begin or the end of the fault. It is the end ('healed') for a
   * part that the shop has once, because the shop cannot work before that part works again.
   */
  countedFrom: 'begun' | 'healed';
  /** Time in ms from `begin` to `end`. */
  holdMs: number;
  begin: (cluster: Cluster) => void | Promise<void>;
  end?: (cluster: Cluster) => void | Promise<void>;
}
