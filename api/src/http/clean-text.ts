import type { FastifyRequest } from 'fastify';
import { badRequest } from './http-error.ts';

/** Control characters other than tab and line ends, and halves of surrogate pairs. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Surrogate}/u;

/** Refuses text that a database cannot keep or that no person types. Throws 400. */
export async function refuseControlCharacters(request: FastifyRequest): Promise<void> {
  if (isUnclean(request.params) || isUnclean(request.query) || isUnclean(request.body)) {
    throw badRequest('The request contains characters that cannot be stored.', 'unclean');
  }
}

function isUnclean(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, part]) => unstorable.test(key) || isUnclean(part));
}
