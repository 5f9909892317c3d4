import type { onRequestHookHandler } from 'fastify';

/**
 * Rejects a request with two Host headers (RFC 9112, section 3.2), because a proxy may have used
 * the other header.
 */
export const refuseTwoHosts: onRequestHookHandler = ({ raw }, _reply, done) => {
  const { rawHeaders } = raw;
  let hostCount = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hostCount += 1;
  }
  done(hostCount > 1 ? createTwoHostsError() : undefined);
};

const createTwoHostsError = () =>
  Object.assign(new Error('The request names more than one host.'), {
    code: 'TWO_HOSTS',
    statusCode: 400,
  });
