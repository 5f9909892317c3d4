/** The backend's data: calls and parsers of responses (specification, section 7). */
export { serverApi } from './api/server-api';
export type { ServerExtra } from './api/server-extra';
export { type Call, prefetchHttpClient } from './api/axios-base-query';
export { formRefusal, isRequestError, tooManySentence } from './api/request-error';
export type { FormRefusal, RequestError } from './api/request-error';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { type ContactMessage, useContactUsMutation } from './api/contact/contact-us';
export { servicesApi, useGetServicesQuery } from './api/catalogue/services';
export { deliveryChargesApi, useGetDeliveryChargesQuery } from './api/catalogue/delivery-charges';
export {
  productsApi,
  useGetProductsByCategorySlugQuery,
  useGetProductsQuery,
} from './api/catalogue/products';
export { accepted, changeFailure, parseBody, readFailure, refusalText } from 'contract/accepted';
export { readList, readOutcome, readRecord } from 'contract/answers';
export { sent } from 'contract/fields';
export { BOX_SIZE, type Kit, kitOf, kitSize, kits } from 'contract/kits';
export { flag, type Id, id, pence, text, whole } from 'contract/readers';
export { type Service, type Subservice, serviceSchema, subserviceSchema } from 'contract/service';
export { type Product, productImages, productSchema } from 'contract/product';
export { type ProductDetails, productDetailsSchema } from 'contract/product-details';
export { type Addon, addonSchema } from 'contract/addon';
export {
  asPersonalisation,
  isPersonalisation,
  MOST_PERSONALISATION,
} from 'contract/personalisation';
export { type Customer, customerSchema } from 'contract/customer';
export { type FulfilmentKind, fulfilmentKinds, type Trade, tradeOf } from 'contract/trade';
export type { DeliveryCharge } from 'contract/delivery-charge';
