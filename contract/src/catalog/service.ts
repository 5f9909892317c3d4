import { serviceKinds, type ServiceKind } from './fulfilment.ts';
import { picturesField } from './product.ts';
import * as v from 'valibot';
import {
  type Field,
  type FieldsObject,
  flagField,
  idField,
  createWireSchema,
  refField,
  textField,
  integerField,
} from '../values/fields.ts';

const optionalText = v.fallback(v.optional(v.string()), undefined);

/** Area that the firm has set, or ''. Undefined for backends without areas (rule 67). */
const areaField: Field<string | undefined> = {
  read: optionalText,
  stored: optionalText,
  send: (area) => area,
};

const optionalKind = v.fallback(v.optional(v.picklist(serviceKinds)), undefined);

/** Kind of work that the firm has set. Undefined for backends without kinds, where pages guess it. */
const kindField: Field<ServiceKind | undefined> = {
  read: optionalKind,
  stored: optionalKind,
  send: (kind) => kind,
};

/** `delivery` is the id of a delivery charge. */
export const serviceFields = {
  id: idField,
  name: textField,
  picture: textField,
  slug: textField,
  priority: integerField,
  isHome: flagField,
  hasSubservices: flagField,
  type: textField,
  meta_title: textField,
  meta_keywords: textField,
  meta_description: textField,
  delivery: refField,
  kind: kindField,
  area: areaField,
  pictures: picturesField,
};

export const serviceSchema = createWireSchema(serviceFields);

export type Service = FieldsObject<typeof serviceFields>;

export const subserviceFields = {
  name: textField,
  picture: textField,
  pictures: picturesField,
};

export const subserviceSchema = createWireSchema(subserviceFields);

export type Subservice = FieldsObject<typeof subserviceFields>;
