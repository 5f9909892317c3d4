import './federation/released-files';
import './federation/known-styles';
import { pause } from './boot/pause';
import { createFailureReporter } from './federation/failure-reporter';

/* oxlint-disable no-restricted-imports -- Others import these libraries only through `shared`. */
/**
 * Loaders of the modules that the shell provides, the largest dependencies of `shared` before
 * `shared`. `startShell` loads each module in its own task, so that the browser can run urgent work
 * in between. `webpackExports` names one used export, because webpack would otherwise keep all
 * exports.
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
/* oxlint-enable no-restricted-imports */

/**
 * Loads the shell by asynchronous imports, because module federation negotiates shared modules
 * during them.
 */
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
