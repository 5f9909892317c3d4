import type { FoundProduct } from 'contract/compose/price-calls';
import { type Ref, useState } from 'react';
import { formatMoney } from 'shared/format';
import { Button, Notice } from 'shared/ui';
import { Combobox } from '../../ui/combobox';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import { useFindProductsQuery, useLazyFindProductsQuery } from '../composer-api';
import { readSearchText, type SearchText } from './read-search-text';

interface ProductSearchProps {
  onAddProduct: (product: FoundProduct, quantity: number) => void;
  onAddFreeLine: (text: string) => void;
  /** Problem of a composition without lines. */
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** Called when staff press Enter in the empty field. */
  onFinished: (() => void) | undefined;
}

/** Pause after the last key until products are searched, in ms. */
const DEBOUNCE_MS = 120;

/** Longest search that the backend accepts, in characters. */
const MAX_SEARCH_LENGTH = 200;

const HINT = 'Enter adds it, arrow keys choose. Ten of it: 10x box.';

/** Id of the option that adds a free line. */
const FREE_LINE = 'free line';

/**
 * Search field that adds products. Enter adds the selected or the first product, and the field is
 * ready for the next one. A text that is no product can become a free line.
 */
export function ProductSearch(props: ProductSearchProps) {
  const { onAddProduct, onAddFreeLine, error, inputRef, onFinished } = props;
  const [text, setText] = useState('');
  const { search, quantity } = readSearchText(text);
  const debouncedSearch = useDebouncedValue(search, DEBOUNCE_MS);
  const query = useFindProductsQuery(debouncedSearch);
  const firstMatch = useFirstMatch(onAddProduct);
  const isCurrent = debouncedSearch === search && query.currentData !== undefined;
  // The former results stay until the new ones are there, so that the list does not flicker.
  const products = query.data?.data ?? [];
  const productOptions = products.map(({ productid, name, service, price }) => ({
    id: String(productid),
    content: (
      <>
        <span>{name}</span> <small>{service}</small>
      </>
    ),
    detail: formatMoney(price),
  }));
  const freeLineOption = { id: FREE_LINE, content: `Free line: ‘${search}’` };

  const choose = (optionId: string | null, isSelected: boolean) => {
    setText('');
    const product = products.find(({ productid }) => String(productid) === optionId);
    const isOffered = isCurrent || isSelected;
    if (isOffered && product) onAddProduct(product, quantity);
    else if (isOffered && optionId === FREE_LINE) onAddFreeLine(search);
    else if (search !== '') void firstMatch.add({ search, quantity });
    else onFinished?.();
    return true;
  };
  const retry = () => {
    if (query.isError) void query.refetch();
    firstMatch.retry();
  };
  const unmatchedText = firstMatch.outcome?.hasFailed === false ? firstMatch.outcome.search : '';
  return (
    <>
      <Combobox
        label="Add a product"
        hint={onFinished === undefined ? HINT : `${HINT} Enter in the empty field goes on.`}
        listLabel="Products"
        name="product"
        text={text}
        maxLength={MAX_SEARCH_LENGTH}
        options={search === '' ? productOptions : [...productOptions, freeLineOption]}
        announcement={isCurrent ? describeCount(products.length) : ''}
        error={error}
        inputRef={inputRef}
        onTextChange={setText}
        onChoose={choose}
      />
      {(query.isError || firstMatch.outcome?.hasFailed === true) && (
        <Notice
          kind="error"
          isAnnounced
          title="The products could not be searched"
          action={
            <Button size="small" variant="secondary" busy={query.isFetching} onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      {unmatchedText !== '' && (
        <UnmatchedSearch
          search={unmatchedText}
          onAddFreeLine={() => {
            firstMatch.dismiss();
            onAddFreeLine(unmatchedText);
          }}
        />
      )}
    </>
  );
}

/** A search that was entered before its results came, and that added nothing. */
interface UnmatchedText extends SearchText {
  /** Whether the products could not be searched. */
  hasFailed: boolean;
}

/**
 * Adds the first product that matches a search which was entered before its results came. Keeps the
 * search if nothing was added, so that nothing typed is lost.
 */
function useFirstMatch(onAddProduct: ProductSearchProps['onAddProduct']) {
  const [findProducts] = useLazyFindProductsQuery();
  const [outcome, setOutcome] = useState<UnmatchedText | null>(null);
  const add = async ({ search, quantity }: SearchText) => {
    setOutcome(null);
    const { data, isError } = await findProducts(search, true);
    const [product] = data?.data ?? [];
    if (product) onAddProduct(product, quantity);
    else setOutcome({ search, quantity, hasFailed: isError });
  };
  return {
    add,
    outcome,
    retry: () => void (outcome && add(outcome)),
    dismiss: () => setOutcome(null),
  };
}

interface UnmatchedSearchProps {
  search: string;
  onAddFreeLine: () => void;
}

const UnmatchedSearch = ({ search, onAddFreeLine }: UnmatchedSearchProps) => (
  <Notice
    kind="warning"
    isAnnounced
    title={`No product was found for '${search}'`}
    action={
      <Button size="small" variant="secondary" onClick={onAddFreeLine}>
        Add it as a free line
      </Button>
    }
  />
);

const describeCount = (count: number): string =>
  `${count || 'No'} ${count === 1 ? 'product' : 'products'}`;
