const STORAGE_KEY = 'scroll-positions';
const MAX_POSITIONS = 60;

let cachedPositions: Map<string, number> | undefined;

export const getScrollPosition = (page: string) => getPositions().get(page);

export function setScrollPosition(page: string, top: number) {
  getPositions().delete(page);
  getPositions().set(page, top);
}

export function savePositions() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...getPositions()].slice(-MAX_POSITIONS)));
  } catch (cause) {
    console.warn('Scroll positions could not be saved.', cause);
  }
}

const getPositions = () => (cachedPositions ??= new Map(readPositions()));

function readPositions(): [string, number][] {
  try {
    const storedPositions: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(storedPositions) ? storedPositions.filter(isPositionEntry) : [];
  } catch (cause) {
    console.warn('Scroll positions could not be read. Pages open at the top.', cause);
    return [];
  }
}

const isPositionEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
