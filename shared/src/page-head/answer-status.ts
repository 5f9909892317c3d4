import { createContext } from 'react';

/** Collects what a server rendering must answer with; null in the browser. */
export interface ServerAnswer {
  status: number;
}

export const ServerAnswerContext = createContext<ServerAnswer | null>(null);
