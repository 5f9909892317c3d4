import { nameDiscount } from 'contract/orders/discount-name';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { formatMoney } from 'shared/format';

/** List item with the discount of an order. Renders nothing without a discount. */
export function DiscountItem({ lines: [firstLine] }: Pick<StaffOrderPage, 'lines'>) {
  const { discount = 0, discountreason = '' } = firstLine ?? {};
  return discount === 0 ? null : (
    <li>
      {nameDiscount(discountreason)} {formatMoney(-discount)}
    </li>
  );
}
