import { readList } from 'contract/responses/answers';
import { type DeliveryCharge, deliveryChargeSchema } from 'contract/catalog/delivery-charge';
import { serverApi } from '../server-api';

/**
 * Query for all delivery charges. The field `delivery` of a service is the id of one of these
 * charges.
 */
export const deliveryChargesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryCharges: build.query<DeliveryCharge[], void>({
      query: () => ({ url: 'users/getdeliverycharges', public: true }),
      transformResponse: (response) => readList(deliveryChargeSchema, response),
    }),
  }),
});

export const { useGetDeliveryChargesQuery } = deliveryChargesApi;
