import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface SortableOptions {
  ids: readonly string[];
  getName: (id: string) => string;
  /** Called at the drop, only if the order has changed. */
  onReorder: (ids: string[]) => void;
}

interface Lift {
  id: string;
  /** Order of the ids while an entry is lifted. */
  ids: string[];
}

const steps: Record<string, (index: number, lastIndex: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, lastIndex) => lastIndex,
};

/**
 * Wait before an announcement, in ms. A move returns the focus to the grip, and screen readers then
 * drop what was announced before the focus.
 */
const ANNOUNCEMENT_DELAY = 150;

function useAnnouncement(): [string, (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnouncement(text), ANNOUNCEMENT_DELAY);
  };
  return [announcement, announce];
}

export function moveTo(ids: readonly string[], id: string, index: number): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id);
  const targetIndex = Math.min(Math.max(index, 0), otherIds.length);
  return [...otherIds.slice(0, targetIndex), id, ...otherIds.slice(targetIndex)];
}

/**
 * State of a list that is reordered by pointer and keyboard, with its announcements for screen
 * readers.
 */
export function useSortable({ ids, getName, onReorder }: SortableOptions) {
  const [lift, renderLift] = useState<Lift | null>(null);
  // The events of a fast drag arrive before the page is rendered, so they read and write this lift.
  const currentLift = useRef<Lift | null>(null);
  const setLift = (newLift: Lift | null) => {
    currentLift.current = newLift;
    renderLift(newLift);
  };
  const [announcement, announce] = useAnnouncement();
  const grips = useRef(new Map<string, HTMLElement>());
  const order = lift?.ids ?? ids;
  const describePosition = (list: readonly string[], id: string) =>
    `place ${list.indexOf(id) + 1} of ${list.length}`;

  // Focuses the grip again, because an element loses the focus when it is moved in the document.
  useLayoutEffect(() => {
    if (lift) grips.current.get(lift.id)?.focus();
  }, [lift]);

  const begin = (id: string) => {
    setLift({ id, ids: [...ids] });
    announce(
      `${getName(id)} is lifted, ${describePosition(ids, id)}. Arrow keys move it, Space drops it, Escape cancels.`,
    );
  };
  const move = (id: string, index: number) => {
    const currentIds = currentLift.current?.ids ?? ids;
    const movedIds = moveTo(currentIds, id, index);
    if (movedIds.join() === currentIds.join()) return;
    setLift({ id, ids: movedIds });
    announce(`${getName(id)}: ${describePosition(movedIds, id)}.`);
  };
  const drop = () => {
    const dropped = currentLift.current;
    if (!dropped) return;
    setLift(null);
    announce(`${getName(dropped.id)} is dropped, ${describePosition(dropped.ids, dropped.id)}.`);
    if (dropped.ids.join() !== ids.join()) onReorder(dropped.ids);
  };
  const cancel = () => {
    const cancelled = currentLift.current;
    if (!cancelled) return;
    setLift(null);
    announce(`${getName(cancelled.id)} is back at ${describePosition(ids, cancelled.id)}.`);
  };
  const handleKey = (id: string, event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (currentLift.current) drop();
      else begin(id);
    } else if (!currentLift.current) return;
    else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Tab') cancel();
    else if (step) {
      event.preventDefault();
      event.stopPropagation();
      const currentIds = currentLift.current.ids;
      move(id, step(currentIds.indexOf(id), currentIds.length - 1));
    }
  };
  const setGrip = (id: string, grip: HTMLElement | null) => {
    if (grip) grips.current.set(id, grip);
    else grips.current.delete(id);
  };
  return {
    order,
    liftedId: lift?.id ?? null,
    announcement,
    begin,
    move,
    drop,
    cancel,
    handleKey,
    setGrip,
  };
}
