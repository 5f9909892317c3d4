import { createContext, use } from 'react';

/** Versions that only this browser gets. */
export interface Preview {
  /** By package name. */
  versions: Record<string, string>;
  /** Time at which the preview ends (ISO 8601). */
  until: string;
}

/** Null without a preview. Undefined if the server does not support previews. */
const PreviewContext = createContext<Preview | null | undefined>(undefined);

export const PreviewProvider = PreviewContext.Provider;

export const usePreview = () => use(PreviewContext);
