import './federation/released-files';
import './federation/known-styles';
import { pause } from './boot/pause';
import { createFailureReporter } from './federation/failure-reporter';

/**
 * Loaders of modules, called one after another in separate tasks, so that the browser can run
 * urgent work between them. The largest dependencies of `shared` come before it. `webpackExports`
 * names one used export of each, so that webpack removes unused exports.
 */
const moduleLoaders = [
  () => import('react'),
  () => import('react-dom/client'),
  () => import('shared/schema'),
  () => import(/* webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import(/* webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackExports: ["useLocation"] */ 'react-router-dom'),
  () => import('shared/data'),
  () => import('shared/lazy'),
  () => import('shared/session'),
  () => import('shared/store'),
  () => import('shared/basket'),
  () => import('shared/router'),
  () => import('shared/ui'),
  () => import('shared/overlays'),
];

/** Loads the shell. Module federation needs this asynchronous import to negotiate shared modules. */
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
