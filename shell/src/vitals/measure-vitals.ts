import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Values by the name of the web vital: LCP and INP in ms, CLS as a score. */
type Vitals = Partial<Record<Metric['name'], number>>;

/** Calls `onMeasured` once, when the page is hidden or closed for the first time. */
export function measureVitals(onMeasured: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  const recordVital = ({ name, value }: Metric) => {
    vitals[name] = value;
  };
  onLCP(recordVital);
  onINP(recordVital);
  onCLS(recordVital);
  // Reports the values when the page is hidden. The library listens in the capture phase, so it
  // reports its last values before.
  const finish = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', finish);
    onMeasured(vitals);
  };
  document.addEventListener('visibilitychange', finish);
}
