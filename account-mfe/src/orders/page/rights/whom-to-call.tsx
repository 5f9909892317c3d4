import { useConfig } from 'shared/core';
import { TextLink } from 'shared/ui';

/** Where the page can do nothing more, a person can. */
export function WhomToCall() {
  const { phone } = useConfig();
  return (
    <>
      Please call <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>.
    </>
  );
}
