const KEY = 'scroll-positions';
/** Maximum number of saved scroll positions. */
const MOST = 60;

let known: Map<string, number> | undefined;

/** Returns the scroll position of a page in this tab's history, in px from the top. Browser only. */
export const positionOf = (page: string) => positions().get(page);

export function rememberPosition(page: string, top: number) {
  positions().delete(page);
  positions().set(page, top);
}

/** Saves the positions for the next document of this tab. */
export function savePositions() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions()].slice(-MOST)));
  } catch (cause) {
    console.warn('Scroll positions could not be saved.', cause);
  }
}

const positions = () => (known ??= new Map(read()));

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch (cause) {
    console.warn('Scroll positions could not be read. Pages open at the top.', cause);
    return [];
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
