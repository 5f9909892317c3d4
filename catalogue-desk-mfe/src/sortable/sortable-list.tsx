import {
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { LiveRegion, VisuallyHidden } from 'shared/ui';
import styles from './sortable-list.module.css';
import { useSortable } from './use-sortable';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  getId: (item: Item) => string;
  getName: (item: Item) => string;
  onReorder: (ids: string[]) => void;
  layout?: 'list' | 'grid';
  children: (item: Item, index: number) => ReactNode;
}

/** Distance from the window's edge at which dragging scrolls, in px. */
const SCROLL_EDGE = 60;

/**
 * List whose entries can be reordered by their grips. The pointer drags a grip. With the keyboard,
 * Space lifts and drops an entry, the arrow keys move it, and Escape cancels.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getId, getName, onReorder, layout = 'list', children } = props;
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const byId = new Map(items.map((item) => [getId(item), item]));
  const getEntryName = (id: string) => {
    const item = byId.get(id);
    return item === undefined ? '' : getName(item);
  };
  const sortable = useSortable({ ids: [...byId.keys()], getName: getEntryName, onReorder });
  const beginDrag = useDrag(list, sortable);
  return (
    <>
      <ol ref={list} className={styles.list} data-layout={layout} aria-label={label}>
        {sortable.order.map((id, index) => {
          const item = byId.get(id);
          if (item === undefined) return null;
          const isLifted = sortable.liftedId === id;
          return (
            <li key={id} data-id={id} data-lifted={isLifted || undefined}>
              <button
                ref={(grip) => sortable.setGrip(id, grip)}
                type="button"
                className={styles.grip}
                aria-label={`Move ${getName(item)}`}
                aria-pressed={isLifted}
                aria-describedby={hintId}
                onKeyDown={(event) => sortable.handleKey(id, event)}
                onPointerDown={(event) => beginDrag(id, event)}
              >
                <span aria-hidden="true">⠿</span>
              </button>
              {children(item, index)}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden id={hintId}>
        Space lifts, the arrow keys move, Space drops, Escape cancels.
      </VisuallyHidden>
      <LiveRegion text={sortable.announcement} />
    </>
  );
}

type Sortable = ReturnType<typeof useSortable>;

/**
 * Returns a function that starts a drag. Listens on the window, because the grip moves in the
 * document.
 */
function useDrag(list: RefObject<HTMLOListElement | null>, sortable: Sortable) {
  const latestSortable = useRef(sortable);
  useEffect(() => {
    latestSortable.current = sortable;
  });
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (id: string, event: ReactPointerEvent) => {
    if (event.button !== 0 || stop.current) return;
    event.preventDefault();
    latestSortable.current.begin(id);
    const abortController = new AbortController();
    const { signal } = abortController;
    stop.current = () => {
      abortController.abort();
      stop.current = undefined;
    };
    const finish = (end: 'drop' | 'cancel') => {
      stop.current?.();
      latestSortable.current[end]();
    };
    const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
      scrollAtEdge(clientY);
      const index = list.current ? findNearest(list.current, clientX, clientY) : -1;
      if (index >= 0) latestSortable.current.move(id, index);
    };
    window.addEventListener('pointermove', onPointerMove, { signal });
    window.addEventListener('pointerup', () => finish('drop'), { signal });
    window.addEventListener('pointercancel', () => finish('cancel'), { signal });
  };
}

function scrollAtEdge(y: number): void {
  if (y < SCROLL_EDGE) window.scrollBy(0, y - SCROLL_EDGE);
  else if (y > window.innerHeight - SCROLL_EDGE)
    window.scrollBy(0, y - window.innerHeight + SCROLL_EDGE);
}

/** Returns the index of the entry whose centre is nearest to a point. */
function findNearest(list: HTMLElement, x: number, y: number): number {
  const distances = [...list.children].map((entry) => {
    const { left, top, width, height } = entry.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}
