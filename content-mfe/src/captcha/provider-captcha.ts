import type { MountCaptcha, MountInput } from './mounted-captcha';

/** Functions that Turnstile, hCaptcha and reCAPTCHA have in common. */
interface ProviderApi {
  render(host: HTMLElement, options: Record<string, unknown>): string | number;
  reset(widget: string | number): void;
}

type ExternalProvider = Exclude<MountInput['provider'], 'altcha'>;

const providerScripts: Record<ExternalProvider, { script: string; global: string }> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', global: 'grecaptcha' },
};

/** Mounts the captcha of an external provider. Throws if no site key is configured (rule 39). */
export const mountProvider: MountCaptcha = async ({ host, provider, siteKey, onChange }) => {
  if (provider === 'altcha' || !siteKey) throw new Error(`'${provider}' has no site key.`);
  const api = await loadProvider(provider);
  const widget = api.render(host, {
    sitekey: siteKey,
    callback: (solution: string) => onChange(solution),
    'expired-callback': () => onChange(null),
    'error-callback': () => onChange(null),
  });
  return { reset: () => api.reset(widget), remove: () => onChange(null) };
};

const apiPromises = new Map<ExternalProvider, Promise<ProviderApi>>();

function loadProvider(provider: ExternalProvider): Promise<ProviderApi> {
  const apiPromise = apiPromises.get(provider) ?? loadScript(providerScripts[provider]);
  apiPromises.set(provider, apiPromise);
  apiPromise.catch(() => apiPromises.delete(provider));
  return apiPromise;
}

/**
 * Loads the provider's script. The parameter `onload` makes the script call `captchaReady` when the
 * script is ready.
 */
function loadScript({ script, global }: { script: string; global: string }): Promise<ProviderApi> {
  const globals = window as unknown as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    globals['captchaReady'] = () => resolve(globals[global] as ProviderApi);
    element.src = `${script}?render=explicit&onload=captchaReady`;
    element.async = true;
    element.onerror = () => {
      element.remove();
      reject(new Error(`${script} could not be loaded.`));
    };
    document.head.append(element);
  });
}
