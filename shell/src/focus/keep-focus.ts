import { BEFORE_REACT } from '../parts/before-react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The focus stays within it: what is left of a closed dialog is for the dialog to say. */
const AREA = '[role=dialog], main, header, footer';

/** A pressed control, and what is needed to find its neighbours once it is gone. */
interface Press {
  control: HTMLElement;
  href: string;
  /** The elements around the control, from the nearest to the area. */
  ancestors: Element[];
  /** Controls that come before it on the page. */
  before: Set<Element>;
}

/**
 * Moves the focus on when a pressed button disappears or becomes disabled: to the next control of the same list, else
 * to the one before, else to the nearest further out. Browsers leave it to the body, and a keyboard starts afresh.
 */
export function keepFocus(): void {
  let press: Press | null = null;
  const stop = () => {
    press = null;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!press) return;
    // The focus of another page is its heading's (`PageChange`).
    if (press.href !== location.href) return stop();
    const next = isLost(press) && successor(press);
    if (next) next.focus();
  });
  const onClick = ({ target }: Event) => {
    stop();
    const control = (target as Element).closest('button');
    if (!control || control !== document.activeElement) return;
    press = pressOf(control);
    observer.observe(document.body, {
      childList: true,
      attributeFilter: ['disabled'],
      subtree: true,
    });
  };
  // Whoever takes the focus keeps it, but for a dialog that takes it as a whole when a control of it is gone.
  const onFocus = ({ target }: Event) => {
    if (press && target !== press.control && !press.ancestors.includes(target as Element)) stop();
  };
  document.addEventListener('click', onClick, BEFORE_REACT);
  document.addEventListener('focusin', onFocus, BEFORE_REACT);
}

function pressOf(control: HTMLElement): Press {
  const ancestors: Element[] = [];
  const area = control.closest(AREA);
  for (let node = area && control.parentElement; node; node = node.parentElement) {
    ancestors.push(node);
    if (node === area) break;
  }
  const all = focusables(document.body);
  const before = new Set<Element>(all.slice(0, all.indexOf(control)));
  return { control, href: location.href, ancestors, before };
}

/** Whether nothing that can be used has the focus. A button at work waits: it can be pressed again later. */
function isLost({ control, ancestors }: Press): boolean {
  const { activeElement, body } = document;
  if (activeElement === control) return !isUsable(control) && control.ariaBusy !== 'true';
  const isOut = activeElement === body || ancestors.includes(activeElement as Element);
  return isOut && !(control.isConnected && control.ariaBusy === 'true');
}

function successor({ control, ancestors, before }: Press): HTMLElement | undefined {
  if (control.isConnected && isUsable(control)) return control;
  for (const ancestor of ancestors) {
    const near = ancestor.isConnected ? focusables(ancestor).filter(isUsable) : [];
    const next = near.find((one) => !before.has(one)) ?? near.at(-1);
    if (next) return next;
  }
  return undefined;
}

const focusables = (root: Element) => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];

const isUsable = (element: HTMLElement) =>
  !element.matches(':disabled, [hidden] *, [tabindex="-1"]') &&
  (element.checkVisibility?.() ?? true);
