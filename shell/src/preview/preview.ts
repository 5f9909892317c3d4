import { createContext, use } from 'react';

export interface Preview {
  versions: Record<string, string>;
  until: string;
}

/** A draft of the catalogue that this browser previews. */
export interface Draft {
  name: string;
  until: string;
}

/**
 * The preview of this browser. Null means that there is no preview, and undefined that the server
 * does not support previews.
 */
const PreviewContext = createContext<Preview | null | undefined>(undefined);

export const PreviewProvider = PreviewContext.Provider;

export const usePreview = () => use(PreviewContext);
