import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useConfig } from 'shared/core';
import { Button, Notice, Spinner } from 'shared/ui';
import styles from './captcha.module.css';
import type { MountCaptcha, MountedCaptcha } from './mounted-captcha';

export interface CaptchaHandle {
  /** Requests a new solution, because the last one may be spent. */
  reset: () => void;
}

interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** Called with the solution, and with null when it has expired or was reset. */
  onChange: (solution: string | null) => void;
}

type Loading = 'loading' | 'there' | 'failed';

/**
 * The captcha of the configured provider (rule 39). Its code is fetched when the form is rendered. Only the browser
 * mounts it; the server renders an empty box.
 */
export function Captcha({ ref, onChange }: CaptchaProps) {
  const { captcha } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedCaptcha>(null);
  const [loading, setLoading] = useState<Loading>('loading');
  const [attempt, setAttempt] = useState(0);
  const { provider, siteKey } = captcha;
  const report = useCallback((solution: string | null) => onChange(solution), [onChange]);

  useImperativeHandle(ref, () => ({
    reset() {
      report(null);
      mounted.current?.reset();
    },
  }));

  useEffect(() => {
    const host = document.createElement('div');
    let wanted = true;
    place.current?.append(host);
    load(provider)
      .then((mount) => (wanted ? mount({ host, provider, siteKey, onChange: report }) : null))
      .then((captcha) => {
        if (!wanted) return captcha?.remove();
        mounted.current = captcha;
        setLoading('there');
      })
      .catch((cause: unknown) => {
        console.warn('The captcha could not be loaded.', cause);
        if (wanted) setLoading('failed');
      });
    return () => {
      wanted = false;
      mounted.current?.remove();
      mounted.current = null;
      host.remove();
    };
  }, [provider, siteKey, report, attempt]);

  const retry = () => {
    setLoading('loading');
    setAttempt(attempt + 1);
  };
  return (
    <div className={styles.captcha}>
      {loading === 'loading' && <Spinner label="Loading the captcha" />}
      {loading === 'failed' && <CaptchaFailed onRetry={retry} />}
      <div ref={place} />
    </div>
  );
}

const CaptchaFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    kind="warning"
    title="The captcha could not be loaded"
    live
    action={
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Your message needs it to be sent. What you typed stays here.
  </Notice>
);

const load = async (provider: string): Promise<MountCaptcha> =>
  provider === 'altcha'
    ? (await import('./altcha-captcha')).mountAltcha
    : (await import('./provider-captcha')).mountProvider;
