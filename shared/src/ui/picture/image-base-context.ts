import { createContext, use } from 'react';

const ImageBaseContext = createContext('/api');

/** Sets the base address of images, for example `<ImageBaseProvider value="/api">`. */
export const ImageBaseProvider = ImageBaseContext.Provider;

/** Returns the base address in front of `/images/…`, without a trailing slash. */
export const useImageBase = () => use(ImageBaseContext);
