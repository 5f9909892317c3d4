import './federation/released-files';
import './federation/known-styles';
import { pause } from './boot/pause';
import { failureReports } from './federation/failure-reports';

/**
 * Evaluated one after another, each in a task of its own, so that the browser can do what is more urgent. Of what `shared` is
 * made of, the largest go before it; of each, one name that it uses is asked for, so that what it does not use stays out.
 */
const pieces = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('shared/schema'),
  () => import(/* webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import(/* webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackExports: ["useLocation"] */ 'react-router-dom'),
  () => import('shared/data'),
  () => import('shared/core'),
  () => import('shared/ui'),
  () => import('shared/overlays'),
];

/** The asynchronous border that federation needs: shared modules are negotiated behind it. */
async function start(): Promise<void> {
  for (const piece of pieces) {
    await pause();
    await piece();
  }
  await pause();
  await import(/* webpackChunkName: "shell" */ './bootstrap');
}

start().catch((cause: unknown) => {
  window.dispatchEvent(new Event('lost'));
  void failureReports({ microFrontends: {} })('shell', './routes', cause, true);
  throw cause;
});
