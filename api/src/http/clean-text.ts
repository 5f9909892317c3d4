import type { preValidationHookHandler } from 'fastify';
import { badRequest } from './http-error.ts';

/** Control characters other than tab and line ends. */
const control = /[^\P{Cc}\t\n\r]/u;

/** Refuses text that a database cannot keep or that no person types, with 400. */
export const refuseControlCharacters: preValidationHookHandler = (request, _reply, done) => {
  const unclean = isUnclean(request.params) || isUnclean(request.query) || isUnclean(request.body);
  done(unclean ? badRequest(COMPLAINT, 'unclean') : undefined);
};

const COMPLAINT = 'The request contains characters that cannot be stored.';

/** Halves of surrogate pairs count too: no database keeps them. */
function isUnclean(value: unknown): boolean {
  if (typeof value === 'string') return control.test(value) || !value.isWellFormed();
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  for (const [key, part] of Object.entries(value)) {
    if (isUnclean(key) || isUnclean(part)) return true;
  }
  return false;
}
