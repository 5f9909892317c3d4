/**
 * Inline script that runs before all others. It captures events in islands that are not hydrated
 * yet and replays them in order after hydration, because React would lose them.
 *
 * Links work at once, with two exceptions. A link with `data-early` needs React to handle its
 * click. A link that is clicked after a button waits, because leaving the page would lose the
 * button's click. A second click on the link does not wait.
 */
interface CapturedEvent {
  /** Name of the island that contains the node. */
  part: string | undefined;
  node: Field;
  /** Finds the new element if React has rendered the island again and replaced `node`. */
  findReplacement: () => Field | undefined;
  replay: (node: Field) => void;
}

type Field = HTMLInputElement;

const CONTROLS = 'a[data-early],button,[type=submit],[type=radio],[type=checkbox]';

const LINK = 'a[href^="/"]';

const capturedEvents: CapturedEvent[] = [];
let isReplaying = false;

const hasPressedControl = () => capturedEvents.some(({ node }) => node.matches(CONTROLS));

const findNext = (part: HTMLElement) =>
  capturedEvents.find((captured) => captured.part === part.dataset['part']);

/**
 * Returns all elements that look like this one, including itself. Compares no ids, because they may
 * differ after a new render.
 */
function equivalentNodes(node: Field): Field[] {
  const appearanceOf = ({ name, type, ariaLabel, textContent, attributes }: Field) =>
    [name, type, ariaLabel, textContent, attributes.getNamedItem('value')?.value].join();
  const ownAppearance = appearanceOf(node);
  return [...document.querySelectorAll<Field>(node.localName)].filter(
    (candidate) => appearanceOf(candidate) === ownAppearance,
  );
}

function captureEvent(event: Event) {
  const { type } = event;
  const target = event.target as Field;
  const part = target.closest<HTMLElement>('[data-part]');
  if (isReplaying || !part || ('alive' in part.dataset && !findNext(part))) return;
  const isClick = type === 'click';
  const lastCaptured = capturedEvents.at(-1);
  const control = isClick ? target.closest<Field>(CONTROLS) : target;
  const waitingLink = control || !hasPressedControl() ? null : target.closest<Field>(LINK);
  const node = control ?? waitingLink;
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (!node || waitingLink === lastCaptured?.node || ctrlKey || metaKey || shiftKey || altKey)
    return;
  event.stopImmediatePropagation();
  const isToggle = /^(radio|checkbox)$/.test(node.type);
  const isSubmit = type === 'submit';
  // Selects are captured by `change`, check boxes and radio buttons by `click`, and other fields by
  // `input`.
  if (!isClick && (isToggle || (node.localName === 'select') !== (type === 'change'))) return;
  // Typed text and ticks appear at once. Only their handlers wait.
  if (isSubmit || (isClick && !isToggle)) event.preventDefault();
  if (!isClick && lastCaptured?.node === node) capturedEvents.pop();
  part.dataset['touched'] = '';
  const { value, checked } = node;
  const replay = (currentNode: Field) => {
    if (isClick) {
      // Restores the state before the click, because the replayed click changes it again.
      if (isToggle) currentNode.checked = !checked;
      currentNode.click();
    } else if (isSubmit) (currentNode as unknown as HTMLFormElement).requestSubmit();
    else {
      currentNode.value = value;
      // React ignores the event if its setter on this field last got the same value. So the setter
      // first gets another value, which it writes to a copy of the field.
      Reflect.set(currentNode, 'value', `${value}-`, currentNode.cloneNode());
      currentNode.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const nodeIndex = equivalentNodes(node).indexOf(node);
  const findReplacement = () => equivalentNodes(node)[nodeIndex];
  capturedEvents.push({
    part: waitingLink && lastCaptured ? lastCaptured.part : part.dataset['part'],
    node,
    findReplacement,
    replay,
  });
}

function replayNext(part: HTMLElement) {
  const captured = findNext(part);
  if (!captured) return;
  isReplaying = true;
  const currentNode = captured.node.isConnected ? captured.node : captured.findReplacement();
  if (currentNode) captured.replay(currentNode);
  isReplaying = false;
  capturedEvents.splice(capturedEvents.indexOf(captured), 1);
  // React replaced the focused element, so the new one gets the focus.
  if (
    !capturedEvents[0] &&
    currentNode !== captured.node &&
    document.activeElement === document.body
  )
    currentNode?.focus();
  // Each event is replayed in its own task, so that React renders its changes before the next one.
  setTimeout(replayNext, 0, part);
}

for (const type of ['click', 'input', 'change', 'submit'])
  addEventListener(type, captureEvent, true);
addEventListener('alive', (event) => replayNext(event.target as HTMLElement), true);

export {};
