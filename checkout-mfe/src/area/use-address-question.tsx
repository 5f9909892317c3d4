import type { AddressProblem, OrderAddresses } from 'contract/catalog/service-area';
import { useState } from 'react';
import { TextLink } from 'shared/ui';
import { useAddressProblems, useQuotePath } from './use-address-problems';

/** Valid values for the parts of an address that a field does not ask about. */
const knownParts = { name: '-', address: '-', city: '-', postalcode: 'SW1A 1AA' };

/**
 * Returns the props of a field that asks about a part of an address that is missing, unreadable or
 * outside the area. Asks while the field has no focus, and about an empty field only after it had
 * the focus. Never refuses a value.
 */
export function useAddressQuestion(parts: Partial<OrderAddresses['customer']>, isMove = false) {
  const [isFocused, setFocused] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const customer = { ...knownParts, ...parts };
  const problems = useAddressProblems({
    method: null,
    customer,
    movePostcodes: isMove ? [customer.postalcode] : [],
  });
  const problem = problems.find(({ isMoveAddress }) => isMoveAddress === isMove);
  const isAsked = !isFocused && (wasLeft || Object.values(parts).join('').trim() !== '');
  return {
    hint: problem && isAsked && <Question problem={problem} />,
    onFocus: () => setFocused(true),
    onBlur() {
      setFocused(false);
      setLeft(true);
    },
  };
}

function Question({ problem }: { problem: AddressProblem }) {
  const quotePath = useQuotePath();
  return (
    <>
      {problem.text}{' '}
      {problem.isOutside && problem.part !== 'delivery' && (
        <TextLink to={quotePath}>Ask for a quote</TextLink>
      )}
    </>
  );
}
