import { pause } from '../boot/pause';
import { CAPTURE_OPTIONS } from './capture-options';
import { type IslandName, type Islands } from './islands';

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

const MAX_IDLE_WAIT_MS = 2000;

/**
 * Hydrates the focused, touched and visible islands first. Hydrates the others when the visitor uses
 * them or the browser is idle.
 */
export async function hydrateIslands(islands: Islands): Promise<void> {
  const hydrateIslandOf = (node: Element | null) => {
    const name = node?.closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (name) islands.hydrate(name as IslandName);
  };
  const onInteraction = ({ target }: Event) => hydrateIslandOf(target as Element);
  for (const eventName of INTERACTION_EVENTS)
    window.addEventListener(eventName, onInteraction, CAPTURE_OPTIONS);

  const islandElements = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  const touchedIslands = islandElements.filter((element) => 'touched' in element.dataset);
  const visibleIslands = islandElements.filter(isInView);
  for (const element of [document.activeElement, ...touchedIslands, ...visibleIslands]) {
    hydrateIslandOf(element);
    await pause();
  }
  runWhenIdle(() => {
    islands.hydrateAll();
    for (const eventName of INTERACTION_EVENTS)
      window.removeEventListener(eventName, onInteraction, CAPTURE_OPTIONS);
  });
}

function isInView(element: Element): boolean {
  // Measures the first child, because the island's element has `display: contents` and therefore no
  // box.
  const box = element.firstElementChild?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(work, MAX_IDLE_WAIT_MS);
}
