import { createContext } from 'react';

/** Sets the HTTP status of the page on the server. Null in the browser. */
export const ResponseStatusContext = createContext<((status: number) => void) | null>(null);
