import { areaNames } from 'contract/catalog/service-area';
import { formatCubicMetres } from 'contract/catalog/move-capacity';
import type { MovePackage } from 'contract/quotes/move-packages';
import { BOX_ID } from 'contract/quotes/furniture';
import { recommendKit } from 'contract/quotes/recommend-kit';
import { type Recommendation, recommendPackage } from 'contract/quotes/recommend-package';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { formatVans } from 'contract/quotes/vans';
import { formatMoney } from 'contract/values/pence';
import { useState } from 'react';
import { Button, Cluster, Notice } from 'shared/ui';
import { addLine, type ChangeComposition } from '../../composer/change-composition';
import { useFindProductsQuery, useLazyFindProductsQuery } from '../../composer/composer-api';
import { findServiceOfWork } from '../../composer/lines/choose-service';
import {
  createFreeLine,
  createProductLine,
  type TypedComposition,
} from '../../composer/typed-composition';
import { useGetKitsToSuggestQuery, useGetPackagesToSuggestQuery } from './suggestions-api';
import styles from './offer.module.css';

interface SuggestionsProps {
  quote: StaffQuote;
  composition: TypedComposition;
  onChange: ChangeComposition;
}

/**
 * Suggests a move, or a free line for one, and a kit of boxes, by the rules of the removal
 * calculator. Renders nothing for a request without furniture.
 */
export function Suggestions({ quote, composition, onChange }: SuggestionsProps) {
  const { litres, journey, items } = quote;
  const { data: packages } = useGetPackagesToSuggestQuery();
  const { data: kits = [] } = useGetKitsToSuggestQuery();
  const products = useProductLines(onChange);
  const postcodes = journey === null ? [] : [journey.from.postcode, journey.to.postcode];
  if (litres === 0 || packages === undefined) return null;
  const recommendation = recommendPackage({ litres, postcodes }, packages);
  const boxes = items.find(({ id }) => id === BOX_ID)?.quantity ?? 0;
  const kit = recommendKit(boxes, kits);
  const hasProduct = (productid: unknown) => hasProductLine(composition, productid);
  return (
    <section aria-label="Suggestions" className={styles.suggestions}>
      <p>
        <strong>{formatCubicMetres(litres)}</strong>, {formatVans(litres)}.{' '}
        {describeRecommendation(recommendation)}
      </p>
      <Cluster gap={2}>
        {recommendation.kind === 'package' && (
          <SuggestedProduct
            label={describePackage(recommendation.movePackage)}
            isAdded={hasProduct(recommendation.movePackage.productid)}
            onAdd={() => void products.add(recommendation.movePackage)}
          />
        )}
        {recommendation.kind === 'ask' && (
          <SuggestedMove quote={quote} composition={composition} onChange={onChange} />
        )}
        {kit !== null && (
          <SuggestedProduct
            label={`${kit.name}, ${kit.boxes} boxes for the ${boxes} on the list, ${formatMoney(kit.price)}`}
            isAdded={hasProduct(kit.productid)}
            onAdd={() => void products.add(kit)}
          />
        )}
      </Cluster>
      {products.failedName !== '' && (
        <Notice kind="error" isAnnounced>
          {products.failedName} could not be added. Please search for it below.
        </Notice>
      )}
    </section>
  );
}

interface SuggestedProductProps {
  label: string;
  isAdded: boolean;
  onAdd: () => void;
}

const SuggestedProduct = ({ label, isAdded, onAdd }: SuggestedProductProps) => (
  <Button size="small" variant="secondary" disabled={isAdded} onClick={onAdd}>
    {isAdded ? `Added: ${label}` : `Add ${label}`}
  </Button>
);

/** A free line for a move that no package fits. Staff type its price. */
function SuggestedMove({ quote, composition, onChange }: SuggestionsProps) {
  const { data: found } = useFindProductsQuery('');
  const text = describeMove(quote);
  const service = findServiceOfWork(found?.services ?? [], 'move');
  return (
    <SuggestedProduct
      label={`the line ‘${text}’`}
      isAdded={hasFreeLine(composition, text)}
      onAdd={() =>
        onChange((current) =>
          hasFreeLine(current, text) ? current : addLine(current, createFreeLine(text, service)),
        )
      }
    />
  );
}

const hasFreeLine = ({ lines }: TypedComposition, text: string): boolean =>
  lines.some((line) => line.type === 'free' && line.text === text);

function describeMove({ litres, journey }: StaffQuote): string {
  const places = journey === null ? [] : [journey.from.postcode, journey.to.postcode];
  const route = places.filter(Boolean).join(' to ');
  return ['Move of ' + formatCubicMetres(litres), route].filter(Boolean).join(', ');
}

const describePackage = ({ name, litres, price }: MovePackage): string =>
  `${name}, up to ${formatCubicMetres(litres)}, ${formatMoney(price)}`;

const askTexts = {
  'too-much': 'That is more than one of our packages takes.',
  'leaves-area': 'An address is beyond the area of our packages.',
  'off-mainland': 'An address is off the mainland, where no package has its listed price.',
  'no-packages': 'The shop has no move at a fixed price now.',
};

function describeRecommendation(recommendation: Recommendation<MovePackage>): string {
  if (recommendation.kind === 'ask') return askTexts[recommendation.reason];
  if (recommendation.kind === 'nothing') return '';
  const { name, area } = recommendation.movePackage;
  return recommendation.isPriced
    ? `${name} fits, at its listed price within ${areaNames[area]}.`
    : `${name} fits, but a postcode cannot be read: check whether its listed price counts.`;
}

/** Adds suggested products to the lines. The call of the composer knows their add-ons. */
function useProductLines(onChange: ChangeComposition) {
  const [findProducts] = useLazyFindProductsQuery();
  const [failedName, setFailedName] = useState('');
  const add = async ({ productid, name }: Pick<MovePackage, 'productid' | 'name'>) => {
    setFailedName('');
    const { data } = await findProducts(name, true);
    const product = data?.data.find((candidate) => candidate.productid === Number(productid));
    if (product === undefined) return setFailedName(name);
    // A second press, before the button is disabled, adds nothing.
    onChange((current) =>
      hasProductLine(current, product.productid)
        ? current
        : addLine(current, createProductLine(product, 1)),
    );
  };
  return { add, failedName };
}

const hasProductLine = ({ lines }: TypedComposition, productid: unknown): boolean =>
  lines.some((line) => line.type === 'product' && line.productid === productid);
