import { createContext, use } from 'react';

const ImageBaseContext = createContext('/api');

/** Base address of images, for example '/api'. */
export const ImageBaseProvider = ImageBaseContext.Provider;

/** Returns the address before `/images/…`, without a trailing slash. */
export const useImageBase = () => use(ImageBaseContext);
