import { waitFor } from '@testing-library/react';
import type { BootData } from '../boot/boot-data';
import { startVitals } from './start-vitals';

type Report = (metric: { name: string; value: number }) => void;
const mockObservers = new Map<string, Report>();

jest.mock('web-vitals', () => ({
  onLCP: (report: Report) => mockObservers.set('LCP', report),
  onINP: (report: Report) => mockObservers.set('INP', report),
  onCLS: (report: Report) => mockObservers.set('CLS', report),
}));

const boot = {
  vitals: 1,
  registry: {
    microFrontends: {
      catalog: [
        { metadata: { version: '1.2.0' }, extras: { routes: [{ path: '/order/:token' }] } },
      ],
    },
  },
} as unknown as BootData;

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  sendBeacon.mockClear();
  mockObservers.clear();
  Object.assign(navigator, { sendBeacon });
  window.history.replaceState(null, '', '/order/secret-token?email=a@example.com');
});

describe('the vitals of a page', () => {
  test('are sent once when it is hidden, with the pattern of its route instead of its address', async () => {
    startVitals(boot);
    await waitFor(() => expect(mockObservers.size).toBe(3));
    mockObservers.get('LCP')?.({ name: 'LCP', value: 1234.5678 });
    mockObservers.get('CLS')?.({ name: 'CLS', value: 0.0123 });
    hide();
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [url, blob] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/release-reports');
    expect(JSON.parse((await readText(blob)) ?? '')).toEqual({
      room: 'catalog',
      version: '1.2.0',
      route: '/order/:token',
      lcp: 1234.5678,
      cls: 0.0123,
    });
  });

  test('say that a split chose the versions of the page', async () => {
    const timings = [{ serverTiming: [{ name: 'split' }] }];
    Object.assign(performance, { getEntriesByType: () => timings });
    startVitals(boot);
    await waitFor(() => expect(mockObservers.size).toBe(3));
    hide();
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/release-reports?split');
    Object.assign(performance, { getEntriesByType: () => [] });
  });

  test.each([
    ['outside of the sample', { vitals: 0 }],
    ['of a server without a setting', { vitals: undefined }],
    ['of a preview', { preview: {} }],
  ])('are not measured %s', async (_case, change) => {
    startVitals({ ...boot, ...change } as BootData);
    await import('./measure-vitals');
    expect(mockObservers.size).toBe(0);
  });
});

const readText = (blob: Blob | undefined): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob ?? new Blob());
  });
