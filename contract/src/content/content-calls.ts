import * as v from 'valibot';
import { dataResponse, declareBareCall, declareCall, emptyResponse } from '../calls/call.ts';
import { email, integer, personName, typedText } from '../calls/wire.ts';
import { pictureTexts, product } from '../catalog/catalogue-calls.ts';

/**
 * Calls of the specification about the home page, the page about the firm, the fit check and the
 * contact form. Pages read the responses with the tolerant schemas in this folder.
 */

const read = { method: 'GET', access: 'everybody', kind: 'catalogue' } as const;

export const getBanners = declareCall({
  ...read,
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
        ...pictureTexts,
      }),
    ),
  ),
});

export const getAbout = declareCall({
  ...read,
  path: 'users/aboutus',
  summary: 'About us',
  response: dataResponse(
    v.object({ picture: v.string(), description: v.string(), ...pictureTexts }),
  ),
});

export const getFitCheck = declareBareCall({
  ...read,
  path: 'users/getfitcheckdata',
  summary: 'The fit-check gallery',
  response: v.array(
    v.object({
      id: integer,
      picture: v.string(),
      url: v.string(),
      url_label: v.string(),
      ...pictureTexts,
    }),
  ),
});

export const getFeaturedProducts = declareBareCall({
  ...read,
  path: 'users/getfeatureproductdata',
  summary: 'Featured products',
  response: v.array(v.object({ productid: integer })),
});

export const getProductsForFitCheck = declareBareCall({
  ...read,
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
