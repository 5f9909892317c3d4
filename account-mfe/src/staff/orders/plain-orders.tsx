import { id, readList, serverApi, text } from 'shared/data';
import { PageHead } from 'shared/core';
import * as v from 'shared/schema';
import { EmptyState, Page, PageHeader, ReadState, Skeleton, SkeletonGroup, Table } from 'shared/ui';

/** A record of `getorders`. Every field is optional, because the specification lists none. */
const orderSchema = v.object({
  id: v.fallback(v.nullish(id), null),
  orderno: text,
  totalamount: text,
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

/** Lists the orders of `getorders` for staff. Used with backends that lack the `staff` feature (decision 57). */
export function PlainOrders() {
  const read = useGetPlainOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHead title="Orders" description="All orders." noindex />
      <PageHeader title="Orders" />
      <ReadState read={read} what="the orders" pending={<Loading />}>
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
                  amount: order.totalamount && `£${Number(order.totalamount).toFixed(2)}`,
                },
              }))}
            />
          )
        }
      </ReadState>
    </Page>
  );
}

const Loading = () => (
  <SkeletonGroup label="the orders">
    <Skeleton shape="block" />
  </SkeletonGroup>
);
