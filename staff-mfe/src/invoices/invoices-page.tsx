import { formatDay } from 'contract/calendar/date-texts';
import { isDay } from 'contract/calendar/day';
import { nameInvoice } from 'contract/invoices/invoice-fields';
import type { ListedInvoice } from 'contract/invoices/staff-invoices';
import { useCallback } from 'react';
import {
  type DataColumn,
  DataTable,
  KeyPages,
  readAfter,
  StaffPage,
  StaffSkeleton,
  useListStatus,
  useQueryParams,
} from 'shared/desk';
import { formatMoney } from 'shared/format';
import { Field } from 'shared/forms';
import { EmptyState, FailedState, Stack, TextLink } from 'shared/ui';
import { readSearch } from '../ui/read-search';
import { SearchBox } from '../ui/search-box';
import { InvoiceButton } from './invoice-button';
import { InvoiceExports } from './invoice-exports';
import { useSearchInvoicesQuery } from './invoices-api';
import styles from './invoices.module.css';

/** Page with the invoices and credit notes of the days in the URL. Without days it has all. */
export const InvoicesPage = () => (
  <StaffPage
    permission="invoices"
    title="Invoices"
    intro={<p>An order gets its invoice when it is paid or completed, or on its page.</p>}
  >
    <Invoices />
  </StaffPage>
);

interface Days {
  from: string;
  to: string;
}

function readDays(params: URLSearchParams): Days {
  const readDay = (name: string) => {
    const day = params.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  return { from: readDay('from'), to: readDay('to') };
}

/** Omits the page, because other days and another search begin at their first page. */
const writeDays = (days: Days): URLSearchParams =>
  new URLSearchParams(Object.entries(days).filter(([, day]) => day !== ''));

function Invoices() {
  const { params, state, change } = useQueryParams();
  const days = readDays(params);
  const search = readSearch(state);
  const setDays = (changes: Partial<Days>) =>
    change((address) => ({ params: writeDays({ ...readDays(address.params), ...changes }) }));
  const onSearch = useCallback(
    (text: string) =>
      change(
        (address) => ({ params: writeDays(readDays(address.params)), state: { search: text } }),
        { isReplaced: true },
      ),
    [change],
  );
  return (
    <Stack gap={4}>
      <SearchBox
        label="Search invoices"
        hint="Number, order, name or company. Press / to search, and arrow down for the first row."
        value={search}
        onSearch={onSearch}
      />
      <div className={styles.days}>
        <Field
          type="date"
          label="First day"
          value={days.from}
          onChange={({ currentTarget: { value } }) => setDays({ from: value })}
        />
        <Field
          type="date"
          label="Last day"
          value={days.to}
          onChange={({ currentTarget: { value } }) => setDays({ to: value })}
        />
      </div>
      <InvoiceExports days={days} />
      <InvoiceRows days={days} search={search} after={readAfter(params)} />
    </Stack>
  );
}

const columns: readonly DataColumn<ListedInvoice>[] = [
  {
    id: 'number',
    label: 'Number',
    isRowHeading: true,
    isNoWrap: true,
    cell: (invoice) => <InvoiceButton invoice={invoice} />,
  },
  { id: 'issued', label: 'Issued', isNoWrap: true, cell: ({ issuedon }) => formatDay(issuedon) },
  {
    id: 'order',
    label: 'Order',
    cell: ({ orderno }) => <TextLink to={`/admin/orders/${orderno}`}>{orderno}</TextLink>,
  },
  { id: 'customer', label: 'Customer', isTyped: true, cell: ({ customer }) => customer },
  { id: 'about', label: 'What', cell: describeDocument },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: ({ kind, gross }) => formatMoney(kind === 'credit_note' ? -gross : gross),
  },
];

function describeDocument({ credited, due, dueon }: ListedInvoice): string {
  if (credited !== '') return `Takes back ${nameInvoice({ kind: 'invoice', number: credited })}`;
  return due > 0 ? `${formatMoney(due)} was to be paid by ${formatDay(dueon)}` : 'Paid';
}

interface InvoiceRowsProps {
  days: Days;
  search: string;
  after: string | null;
}

function InvoiceRows({ days, search, after }: InvoiceRowsProps) {
  const query = useSearchInvoicesQuery(
    { ...days, search, after: after ?? undefined },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData: page, error, isFetching, refetch } = query;
  useListStatus({
    isFetching,
    count: error ? undefined : page?.data.length,
    nouns: ['document', 'documents'],
    hasNext: page?.next != null,
  });
  if (error) {
    const refusal = 'status' in error && error.status === 400 ? error.message : null;
    return (
      <FailedState subject="the invoices" busy={isFetching} onRetry={refetch}>
        {refusal !== null && <p>{refusal}</p>}
      </FailedState>
    );
  }
  if (!page) return <StaffSkeleton />;
  if (page.data.length === 0) return <EmptyState title="No invoice or credit note matches" />;
  return (
    <>
      <p>
        <strong>{formatMoney(page.total)}</strong>, less credit notes
      </p>
      <DataTable
        caption="Invoices and credit notes"
        columns={columns}
        rows={page.data}
        getRowId={({ number }) => number}
      />
      <KeyPages next={page.next} />
    </>
  );
}
