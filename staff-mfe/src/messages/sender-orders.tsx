import { formatDate } from 'contract/calendar/date-texts';
import type { ContactMessage } from 'contract/contact/inbox';
import { formatMoney } from 'shared/format';
import { Stack, TextLink } from 'shared/ui';
import { type DataColumn, DataTable } from 'shared/desk';
import styles from './inbox.module.css';

type Order = ContactMessage['orders'][number];

const columns: DataColumn<Order>[] = [
  {
    id: 'orderno',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  { id: 'createdat', label: 'Placed', cell: ({ createdat }) => formatDate(createdat) },
  { id: 'state', label: 'State', cell: ({ statelabel }) => statelabel },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: ({ totalamount }) => formatMoney(totalamount),
  },
];

/** Lists the sender's newest orders, with a link to the person's page. */
export function SenderOrders({ message: { orders, customer } }: { message: ContactMessage }) {
  return (
    <Stack gap={2}>
      <h3 className={styles.heading}>Orders of this customer</h3>
      {orders.length === 0 ? (
        <p>There is no order with this e-mail.</p>
      ) : (
        <DataTable
          caption="Orders of this customer"
          columns={columns}
          rows={orders}
          getRowId={({ orderno }) => orderno}
        />
      )}
      {customer && (
        <TextLink isStandalone to={`/admin/customers/${customer}`}>
          All about this customer
        </TextLink>
      )}
    </Stack>
  );
}
