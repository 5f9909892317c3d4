import { createContext, use } from 'react';

const ImageBaseContext = createContext('/api');

export const ImageBaseProvider = ImageBaseContext.Provider;

export const useImageBase = () => use(ImageBaseContext);
