import * as wire from 'contract/calls/wire';
import { Type } from 'typebox';
import { toTypeBox } from './serve-call.ts';

/** Fields of the calls that the specification fixes, as `contract` declares them for our own calls. */

/** An id. The validator also accepts an id as numeric text. */
export const Id = toTypeBox(wire.id);

export const text = (maxLength: number) => toTypeBox(wire.programText(maxLength));

export const typedText = (kind: wire.TextKind, title: string, maxLength: number) =>
  toTypeBox(wire.typedText(kind, title, maxLength));

export const email = toTypeBox(wire.email);

export const password = toTypeBox(wire.password);

export const personName = toTypeBox(wire.personName);

export const mobile = toTypeBox(wire.mobile);

export const ServiceIdParams = Type.Object({ serviceid: Id });

export const UserIdParams = Type.Object({ userid: Id });

/** A slug needs no length limit, because a very long slug just gets a 404. */
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1 }) });

export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

/** An amount in pounds. The schema does not limit the number of decimals. */
export const pounds = toTypeBox(wire.amountInPounds);
