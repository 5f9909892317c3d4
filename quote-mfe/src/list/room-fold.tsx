import { memo } from 'react';
import { QuantityStepper } from 'shared/forms';
import { Icon, VisuallyHidden } from 'shared/ui';
import { changePlan } from '../plan/use-plan';
import {
  type Counts,
  cubicMetres,
  litresOf,
  MOST_OF_AN_ITEM,
  stepped,
  thingsOf,
} from '../inventory/counts';
import styles from './list.module.css';
import type { Item, Room } from '../inventory/rooms';

interface RoomFoldProps {
  room: Room;
  counts: Counts;
  /** Whether it is open at first. */
  open?: boolean;
}

/** A collapsible list of the items in a room. Its sum is visible while it is closed. */
export const RoomFold = memo(function RoomFold({ room, counts, open }: RoomFoldProps) {
  const things = thingsOf(counts, room);
  return (
    <details className={styles.room} open={open}>
      <summary className={styles.summary}>
        <h3 className={styles.name}>{room.name}</h3>
        <span className={styles.sum}>
          {things === 0
            ? 'nothing yet'
            : `${things} · ${cubicMetres(litresOf(counts, room.items))}`}
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
  const change = (direction: 1 | -1) =>
    changePlan(({ counts }) => ({ counts: stepped(counts, item, direction) }));
  return (
    <li className={styles.item}>
      <span>
        {item.name}
        <span className={styles.volume}>{(item.litres / 1000).toFixed(2)} m³ each</span>
      </span>
      <QuantityStepper
        name={item.name}
        value={count}
        min={0}
        max={MOST_OF_AN_ITEM}
        onDecrease={() => change(-1)}
        onIncrease={() => change(1)}
      />
    </li>
  );
});
