import * as v from 'valibot';
import { dataResponse, declareBareCall, declareCall, emptyResponse } from '../calls/call.ts';
import { email, integer, personName, typedText } from '../calls/wire.ts';
import { pictureFields, product } from '../catalog/catalogue-calls.ts';

/**
 * Calls of the specification about the home page, the page about the firm, the fit check and the
 * contact form. Pages read the responses with the tolerant schemas in this folder.
 */

const readOptions = { method: 'GET', access: 'everybody', kind: 'catalogue' } as const;

export const getBanners = declareCall({
  ...readOptions,
  path: 'users/getbanners',
  summary: 'Banners of the home page',
  response: dataResponse(
    v.array(
      v.object({
        title: v.string(),
        tagline: v.string(),
        picture: v.pipe(
          v.string(),
          v.metadata({ description: 'An image file. Some backends have none.' }),
        ),
        ...pictureFields,
      }),
    ),
  ),
});

export const getAbout = declareCall({
  ...readOptions,
  path: 'users/aboutus',
  summary: 'About us',
  response: dataResponse(
    v.object({ picture: v.string(), description: v.string(), ...pictureFields }),
  ),
});

export const getFitCheck = declareBareCall({
  ...readOptions,
  path: 'users/getfitcheckdata',
  summary: 'The fit-check gallery',
  response: v.array(
    v.object({
      id: integer,
      picture: v.string(),
      url: v.string(),
      url_label: v.string(),
      ...pictureFields,
    }),
  ),
});

export const getFeaturedProducts = declareBareCall({
  ...readOptions,
  path: 'users/getfeatureproductdata',
  summary: 'Featured products',
  response: v.array(v.object({ productid: integer })),
});

export const getProductsForFitCheck = declareBareCall({
  ...readOptions,
  path: 'users/getproductsforfitcheck',
  summary: 'The products that are featured',
  response: v.array(product),
});

/** The field `password` contains the phone number (rule 39 in docs/product.md). */
export const contactUs = declareCall({
  method: 'POST',
  path: 'users/contactus',
  access: 'everybody',
  summary: 'A message to the firm',
  body: v.object({
    email,
    password: typedText('code', 'Phone', 50),
    message: typedText('text', 'Message', 10_000),
    name: personName,
    subject: typedText('line', 'Subject', 300),
    captcha: v.optional(
      v.pipe(
        v.string(),
        v.metadata({ maxLength: 8_000, description: 'The solution of the captcha.' }),
      ),
    ),
  }),
  response: emptyResponse,
});
