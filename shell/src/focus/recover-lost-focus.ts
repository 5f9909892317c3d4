import { CAPTURE_OPTIONS } from '../islands/capture-options';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Areas of the page. The focus moves only within the area that contains the pressed button. A
 * dialog that closes restores the focus itself.
 */
const FOCUS_AREA = '[role=dialog], main, header, footer';

interface PressedControl {
  control: HTMLElement;
  href: string;
  ancestors: Element[];
  precedingControls: Set<Element>;
}

/**
 * Moves the focus to a nearby control when the button that was pressed last disappears or is
 * disabled. Otherwise, the Tab key would continue at the top of the page.
 */
export function recoverLostFocus(): void {
  let pressedControl: PressedControl | null = null;
  const stopObserving = () => {
    pressedControl = null;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!pressedControl) return;
    // After a navigation, `PageChange` focuses the heading instead.
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
  // Stops when the focus moves to another element. Ignores focus on an ancestor of the button,
  // because a dialog focuses itself when its focused control disappears.
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
 * Returns whether the pressed button has lost the focus and no other control has it. A busy button
 * counts as focused, because it is soon enabled again.
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
