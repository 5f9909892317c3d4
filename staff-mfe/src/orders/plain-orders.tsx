import { type PlainOrder, plainOrderSchema } from 'contract/orders/plain-order';
import { readList, serverApi } from 'shared/data';
import { formatMoney } from 'shared/format';
import { EmptyState, QueryState, Table } from 'shared/ui';
import { StaffSkeleton } from 'shared/desk';

const plainOrdersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getPlainOrders: build.query<PlainOrder[], void>({
      query: () => ({ url: 'users/getorders' }),
      transformResponse: (response) => readList(plainOrderSchema, response),
    }),
  }),
});

const { useGetPlainOrdersQuery } = plainOrdersApi;

const columns = [
  { key: 'order', label: 'Order ID', isRowHeading: true },
  { key: 'amount', label: 'Amount', align: 'end' },
] as const;

/** Read-only list of all orders, for staff of backends without the feature `staff` (rule 57). */
export function PlainOrders() {
  const ordersQuery = useGetPlainOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={ordersQuery} subject="the orders" skeleton={<StaffSkeleton />}>
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState title="There are no orders" />
        ) : (
          <Table
            caption="All orders"
            captionHidden
            columns={columns}
            rows={orders.map((order, index) => ({
              id: String(index),
              cells: {
                order: order.orderno || order.id,
                amount: order.totalamount !== null && formatMoney(order.totalamount),
              },
            }))}
          />
        )
      }
    </QueryState>
  );
}
