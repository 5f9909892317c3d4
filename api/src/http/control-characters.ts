import { cleanTypedText } from 'contract/values/typed-text';
import type { preValidationHookHandler } from 'fastify';
import { badRequest, notFound } from './http-error.ts';

/** Matches control characters except tab and line breaks. */
const controlCharacter = /[^\P{Cc}\t\n\r]/u;

/**
 * Replaces control characters in query and body, because the database cannot store them. Responds
 * with 404 if a path parameter contains a control character.
 */
export const replaceControlCharacters: preValidationHookHandler = (request, _reply, done) => {
  const { '*': _wildcard, ...params } = request.params as Record<string, string>;
  if (hasUnstorableText(params)) return done(notFound());
  for (const object of [...collectObjects(request.query), ...collectObjects(request.body)])
    replaceInObject(object);
  done();
};

/** Throws 400 if a value that a program sent contains characters that the database cannot store. */
export function refuseControlCharacters(value: unknown): void {
  if (hasUnstorableText(value))
    throw badRequest('The request contains characters that cannot be stored.', 'unclean');
}

function replaceInObject(object: object): void {
  for (const [key, value] of Object.entries(object)) {
    // Deletes the property, because no schema has a property with such a name.
    if (isUnstorableText(key)) Reflect.deleteProperty(object, key);
    else if (isUnstorableText(value)) Reflect.set(object, key, cleanTypedText(value, 'text'));
  }
}

const hasUnstorableText = (value: unknown) =>
  isUnstorableText(value) ||
  collectObjects(value).some((object) => Object.entries(object).flat().some(isUnstorableText));

const isUnstorableText = (value: unknown): value is string =>
  typeof value === 'string' && (controlCharacter.test(value) || !value.isWellFormed());

/**
 * Returns all nested objects and arrays. The function is not recursive, because a body can be
 * nested deeper than the call stack permits.
 */
function collectObjects(root: unknown): object[] {
  const objects = [root].filter(isObject);
  for (const object of objects)
    for (const child of Object.values(object)) if (isObject(child)) objects.push(child);
  return objects;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
