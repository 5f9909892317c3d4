/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Networks on which a prefetch would delay requested content. */
const SLOW_NETWORKS = ['slow-2g', '2g'];

/** Returns whether prefetches are acceptable: the visitor does not save data and the network is not slow. */
export function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW_NETWORKS.includes(connection?.effectiveType ?? '');
}
