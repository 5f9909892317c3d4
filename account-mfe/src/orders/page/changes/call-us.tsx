import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';

/** Shown if the customer wants something that the page cannot do. */
export function CallUs() {
  const { phone } = useConfig();
  return (
    <>
      Please call <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>.
    </>
  );
}
