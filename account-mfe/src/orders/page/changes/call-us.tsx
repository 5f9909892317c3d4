import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';

/** The firm's phone number, for requests that the page cannot handle. */
export function CallUs() {
  const { phone } = useConfig();
  return (
    <>
      Please call <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>.
    </>
  );
}
