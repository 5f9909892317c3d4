import { createContext, use } from 'react';

const ImageBase = createContext('/api');

/** Tells pictures where images are served: `<ImageBaseProvider value="/api">`. */
export const ImageBaseProvider = ImageBase.Provider;

/** The address before `/images/…`, without a slash at its end. */
export const useImageBase = () => use(ImageBase);
