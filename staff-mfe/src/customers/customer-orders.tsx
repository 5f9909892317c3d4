import { formatDate } from 'contract/calendar/date-texts';
import { describeOrderState } from 'contract/orders/order-state';
import type { StaffCustomer } from 'contract/accounts/staff/customers';
import { formatMoney } from 'shared/format';
import { Badge, Stack, TextLink } from 'shared/ui';
import { stateTexts } from '../messages/message-texts';
import { type DataColumn, DataTable } from 'shared/desk';
import styles from './customers.module.css';

type Order = StaffCustomer['orders'][number];
type Message = StaffCustomer['messages'][number];

const orderColumns: DataColumn<Order>[] = [
  {
    id: 'orderno',
    label: 'Order',
    isRowHeading: true,
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  { id: 'createdat', label: 'Placed', cell: ({ createdat }) => formatDate(createdat) },
  {
    id: 'state',
    label: 'State',
    cell: ({ state, statelabel }) => (
      <Badge tone={describeOrderState(state).tone}>{statelabel}</Badge>
    ),
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: ({ totalamount }) => formatMoney(totalamount),
  },
];

const messageColumns: DataColumn<Message>[] = [
  {
    id: 'subject',
    label: 'Message',
    isRowHeading: true,
    cell: ({ id, subject }) => (
      <TextLink to={`/admin/messages/${id}`}>{subject || 'No subject'}</TextLink>
    ),
  },
  { id: 'createdat', label: 'Received', cell: ({ createdat }) => formatDate(createdat) },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => {
      const { label = state, tone = 'neutral' } = messageStates[state] ?? {};
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
];

type StateText = (typeof stateTexts)[keyof typeof stateTexts];

const messageStates: Record<string, StateText | undefined> = stateTexts;

/** Renders the orders and messages of a person. */
export const CustomerOrders = ({ customer: { orders, messages } }: { customer: StaffCustomer }) => (
  <>
    <section aria-labelledby="orders">
      <Stack gap={2}>
        <h2 id="orders" className={styles.heading}>
          Orders
        </h2>
        {orders.length === 0 ? (
          <p>There is no order.</p>
        ) : (
          <DataTable
            caption="Orders"
            columns={orderColumns}
            rows={orders}
            getRowId={({ orderno }) => orderno}
          />
        )}
      </Stack>
    </section>
    <section aria-labelledby="messages">
      <Stack gap={2}>
        <h2 id="messages" className={styles.heading}>
          Messages
        </h2>
        {messages.length === 0 ? (
          <p>There is no message.</p>
        ) : (
          <DataTable
            caption="Messages"
            columns={messageColumns}
            rows={messages}
            getRowId={({ id }) => String(id)}
          />
        )}
      </Stack>
    </section>
  </>
);
