/** This module is separate from `router.ts`, because only the server needs this router. */

export { StaticRouter } from 'react-router-dom';
