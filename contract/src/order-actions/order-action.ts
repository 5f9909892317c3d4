import type * as v from 'valibot';
import type { Permission } from '../calls/permissions.ts';

/**
 * An action of staff on an order, declared once. The backend's route, its preview, the list of
 * actions that an order offers and the audit log follow from it, and on the desk the action bar, the
 * dialog and the guard for unsaved text.
 */
export interface OrderAction {
  /** Name on the desk. */
  label: string;
  permission: Permission;
  /** Path of the call, a POST. `/preview` behind it renders the mails and changes nothing. */
  path: string;
  request: v.GenericSchema;
  /** Body of the preview, if it needs less than the request without its reason. */
  previewRequest?: v.GenericSchema;
  /** Fields of the path after the order's number. */
  params?: v.ObjectEntries;
  /** Values of the request that select this action from others with the same path. */
  fixed?: Record<string, string>;
  /** The action in the audit log, without its subject: 'dayChanged' is stored as 'order.dayChanged'. */
  audit: string;
  /** Title of the audit entry in the order's timeline. Null if another table records the change. */
  timelineTitle: string | null;
  /** False if the action is offered beside its row of the page instead of in the action bar. */
  isInBar?: boolean;
  /** Page of the desk that has the form of the action, if it is no dialog. */
  page?: string;
  /** True if staff see the mails of the action before they confirm it. */
  hasPreview?: boolean;
  /** Texts and fields of the dialog. Absent if the desk has a form of its own for the action. */
  dialog?: ActionDialog;
}

export interface ActionDialog {
  title: string;
  description: string;
  submitLabel: string;
  /** Absent if the request has no reason. */
  reason?: 'required' | 'optional';
  /** Hint of a reason that the customer can read. Absent for a reason that only staff read. */
  reasonHint?: string;
  fields?: readonly ActionField[];
  /** Field of the request that accepts the warnings of the preview. */
  acceptField?: string;
}

/**
 * A field of a dialog. The value of `name` is sent under this name. An amount is typed in pounds and
 * sent in pence, and an empty amount is not sent.
 */
export interface ActionField {
  name: string;
  label: string;
  kind: 'date' | 'checkbox' | 'text' | 'amount';
  hint?: string;
}

export const declareAction = <Declaration extends OrderAction>(declaration: Declaration) =>
  declaration;
