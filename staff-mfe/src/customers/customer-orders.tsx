import { formatDate } from 'contract/calendar/date-texts';
import { describeOrderState } from 'contract/orders/order-state';
import type { StaffCustomer } from 'contract/accounts/staff/customers';
import { quoteStateLabels } from 'contract/quotes/quote-state';
import { formatMoney } from 'shared/format';
import { Badge, Stack, TextLink } from 'shared/ui';
import { getQuoteTone } from '../ui/quote-tone';
import { stateTexts } from '../messages/message-texts';
import { type DataColumn, DataTable } from 'shared/desk';
import styles from './customers.module.css';

type Order = StaffCustomer['orders'][number];
type Quote = StaffCustomer['quotes'][number];
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

const quoteColumns: DataColumn<Quote>[] = [
  {
    id: 'quoteno',
    label: 'Quote',
    isRowHeading: true,
    cell: ({ quoteno }) => <TextLink to={`/admin/quotes/${quoteno}`}>{quoteno}</TextLink>,
  },
  { id: 'createdat', label: 'Requested', cell: ({ createdat }) => formatDate(createdat) },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => (
      <Badge tone={getQuoteTone(state)}>{quoteStateLabels[state] ?? state}</Badge>
    ),
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: ({ total }) => (total === null ? '' : formatMoney(total)),
  },
];

/** Renders the orders, quotes and messages of a person. */
export const CustomerOrders = ({
  customer: { orders, quotes, messages },
}: {
  customer: StaffCustomer;
}) => (
  <>
    <RecordSection
      title="Orders"
      emptyText="There is no order."
      columns={orderColumns}
      rows={orders}
      getRowId={({ orderno }) => orderno}
    />
    {quotes.length > 0 && (
      <RecordSection
        title="Quotes"
        emptyText=""
        columns={quoteColumns}
        rows={quotes}
        getRowId={({ quoteno }) => quoteno}
      />
    )}
    <RecordSection
      title="Messages"
      emptyText="There is no message."
      columns={messageColumns}
      rows={messages}
      getRowId={({ id }) => String(id)}
    />
  </>
);

interface RecordSectionProps<Row extends object> {
  title: string;
  emptyText: string;
  columns: DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
}

function RecordSection<Row extends object>({
  title,
  emptyText,
  columns,
  rows,
  getRowId,
}: RecordSectionProps<Row>) {
  const id = title.toLowerCase();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {rows.length === 0 ? (
          <p>{emptyText}</p>
        ) : (
          <DataTable caption={title} columns={columns} rows={rows} getRowId={getRowId} />
        )}
      </Stack>
    </section>
  );
}
