/**
 * Inline script at the end of the page. The page's scripts wait in a template until the largest
 * picture is loaded or the visitor uses the page. They wait at most `MAX_DELAY_MS`, so that nothing
 * competes with visible content.
 */
const MAX_DELAY_MS = 2000;

const USE_EVENTS = ['pointerdown', 'keydown'];

function startScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (!scripts) return;
  scripts.content.querySelector('script')?.addEventListener('error', handleLostScripts);
  document.head.append(scripts.content);
  scripts.remove();
}

/** Starts the scripts after the loaded picture was painted. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startScripts)));

/** Enables or disables controls whose clicks are captured before hydration. Without scripts they stay disabled. */
function setEarlyControls(isEnabled: boolean) {
  for (const control of document.querySelectorAll<HTMLButtonElement>(
    '[data-early]:not([aria-busy])',
  ))
    control.disabled = !isEnabled;
}

/**
 * Handles scripts that cannot be loaded. Marks all islands as hydrated, so that captured events are
 * replayed and the page works as without scripts.
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
for (const eventName of USE_EVENTS)
  addEventListener(eventName, startScripts, { once: true, capture: true });
setTimeout(startScripts, MAX_DELAY_MS);
setEarlyControls(true);
addEventListener('lost', handleLostScripts);

export {};
