import type { AddressProblem } from 'contract/catalog/service-area';
import { useState } from 'react';
import { cleanTypedText, Field } from 'shared/forms';
import { TextLink } from 'shared/ui';
import { useAddressProblems, useQuotePath } from './use-address-problems';

interface PostcodeFieldProps {
  /** Whether the postcode is one of a move's addresses, or the customer's. */
  part: 'move' | 'customer';
  label: string;
  value: string;
  onChange: (postcode: string) => void;
  name?: string;
  className?: string;
  autoComplete?: string;
  maxLength?: number;
  isRequired?: boolean;
}

/**
 * Field for a postcode, which is written as the post does when the field loses the focus. Asks about
 * a postcode that is missing, unreadable or outside the area, but refuses nothing.
 */
export function PostcodeField({ part, value, onChange, isRequired, ...props }: PostcodeFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const problem = usePostcodeProblem(part, value);
  const isAsked = problem && !isFocused && (wasLeft || value !== '');
  return (
    <Field
      {...props}
      required={isRequired}
      isEnforced={isRequired}
      value={value}
      hint={isAsked && <Question problem={problem} />}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        setLeft(true);
        const postcode = cleanTypedText(value, 'postcode');
        if (postcode !== value) onChange(postcode);
      }}
      onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange(currentTarget.value)
      }
    />
  );
}

function usePostcodeProblem(part: PostcodeFieldProps['part'], postalcode: string) {
  const isMove = part === 'move';
  const knownParts = { name: '-', address: '-', city: '-' };
  const problems = useAddressProblems({
    method: null,
    customer: { ...knownParts, postalcode },
    ...(isMove && { movePostcodes: [postalcode] }),
  });
  // A customer's postcode does not matter for a move whose two addresses are known.
  return problems.find((problem) => !isMove || problem.part !== 'delivery');
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
