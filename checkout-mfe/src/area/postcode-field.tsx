import { cleanTypedText, Field } from 'shared/forms';
import { useAddressQuestion } from './use-address-question';

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
  const question = useAddressQuestion({ postalcode: value }, part === 'move');
  return (
    <Field
      {...props}
      {...question}
      required={isRequired}
      isEnforced={isRequired}
      value={value}
      onBlur={() => {
        question.onBlur();
        const postcode = cleanTypedText(value, 'postcode');
        if (postcode !== value) onChange(postcode);
      }}
      onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange(currentTarget.value)
      }
    />
  );
}
