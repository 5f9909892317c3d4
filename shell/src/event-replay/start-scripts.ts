/**
 * Inline script that starts the page's scripts when the largest picture is loaded or the visitor
 * uses the page. Until then a template holds the scripts, so that they do not delay visible
 * content.
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
 * Enables or disables the controls whose clicks are captured before hydration. Without scripts the
 * controls stay disabled.
 */
function setEarlyControls(isEnabled: boolean) {
  for (const control of document.querySelectorAll<HTMLButtonElement>(
    '[data-early]:not([aria-busy])',
  ))
    control.disabled = !isEnabled;
}

/**
 * Marks all islands as hydrated if the scripts cannot be loaded. Links and forms then work as
 * without scripts.
 */
function handleLostScripts() {
  setEarlyControls(false);
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.dataset['alive'] = '';
    part.dispatchEvent(new Event('alive'));
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
