import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';

/** Asks the customer to call, with the firm's phone number and e-mail address. */
export function CallUs() {
  const { phone, email } = useConfig();
  return (
    <>
      Call <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink> or write to{' '}
      <TextLink href={`mailto:${email}`}>{email}</TextLink>.
    </>
  );
}
