import { Field, type FieldProps } from 'shared/forms';
import { useVisibleProblem } from './checked-fields';

interface TypedFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  type?: 'date' | 'email' | 'tel' | 'text';
  multiline?: boolean;
  rows?: number;
  name: string;
  value: string;
  problem: string | undefined;
  /** Why the backend refuses the value. It is shown at once. */
  refusal?: string | undefined;
  onTextChange: (text: string) => void;
}

/** Field that shows its problem once staff have left it or tried to send the form. */
export function TypedField({ problem, refusal, onTextChange, ...field }: TypedFieldProps) {
  const { visibleProblem, markAsLeft } = useVisibleProblem(problem);
  return (
    <Field
      {...(field as FieldProps)}
      autoComplete="off"
      error={refusal ?? visibleProblem}
      onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
        onTextChange(currentTarget.value)
      }
      onBlur={markAsLeft}
    />
  );
}
