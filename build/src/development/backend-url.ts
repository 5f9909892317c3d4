/** Returns the URL of the storefront's server for dev servers. `npm run dev` sets it. */
export const getBackendUrl = () => process.env['DEV_BACKEND'] ?? 'http://127.0.0.1:3100';
