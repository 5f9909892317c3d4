import type { onRequestHookHandler } from 'fastify';

/**
 * Refuses a request with two Host headers (RFC 9112, section 3.2). Node uses the first, and a proxy
 * may have used the other. The error has the code 'TWO_HOSTS'.
 */
export const refuseTwoHosts: onRequestHookHandler = ({ raw }, _reply, done) => {
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  done(hosts > 1 ? twoHosts() : undefined);
};

const twoHosts = () =>
  Object.assign(new Error('The request names more than one host.'), {
    code: 'TWO_HOSTS',
    statusCode: 400,
  });
