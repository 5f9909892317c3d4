/** Where `npm run dev` runs the backend. */
export const BACKEND = 'http://localhost:3100';
