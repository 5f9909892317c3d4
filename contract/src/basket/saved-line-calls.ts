import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { id, userIdParams } from '../calls/wire.ts';
import { lineToSave, savedCartLine, savedPackageLine } from './saved-basket.ts';

/** Calls of the specification about the single lines of a saved basket. */

export const getCartLines = declareCall({
  method: 'GET',
  path: 'users/getcartitems/{userid}',
  access: 'session',
  summary: 'The saved cart lines of a user',
  params: userIdParams,
  response: dataResponse(v.array(savedCartLine)),
});

export const getPackageLines = declareCall({
  method: 'GET',
  path: 'users/getpackageitems/{userid}',
  access: 'session',
  summary: 'The add-ons of the saved cart lines',
  params: userIdParams,
  response: dataResponse(v.array(savedPackageLine)),
});

export const addToCart = declareCall({
  method: 'POST',
  path: 'users/addtocart',
  access: 'session',
  summary: 'Saves a line; replaces a line with the same product and packages',
  body: v.object({ userid: v.optional(id), ...lineToSave.entries }),
  response: dataResponse(v.array(savedCartLine)),
});
