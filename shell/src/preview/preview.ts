import { createContext, use } from 'react';

/** Versions that are shown in this browser alone. */
export interface Preview {
  /** By their packages' names. */
  versions: Record<string, string>;
  /** When it ends by itself (ISO 8601). */
  until: string;
}

/** Null: none now; undefined: the server that sent the page knows no previews. */
const PreviewContext = createContext<Preview | null | undefined>(undefined);

export const PreviewProvider = PreviewContext.Provider;

export const usePreview = () => use(PreviewContext);
