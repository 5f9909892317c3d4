/** Heads of pages as the shell and rooms use them. */
export { HelmetProvider as HeadProvider } from 'react-helmet-async';
export { imageUrl } from './image-url';
export { PageHead } from './page-head';
export { ServerAnswerContext } from './answer-status';
