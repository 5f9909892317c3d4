import { createContext } from 'react';

/** Tells the server what the page must be answered with; null in the browser. */
export const ServerAnswerContext = createContext<((status: number) => void) | null>(null);
