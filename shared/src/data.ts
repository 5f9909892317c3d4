export { serverApi } from './api/server-api';
export type { ThunkExtra } from './api/thunk-extra';
export { type ApiCall, prefetchHttpClient } from './api/axios-base-query';
export { toFormError, isRequestError, getRateLimitMessage } from './api/request-error';
export type { FormError, RequestError } from './api/request-error';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { useContactUsMutation } from './api/contact-us';
export {
  servicesApi,
  useGetServicesQuery,
  deliveryChargesApi,
  useGetDeliveryChargesQuery,
  productsApi,
  useGetProductsByCategorySlugQuery,
  useGetProductsQuery,
} from './api/catalogue-api';
export {
  isAccepted,
  findChangeFailure,
  parseBody,
  findReadFailure,
  readRefusalText,
} from 'contract/responses/accepted';
export { readList, readOutcome, readRecord } from 'contract/responses/answers';
export { toWireObject } from 'contract/values/fields';
export { BOX_SIZE, findKit, formatKitSize, kits } from 'contract/catalog/kits';
export { listProductImages } from 'contract/catalog/product';
export {
  fulfilmentKinds,
  getFulfilmentGroup,
  getFulfilmentKind,
  isHomeMove,
} from 'contract/catalog/fulfilment';
export {
  normalizePersonalisation,
  isPersonalisation,
  MAX_PERSONALISATION_LENGTH,
} from 'contract/basket/personalisation';
