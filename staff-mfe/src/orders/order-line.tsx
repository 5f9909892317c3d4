import { formatAddon } from 'contract/orders/order-row';
import type { StaffOrder } from 'contract/staff/staff-order';

export const OrderLine = ({ row }: { row: StaffOrder['lines'][number] }) => (
  <>
    {`${row.name} (qty: ${row.quantity})`}
    {row.packages && row.packages.length > 0 && (
      <ul>
        {row.packages.map((addon, index) => (
          <li key={index}>
            {formatAddon(addon)}
            {addon.personalisation && <q>{addon.personalisation}</q>}
          </li>
        ))}
      </ul>
    )}
  </>
);
