/**
 * Inline script that runs before all other scripts. Captures events in islands that are not
 * hydrated, and replays the events after hydration, because React would lose them. Captures a click
 * on a link only if the link has `data-early`, or if a click on another control was captured before
 * it. In the second case, the browser would otherwise leave the page before the earlier click is
 * replayed.
 */
interface CapturedEvent {
  island: string | undefined;
  node: Field;
  findAgain: () => Field | undefined;
  replay: (node: Field) => void;
}

type Field = HTMLInputElement;

const CONTROLS = 'a[data-early],button,[type=submit],[type=radio],[type=checkbox]';

const LINK = 'a[href^="/"]';

const capturedEvents: CapturedEvent[] = [];
let isReplaying = false;

const hasPressedControl = () => capturedEvents.some(({ node }) => node.matches(CONTROLS));

const findNext = (island: HTMLElement) =>
  capturedEvents.find((capturedEvent) => capturedEvent.island === island.dataset['part']);

/**
 * Returns all elements with the same tag, name, type, label, text and value as `node`. Does not
 * compare ids, because a new render may change them.
 */
function findEquivalentNodes(node: Field): Field[] {
  const describeAppearance = ({ name, type, ariaLabel, textContent, attributes }: Field) =>
    [name, type, ariaLabel, textContent, attributes.getNamedItem('value')?.value].join();
  const ownAppearance = describeAppearance(node);
  return [...document.querySelectorAll<Field>(node.localName)].filter(
    (candidate) => describeAppearance(candidate) === ownAppearance,
  );
}

function captureEvent(event: Event) {
  const { type } = event;
  const target = event.target as Field;
  const island = target.closest<HTMLElement>('[data-part]');
  if (isReplaying || !island || ('alive' in island.dataset && !findNext(island))) return;
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
  if (!isClick && (isToggle || (node.localName === 'select') !== (type === 'change'))) return;
  // Prevents the browser's default action of clicks and submits, but lets ticks and typed text
  // appear at once.
  if (isSubmit || (isClick && !isToggle)) event.preventDefault();
  if (!isClick && lastCaptured?.node === node) capturedEvents.pop();
  island.dataset['touched'] = '';
  const { value, checked } = node;
  const replay = (currentNode: Field) => {
    if (isClick) {
      // Restores the state of the radio button or checkbox before the click, because the replayed
      // click changes it again.
      if (isToggle) currentNode.checked = !checked;
      currentNode.click();
    } else if (isSubmit) (currentNode as unknown as HTMLFormElement).requestSubmit();
    else {
      currentNode.value = value;
      // React ignores an event if the field's value equals the value that React recorded last. So
      // this call makes React record another value, but sets that value on a copy of the field.
      Reflect.set(currentNode, 'value', `${value}-`, currentNode.cloneNode());
      currentNode.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const nodeIndex = findEquivalentNodes(node).indexOf(node);
  const findAgain = () => findEquivalentNodes(node)[nodeIndex];
  capturedEvents.push({
    island: waitingLink && lastCaptured ? lastCaptured.island : island.dataset['part'],
    node,
    findAgain,
    replay,
  });
}

function replayNext(island: HTMLElement) {
  const capturedEvent = findNext(island);
  if (!capturedEvent) return;
  isReplaying = true;
  const currentNode = capturedEvent.node.isConnected
    ? capturedEvent.node
    : capturedEvent.findAgain();
  if (currentNode) capturedEvent.replay(currentNode);
  isReplaying = false;
  capturedEvents.splice(capturedEvents.indexOf(capturedEvent), 1);
  if (
    !capturedEvents[0] &&
    currentNode !== capturedEvent.node &&
    document.activeElement === document.body
  )
    currentNode?.focus();
  // Replays the next event in a task of its own, so that React renders the changes of this event
  // before.
  setTimeout(replayNext, 0, island);
}

for (const type of ['click', 'input', 'change', 'submit'])
  addEventListener(type, captureEvent, true);
addEventListener('alive', (event) => replayNext(event.target as HTMLElement), true);

export {};
