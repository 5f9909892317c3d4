/** A separate module, because only the server needs this router. */

export { StaticRouter } from 'react-router-dom';
