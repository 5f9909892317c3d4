import * as v from 'valibot';
import {
  type FieldsObject,
  type Field,
  flagField,
  idField,
  pickFields,
  penceField,
  createWireSchema,
  refField,
  toWireObject,
  createStorageSchema,
  textField,
  integerField,
} from './fields.ts';

const laterField: Field<string | undefined> = {
  ...textField,
  read: v.optional(v.string()),
  stored: v.optional(v.string()),
};
const fields = {
  id: idField,
  owner: refField,
  name: textField,
  price: penceField,
  rank: integerField,
  open: flagField,
};
const described = { id: 7, owner: null, name: 'Gown', price: 1250, rank: 3, open: true };

describe('an object type that is described once by its fields', () => {
  it('is read off the wire in every form of its fields (rule 41)', () => {
    const response = { id: '7', name: 'Gown', price: '12.50', rank: '3', open: 1, more: 'x' };
    expect(v.parse(createWireSchema(fields), response)).toEqual(described);
  });

  it('is restored from storage unchanged, with defaults for missing optional fields', () => {
    expect(v.parse(createStorageSchema(fields), described)).toEqual(described);
    expect(v.parse(createStorageSchema(fields), { id: 7, price: 1250 })).toEqual({
      id: 7,
      price: 1250,
      owner: null,
      name: '',
      rank: 0,
      open: false,
    });
    expect(v.is(createStorageSchema(fields), { ...described, price: '12.50' })).toBe(false);
    expect(v.is(createStorageSchema(fields), { ...described, price: undefined })).toBe(false);
  });

  it('is sent with only the described fields, and amounts in pounds', () => {
    const more = { ...described, added: 'later' };
    expect(toWireObject(fields, more)).toEqual({ ...described, price: 12.5, open: 1 });
    expect(pickFields(fields, more)).toEqual(described);
  });

  it('may have an optional field', () => {
    const gained = { ...fields, turnaround: laterField };
    const without: FieldsObject<typeof gained> = described;
    expect(v.parse(createStorageSchema(gained), without)).toEqual(described);
    const response = { id: 7, price: 12.5, turnaround: '3 weeks' };
    expect(v.parse(createWireSchema(gained), response)).toHaveProperty('turnaround', '3 weeks');
  });
});
