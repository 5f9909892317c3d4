import { CAPTURE_OPTIONS } from '../islands/capture-options';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * The focus moves only within one of these areas. A dialog itself restores the focus when it
 * closes.
 */
const FOCUS_AREA = '[role=dialog], main, header, footer';

/** A pressed control, with the data to find its neighbours after it has disappeared. */
interface PressedControl {
  control: HTMLElement;
  href: string;
  /** The control's ancestors, from the nearest to the area. */
  ancestors: Element[];
  /** The controls that precede it on the page. */
  precedingControls: Set<Element>;
}

/**
 * Moves the focus when a pressed button disappears or becomes disabled. In the nearest ancestor with another control,
 * the next control gets the focus, else the one before. The browser alone would drop the focus, and Tab would restart at
 * the top of the page.
 */
export function recoverLostFocus(): void {
  let pressedControl: PressedControl | null = null;
  const stopObserving = () => {
    pressedControl = null;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!pressedControl) return;
    // After a navigation, `PageChange` focuses the heading.
    if (pressedControl.href !== location.href) return stopObserving();
    const nextControl = isFocusLost(pressedControl) && findNextFocusTarget(pressedControl);
    if (nextControl) nextControl.focus();
  });
  const onClick = ({ target }: Event) => {
    stopObserving();
    const control = (target as Element).closest('button');
    if (!control || control !== document.activeElement) return;
    pressedControl = describePress(control);
    observer.observe(document.body, {
      childList: true,
      attributeFilter: ['disabled'],
      subtree: true,
    });
  };
  // Stops if the user focuses another element. An ancestor does not count: a dialog focuses itself when its control disappears.
  const onFocus = ({ target }: Event) => {
    if (
      pressedControl &&
      target !== pressedControl.control &&
      !pressedControl.ancestors.includes(target as Element)
    )
      stopObserving();
  };
  document.addEventListener('click', onClick, CAPTURE_OPTIONS);
  document.addEventListener('focusin', onFocus, CAPTURE_OPTIONS);
}

function describePress(control: HTMLElement): PressedControl {
  const ancestors: Element[] = [];
  const area = control.closest(FOCUS_AREA);
  for (let node = area && control.parentElement; node; node = node.parentElement) {
    ancestors.push(node);
    if (node === area) break;
  }
  const focusableElements = findFocusableElements(document.body);
  const precedingControls = new Set<Element>(
    focusableElements.slice(0, focusableElements.indexOf(control)),
  );
  return { control, href: location.href, ancestors, precedingControls };
}

/**
 * Returns whether no usable control has the focus. A busy button does not lose it, because it is
 * enabled again soon.
 */
function isFocusLost({ control, ancestors }: PressedControl): boolean {
  const { activeElement, body } = document;
  if (activeElement === control) return !isUsable(control) && control.ariaBusy !== 'true';
  const isOutsideControls = activeElement === body || ancestors.includes(activeElement as Element);
  return isOutsideControls && !(control.isConnected && control.ariaBusy === 'true');
}

function findNextFocusTarget({
  control,
  ancestors,
  precedingControls,
}: PressedControl): HTMLElement | undefined {
  if (control.isConnected && isUsable(control)) return control;
  for (const ancestor of ancestors) {
    const nearbyControls = ancestor.isConnected
      ? findFocusableElements(ancestor).filter(isUsable)
      : [];
    const nextControl =
      nearbyControls.find((focusable) => !precedingControls.has(focusable)) ??
      nearbyControls.at(-1);
    if (nextControl) return nextControl;
  }
  return undefined;
}

const findFocusableElements = (root: Element) => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];

const isUsable = (element: HTMLElement) =>
  !element.matches(':disabled, [hidden] *, [tabindex="-1"]') &&
  (element.checkVisibility?.() ?? true);
