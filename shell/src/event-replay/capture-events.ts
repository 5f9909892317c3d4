/**
 * Inline script that runs before all other scripts. Captures events in islands, the parts that
 * hydrate separately. Replays these events after hydration, because React would lose them. Does not
 * capture clicks on links, except links with `data-early` and links that follow a captured click.
 * If the browser followed a link at once, it would lose a click that was captured before.
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
 * Returns all elements with the same name, type and text. Ids are not compared, because a new
 * render may change the ids.
 */
function equivalentNodes(node: Field): Field[] {
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
  // Lets the browser show typed text and ticks at once. Only the handlers wait for hydration.
  if (isSubmit || (isClick && !isToggle)) event.preventDefault();
  if (!isClick && lastCaptured?.node === node) capturedEvents.pop();
  island.dataset['touched'] = '';
  const { value, checked } = node;
  const replay = (currentNode: Field) => {
    if (isClick) {
      // Restores the state before the click, because the replayed click toggles the checkbox again.
      if (isToggle) currentNode.checked = !checked;
      currentNode.click();
    } else if (isSubmit) (currentNode as unknown as HTMLFormElement).requestSubmit();
    else {
      currentNode.value = value;
      // React ignores an event if the field's value equals the value that React has recorded last.
      // This call makes React record another value. The call sets that value on a copy of the
      // field, so that the field stays unchanged.
      Reflect.set(currentNode, 'value', `${value}-`, currentNode.cloneNode());
      currentNode.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const nodeIndex = equivalentNodes(node).indexOf(node);
  const findAgain = () => equivalentNodes(node)[nodeIndex];
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
  // Replays each event in its own task, so that React renders its changes before the next one.
  setTimeout(replayNext, 0, island);
}

for (const type of ['click', 'input', 'change', 'submit'])
  addEventListener(type, captureEvent, true);
addEventListener('alive', (event) => replayNext(event.target as HTMLElement), true);

export {};
