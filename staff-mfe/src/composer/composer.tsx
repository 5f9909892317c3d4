import type { BookingKind } from 'contract/calendar/schedule';
import type { FoundProduct } from 'contract/compose/price-calls';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { LiveRegion } from 'shared/ui';
import { addLine, type ChangeComposition } from './change-composition';
import { focusField } from './fields/focus-field';
import { chooseService } from './lines/choose-service';
import { ComposedLines } from './lines/composed-lines';
import { useFindProductsQuery } from './composer-api';
import { CheckedFieldsContext, findProblem } from './fields/checked-fields';
import { PricingNotice } from './pricing-notice';
import { type FieldProblem, readComposition } from './read-composition';
import { ProductSearch } from './search/product-search';
import { Totals } from './totals/totals';
import { createFreeLine, createProductLine, type TypedComposition } from './typed-composition';
import type { Pricing } from './use-priced-composition';
import styles from './composer.module.css';

interface ComposerProps {
  composition: TypedComposition;
  pricing: Pricing;
  onChange: ChangeComposition;
  /** Whether to show the problems of all fields. Else a field shows its problem once it was left. */
  isChecked: boolean;
  /** Whether the search of products gets the focus when the page is opened. */
  isFocusedFirst?: boolean;
  /** Work for which the customer asks, with which the first free line begins. */
  requestedWork?: BookingKind | null;
  /** Refusals of the backend by their fields, which are shown at once. */
  refusals?: readonly FieldProblem[];
  /** Called when staff press Enter in the empty search, because they have typed all lines. */
  onFinished?: () => void;
}

const noRefusals: readonly FieldProblem[] = [];

/**
 * Lines, discount and delivery of an order or a quote, with their prices. Everything is done by
 * keyboard: the focus stays in the search of products until staff leave it.
 */
export function Composer(props: ComposerProps) {
  const { composition, pricing, onChange, isChecked, isFocusedFirst = false } = props;
  const { refusals = noRefusals, requestedWork = null, onFinished } = props;
  const searchInput = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { data: found } = useFindProductsQuery('');
  const services = found?.services ?? [];
  const { problems } = useMemo(() => readComposition(composition), [composition]);
  const focusSearch = () => searchInput.current?.focus();
  useFirstFocus(searchInput, isFocusedFirst);

  const addProduct = (product: FoundProduct, quantity: number) => {
    onChange((current) => addLine(current, createProductLine(product, quantity)));
    setAnnouncement(`${quantity} × ${product.name} added`);
  };
  const addFreeLine = (text: string) => {
    const { lines } = composition;
    const { priced } = pricing;
    const service = chooseService({ lines, priced, services, requestedWork });
    const line = createFreeLine(text, service);
    onChange((current) => addLine(current, line));
    setAnnouncement(`Free line added${service ? `, as ${service.name}` : ''}`);
    focusField(`${line.key}.${text === '' ? 'text' : 'price'}`);
  };
  return (
    <CheckedFieldsContext value={isChecked}>
      <div className={styles.composer}>
        <ProductSearch
          inputRef={searchInput}
          onAddProduct={addProduct}
          onAddFreeLine={addFreeLine}
          error={findProblem(refusals, 'product')}
          onFinished={onFinished}
        />
        <ComposedLines
          lines={composition.lines}
          services={services}
          pricing={pricing}
          problems={problems}
          onChange={onChange}
          onRemoved={(name) => {
            setAnnouncement(`${name} removed`);
            focusSearch();
          }}
          onEnter={focusSearch}
          onAddFreeLine={() => addFreeLine('')}
        />
        <Totals
          composition={composition}
          pricing={pricing}
          problems={problems}
          refusals={refusals}
          onChange={onChange}
        />
        <PricingNotice pricing={pricing} />
        <LiveRegion text={announcement} />
      </div>
    </CheckedFieldsContext>
  );
}

/** Focuses an input when the page is opened. */
function useFirstFocus(input: RefObject<HTMLInputElement | null>, isFocusedFirst: boolean): void {
  useEffect(() => {
    if (!isFocusedFirst) return;
    // In a later task, because the shell first moves the focus to the new page.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [input, isFocusedFirst]);
}
