import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useConfig } from 'shared/session';
import { Button, Notice, Spinner } from 'shared/ui';
import styles from './captcha.module.css';
import type { MountCaptcha, MountedCaptcha } from './mounted-captcha';

export interface CaptchaHandle {
  /** Call `reset` after a failed API call, because each captcha solution is valid only once. */
  reset: () => void;
}

interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** Called with the solution, or with null when the solution expires or is reset. */
  onChange: (solution: string | null) => void;
}

type LoadState = 'loading' | 'mounted' | 'failed';

/**
 * Renders the captcha of the configured provider and loads its code (rule 39). The server renders
 * an empty box, because only the browser can mount a captcha.
 */
export function Captcha({ ref, onChange }: CaptchaProps) {
  const { captcha } = useConfig();
  const containerRef = useRef<HTMLDivElement>(null);
  const mountedCaptchaRef = useRef<MountedCaptcha>(null);
  const [loadState, setLoadState] = useState<LoadState>('loading');
  const [attempt, setAttempt] = useState(0);
  const { provider, siteKey } = captcha;
  const reportSolution = useCallback((solution: string | null) => onChange(solution), [onChange]);

  useImperativeHandle(ref, () => ({
    reset() {
      reportSolution(null);
      mountedCaptchaRef.current?.reset();
    },
  }));

  useEffect(() => {
    const host = document.createElement('div');
    let isCurrent = true;
    containerRef.current?.append(host);
    loadMountCaptcha(provider)
      .then((mount) =>
        isCurrent ? mount({ host, provider, siteKey, onChange: reportSolution }) : null,
      )
      .then((mountedCaptcha) => {
        if (!isCurrent) return mountedCaptcha?.remove();
        mountedCaptchaRef.current = mountedCaptcha;
        setLoadState('mounted');
      })
      .catch((cause: unknown) => {
        console.warn('The captcha could not be loaded.', cause);
        if (isCurrent) setLoadState('failed');
      });
    return () => {
      isCurrent = false;
      mountedCaptchaRef.current?.remove();
      mountedCaptchaRef.current = null;
      host.remove();
    };
  }, [provider, siteKey, reportSolution, attempt]);

  const retry = () => {
    setLoadState('loading');
    setAttempt(attempt + 1);
  };
  return (
    <div className={styles.captcha}>
      {loadState === 'loading' && <Spinner label="Loading the captcha" />}
      {loadState === 'failed' && <CaptchaError onRetry={retry} />}
      <div ref={containerRef} />
    </div>
  );
}

const CaptchaError = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    kind="warning"
    title="The captcha could not be loaded"
    isAnnounced
    action={
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Your message needs it to be sent. What you typed stays here.
  </Notice>
);

const loadMountCaptcha = async (provider: string): Promise<MountCaptcha> =>
  provider === 'altcha'
    ? (await import('./altcha-captcha')).mountAltcha
    : (await import('./provider-captcha')).mountProvider;
