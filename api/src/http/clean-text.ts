import { cleanTyped } from 'contract/typed-text';
import type { preValidationHookHandler } from 'fastify';
import { badRequest, notFound } from './http-error.ts';

/** Control characters other than tab and line ends. */
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * Replaces characters that a database cannot store and no person types, at any depth of query and body. Nothing has such
 * text in its address: 404. The rest of an address, which a route takes as anything, is not looked at.
 */
export const replaceControlCharacters: preValidationHookHandler = (request, _reply, done) => {
  const { '*': _rest, ...params } = request.params as Record<string, string>;
  if (isUnstorable(params)) return done(notFound());
  for (const part of [...partsOf(request.query), ...partsOf(request.body)]) replaceIn(part);
  done();
};

/** Throws 400 for text that a program sent and that cannot be stored. */
export function refuseControlCharacters(read: unknown): void {
  if (isUnstorable(read))
    throw badRequest('The request contains characters that cannot be stored.', 'unclean');
}

function replaceIn(part: object): void {
  for (const [key, value] of Object.entries(part)) {
    // No field has such a name.
    if (isControlled(key)) Reflect.deleteProperty(part, key);
    else if (isControlled(value)) Reflect.set(part, key, cleanTyped(value, 'text'));
  }
}

const isUnstorable = (whole: unknown) =>
  isControlled(whole) ||
  partsOf(whole).some((part) => Object.entries(part).flat().some(isControlled));

/** Halves of surrogate pairs count too: no database stores them. */
const isControlled = (value: unknown): value is string =>
  typeof value === 'string' && (control.test(value) || !value.isWellFormed());

/** All objects and lists inside, by a list, because a body may be nested deeper than calls can be. */
function partsOf(whole: unknown): object[] {
  const parts = [whole].filter(isPart);
  for (const part of parts)
    for (const value of Object.values(part)) if (isPart(value)) parts.push(value);
  return parts;
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
