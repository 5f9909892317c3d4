/** Returns the backend's URL. `npm run dev` sets the URL. */
export const getBackendUrl = () => process.env['DEV_BACKEND'] ?? 'http://127.0.0.1:3100';
