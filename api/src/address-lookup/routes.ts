import { lookUpAddresses } from 'contract/address-lookup/address-lookup';
import { formatPostcode, parsePostcode } from 'contract/values/postcode';
import type { ApiRoutes } from '../http/api-routes.ts';
import { notFound } from '../http/http-error.ts';
import { invalidField } from '../http/invalid-field.ts';
import { serveCall } from '../http/serve-call.ts';
import { limitVisitor } from '../rate-limit/limit-calls.ts';
import { AddressLookup } from './address-lookup.ts';

/** The route that looks up addresses. Browsers never ask the provider themselves. */
export const addressLookupRoutes: ApiRoutes = async (app, context) => {
  const { addressLookup: settings } = context.config;
  const lookup = settings === null ? null : new AddressLookup(settings, app.log);
  serveCall(app, lookUpAddresses, async (request) => {
    await limitVisitor(context, 'address-lookup', request, '');
    const { postcode } = request.body;
    if (lookup === null) throw notFound('This shop looks up no addresses.', 'no_lookup');
    if (parsePostcode(postcode) === null)
      throw invalidField('postcode', 'Postcode: please type a British postcode, like SW1A 1AA.');
    return { data: await lookup.find(formatPostcode(postcode)) };
  });
};
