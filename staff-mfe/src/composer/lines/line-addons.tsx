import { MAX_PERSONALISATION_LENGTH } from 'shared/data';
import { useId, useState } from 'react';
import { formatMoney } from 'shared/format';
import { Button } from 'shared/ui';
import { useFindProductsQuery, type PricedLine } from '../composer-api';
import { CellField, CellSelect } from '../fields/cell-fields';
import { findProblem } from '../fields/checked-fields';
import { QuantityField } from '../fields/quantity-field';
import { type FieldProblem, getAddonField } from '../read-composition';
import type { OfferedAddon, TypedAddon, TypedProductLine } from '../typed-composition';
import styles from './composed-lines.module.css';

interface LineAddonsProps {
  line: TypedProductLine;
  name: string;
  pricedLine: PricedLine | undefined;
  problems: readonly FieldProblem[];
  onChange: (line: TypedProductLine) => void;
}

/** Chosen add-ons of a line, and a button that opens all that its product offers. */
export function LineAddons(props: LineAddonsProps) {
  const { line, name, pricedLine, problems, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const offers = useOffers({ line, pricedLine, isNeeded: isOpen || line.addons.length > 0 });
  if (offers.length === 0 && line.offers !== undefined) return null;
  const visibleOffers = isOpen ? offers : offers.filter((offer) => findAddon(line, offer));
  return (
    <span className={styles.addons}>
      <span id={id} className={styles.addonList} role="group" aria-label={`Add-ons of ${name}`}>
        {visibleOffers.map((offer) => (
          <AddonFields
            key={offer.addonid}
            offer={offer}
            line={line}
            pricedLine={pricedLine}
            problems={problems}
            onChange={onChange}
          />
        ))}
        {isOpen && offers.length === 0 && <span className={styles.soft}>None is offered.</span>}
      </span>
      <span>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Add-ons for ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : 'Add-ons'}
        </Button>
      </span>
    </span>
  );
}

const findAddon = (line: TypedProductLine, { addonid }: { addonid: number }) =>
  line.addons.find((addon) => addon.addonid === addonid);

/**
 * Returns the add-ons that the product offers. A line of an earlier order or a saved draft does not
 * know them, so they are read. A chosen add-on that is not offered any more stays in the list.
 */
function useOffers({ line, pricedLine, isNeeded }: OffersRequest): OfferedAddon[] {
  const { name, productid, addons } = line;
  const isUnknown = line.offers === undefined;
  const { data } = useFindProductsQuery(name, { skip: !isNeeded || !isUnknown });
  const foundProduct = data?.data.find((product) => product.productid === productid);
  const offers = line.offers ?? foundProduct?.addons ?? [];
  const formerAddons = addons
    .filter(({ addonid }) => !offers.some((offer) => offer.addonid === addonid))
    .map(({ addonid }) => {
      const pricedAddon = pricedLine?.addons.find((addon) => addon.addonid === addonid);
      const { name: addonName = 'Add-on', price = 0 } = pricedAddon ?? {};
      return { addonid, name: addonName, price, personalisedprice: null };
    });
  return [...offers, ...formerAddons];
}

interface OffersRequest extends Pick<LineAddonsProps, 'line' | 'pricedLine'> {
  isNeeded: boolean;
}

interface AddonFieldsProps extends Omit<LineAddonsProps, 'name'> {
  offer: OfferedAddon;
}

function AddonFields({ offer, line, pricedLine, problems, onChange }: AddonFieldsProps) {
  const { addonid, name, price, personalisedprice } = offer;
  const addon = findAddon(line, offer);
  const pricedAddon = pricedLine?.addons.find((candidate) => candidate.addonid === addonid);
  const getProblem = (field: string) =>
    findProblem(problems, getAddonField(line.key, addonid, field));
  const toggle = () => {
    const otherAddons = line.addons.filter((candidate) => candidate.addonid !== addonid);
    const newAddon: TypedAddon = {
      addonid,
      option: 'standard',
      personalisation: '',
      quantity: line.quantity,
    };
    onChange({ ...line, addons: addon ? otherAddons : [...otherAddons, newAddon] });
  };
  const change = (changes: Partial<TypedAddon>) =>
    onChange({
      ...line,
      addons: line.addons.map((candidate) =>
        candidate.addonid === addonid ? { ...candidate, ...changes } : candidate,
      ),
    });
  return (
    <span className={styles.addon}>
      <label className={styles.addonName}>
        <input type="checkbox" checked={addon !== undefined} onChange={toggle} />
        <span>
          {name} <span className={styles.soft}>{formatMoney(pricedAddon?.price ?? price)}</span>
        </span>
      </label>
      {addon && (
        <span className={styles.addonFields}>
          <span className={styles.addonQuantity}>
            <QuantityField
              name={getAddonField(line.key, addonid, 'quantity')}
              label={`Quantity of ${name}`}
              value={addon.quantity}
              problem={getProblem('quantity')}
              onQuantityChange={(quantity) => change({ quantity })}
            />
          </span>
          {personalisedprice !== null && (
            <CellSelect
              name={getAddonField(line.key, addonid, 'option')}
              label={`Form of ${name}`}
              value={addon.option}
              options={[
                { value: 'standard', label: 'Standard' },
                { value: 'personalised', label: `Personalised ${formatMoney(personalisedprice)}` },
              ]}
              onValueChange={(option) => change({ option: option as TypedAddon['option'] })}
            />
          )}
          {addon.option === 'personalised' && (
            <CellField
              name={getAddonField(line.key, addonid, 'personalisation')}
              label={`Text on ${name}`}
              placeholder="Text on it"
              maxLength={MAX_PERSONALISATION_LENGTH}
              value={addon.personalisation}
              problem={getProblem('personalisation')}
              onTextChange={(personalisation) => change({ personalisation })}
            />
          )}
        </span>
      )}
      {pricedAddon !== undefined && pricedAddon.problem !== '' && (
        <span className={styles.problem}>{pricedAddon.problem}</span>
      )}
    </span>
  );
}
