/**
 * The backend's data: the calls, and how their answers are read (specification §7).
 */
export { serverApi } from './api/server-api';
export type { ServerExtra } from './api/server-extra';
export type { Call } from './api/axios-base-query';
export { isRequestError, tooManySentence } from './api/request-error';
export type { RequestError } from './api/request-error';
export { skipToken } from '@reduxjs/toolkit/query/react';
export { servicesApi, useGetServicesQuery } from './api/catalogue/services';
export { deliveryChargesApi } from './api/catalogue/delivery-charges';
export { accepted, refusalText } from 'contract/accepted';
export { readList, readOutcome, readRecord } from 'contract/answers';
export { sent } from 'contract/fields';
export { BOX_SIZE, type Kit, kitOf, kitSize, kits } from 'contract/kits';
export { flag, type Id, id, pence, text, whole } from 'contract/readers';
export { type Service, type Subservice, serviceSchema, subserviceSchema } from 'contract/service';
export { type Product, productImages, productSchema } from 'contract/product';
export { type Addon, addonSchema } from 'contract/addon';
export { type Customer, customerSchema } from 'contract/customer';
export type { DeliveryCharge } from 'contract/delivery-charge';
