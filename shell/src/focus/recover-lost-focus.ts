import { CAPTURE_OPTIONS } from '../islands/capture-options';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The focus moves only within one of these areas. A closed dialog itself restores the focus. */
const FOCUS_AREA = '[role=dialog], main, header, footer';

/** A pressed button, with the data to find its neighbours after it has disappeared. */
interface PressedControl {
  control: HTMLElement;
  href: string;
  /** The button's ancestors, from its parent up to the focus area. */
  ancestors: Element[];
  /** The controls before the button in the document. */
  precedingControls: Set<Element>;
}

/**
 * Moves the focus when a pressed button disappears or becomes disabled. Otherwise the browser would
 * drop the focus, and Tab would restart at the top of the page. The focus moves to the next control
 * in the nearest ancestor that has one, or else to its last control.
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
  // Stops if the user moves the focus elsewhere. Ancestors do not count, because a dialog focuses
  // itself when its focused control disappears.
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
 * Returns whether the focus is on no usable control. A busy button keeps the focus, because it is
 * soon enabled again.
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
