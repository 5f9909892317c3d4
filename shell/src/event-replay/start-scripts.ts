/**
 * Inline script that starts the page's scripts when the main picture is loaded. A pressed key or
 * pointer starts them earlier, and `MAX_DELAY_MS` is the longest wait. Before, the scripts are in a
 * template element, so that they do not delay visible content.
 */
const MAX_DELAY_MS = 2000;

const INTERACTION_EVENTS = ['pointerdown', 'keydown'];

function startScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (!scripts) return;
  scripts.content.querySelector('script')?.addEventListener('error', handleLostScripts);
  document.head.append(scripts.content);
  scripts.remove();
}

/** Waits two frames, so that a loaded picture is painted first. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startScripts)));

/**
 * Enables or disables the controls whose clicks are captured before hydration. If the browser runs
 * no scripts, the controls stay disabled.
 */
function setEarlyControls(isEnabled: boolean) {
  for (const control of document.querySelectorAll<HTMLButtonElement>(
    '[data-early]:not([aria-busy])',
  ))
    control.disabled = !isEnabled;
}

/**
 * Marks all islands, the parts of the page that hydrate separately, as hydrated if the scripts
 * cannot be loaded. This ends the capture of events, so that links and forms work as in a browser
 * without scripts.
 */
function handleLostScripts() {
  setEarlyControls(false);
  for (const island of document.querySelectorAll<HTMLElement>('[data-part]')) {
    island.dataset['alive'] = '';
    island.dispatchEvent(new Event('alive'));
  }
}

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
if (!picture || picture.complete) startAfterPaint();
else
  for (const eventName of ['load', 'error']) picture.addEventListener(eventName, startAfterPaint);
for (const eventName of INTERACTION_EVENTS)
  addEventListener(eventName, startScripts, { once: true, capture: true });
setTimeout(startScripts, MAX_DELAY_MS);
setEarlyControls(true);
addEventListener('lost', handleLostScripts);

export {};
