import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';

/** Asks the customer to call for changes that the page does not offer. */
export function CallUs() {
  const { phone } = useConfig();
  return (
    <>
      Please call <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>.
    </>
  );
}
