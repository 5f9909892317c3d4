import { formatTime } from 'contract/calendar/date-texts';
import type { SentOffer } from 'contract/quotes/staff-quote';
import { shortenText } from 'contract/values/shorten-text';
import { useState } from 'react';
import { TitledSection } from 'shared/desk';
import { SelectField } from 'shared/forms';
import { Badge, VisuallyHidden } from 'shared/ui';
import { compareOffers, type OfferComparisonRow } from './compare-offers';
import styles from './versions.module.css';

/** Sent versions: one alone, or two side by side with their differences. Renders nothing without any. */
export function QuoteVersions({ offers }: { offers: readonly SentOffer[] }) {
  const [newestOffer, formerOffer] = offers;
  const [numbers, setNumbers] = useState<{ before?: number; after?: number }>({});
  const findOffer = (number: number | undefined) => offers.find((offer) => offer.number === number);
  const after = findOffer(numbers.after) ?? newestOffer;
  if (!after) return null;
  const before = findOffer(numbers.before) ?? formerOffer ?? after;
  const options = offers.map((offer) => ({
    value: String(offer.number),
    label: `Version ${offer.number}, ${formatTime(offer.at)}`,
  }));
  return (
    <TitledSection title={offers.length === 1 ? 'Sent version' : 'Sent versions'}>
      {offers.length > 1 && (
        <div className={styles.choices}>
          <SelectField
            label="Compare"
            options={options}
            value={String(before.number)}
            onChange={({ currentTarget }) =>
              setNumbers({ ...numbers, before: Number(currentTarget.value) })
            }
          />
          <SelectField
            label="with"
            options={options}
            value={String(after.number)}
            onChange={({ currentTarget }) =>
              setNumbers({ ...numbers, after: Number(currentTarget.value) })
            }
          />
        </div>
      )}
      <Versions before={before} after={after} />
    </TitledSection>
  );
}

function Versions({ before, after }: { before: SentOffer; after: SentOffer }) {
  const isOne = before.number === after.number;
  const rows = compareOffers(before, after);
  const columns = isOne ? [after] : [before, after];
  return (
    <table className={styles.versions}>
      <caption>
        <VisuallyHidden>
          {isOne
            ? `Version ${after.number}`
            : `Version ${before.number} beside version ${after.number}`}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          {columns.map(({ number, by, at }) => (
            <th key={number} scope="col">
              Version {number}
              <span className={styles.by}>{[formatTime(at), by].filter(Boolean).join(', ')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-changed={row.before !== row.after || undefined}>
            <th scope="row">
              {row.label} <Difference row={row} />
            </th>
            {!isOne && <VersionCell text={row.before} />}
            <VersionCell text={row.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Difference({ row: { before, after } }: { row: OfferComparisonRow }) {
  if (before === after) return null;
  if (before === '') return <Badge tone="green">Added</Badge>;
  if (after === '') return <Badge tone="red">Removed</Badge>;
  return <Badge tone="brass">Changed</Badge>;
}

/** Longest text that is shown in full, in characters. Terms are longer. */
const MAX_OPEN_LENGTH = 200;

function VersionCell({ text }: { text: string }) {
  if (text.length <= MAX_OPEN_LENGTH) return <td className={styles.text}>{text}</td>;
  return (
    <td>
      <details>
        <summary>{shortenText(text, MAX_OPEN_LENGTH / 2, '…')}</summary>
        <p className={styles.text}>{text}</p>
      </details>
    </td>
  );
}
