import type { preValidationHookHandler } from 'fastify';
import { badRequest, notFound } from './http-error.ts';

/** Control characters other than tab and line ends. */
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * Refuses text that a database cannot keep or that no person types, with 400; nothing has such text
 * in its address: 404. The rest of an address, which a route takes as anything, is not looked at.
 */
export const refuseControlCharacters: preValidationHookHandler = (request, _reply, done) => {
  const { '*': _rest, ...params } = request.params as Record<string, string>;
  if (isUnclean(params)) return done(notFound());
  const unclean = isUnclean(request.query) || isUnclean(request.body);
  done(unclean ? unstorable() : undefined);
};

/** Throws the same 400 for text in what a route has read by itself. */
export function refuseUnclean(read: unknown): void {
  if (isUnclean(read)) throw unstorable();
}

const unstorable = () => badRequest(COMPLAINT, 'unclean');

const COMPLAINT = 'The request contains characters that cannot be stored.';

/**
 * Halves of surrogate pairs count too: no database keeps them. What is left to look at is a list,
 * because a body may be nested deeper than calls can be.
 */
function isUnclean(whole: unknown): boolean {
  const parts = [whole];
  for (const part of parts) {
    if (typeof part === 'string') {
      if (control.test(part) || !part.isWellFormed()) return true;
    } else if (typeof part === 'object' && part !== null && !Buffer.isBuffer(part)) {
      for (const [key, value] of Object.entries(part)) parts.push(key, value);
    }
  }
  return false;
}
