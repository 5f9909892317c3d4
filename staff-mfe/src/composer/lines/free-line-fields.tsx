import { freeLineVatRates } from 'contract/compose/composition';
import type { FoundService } from 'contract/compose/price-calls';
import { CellField, CellSelect } from '../fields/cell-fields';
import type { TypedFreeLine, VatRate } from '../typed-composition';
import styles from './composed-lines.module.css';

interface FreeLineFieldsProps {
  line: TypedFreeLine;
  services: readonly FoundService[];
  problem: string | undefined;
  serviceProblem: string | undefined;
  onChange: (line: TypedFreeLine) => void;
}

const vatOptions = freeLineVatRates.map((rate) => ({ value: String(rate), label: `VAT ${rate}%` }));

/**
 * Text of a free line, the service as which it counts, and its VAT rate. Another service brings its
 * own rate.
 */
export function FreeLineFields(props: FreeLineFieldsProps) {
  const { line, services, problem, serviceProblem, onChange } = props;
  const name = line.text.trim() || 'the free line';
  const chooseService = (value: string) => {
    const service = services.find(({ serviceid }) => String(serviceid) === value);
    if (service === undefined) return;
    const { serviceid, vatrate } = service;
    onChange({ ...line, serviceid, vatrate: vatrate as VatRate });
  };
  return (
    <span className={styles.freeLine}>
      <CellField
        name={`${line.key}.text`}
        label="Text of the free line"
        placeholder="What it is"
        value={line.text}
        problem={problem}
        onTextChange={(text) => onChange({ ...line, text })}
      />
      <span className={styles.freeLineChoices}>
        <CellSelect
          name={`${line.key}.serviceid`}
          label={`Service as which ${name} counts`}
          value={String(line.serviceid)}
          options={listServiceOptions(line, services)}
          onValueChange={chooseService}
        />
        <CellSelect
          name={`${line.key}.vatrate`}
          label={`VAT of ${name}`}
          value={String(line.vatrate)}
          options={vatOptions}
          onValueChange={(rate) => onChange({ ...line, vatrate: Number(rate) as VatRate })}
        />
      </span>
      {serviceProblem !== undefined && services.length > 0 && (
        <span className={styles.problem}>{serviceProblem}</span>
      )}
    </span>
  );
}

/** Lists the services. A service that is not offered any more stays the choice of its line. */
function listServiceOptions({ serviceid }: TypedFreeLine, services: readonly FoundService[]) {
  const options = services.map((service) => ({
    value: String(service.serviceid),
    label: `As: ${service.name}`,
  }));
  if (services.some((service) => service.serviceid === serviceid)) return options;
  const label = serviceid === 0 ? 'Counts as …' : 'As before';
  return [{ value: String(serviceid), label }, ...options];
}
