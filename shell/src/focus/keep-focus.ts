import { BEFORE_REACT } from '../parts/before-react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * The focus moves only within one of these areas. A dialog itself restores the focus when it
 * closes.
 */
const AREA = '[role=dialog], main, header, footer';

/** A pressed control, with the data to find its neighbours after it has disappeared. */
interface Press {
  control: HTMLElement;
  href: string;
  /** The control's ancestors, from the nearest to the area. */
  ancestors: Element[];
  /** The controls that precede it on the page. */
  before: Set<Element>;
}

/**
 * Moves the focus when a pressed button disappears or becomes disabled. In the nearest ancestor with another control,
 * the next control gets the focus, else the one before. The browser alone would drop the focus, and Tab would restart at
 * the top of the page.
 */
export function keepFocus(): void {
  let press: Press | null = null;
  const stop = () => {
    press = null;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!press) return;
    // After a navigation, `PageChange` focuses the heading.
    if (press.href !== location.href) return stop();
    const next = isFocusLost(press) && nextFocusTarget(press);
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
  // Stops if the user focuses another element. An ancestor does not count: a dialog focuses itself when its control disappears.
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

/**
 * Returns whether no usable control has the focus. A busy button does not lose it, because it is
 * enabled again soon.
 */
function isFocusLost({ control, ancestors }: Press): boolean {
  const { activeElement, body } = document;
  if (activeElement === control) return !isUsable(control) && control.ariaBusy !== 'true';
  const isOut = activeElement === body || ancestors.includes(activeElement as Element);
  return isOut && !(control.isConnected && control.ariaBusy === 'true');
}

function nextFocusTarget({ control, ancestors, before }: Press): HTMLElement | undefined {
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
