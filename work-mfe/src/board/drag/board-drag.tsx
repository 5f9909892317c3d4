import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { formatClock } from 'contract/work/clock';
import type { Job } from 'contract/work/job-fields';
import { type ReactNode, useState } from 'react';
import { useBoardControls } from '../board-controls';
import { findStartAt } from '../day-layout';
import { JobSummary } from '../job-card';
import cardStyles from '../job-card.module.css';
import {
  getPlacement,
  isSamePlacement,
  noPlacement,
  type Placement,
  proposePlacement,
} from '../propose-placement';
import type { Board } from '../board-api';
import { type DropTarget, DropTargetContext, type DropZone } from './use-drop-zone';

/** Lets jobs be dragged by mouse or finger. By keyboard, the form of a job does the same. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const { board, drop, moveDay } = useBoardControls();
  const [draggedJob, setDraggedJob] = useState<Job | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const onDragMove = (event: DragMoveEvent) => {
    const newTarget = findTarget(event);
    setTarget((oldTarget) => (isSameTarget(oldTarget, newTarget) ? oldTarget : newTarget));
  };
  const stop = () => {
    setDraggedJob(null);
    setTarget(null);
  };
  const onDragEnd = (event: DragEndEvent) => {
    stop();
    const { job } = readDragged(event);
    const zone = readZone(event);
    if (zone && zone.day !== job.day) return moveDay?.(job, zone.day);
    const placement = zone && findPlacement(job, zone, findTarget(event), board);
    if (placement && !isSamePlacement(placement, getPlacement(job))) void drop(job, placement);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
      onDragStart={(event) => setDraggedJob(readDragged(event).job)}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={stop}
    >
      <DropTargetContext value={target}>{children}</DropTargetContext>
      <DragOverlay dropAnimation={null}>
        {draggedJob && (
          <div className={cardStyles.overlay}>
            {target?.startsat != null && (
              <strong className={cardStyles.overlayTime}>{formatClock(target.startsat)}</strong>
            )}
            <JobSummary job={draggedJob} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Announces nothing, because screen readers use the form. */
const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type DragEvent = Pick<DragMoveEvent, 'active' | 'over'>;

const readDragged = ({ active }: Pick<DragEvent, 'active'>) => active.data.current as { job: Job };

/** Returns the zone below the pointer. */
const readZone = ({ over }: DragEvent): DropZone | null =>
  (over?.data.current as { zone: DropZone } | undefined)?.zone ?? null;

function findTarget(event: DragEvent): DropTarget | null {
  const zone = readZone(event);
  const { active, over } = event;
  if (!zone || !over) return null;
  const top = active.rect.current.translated?.top;
  const target = { zoneId: String(over.id), minutes: readDragged(event).job.minutes };
  if (!zone.hours || top === undefined) return { ...target, startsat: null };
  const share = (top - over.rect.top) / over.rect.height;
  return { ...target, startsat: findStartAt(share, zone.hours) };
}

const isSameTarget = (one: DropTarget | null, other: DropTarget | null) =>
  one?.zoneId === other?.zoneId && one?.startsat === other?.startsat;

function findPlacement(
  job: Job,
  { crewid }: DropZone,
  target: DropTarget | null,
  board: Board,
): Placement {
  if (crewid === null) return noPlacement;
  if (target?.startsat == null && job.crewid === crewid) return getPlacement(job);
  return proposePlacement(job, crewid, board, target?.startsat ?? null);
}
