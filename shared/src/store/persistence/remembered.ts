import * as v from 'valibot';
import { idField, storedOf } from '../../wire/fields';
import { productFields } from '../../wire/product';
import { serviceFields, subserviceFields } from '../../wire/service';
import { sameAddon } from '../basket/addon-lines';
import { type CartLine, type PackageLine, sameLine } from '../basket/lines';
import { storedCartLineSchema, storedPackageLineSchema } from '../basket/line-fields';
import { joinTwins, unitAmount, unitPrice } from '../basket/rules';
import { placementSchema } from '../placement/placement-slice';

/** What was read of a stored slice. */
export interface Unwrapped {
  /** Undefined for what is not ours: text that does not parse, no version, a shape that does not fit. */
  content: unknown;
  /** How many lines of the basket could not be read; the others are in `content`. */
  leftOut: number;
}

type Read = (content: unknown) => Unwrapped;

/** A slice that is there whole or not at all. */
const whole =
  (schema: v.GenericSchema): Read =>
  (content) => {
    const read = v.safeParse(schema, content);
    return { content: read.success ? read.output : undefined, leftOut: 0 };
  };

/** Lines of the basket, each for itself: one that cannot be read costs no other. */
const lines =
  <Line>(schema: v.GenericSchema<unknown, Line>, join: (lines: Line[]) => Line[]): Read =>
  (content) => {
    if (!Array.isArray(content)) return { content: undefined, leftOut: 0 };
    const read = content.map((line: unknown) => v.safeParse(schema, line));
    const readable = read.flatMap((line) => (line.success ? [line.output] : []));
    for (const { issues } of read) {
      if (issues) console.warn('A stored line could not be read:', v.summarize(issues));
    }
    return { content: join(readable), leftOut: content.length - readable.length };
  };

const oncePerProduct = (cart: CartLine[]) => joinTwins(cart, sameLine, unitPrice);
const oncePerAddon = (addons: PackageLine[]) => joinTwins(addons, sameAddon, unitAmount);

/**
 * What is kept in local storage, by slice name, and how its content is read (specification §3).
 * What is foreign or corrupt there is ignored.
 */
export const remembered = {
  innerdress: whole(v.nullable(storedOf(productFields))),
  cart: lines(storedCartLineSchema, oncePerProduct),
  packages: lines(storedPackageLineSchema, oncePerAddon),
  personalised: lines(storedPackageLineSchema, oncePerAddon),
  services: whole(v.nullable(storedOf(serviceFields))),
  subservices: whole(v.nullable(storedOf({ ...subserviceFields, serviceid: idField }))),
  checkoutstatus: whole(v.picklist([0, 1])),
  placement: whole(v.nullable(placementSchema)),
} satisfies Record<string, Read>;

export const rememberedKeys = Object.keys(remembered) as (keyof typeof remembered)[];
