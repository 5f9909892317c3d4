import { readList } from 'contract/responses/answers';
import { type DeliveryCharge, deliveryChargeSchema } from 'contract/catalog/delivery-charge';
import { serverApi } from '../server-api';

/** A service refers to one of these charges by its `delivery`. */
export const deliveryChargesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryCharges: build.query<DeliveryCharge[], void>({
      query: () => ({ url: 'users/getdeliverycharges', public: true }),
      transformResponse: (response) => readList(deliveryChargeSchema, response),
    }),
  }),
});

export const { useGetDeliveryChargesQuery } = deliveryChargesApi;
