import { pause } from '../boot/pause';
import { BEFORE_REACT } from './before-react';
import { type PartName, type Parts } from './parts';

/** Events that show that a visitor uses an island. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Longest wait for idle time before the remaining islands hydrate, in ms. */
const LATEST_MS = 2000;

/** Hydrates a touched island first, then visible ones, and the rest when the browser is idle. */
export async function wakeInTurn(parts: Parts): Promise<void> {
  const wake = (node: Element | null) => {
    const name = node?.closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (name) parts.wake(name as PartName);
  };
  const onSign = ({ target }: Event) => wake(target as Element);
  for (const sign of SIGNS) window.addEventListener(sign, onSign, BEFORE_REACT);

  const all = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  const touched = all.filter((element) => 'touched' in element.dataset);
  const inView = all.filter(isInView);
  for (const element of [document.activeElement, ...touched, ...inView]) {
    wake(element);
    await pause();
  }
  whenIdle(() => {
    parts.wakeAll();
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, BEFORE_REACT);
  });
}

function isInView(element: Element): boolean {
  // The island's own element has no box.
  const box = element.firstElementChild?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS);
}
