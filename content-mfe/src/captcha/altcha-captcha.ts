import 'altcha';
import type { AltchaWidgetElement } from 'altcha';
import type { MountCaptcha } from './mounted-captcha';

/** Served by `edge`, so that the captcha works with any backend (rule 39). */
const CHALLENGE_URL = '/captcha/challenge';

/** The browser solves a small computing task after a click on the check box. */
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
