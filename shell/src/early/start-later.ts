/**
 * Stands at the end of the page. The page's scripts wait in a template until the largest picture is there, or
 * somebody touches the page, but no longer than `LIMIT_MS`: until then nothing competes with what is seen first.
 */
const LIMIT_MS = 2000;

const SIGNS = ['pointerdown', 'keydown'];

function start() {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (!scripts) return;
  scripts.content.querySelector('script')?.addEventListener('error', lose);
  document.head.append(scripts.content);
  scripts.remove();
}

/** Once what is there has been painted. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));

/** What may be pressed before the page hears it: kept until then. Without scripts it stays disabled. */
function setEarly(canBePressed: boolean) {
  for (const control of document.querySelectorAll<HTMLButtonElement>(
    '[data-early]:not([aria-busy])',
  ))
    control.disabled = !canBePressed;
}

/** The page's scripts do not come: it is as it is without, and what was kept is done without. */
function lose() {
  setEarly(false);
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.dataset['alive'] = '';
    part.dispatchEvent(new Event('alive'));
  }
}

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
if (!picture || picture.complete) startAfterPaint();
else for (const end of ['load', 'error']) picture.addEventListener(end, startAfterPaint);
for (const sign of SIGNS) addEventListener(sign, start, { once: true, capture: true });
setTimeout(start, LIMIT_MS);
setEarly(true);
addEventListener('lost', lose);

export {};
