/** Only the server needs this router, so no page contains it. */

export { StaticRouter } from 'react-router-dom';
