import type { Customer } from 'contract/accounts/customer';
import { ButtonLink, Notice } from 'shared/ui';
import type { PaymentMethod } from '../payment/placement/order';
import { useAddressProblems, useQuotePath } from './use-address-problems';

/** Asks about an address that is incomplete, unreadable or outside the area of what is ordered. */
export function AddressNotice({ customer, method }: { customer: Customer; method: PaymentMethod }) {
  const name = `${customer.name} ${customer.last_name}`;
  const problems = useAddressProblems({ method, customer: { ...customer, name } });
  const quotePath = useQuotePath();
  if (problems.length === 0) return null;
  const isOutside = problems.some((problem) => problem.isOutside);
  const needsQuote = problems.some((problem) => problem.isOutside && problem.part !== 'delivery');
  return (
    <Notice
      kind="warning"
      title={isOutside ? 'Outside our area' : 'Please check your address'}
      isAnnounced
      action={
        needsQuote && (
          <ButtonLink to={quotePath} variant="secondary" size="small">
            Ask for a quote
          </ButtonLink>
        )
      }
    >
      {[...new Set(problems.map(({ text }) => text))].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
