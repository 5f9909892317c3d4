import { createContext, use } from 'react';

const ImageBase = createContext('/api');

/** Sets the base address of images, for example `<ImageBaseProvider value="/api">`. */
export const ImageBaseProvider = ImageBase.Provider;

/** Returns the base address in front of `/images/…`, without a trailing slash. */
export const useImageBase = () => use(ImageBase);
