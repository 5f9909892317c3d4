import './federation/released-files';
import './federation/known-styles';
import { pause } from './boot/pause';
import { failureReports } from './federation/failure-reports';

/** Evaluated one after another, each in a task of its own, so that the browser can do what is more urgent. */
const pieces = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('shared/schema'),
  () => import('shared/data'),
  () => import('shared/core'),
  () => import('shared/ui'),
  () => import('shared/overlays'),
];

/** The asynchronous border that federation needs: shared modules are negotiated behind it. */
async function start(): Promise<void> {
  for (const piece of pieces) {
    await piece();
    await pause();
  }
  await import(/* webpackChunkName: "shell" */ './bootstrap');
}

start().catch((cause: unknown) => {
  window.dispatchEvent(new Event('lost'));
  void failureReports({ microFrontends: {} })('shell', './routes', cause, true);
  throw cause;
});
