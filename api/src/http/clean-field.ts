import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { normalizePersonalisation } from 'contract/basket/personalisation';
import { hasExtension, NO_EXTENSION_MESSAGE, extractPhoneDigits } from 'contract/values/phone';
import { cleanTypedText } from 'contract/values/typed-text';
import type { TextKind } from 'contract/calls/wire';

/**
 * Cleans a typed text by the kind in its schema. Ajv cleans the text before it checks `maxLength`,
 * so that removed characters do not count.
 */
const cleanField: SchemaValidateFunction = (
  kind: TextKind,
  value: string,
  _schema,
  dataContext,
) => {
  if (kind === 'phone' && hasExtension(value)) {
    cleanField.errors = [{ keyword: TYPED_KEYWORD, message: NO_EXTENSION_MESSAGE, params: {} }];
    return false;
  }
  if (dataContext) dataContext.parentData[dataContext.parentDataProperty] = cleanText(kind, value);
  return true;
};

function cleanText(kind: TextKind, input: string): string {
  if (kind === 'phone') return extractPhoneDigits(input);
  if (kind === 'personalisation') return normalizePersonalisation(input);
  if (kind !== 'reason') return cleanTypedText(input, kind);
  return cleanTypedText(input, 'line').trim();
}

export const TYPED_KEYWORD = 'x-typed';

export const typedKeywordDefinition: FuncKeywordDefinition = {
  keyword: TYPED_KEYWORD,
  type: 'string',
  before: 'maxLength',
  modifying: true,
  validate: cleanField,
};
