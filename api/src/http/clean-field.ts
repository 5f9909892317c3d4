import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { asPersonalisation } from 'contract/personalisation';
import { hasExtension, NO_EXTENSION_MESSAGE, phoneDigits } from 'contract/phone';
import { cleanTyped } from 'contract/typed-text';
import type { TextKind } from './fields.ts';

/**
 * Cleans a typed text in place by the kind in its schema. It runs before `maxLength` is checked
 * (rule 59).
 */
const cleanField: SchemaValidateFunction = (kind: TextKind, typed: string, _schema, at) => {
  if (kind === 'phone' && hasExtension(typed)) {
    cleanField.errors = [{ keyword: KEYWORD, message: NO_EXTENSION_MESSAGE, params: {} }];
    return false;
  }
  if (at) at.parentData[at.parentDataProperty] = cleanText(kind, typed);
  return true;
};

function cleanText(kind: TextKind, typed: string): string {
  if (kind === 'phone') return phoneDigits(typed);
  return kind === 'personalisation' ? asPersonalisation(typed) : cleanTyped(typed, kind);
}

export const KEYWORD = 'x-typed';

export const typedKeywordDefinition: FuncKeywordDefinition = {
  keyword: KEYWORD,
  type: 'string',
  before: 'maxLength',
  modifying: true,
  validate: cleanField,
};
