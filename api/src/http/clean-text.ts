import { cleanTyped } from 'contract/values/typed-text';
import type { preValidationHookHandler } from 'fastify';
import { badRequest, notFound } from './http-error.ts';

/** Control characters other than tab and line ends. */
const control = /[^\P{Cc}\t\n\r]/u;

/**
 * Hook that replaces characters which the database cannot store, at any depth of the query and the
 * body. Responds with 404 if a path parameter contains one. Does not check a wildcard path.
 */
export const replaceControlCharacters: preValidationHookHandler = (request, _reply, done) => {
  const { '*': _rest, ...params } = request.params as Record<string, string>;
  if (isUnstorable(params)) return done(notFound());
  for (const part of [...partsOf(request.query), ...partsOf(request.body)]) replaceIn(part);
  done();
};

/** Throws 400 if a value from another program contains text that cannot be stored. */
export function refuseControlCharacters(read: unknown): void {
  if (isUnstorable(read))
    throw badRequest('The request contains characters that cannot be stored.', 'unclean');
}

function replaceIn(part: object): void {
  for (const [key, value] of Object.entries(part)) {
    // Deletes the property, because no schema has such a name.
    if (isUnstorableText(key)) Reflect.deleteProperty(part, key);
    else if (isUnstorableText(value)) Reflect.set(part, key, cleanTyped(value, 'text'));
  }
}

const isUnstorable = (whole: unknown) =>
  isUnstorableText(whole) ||
  partsOf(whole).some((part) => Object.entries(part).flat().some(isUnstorableText));

/** Returns whether a value is text with control characters or unpaired surrogates. */
const isUnstorableText = (value: unknown): value is string =>
  typeof value === 'string' && (control.test(value) || !value.isWellFormed());

/**
 * Returns all nested objects and lists. It is not recursive, because a body can be nested deeper
 * than the call stack.
 */
function partsOf(whole: unknown): object[] {
  const parts = [whole].filter(isPart);
  for (const part of parts)
    for (const value of Object.values(part)) if (isPart(value)) parts.push(value);
  return parts;
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
