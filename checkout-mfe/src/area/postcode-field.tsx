import { cleanTypedText, Field } from 'shared/forms';
import { useAddressQuestion } from './use-address-question';

interface PostcodeFieldProps {
  /** Address of the postcode: one of a move's, or the customer's. */
  part: 'move' | 'customer';
  label: string;
  value: string;
  onChange: (postcode: string) => void;
  name?: string;
  className?: string;
  autoComplete?: string;
  maxLength?: number;
  isRequired?: boolean;
  isPassed?: boolean;
}

/**
 * Field for a postcode. Writes it in the form 'SW1A 1AA' when the field loses the focus. Asks about
 * a postcode that is missing, unreadable or outside the area, but refuses nothing.
 */
export function PostcodeField({
  part,
  value,
  onChange,
  isRequired,
  isPassed,
  ...props
}: PostcodeFieldProps) {
  const question = useAddressQuestion({ postalcode: value }, { isMove: part === 'move', isPassed });
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
