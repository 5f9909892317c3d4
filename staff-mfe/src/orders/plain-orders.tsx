import { id, pence, readList, serverApi, text } from 'shared/data';
import { formatMoney } from 'shared/core';
import * as v from 'shared/schema';
import { EmptyState, ReadState, Table } from 'shared/ui';
import { StaffLoading } from '../staff-page';

/** A record of `getorders`. Every field is optional, because the specification lists none. */
const orderSchema = v.object({
  id: v.fallback(v.nullish(id), null),
  orderno: text,
  totalamount: v.fallback(v.nullable(pence), null),
});

const plainOrdersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getPlainOrders: build.query<v.InferOutput<typeof orderSchema>[], void>({
      query: () => ({ url: 'users/getorders' }),
      transformResponse: (answer) => readList(orderSchema, answer),
    }),
  }),
});

const { useGetPlainOrdersQuery } = plainOrdersApi;

const columns = [
  { key: 'order', label: 'Order ID', header: true },
  { key: 'amount', label: 'Amount', align: 'end' },
] as const;

/** Lists the orders of `getorders` for staff. Used with backends that lack the `staff` feature (rule 57). */
export function PlainOrders() {
  const read = useGetPlainOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ReadState read={read} what="the orders" pending={<StaffLoading />}>
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState title="There are no orders" />
        ) : (
          <Table
            caption="All orders"
            captionHidden
            columns={columns}
            rows={orders.map((order, at) => ({
              id: String(at),
              cells: {
                order: order.orderno || order.id,
                amount: order.totalamount !== null && formatMoney(order.totalamount),
              },
            }))}
          />
        )
      }
    </ReadState>
  );
}
