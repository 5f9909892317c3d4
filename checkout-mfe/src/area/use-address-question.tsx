import type { AddressProblem, OrderAddresses } from 'contract/catalog/service-area';
import { useState } from 'react';
import { TextLink } from 'shared/ui';
import { useAddressProblems, useQuotePath } from './use-address-problems';
import { useAfterPress } from './use-after-press';

/** Valid values for the parts of an address that a field does not ask about. */
const knownParts = { name: '-', address: '-', city: '-', postalcode: 'SW1A 1AA' };

interface QuestionOptions {
  /** Whether the field belongs to an address of the move. */
  isMove?: boolean;
  /** Whether the shopper has gone on to a later part of the form. */
  isPassed?: boolean;
}

/**
 * Returns the props of a field that asks about a part of an address that is missing, unreadable or
 * outside the area. Asks while the field has no focus, and about an empty field only after the
 * shopper has left or passed it. Never refuses a value.
 */
export function useAddressQuestion(
  parts: Partial<OrderAddresses['customer']>,
  { isMove = false, isPassed = false }: QuestionOptions = {},
) {
  const [isFocused, setFocused] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const runAfterPress = useAfterPress();
  const customer = { ...knownParts, ...parts };
  const problems = useAddressProblems({
    method: null,
    customer,
    movePostcodes: isMove ? [customer.postalcode] : [],
  });
  const problem = problems.find(({ isMoveAddress }) => isMoveAddress === isMove);
  const isAsked =
    !isFocused && (wasLeft || isPassed || Object.values(parts).join('').trim() !== '');
  return {
    hint: problem && isAsked && <Question problem={problem} />,
    onFocus: () => setFocused(true),
    onBlur: () =>
      runAfterPress(() => {
        setFocused(false);
        setLeft(true);
      }),
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
