/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_NETWORKS = ['slow-2g', '2g'];

export function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW_NETWORKS.includes(connection?.effectiveType ?? '');
}
