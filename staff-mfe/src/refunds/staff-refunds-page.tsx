import { Price, Table } from 'shared/ui';
import { formatTime } from 'contract/calendar/date-texts';
import { useGetRefundsQuery } from '../staff-api';
import { StaffList } from '../staff-list';
import { StaffPage } from '../staff-page';

const columns = [
  { key: 'order', label: 'Order', isRowHeading: true },
  { key: 'received', label: 'Received' },
  { key: 'transaction', label: 'Transaction' },
  { key: 'customer', label: 'Customer' },
  { key: 'reason', label: 'Why' },
  { key: 'amount', label: 'Amount', align: 'end' },
] as const;

/** Lists payments that staff must refund at the payment provider (rule 36). */
export const StaffRefundsPage = () => (
  <StaffPage
    permission="orders"
    title="Refunds"
    intro={<p>Give these payments back in the account of the card payment provider.</p>}
  >
    <Refunds />
  </StaffPage>
);

function Refunds() {
  const query = useGetRefundsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <StaffList rowNoun="refunds" query={query}>
      {(refunds) => (
        <Table
          caption="Payments to be given back"
          captionHidden
          columns={columns}
          rows={refunds.map((refund) => ({
            id: refund.id,
            cells: {
              order: refund.orderno,
              received: formatTime(refund.createdat),
              transaction: refund.transactionid,
              customer: refund.email,
              reason: refund.reason,
              amount: <Price pence={refund.amount} />,
            },
          }))}
        />
      )}
    </StaffList>
  );
}
