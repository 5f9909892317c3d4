import { createContext } from 'react';

/**
 * Context of a function that sets the HTTP status of the server's response. Null in the browser.
 */
export const ResponseStatusContext = createContext<((status: number) => void) | null>(null);
