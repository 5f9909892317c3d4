import { type Finding, MAX_FINDINGS } from 'contract/garments/garment-fields';
import { findingKinds, findingLabels } from 'contract/garments/garment-state';
import type { StaffForm } from 'shared/desk';
import { Field, SelectField } from 'shared/forms';
import { Button, Cluster } from 'shared/ui';
import styles from '../garments.module.css';

export interface ConditionValues {
  name: string;
  /** Pounds as typed, or ''. */
  value: string;
  note: string;
  findings: Finding[];
}

const kindOptions = findingKinds.map((value) => ({ value, label: findingLabels[value] }));

interface FindingFieldsProps {
  form: StaffForm<ConditionValues>;
  /** Number of findings in the form. */
  count: number;
  onChange: (findings: Finding[]) => void;
}

/** Fields of the findings, and a button for a further one of each kind. */
export const FindingFields = ({ form, count, onChange }: FindingFieldsProps) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <fieldset key={index} className={styles.finding}>
        <legend>{`Finding ${index + 1}`}</legend>
        <SelectField
          label="Kind"
          options={kindOptions}
          {...form.register(`findings.${index}.kind`)}
        />
        <Field
          label="Where"
          maxLength={100}
          placeholder="Left sleeve"
          {...form.register(`findings.${index}.place`)}
        />
        <Field label="Note" maxLength={300} {...form.register(`findings.${index}.note`)} />
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove finding ${index + 1}`}
          onClick={() =>
            onChange(form.getValues('findings').filter((_finding, at) => at !== index))
          }
        >
          Remove
        </Button>
      </fieldset>
    ))}
    {count < MAX_FINDINGS && (
      <Cluster gap={2} role="group" aria-label="Add a finding">
        {findingKinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="small"
            onClick={() =>
              onChange([
                ...form.getValues('findings').slice(0, count),
                { kind, place: '', note: '' },
              ])
            }
          >
            {`+ ${findingLabels[kind]}`}
          </Button>
        ))}
      </Cluster>
    )}
  </>
);
