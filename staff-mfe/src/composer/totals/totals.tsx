import { formatMoney } from 'shared/format';
import { LiveRegion } from 'shared/ui';
import type { ChangeComposition } from '../change-composition';
import { findProblem } from '../fields/checked-fields';
import type { FieldProblem } from '../read-composition';
import type { TypedComposition } from '../typed-composition';
import type { Pricing } from '../use-priced-composition';
import { TypedField } from '../fields/typed-field';
import styles from './totals.module.css';

interface TotalsProps {
  composition: TypedComposition;
  pricing: Pricing;
  problems: readonly FieldProblem[];
  /** Refusals of the backend by their fields, which are shown at once. */
  refusals: readonly FieldProblem[];
  onChange: ChangeComposition;
}

/** Fields for discount and delivery, and the sums. The total is announced when it changes. */
export function Totals({ composition, pricing, problems, refusals, onChange }: TotalsProps) {
  const { discount, delivery } = composition;
  const { priced, isPending } = pricing;
  const hasDiscount = discount.text.trim() !== '';
  const limitProblem = priced?.limit.problem || undefined;
  const changeDiscount = (changes: Partial<TypedComposition['discount']>) =>
    onChange((current) => ({ ...current, discount: { ...current.discount, ...changes } }));
  return (
    <div className={styles.totals} aria-busy={isPending} role="group" aria-label="Sums">
      <div className={styles.row}>
        <TypedField
          label="Discount"
          name="discount"
          hint="Such as 20 or 10%"
          value={discount.text}
          problem={findProblem(problems, 'discount')}
          refusal={findProblem(refusals, 'discount') ?? (hasDiscount ? limitProblem : undefined)}
          onTextChange={(text) => changeDiscount({ text })}
        />
        {(hasDiscount || discount.reason !== '') && (
          <TypedField
            label="Reason for the discount"
            name="discountReason"
            value={discount.reason}
            problem={findProblem(problems, 'discountReason')}
            refusal={findProblem(refusals, 'discountReason')}
            onTextChange={(reason) => changeDiscount({ reason })}
          />
        )}
        <Amount text={priced && priced.discount > 0 ? `−${formatMoney(priced.discount)}` : ''} />
      </div>
      {priced?.limit.isexceeded === true && limitProblem === undefined && (
        <p className={styles.soft}>More than the limit of {priced.limit.percent}%.</p>
      )}
      <div className={styles.row}>
        <TypedField
          label={priced?.deliveryname || 'Delivery'}
          name="delivery"
          hint="Empty: as in the shop"
          value={delivery}
          problem={findProblem(problems, 'delivery')}
          refusal={findProblem(refusals, 'delivery') ?? (hasDiscount ? undefined : limitProblem)}
          onTextChange={(text) => onChange((current) => ({ ...current, delivery: text }))}
        />
        <Amount text={priced ? formatMoney(priced.deliverycharge) : ''} />
      </div>
      <div className={styles.total}>
        <strong>Total</strong>
        <strong>{priced ? formatMoney(priced.total) : '–'}</strong>
      </div>
      {priced && priced.vat.length > 0 && <VatLines vat={priced.vat} />}
      <LiveRegion text={priced && !isPending ? `Total ${formatMoney(priced.total)}` : ''} />
    </div>
  );
}

const Amount = ({ text }: { text: string }) => <span className={styles.amount}>{text}</span>;

type VatLine = NonNullable<Pricing['priced']>['vat'][number];

const VatLines = ({ vat }: { vat: readonly VatLine[] }) => (
  <p className={styles.soft}>
    {vat
      .map(({ rate, gross, vat: tax }) =>
        rate === 0
          ? `${formatMoney(gross)} without VAT`
          : `with ${formatMoney(tax)} VAT of ${rate}%`,
      )
      .join(', ')}
  </p>
);
