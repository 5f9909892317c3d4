import type { preValidationHookHandler } from 'fastify';
import { badRequest } from './http-error.ts';

/** Control characters other than tab and line ends, and halves of surrogate pairs. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;

/** Refuses text that a database cannot keep or that no person types, with 400. */
export const refuseControlCharacters: preValidationHookHandler = (request, _reply, done) => {
  const unclean = isUnclean(request.params) || isUnclean(request.query) || isUnclean(request.body);
  done(unclean ? badRequest(COMPLAINT, 'unclean') : undefined);
};

const COMPLAINT = 'The request contains characters that cannot be stored.';

function isUnclean(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, part]) => unstorable.test(key) || isUnclean(part));
}
