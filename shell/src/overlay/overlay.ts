/**
 * Shows staff which remote and version rendered each part of a page. `edge` adds this script only
 * to pages of staff who have switched on the overlay. The script imports nothing, because it is
 * compiled separately.
 */

interface OverlayFacts {
  /** Time in ms that the server took to render the page, or null on a dev server. */
  renderMs: number | null;
  /**
   * Reason for each version that is not live for everybody. 'split' means that a share of the
   * visitors gets the version. 'preview' means that only this browser gets it.
   */
  reasons: Record<string, string>;
}

interface OverlayRegistry {
  microFrontends: Record<string, { url: string; metadata: { version: string } }[]>;
}

const STYLES = `
  :host { all: initial; }
  .panel { position: fixed; inset: auto 8px 8px auto; z-index: 2147483646; max-width: calc(100vw - 16px);
    max-height: 60vh; overflow: auto; box-sizing: border-box; padding: 8px 12px; border-radius: 8px;
    background: #12211c; color: #fff; font: 13px/1.5 system-ui, sans-serif; }
  table { border-collapse: collapse; }
  caption, th, td { text-align: left; padding: 2px 12px 2px 0; vertical-align: top; }
  caption { font-weight: 600; }
  button { font: inherit; margin: 4px 8px 4px 0; padding: 8px 12px; border: 1px solid #fff; border-radius: 6px;
    background: none; color: inherit; cursor: pointer; }
  button:focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
  form { display: inline; }
  .failure { color: #ffb4a8; }
  .frame { position: absolute; z-index: 2147483645; box-sizing: border-box; border: 2px dashed #b3261e;
    pointer-events: none; }
  .frame span { position: absolute; top: 0; left: 0; background: #b3261e; color: #fff; padding: 0 6px;
    font: 12px/1.6 system-ui, sans-serif; }
`;
/** Time between two readings of the page, in ms. */
const READ_INTERVAL_MS = 1000;
const MAX_ERRORS = 20;

const script = document.currentScript;
const facts = JSON.parse(
  script?.dataset['facts'] ?? '{"renderMs":null,"reasons":{}}',
) as OverlayFacts;
const errors: { remote: string; message: string }[] = [];
let areOutlinesVisible = false;

/**
 * Returns the name of the remote to which the released file in a URL or in a stack trace belongs.
 */
const findRemoteIn = (text: string) => /\/releases\/([a-z-]+)\//.exec(text)?.[1];

function recordError(message: string, stack: string): void {
  if (errors.length < MAX_ERRORS) errors.push({ remote: findRemoteIn(stack) ?? 'shell', message });
}

addEventListener('error', ({ message, error, filename }) => {
  recordError(message, (error as Error | null)?.stack ?? filename);
});
addEventListener('unhandledrejection', ({ reason }) => {
  recordError(String(reason), (reason as Error | null)?.stack ?? '');
});

async function readRegistry(): Promise<OverlayRegistry> {
  const bootText = document.getElementById('boot')?.textContent;
  const text = bootText ?? (await (await fetch('/boot.json')).text());
  return (JSON.parse(text) as { registry: OverlayRegistry }).registry;
}

/** Returns the compressed size of a remote's files, and the time in ms of the slowest file. */
function measureFiles(remote: string) {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => findRemoteIn(name) === remote) as PerformanceResourceTiming[];
  return {
    bytes: files.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
    slowestMs: Math.max(0, ...files.map(({ duration }) => duration)),
  };
}

const isHydrated = (element: Element) =>
  element.closest('[data-part]')?.hasAttribute('data-alive') ?? true;

function describeRemote(remote: string, version: string): string[] {
  const elements = [...document.querySelectorAll(`[data-remote="${remote}"]`)];
  const { bytes, slowestMs } = measureFiles(remote);
  const hydrationState = elements.every(isHydrated) ? 'hydrated' : 'not hydrated yet';
  return [
    remote,
    version,
    facts.reasons[remote] ?? 'live',
    elements.length === 0 ? 'draws nothing here' : `${elements.length}, ${hydrationState}`,
    bytes === 0 ? 'cached or none' : `${(bytes / 1000).toFixed(1)} kB`,
    slowestMs === 0 ? '–' : `${Math.round(slowestMs)} ms`,
    String(errors.filter((error) => error.remote === remote).length),
  ];
}

const COLUMNS = ['Remote', 'Version', 'Why', 'Parts', 'Loaded', 'Slowest file', 'Errors'];

function createElement(tag: string, text = '', children: Element[] = []): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.append(...children);
  return element;
}

function createTable(registry: OverlayRegistry): HTMLElement {
  const rows = Object.entries(registry.microFrontends).flatMap(([name, [release]]) =>
    release ? [describeRemote(name, release.metadata.version)] : [],
  );
  const heading = createElement(
    'tr',
    '',
    COLUMNS.map((title) => createElement('th', title)),
  );
  const caption =
    facts.renderMs === null ? 'Dev server' : `The server took ${facts.renderMs} ms for this page`;
  return createElement('table', '', [
    createElement('caption', caption),
    createElement('thead', '', [heading]),
    createElement(
      'tbody',
      '',
      rows.map((cells) =>
        createElement(
          'tr',
          '',
          cells.map((cell) => createElement('td', cell)),
        ),
      ),
    ),
  ]);
}

function createOutlines(): HTMLElement[] {
  if (!areOutlinesVisible) return [];
  return [...document.querySelectorAll<HTMLElement>('[data-remote]')].map((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const frame = createElement('div', '', [createElement('span', element.dataset['remote'])]);
    frame.className = 'frame';
    Object.assign(frame.style, {
      top: `${top + scrollY}px`,
      left: `${left + scrollX}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    return frame;
  });
}

function createButton(text: string, onPress: () => void): HTMLElement {
  const button = createElement('button', text);
  button.addEventListener('click', onPress);
  return button;
}

/** Creates a form whose submission makes the server end the overlay and open the page again. */
function createEndForm(): HTMLElement {
  const form = createElement('form', '', [createElement('button', 'End the overlay')]);
  form.setAttribute('method', 'post');
  form.setAttribute('action', '/-/overlay/end');
  return form;
}

async function showOverlay(): Promise<void> {
  const registry = await readRegistry();
  const host = document.createElement('div');
  host.id = 'release-overlay';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const table = createElement('div');
  const failures = createElement('div');
  failures.className = 'failure';
  const outlines = createElement('div');
  let isOpen = matchMedia('(min-width: 768px)').matches;
  const details = createElement('div', '', [table, failures]);
  const render = () => {
    details.hidden = !isOpen;
    table.replaceChildren(createTable(registry));
    failures.replaceChildren(
      ...errors.map(({ remote, message }) => createElement('p', `${remote}: ${message}`)),
    );
    outlines.replaceChildren(...createOutlines());
  };
  const buttons = createElement('div', '', [
    createButton('Releases', () => {
      isOpen = !isOpen;
      render();
    }),
    createButton('Outline', () => {
      areOutlinesVisible = !areOutlinesVisible;
      render();
    }),
    ...(facts.renderMs === null ? [] : [createEndForm()]),
  ]);
  const panel = createElement('section', '', [details, buttons]);
  panel.className = 'panel';
  panel.setAttribute('aria-label', 'Releases on this page');
  root.append(panel, outlines);
  document.body.append(host);
  render();
  setInterval(render, READ_INTERVAL_MS);
}

if (document.readyState === 'complete') void showOverlay();
else addEventListener('load', () => void showOverlay());
