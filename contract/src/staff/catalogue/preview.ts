import * as v from 'valibot';
import { dataResponse, declareCall, emptyResponse } from '../../calls/call.ts';

/** Calls of the shop about the draft that a browser previews. */

export const endPreview = declareCall({
  method: 'POST',
  path: 'staff/catalogue/preview/end',
  access: 'catalogue',
  summary: 'Ends the preview of a draft in this browser',
  response: emptyResponse,
});

/** `edge` makes this call for each request of a page with the preview cookie. */
export const getPreview = declareCall({
  method: 'GET',
  path: 'users/getcataloguepreview',
  access: 'everybody',
  summary: "The draft that the browser's cookie previews",
  response: dataResponse(v.object({ name: v.string(), until: v.string() })),
});
