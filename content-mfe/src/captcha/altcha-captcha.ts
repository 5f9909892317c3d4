import 'altcha';
import type { AltchaWidgetElement } from 'altcha';
import type { MountCaptcha } from './mounted-captcha';

/** Where `edge` gives out challenges, whatever the backend is (decision 39). */
const CHALLENGE = '/captcha/challenge';

/** The self-hosted proof of work: no third party, no puzzle, one box to tick. */
export const mountAltcha: MountCaptcha = async ({ host, onChange }) => {
  const widget = document.createElement('altcha-widget') as AltchaWidgetElement;
  widget.setAttribute('challenge', CHALLENGE);
  widget.setAttribute('language', 'en');
  widget.setAttribute('configuration', JSON.stringify({ hideLogo: true, hideFooter: true }));
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
    onChange(state === 'verified' && payload ? payload : null);
  });
  host.append(widget);
  return { reset: () => widget.reset(), remove: () => widget.remove() };
};
