import './federation/released-files';
import './federation/known-styles';
import { pause } from './boot/pause';
import { createFailureReporter } from './federation/failure-reporter';

/**
 * Loads each module in its own task, so that the browser can run urgent work in between. Loads the
 * largest dependencies of `shared` before `shared`. `webpackExports` names one used export, so that
 * webpack removes the other exports.
 */
const moduleLoaders = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('shared/schema'),
  () => import(/* webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import(/* webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackExports: ["useLocation"] */ 'react-router-dom'),
  () => import('shared/data'),
  () => import('shared/store'),
  () => import('shared/basket'),
  () => import('shared/router'),
  () => import('shared/ui'),
  () => import('shared/overlays'),
];

/** Module federation negotiates shared modules during this asynchronous import. */
async function startShell(): Promise<void> {
  for (const loadModule of moduleLoaders) {
    await pause();
    await loadModule();
  }
  await pause();
  await import(/* webpackChunkName: "shell" */ './bootstrap');
}

startShell().catch((cause: unknown) => {
  window.dispatchEvent(new Event('lost'));
  void createFailureReporter({ microFrontends: {} })('shell', './routes', cause, true);
  throw cause;
});
