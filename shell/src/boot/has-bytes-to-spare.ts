/** What some browsers know of the visitor's network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Where what is fetched ahead would be in the way of what was asked for. */
const SLOW = ['slow-2g', '2g'];

/** Whether something may be fetched that nobody asked for: not for who saves data, nor on a slow network. */
export function hasBytesToSpare(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
}
