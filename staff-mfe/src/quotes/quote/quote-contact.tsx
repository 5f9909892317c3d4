import type { StaffQuote } from 'contract/quotes/staff-quote';
import { extractPhoneDigits } from 'contract/values/phone';
import { Facts, TitledSection } from 'shared/desk';
import { usePermission } from 'shared/session';
import { TextLink } from 'shared/ui';

/** Contact details of a quote, with a link to the customer's page. */
export function QuoteContactSection({ quote }: { quote: StaffQuote }) {
  const { contact, customer, links } = quote;
  const canOpenCustomer = usePermission('customers') && customer !== '';
  const { name, last_name, address, city, postalcode, mobile, email } = contact;
  return (
    <TitledSection
      title="Customer"
      actions={
        canOpenCustomer && (
          <TextLink to={`/admin/customers/${customer}`}>All about this customer</TextLink>
        )
      }
    >
      <Facts
        rows={[
          ['Name', `${name} ${last_name}`.trim()],
          [
            'Phone',
            mobile && <TextLink href={`tel:${extractPhoneDigits(mobile)}`}>{mobile}</TextLink>,
          ],
          ['E-mail', email && <TextLink href={`mailto:${email}`}>{email}</TextLink>],
          ['Address', [address, city, postalcode].filter(Boolean).join(', ')],
          [
            'Mail links',
            links === 0 ? 'None works now' : `${links} ${links === 1 ? 'works' : 'work'}`,
          ],
        ]}
      />
    </TitledSection>
  );
}
