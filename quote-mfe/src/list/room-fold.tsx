import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { memo } from 'react';
import { QuantityStepper } from 'shared/forms';
import { Icon, VisuallyHidden } from 'shared/ui';
import { changePlan } from '../plan/use-plan';
import {
  type Counts,
  sumLitres,
  MAX_ITEM_COUNT,
  changeItemCount,
  countItems,
} from 'contract/quotes/furniture-counts';
import styles from './list.module.css';
import type { Item, Room } from 'contract/quotes/furniture';

interface RoomFoldProps {
  room: Room;
  counts: Counts;
  open?: boolean;
}

/**
 * Collapsible list of a room's items. The number and the volume of the items are always visible.
 */
export const RoomFold = memo(function RoomFold({ room, counts, open }: RoomFoldProps) {
  const itemCount = countItems(counts, room);
  return (
    <details className={styles.room} open={open}>
      <summary className={styles.summary}>
        <h3 className={styles.name}>{room.name}</h3>
        <span className={styles.sum}>
          {itemCount === 0
            ? 'nothing yet'
            : `${itemCount} · ${formatCubicMetres(sumLitres(counts, room.items))}`}
        </span>
        <Icon name="chevronDown" size={20} />
      </summary>
      <fieldset>
        <legend>
          <VisuallyHidden>{room.name}</VisuallyHidden>
        </legend>
        <ul>
          {room.items.map((item) => (
            <ItemRow key={item.id} item={item} count={counts[item.id] ?? 0} />
          ))}
        </ul>
      </fieldset>
    </details>
  );
});

const ItemRow = memo(function ItemRow({ item, count }: { item: Item; count: number }) {
  const changeCount = (direction: 1 | -1) =>
    changePlan(({ counts }) => ({ counts: changeItemCount(counts, item, direction) }));
  return (
    <li className={styles.item}>
      <span>
        <span>{item.step === undefined ? item.name : `${item.name}, ${item.step} at a time`}</span>
        <span className={styles.volume}>{(item.litres / 1000).toFixed(2)} m³ each</span>
      </span>
      <QuantityStepper
        name={item.name}
        value={count}
        min={0}
        max={MAX_ITEM_COUNT}
        onDecrease={() => changeCount(-1)}
        onIncrease={() => changeCount(1)}
      />
    </li>
  );
});
