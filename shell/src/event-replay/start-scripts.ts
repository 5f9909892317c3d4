/**
 * Inline script that starts the page's scripts when the main picture is loaded or has failed, but
 * after `MAX_DELAY_MS` at the latest. A pressed key or pointer starts them earlier. Until then, the
 * scripts are in a template element, so that they do not delay visible content.
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

/** Starts the scripts after two frames, so that a loaded picture is painted before. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startScripts)));

/**
 * Enables or disables the controls with `data-early`, whose clicks are captured before hydration.
 * The server renders them disabled, so they stay disabled if the browser runs no scripts.
 */
function setEarlyControls(isEnabled: boolean) {
  for (const control of document.querySelectorAll<HTMLButtonElement>(
    '[data-early]:not([aria-busy])',
  ))
    control.disabled = !isEnabled;
}

/**
 * Marks all islands as hydrated when the scripts cannot be loaded. This ends the capture of events,
 * so that links and forms work as in a browser without scripts.
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
