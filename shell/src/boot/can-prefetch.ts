/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_NETWORKS = ['slow-2g', '2g'];

/** Returns false if the visitor saves data or the network is slow. */
export function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW_NETWORKS.includes(connection?.effectiveType ?? '');
}
