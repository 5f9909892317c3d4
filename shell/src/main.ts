import './federation/released-files';
import './federation/known-styles';
import { pause } from './boot/pause';
import { failureReports } from './federation/failure-reports';

/**
 * Loaders of modules, called one after another in separate tasks, so that the browser can run
 * urgent work between them. The largest dependencies of `shared` come before it. `webpackExports`
 * names one used export of each, so that webpack removes unused exports.
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

/** Loads the shell. Module federation needs this asynchronous import to negotiate shared modules. */
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
