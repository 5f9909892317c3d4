import { useDroppable } from '@dnd-kit/core';
import { createContext, use } from 'react';
import type { ShownHours } from '../day-layout';

/** Area of the board that takes jobs of one day. */
export interface DropZone {
  day: string;
  /** Null for jobs without a crew. */
  crewid: number | null;
  /** Hours of the area's height, if the height decides the start. */
  hours?: ShownHours;
}

/** A dragged job above a zone. */
export interface DropTarget {
  zoneId: string;
  startsat: number | null;
  /** Duration of the dragged job. */
  minutes: number;
}

export const DropTargetContext = createContext<DropTarget | null>(null);

/** Makes an area of the board take dragged jobs. Returns the start at the pointer. */
export function useDropZone(zone: DropZone) {
  const id = `${zone.day} ${zone.crewid ?? 'none'}`;
  const { setNodeRef, isOver } = useDroppable({ id, data: { zone } });
  const target = use(DropTargetContext);
  return { setNodeRef, isOver, target: target?.zoneId === id ? target : null };
}
