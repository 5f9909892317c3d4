/** The backend's data: calls and parsers of responses (specification, section 7). */
export { serverApi } from './api/server-api';
export type { ServerExtra } from './api/server-extra';
export { type Call, prefetchHttpClient } from './api/axios-base-query';
export { formRefusal, isRequestError, tooManySentence } from './api/request-error';
export type { FormRefusal, RequestError } from './api/request-error';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { useContactUsMutation } from './api/contact/contact-us';
export { servicesApi, useGetServicesQuery } from './api/catalogue/services';
export { deliveryChargesApi, useGetDeliveryChargesQuery } from './api/catalogue/delivery-charges';
export {
  productsApi,
  useGetProductsByCategorySlugQuery,
  useGetProductsQuery,
} from './api/catalogue/products';
export {
  accepted,
  changeFailure,
  parseBody,
  readFailure,
  refusalText,
} from 'contract/responses/accepted';
export { readList, readOutcome, readRecord } from 'contract/responses/answers';
export { sent } from 'contract/values/fields';
export { BOX_SIZE, kitOf, kitSize, kits } from 'contract/catalog/kits';
export { productImages } from 'contract/catalog/product';
export { fulfilmentKinds, tradeOf } from 'contract/catalog/trade';
export {
  asPersonalisation,
  isPersonalisation,
  MOST_PERSONALISATION,
} from 'contract/basket/personalisation';
