/** Where pages of a dev server find the storefront's server: `npm run dev` says where it runs. */
export const backend = () => process.env['DEV_BACKEND'] ?? 'http://127.0.0.1:3100';
