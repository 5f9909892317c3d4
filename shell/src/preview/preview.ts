import { createContext, use } from 'react';

/** Versions of packages that only this browser gets. */
export interface Preview {
  /** Versions by package name. */
  versions: Record<string, string>;
  /** When the preview ends (ISO 8601). */
  until: string;
}

/** Null if there is no preview. Undefined if the server does not support previews. */
const PreviewContext = createContext<Preview | null | undefined>(undefined);

export const PreviewProvider = PreviewContext.Provider;

export const usePreview = () => use(PreviewContext);
