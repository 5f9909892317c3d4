/**
 * Inline script that runs before all other scripts. It captures events in islands that are not
 * hydrated (`shell/src/islands`). It replays each event once, in order, after hydration, because
 * React does not replay them. Links work at once, with two exceptions. A link with `data-early`
 * needs React to handle its click. A link after a pressed control waits, because leaving the page
 * would lose that press. A second click on it is followed at once.
 */
interface Kept {
  /** Name of the island that contains the node. */
  part: string | undefined;
  node: Field;
  /** Returns the node that replaces `node` after React has rendered the island again. */
  successor: () => Field | undefined;
  redo: (node: Field) => void;
}

type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

const CONTROLS = 'a[data-early],button,[type=submit],[type=radio],[type=checkbox]';

/** Links within the shop. */
const LINK = 'a[href^="/"]';

const kept: Kept[] = [];
let isReplaying = false;

const isPressed = () => kept.some(({ node }) => node.matches(CONTROLS));

const next = (part: HTMLElement) => kept.find((one) => one.part === part.dataset['part']);

/** Returns the elements that look like this one, itself included, in document order. Ignores ids, which may change. */
function equivalentNodes(node: Field): Field[] {
  const appearanceOf = ({ name, type, ariaLabel, textContent, attributes }: Field) =>
    [name, type, ariaLabel, textContent, attributes.getNamedItem('value')?.value].join();
  const own = appearanceOf(node);
  return [...document.querySelectorAll<Field>(node.localName)].filter(
    (one) => appearanceOf(one) === own,
  );
}

function keep(event: Event) {
  const { type } = event;
  const target = event.target as Field;
  const part = target.closest<HTMLElement>('[data-part]');
  if (isReplaying || !part || ('alive' in part.dataset && !next(part))) return;
  const isClick = type === 'click';
  const last = kept.at(-1);
  const control = isClick ? target.closest<Field>(CONTROLS) : target;
  const wayOn = control || !isPressed() ? null : target.closest<Field>(LINK);
  const node = control ?? wayOn;
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (!node || wayOn === last?.node || ctrlKey || metaKey || shiftKey || altKey) return;
  event.stopImmediatePropagation();
  const isBox = /^(radio|checkbox)$/.test(node.type);
  const isSubmit = type === 'submit';
  // Captures click events of check boxes and radio buttons, change events of selects and input
  // events of other fields.
  if (!isClick && (isBox || (node.localName === 'select') !== (type === 'change'))) return;
  // Typing and ticking keep their visible effect. Only their handlers wait.
  if (isSubmit || (isClick && !isBox)) event.preventDefault();
  if (!isClick && last?.node === node) kept.pop();
  part.dataset['touched'] = '';
  const { value, checked } = node;
  const redo = (present: Field) => {
    if (isClick) {
      // Restores the state before the click, which then changes it.
      if (isBox) present.checked = !checked;
      present.click();
    } else if (isSubmit) (present as unknown as HTMLFormElement).requestSubmit();
    else {
      present.value = value;
      // React ignores values that it already knows.
      present._valueTracker?.setValue(`${value}-`);
      present.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const at = equivalentNodes(node).indexOf(node);
  const successor = () => equivalentNodes(node)[at];
  kept.push({ part: wayOn && last ? last.part : part.dataset['part'], node, successor, redo });
}

function replay(part: HTMLElement) {
  const one = next(part);
  if (!one) return;
  isReplaying = true;
  const present = one.node.isConnected ? one.node : one.successor();
  if (present) one.redo(present);
  isReplaying = false;
  kept.splice(kept.indexOf(one), 1);
  // React removed the focused node, so its replacement gets the focus.
  if (!kept[0] && present !== one.node && document.activeElement === document.body)
    present?.focus();
  // Replays each event in its own task, so that its changes are rendered before the next.
  setTimeout(replay, 0, part);
}

for (const type of ['click', 'input', 'change', 'submit']) addEventListener(type, keep, true);
addEventListener('alive', (event) => replay(event.target as HTMLElement), true);

export {};
