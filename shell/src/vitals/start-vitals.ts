import type { BootData } from '../boot/boot-data';
import { sendReport } from '../federation/failure-reporter';
import { findRemote } from '../registry/remote-table';

/**
 * Measures the web vitals of a share of the page loads. Starts after the page has loaded. Sends the
 * route and no URL, because a URL may contain personal data.
 */
export function startVitals({ registry, preview, draft, vitals = 0 }: BootData): void {
  if (preview || draft || Math.random() >= vitals) return;
  const match = findRemote(registry, location.pathname);
  const version = registry.microFrontends[match?.remote ?? '']?.[0]?.metadata.version;
  if (!match || version === undefined) return;
  const page = { room: match.remote, version, route: match.path };
  const measure = () =>
    import(/* webpackChunkName: "later-vitals" */ './measure-vitals').then(
      ({ measureVitals }) =>
        measureVitals(({ LCP: lcp, INP: inp, CLS: cls }) =>
          sendReport(JSON.stringify({ ...page, lcp, inp, cls })),
        ),
      (cause: unknown) => console.warn('The page is not measured.', cause),
    );
  if (document.readyState === 'complete') void measure();
  else window.addEventListener('load', () => setTimeout(measure), { once: true });
}
