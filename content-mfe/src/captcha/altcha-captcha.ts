// This import comes first, because the library looks for the element that `altcha-styles.ts` adds.
import './altcha-styles';
import 'altcha';
import type { AltchaWidgetElement } from 'altcha';
import type { MountCaptcha } from './mounted-captcha';

/**
 * Path that the server of the pages handles, so that the captcha works with any backend (rule 39).
 */
const CHALLENGE_URL = '/captcha/challenge';

/**
 * Mounts a captcha for which the browser solves a small computing task after a click on the
 * checkbox.
 */
export const mountAltcha: MountCaptcha = async ({ host, onChange }) => {
  const widget = document.createElement('altcha-widget') as AltchaWidgetElement;
  widget.setAttribute('challenge', CHALLENGE_URL);
  widget.setAttribute('language', 'en');
  widget.setAttribute('configuration', JSON.stringify({ hideLogo: true, hideFooter: true }));
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
    onChange(state === 'verified' && payload ? payload : null);
  });
  host.append(widget);
  return { reset: () => widget.reset(), remove: () => widget.remove() };
};
