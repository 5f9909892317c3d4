import { createContext } from 'react';

/**
 * Provides a function that sets the HTTP status of the server's response. The function is null in
 * the browser.
 */
export const ResponseStatusContext = createContext<((status: number) => void) | null>(null);
