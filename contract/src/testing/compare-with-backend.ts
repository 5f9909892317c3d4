import type * as v from 'valibot';
import { findBodySchema, findDataSchema, findResponseSchema } from './json-schema.ts';
import { findRequestMismatches, findResponseMismatches } from './mismatches.ts';

/** A call and its schema. `absent` names the fields that only other backends send or accept. */
export type Row = [call: string, schema: v.GenericSchema, absent?: string[]];

interface BackendCalls {
  /** Calls with schemas of one record. The response, or its field `data`, is a record or a list. */
  records: Row[];
  /** Calls with schemas of the whole response. */
  responses?: Row[];
  requests: Row[];
}

/** Declares tests that compare schemas with the backend's OpenAPI document. */
export function describeBackendCalls({ records, responses = [], requests }: BackendCalls): void {
  describe('the schemas of the contract describe what our backend', () => {
    it.each(addDefaults(records))('sends as the data of %s', (call, schema, absent) => {
      expect(findResponseMismatches(schema, findDataSchema(call), absent)).toEqual([]);
    });

    // Jest refuses an empty table.
    if (responses.length > 0)
      it.each(addDefaults(responses))('sends as the response to %s', (call, schema, absent) => {
        expect(findResponseMismatches(schema, findResponseSchema(call), absent)).toEqual([]);
      });

    it.each(addDefaults(requests))('accepts as the body of %s', (call, schema, ignoredFields) => {
      expect(findRequestMismatches(schema, findBodySchema(call), ignoredFields)).toEqual([]);
    });
  });

  function addDefaults(rows: Row[]) {
    return rows.map(([call, schema, absent = []]) => [call, schema, absent] as const);
  }
}
