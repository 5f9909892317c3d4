/** Server data as rooms may use it. */
export { serverApi } from './server-api';
export type { ServerExtra } from './server-extra';
export type { Call } from './axios-base-query';
export { isRequestError, tooManySentence } from './request-error';
export type { RequestError } from './request-error';
export { skipToken } from '@reduxjs/toolkit/query/react';
