import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { asPersonalisation } from 'contract/personalisation';
import { hasExtension, NO_EXTENSION, phoneDigits } from 'contract/phone';
import { cleanTyped } from 'contract/typed-text';
import type { TextKind } from './fields.ts';

/** Cleans a text by the kind that its schema names, in place and before its length counts (row 59). */
const cleanField: SchemaValidateFunction = (kind: TextKind, typed: string, _schema, at) => {
  if (kind === 'phone' && hasExtension(typed)) {
    cleanField.errors = [{ keyword: KEYWORD, message: NO_EXTENSION, params: {} }];
    return false;
  }
  if (at) at.parentData[at.parentDataProperty] = cleaned(kind, typed);
  return true;
};

function cleaned(kind: TextKind, typed: string): string {
  if (kind === 'phone') return phoneDigits(typed);
  return kind === 'personalisation' ? asPersonalisation(typed) : cleanTyped(typed, kind);
}

export const KEYWORD = 'x-typed';

export const typedKeyword: FuncKeywordDefinition = {
  keyword: KEYWORD,
  type: 'string',
  before: 'maxLength',
  modifying: true,
  validate: cleanField,
};
