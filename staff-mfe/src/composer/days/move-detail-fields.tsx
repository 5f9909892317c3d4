import { Button } from 'shared/ui';
import { type AddressValues, MoveAddressFields } from '../../ui/move-address-fields';
import { findProblem, useFieldVisibility } from '../fields/checked-fields';
import { focusField } from '../fields/focus-field';
import { TypedField } from '../fields/typed-field';
import type { FieldProblem } from '../read-composition';
import type { TypedDays } from './typed-days';

type TypedMove = TypedDays['move'];

interface MoveDetailFieldsProps {
  move: TypedMove;
  problems: readonly FieldProblem[];
  refusals: readonly FieldProblem[];
  customerAddress: { address: string; postcode: string };
  onChange: (changes: Partial<TypedMove>) => void;
}

const legends = { from: 'From', to: 'To' } as const;

/** Both addresses of a move, and a note for the crew. */
export function MoveDetailFields(props: MoveDetailFieldsProps) {
  const { move, problems, refusals, customerAddress, onChange } = props;
  const { isVisible, markAsLeft } = useFieldVisibility();
  const connect = (name: 'from' | 'to') => (field: keyof AddressValues) => {
    const path = `schedule.move.${name}.${field}`;
    const problem = isVisible(path) ? findProblem(problems, path) : undefined;
    return {
      name: path,
      value: move[name][field],
      error: findProblem(refusals, path) ?? problem,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ [name]: { ...move[name], [field]: currentTarget.value } }),
      onBlur: () => markAsLeft(path),
    };
  };
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <MoveAddressFields
          key={name}
          legend={legends[name]}
          connect={connect(name)}
          finder={{
            postcode: move[name].postcode,
            onFind: (address) => onChange({ [name]: { ...move[name], ...address } }),
          }}
          action={
            customerAddress.address !== '' &&
            move[name].address === '' && (
              <div>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => {
                    onChange({ [name]: { ...move[name], ...customerAddress } });
                    // The button is gone now.
                    focusField(`schedule.move.${name}.floor`);
                  }}
                >
                  {`${legends[name]} the customer's address`}
                </Button>
              </div>
            )
          }
        />
      ))}
      <TypedField
        name="schedule.move.note"
        label="Note for the crew"
        multiline
        rows={2}
        value={move.note}
        problem={findProblem(problems, 'schedule.move.note')}
        refusal={findProblem(refusals, 'schedule.move.note')}
        onTextChange={(note) => onChange({ note })}
      />
    </>
  );
}
