import type { FoundService } from 'contract/compose/price-calls';
import { formatMoney } from 'shared/format';
import { Button, Icon } from 'shared/ui';
import { changeQuantity } from '../change-composition';
import type { PricedLine } from '../composer-api';
import { findProblem } from '../fields/checked-fields';
import { CellField } from '../fields/cell-fields';
import { QuantityField } from '../fields/quantity-field';
import type { FieldProblem } from '../read-composition';
import type { TypedLine } from '../typed-composition';
import { FreeLineFields } from './free-line-fields';
import { LineAddons } from './line-addons';
import styles from './composed-lines.module.css';

interface LineRowProps {
  line: TypedLine;
  services: readonly FoundService[];
  pricedLine: PricedLine | undefined;
  problems: readonly FieldProblem[];
  onChange: (line: TypedLine) => void;
  onRemove: (name: string) => void;
  onEnter: () => void;
}

export function LineRow(props: LineRowProps) {
  const { line, services, pricedLine, problems, onChange, onRemove, onEnter } = props;
  const { key } = line;
  const name = getLineName(line, pricedLine);
  const getProblem = (field: string) => findProblem(problems, `${key}.${field}`);
  return (
    <tr>
      <th scope="row">
        <span className={styles.what}>
          {line.type === 'product' ? (
            <>
              <span className={styles.name}>{name}</span>
              <LineAddons
                line={line}
                name={name}
                pricedLine={pricedLine}
                problems={problems}
                onChange={onChange}
              />
            </>
          ) : (
            <FreeLineFields
              line={line}
              services={services}
              problem={getProblem('text')}
              serviceProblem={getProblem('serviceid')}
              onChange={onChange}
            />
          )}
          {pricedLine !== undefined && pricedLine.problem !== '' && (
            <span role="alert" className={styles.problem}>
              <Icon name="alert" size={16} /> {pricedLine.problem}
            </span>
          )}
        </span>
      </th>
      <td data-label="Quantity" className={styles.quantity}>
        <QuantityField
          name={`${key}.quantity`}
          label={`Quantity of ${name}`}
          value={line.quantity}
          problem={getProblem('quantity')}
          onQuantityChange={(quantity) => onChange(changeQuantity(line, quantity))}
          onEnter={onEnter}
        />
      </td>
      <td data-label="Price" className={styles.price}>
        {line.type === 'free' ? (
          <CellField
            name={`${key}.price`}
            label={`Price of ${name}`}
            inputMode="decimal"
            value={line.price}
            problem={getProblem('price')}
            onTextChange={(price) => onChange({ ...line, price })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onEnter();
            }}
          />
        ) : (
          <UnitPrice pricedLine={pricedLine} />
        )}
      </td>
      <td data-label="Amount" className={styles.amount}>
        {pricedLine === undefined || pricedLine.problem !== ''
          ? '–'
          : formatMoney(sumLine(pricedLine))}
      </td>
      <td className={styles.remove}>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${name}`}
          icon={<Icon name="close" size={16} />}
          onClick={() => onRemove(name)}
        >
          <span className={styles.removeText}>Remove</span>
        </Button>
      </td>
    </tr>
  );
}

function getLineName(line: TypedLine, pricedLine: PricedLine | undefined): string {
  if (line.type === 'free') return line.text.trim() || 'the free line';
  return pricedLine?.name || line.name;
}

/** Price of one piece. A line that keeps another price than the catalogue's shows both. */
function UnitPrice({ pricedLine }: { pricedLine: PricedLine | undefined }) {
  if (pricedLine === undefined || pricedLine.problem !== '') return '–';
  const { price, catalogueprice } = pricedLine;
  return (
    <>
      {formatMoney(price)}
      {price !== catalogueprice && (
        <span className={styles.soft}> now {formatMoney(catalogueprice)}</span>
      )}
    </>
  );
}

/** Returns the amount of a line with its add-ons. */
const sumLine = ({ amount, addons }: PricedLine): number =>
  addons.reduce((sum, addon) => sum + addon.amount, amount);
