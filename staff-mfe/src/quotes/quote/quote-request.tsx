import { formatDay } from 'contract/calendar/date-texts';
import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { rooms } from 'contract/quotes/furniture';
import type { QuotedItem } from 'contract/quotes/quote-fields';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { formatVans } from 'contract/quotes/vans';
import { Facts, TitledSection } from 'shared/desk';
import { Button } from 'shared/ui';
import { formatQuotedAddress } from '../request/request-values';
import styles from './quote.module.css';

interface QuoteRequestSectionProps {
  quote: StaffQuote;
  onChange: () => void;
}

/** The request: addresses, wished days, furniture by room with its volume, and the note. */
export function QuoteRequestSection({ quote, onChange }: QuoteRequestSectionProps) {
  const { journey, wisheddays, note, items, litres, actions } = quote;
  const canChange = actions.some(({ name, refusal }) => name === 'changeRequest' && refusal === '');
  return (
    <TitledSection
      title="Request"
      actions={
        canChange && (
          <Button size="small" variant="quiet" onClick={onChange}>
            Change the request
          </Button>
        )
      }
    >
      <Facts
        rows={[
          ['From', journey === null ? '' : formatQuotedAddress(journey.from)],
          ['To', journey === null ? '' : formatQuotedAddress(journey.to)],
          ['Wished days', wisheddays.map(formatDay).join('; ') || 'None'],
          ['Volume', litres === 0 ? '' : `${formatCubicMetres(litres)}, ${formatVans(litres)}`],
        ]}
      />
      {note !== '' && <p className={styles.typed}>{note}</p>}
      {items.length > 0 && <Furniture items={items} />}
    </TitledSection>
  );
}

const Furniture = ({ items }: { items: readonly QuotedItem[] }) => (
  <div className={styles.furniture}>
    {groupByRoom(items).map(({ name, roomItems }) => (
      <div key={name}>
        <h3>
          {name} <span className={styles.soft}>{formatCubicMetres(sumVolume(roomItems))}</span>
        </h3>
        <ul>
          {roomItems.map((item, index) => (
            <li key={index}>
              {item.quantity} × {item.name}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

const sumVolume = (items: readonly QuotedItem[]): number =>
  items.reduce((sum, { quantity, litres }) => sum + quantity * litres, 0);

/** Groups the items by the rooms of the calculator. Items that are not in the calculator come last. */
function groupByRoom(items: readonly QuotedItem[]) {
  const groups = rooms.map(({ name, items: listedItems }) => ({
    name,
    roomItems: items.filter(({ id }) => listedItems.some((listedItem) => listedItem.id === id)),
  }));
  const groupedItems = groups.flatMap(({ roomItems }) => roomItems);
  const otherItems = items.filter((item) => !groupedItems.includes(item));
  return [...groups, { name: 'Other pieces', roomItems: otherItems }].filter(
    ({ roomItems }) => roomItems.length > 0,
  );
}
