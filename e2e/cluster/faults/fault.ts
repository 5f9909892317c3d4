import type { Cluster } from '../servers/cluster.ts';

export interface Fault {
  /** Name for `--only`, such as 'kill api-app1'. */
  name: string;
  /** Longest time in seconds until shoppers are served again. */
  aimS: number;
  /**
   * The moment from which the time is counted. 'healed' for a part that exists once, because the
   * shop cannot work without it.
   */
  countedFrom: 'begun' | 'healed';
  /** Time in ms from its begin to its end. */
  holdMs: number;
  begin: (cluster: Cluster) => void | Promise<void>;
  end?: (cluster: Cluster) => void | Promise<void>;
}
