/**
 * Inline script that runs before all others. Captures events in islands and replays them after
 * hydration, because React would lose them. Links work at once, unless they have `data-early` or
 * follow a captured click, which leaving the page would lose.
 */
interface CapturedEvent {
  part: string | undefined;
  node: Field;
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
  capturedEvents.find((capturedEvent) => capturedEvent.part === part.dataset['part']);

/** Returns all elements that look like this one. Ids may differ after a new render. */
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
  if (!isClick && (isToggle || (node.localName === 'select') !== (type === 'change'))) return;
  // Shows typed text and ticks at once. Only their handlers wait.
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
      // React ignores a value that its setter got last. So the setter first gets another value, for a
      // copy of the field.
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
  const capturedEvent = findNext(part);
  if (!capturedEvent) return;
  isReplaying = true;
  const currentNode = capturedEvent.node.isConnected
    ? capturedEvent.node
    : capturedEvent.findReplacement();
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
  setTimeout(replayNext, 0, part);
}

for (const type of ['click', 'input', 'change', 'submit'])
  addEventListener(type, captureEvent, true);
addEventListener('alive', (event) => replayNext(event.target as HTMLElement), true);

export {};
