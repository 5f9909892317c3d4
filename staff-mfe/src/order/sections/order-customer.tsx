import { formatDate } from 'contract/calendar/date-texts';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { extractPhoneDigits } from 'contract/values/phone';
import { usePermission } from 'shared/session';
import { TextLink } from 'shared/ui';
import styles from '../order.module.css';
import { Facts, TitledSection } from 'shared/desk';

/**
 * Renders the contact details and address of an order, and says whether emailed links open the
 * order.
 */
export function OrderCustomer({ order }: { order: StaffOrderPage }) {
  const { customer, hasaccount, links } = order;
  const mayOpenCustomer = usePermission('customers') && customer.email !== '';
  const name = `${customer.name} ${customer.last_name}`.trim();
  return (
    <TitledSection
      title="Customer"
      actions={
        mayOpenCustomer && (
          <TextLink to={`/admin/customers/of-order/${encodeURIComponent(order.orderno)}`}>
            All about this customer
          </TextLink>
        )
      }
    >
      {customer.email === '' && <p className={styles.soft}>The personal data was erased.</p>}
      <Facts
        rows={[
          ['Name', name],
          [
            'Address',
            [customer.address, customer.city, customer.postalcode].filter(Boolean).join(', '),
          ],
          [
            'Mobile',
            customer.mobile && (
              <TextLink href={`tel:${extractPhoneDigits(customer.mobile)}`}>
                {customer.mobile}
              </TextLink>
            ),
          ],
          [
            'E-mail',
            customer.email && (
              <TextLink href={`mailto:${customer.email}`}>{customer.email}</TextLink>
            ),
          ],
          [
            'Account',
            hasaccount ? 'Signs in to see the order' : 'None: opens the order by mailed links',
          ],
          [
            'Mail links',
            hasaccount
              ? ''
              : links.count === 0
                ? 'None works now'
                : `${links.count} ${links.count === 1 ? 'works' : 'work'}, the last until ${formatDate(links.until)}`,
          ],
        ]}
      />
    </TitledSection>
  );
}
