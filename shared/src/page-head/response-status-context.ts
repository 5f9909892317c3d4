import { createContext } from 'react';

/** Sets the HTTP status of the server's response. Null in the browser. */
export const ResponseStatusContext = createContext<((status: number) => void) | null>(null);
