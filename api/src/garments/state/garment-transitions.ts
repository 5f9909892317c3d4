import { type GarmentState, garmentStates } from 'contract/garments/garment-state';

/** A row of the transition table. */
interface GarmentTransition {
  from: readonly GarmentState[];
  /** The new state, or null if the event keeps the state. */
  to: GarmentState | null;
  by: readonly ('customer' | 'staff')[];
  /** Label of the button for staff. */
  label: string;
  /** Title of the event in the history. */
  title: string;
  /** Verb of the audit log. */
  verb: string;
  /** States in which staff must give a reason. */
  needsReason?: readonly GarmentState[];
  /** Whether the event raises the version, so that changes from older pages are refused. */
  raisesVersion: boolean;
  /** Whether the event is impossible while the order is on hold. */
  isStoppedByHold?: boolean;
}

const declareTransitions = <const Table extends Record<string, GarmentTransition>>(table: Table) =>
  table;

const statesBeforeCleaning = ['received', 'condition_sent', 'agreed'] as const;
const statesBeforeHandOver = garmentStates.filter((state) => state !== 'handed_over');

/**
 * All events of garments. Only `performGarmentEvent` applies this table, and no other code changes
 * the state of a garment.
 */
export const garmentTransitions = declareTransitions({
  /** A changed description must be sent to the customer again. */
  describe: {
    from: statesBeforeCleaning,
    to: 'received',
    by: ['staff'],
    label: 'Save the condition',
    title: 'Condition described',
    verb: 'described',
    raisesVersion: true,
  },
  send: {
    from: ['received', 'condition_sent'],
    to: 'condition_sent',
    by: ['staff'],
    label: 'Send to the customer',
    title: 'Condition sent to the customer',
    verb: 'conditionSent',
    raisesVersion: true,
    isStoppedByHold: true,
  },
  agree: {
    from: ['received', 'condition_sent'],
    to: 'agreed',
    by: ['customer', 'staff'],
    label: 'Record that the customer agrees',
    title: 'Condition agreed',
    verb: 'agreed',
    needsReason: ['received', 'condition_sent'],
    raisesVersion: true,
  },
  reply: {
    from: statesBeforeHandOver,
    to: null,
    by: ['customer'],
    label: 'Reply',
    title: 'Reply of the customer',
    verb: 'replied',
    raisesVersion: false,
  },
  startCleaning: {
    from: statesBeforeCleaning,
    to: 'in_cleaning',
    by: ['staff'],
    label: 'Start cleaning',
    title: 'Cleaning started',
    verb: 'cleaningStarted',
    needsReason: ['received', 'condition_sent'],
    raisesVersion: true,
    isStoppedByHold: true,
  },
  backToIntake: {
    from: ['in_cleaning'],
    to: 'received',
    by: ['staff'],
    label: 'Back to intake',
    title: 'Back to intake',
    verb: 'backToIntake',
    needsReason: ['in_cleaning'],
    raisesVersion: true,
    isStoppedByHold: true,
  },
  markReady: {
    from: ['in_cleaning'],
    to: 'ready',
    by: ['staff'],
    label: 'Ready',
    title: 'Ready',
    verb: 'ready',
    raisesVersion: true,
    isStoppedByHold: true,
  },
  backToCleaning: {
    from: ['ready'],
    to: 'in_cleaning',
    by: ['staff'],
    label: 'Back to cleaning',
    title: 'Back to cleaning',
    verb: 'backToCleaning',
    needsReason: ['ready'],
    raisesVersion: true,
    isStoppedByHold: true,
  },
  handOver: {
    from: statesBeforeHandOver,
    to: 'handed_over',
    by: ['staff'],
    label: 'Hand over',
    title: 'Handed over',
    verb: 'handedOver',
    needsReason: ['received', 'condition_sent', 'agreed', 'in_cleaning'],
    raisesVersion: true,
    isStoppedByHold: true,
  },
  undoHandOver: {
    from: ['handed_over'],
    to: 'ready',
    by: ['staff'],
    label: 'Undo the hand-over',
    title: 'Hand-over undone',
    verb: 'handOverUndone',
    needsReason: ['handed_over'],
    raisesVersion: true,
  },
  addPhoto: {
    from: statesBeforeHandOver,
    to: null,
    by: ['staff'],
    label: 'Add a photo',
    title: 'Photo added',
    verb: 'photoAdded',
    raisesVersion: false,
  },
  removePhoto: {
    from: statesBeforeHandOver,
    to: null,
    by: ['staff'],
    label: 'Remove the photo',
    title: 'Photo removed',
    verb: 'photoRemoved',
    raisesVersion: false,
  },
});

export type GarmentEvent = keyof typeof garmentTransitions;

/** Returns whether an event is possible in a state. */
export const isPossible = (event: GarmentEvent, state: GarmentState): boolean => {
  const { from }: GarmentTransition = garmentTransitions[event];
  return from.includes(state);
};

export const isStoppedByHold = (event: GarmentEvent): boolean => {
  const { isStoppedByHold: isStopped = false }: GarmentTransition = garmentTransitions[event];
  return isStopped;
};

/** Returns whether staff must give a reason for an event in a state. */
export const needsReason = (event: GarmentEvent, state: GarmentState): boolean => {
  const { needsReason: states = [] }: GarmentTransition = garmentTransitions[event];
  return states.includes(state);
};
