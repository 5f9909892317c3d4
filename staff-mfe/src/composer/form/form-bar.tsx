import type { ReactNode } from 'react';
import { formatMoney } from 'shared/format';
import { Button, Notice } from 'shared/ui';
import type { DraftState } from '../draft/draft-saver';
import { DraftStatus } from '../draft/draft-status';
import { ConfirmButton } from '../../ui/confirm-button';
import type { FieldProblem } from '../read-composition';
import styles from './form-bar.module.css';

interface FormBarProps {
  /** Total in pence, or null before the first prices. */
  total: number | null;
  isPending: boolean;
  draftState: DraftState;
  problems: readonly FieldProblem[];
  submitLabel: string;
  /** Called by the button. Ctrl or Cmd with Enter does the same, by `useSubmitKey`. */
  onSubmit: () => void;
  /** Null if nothing is typed. */
  onDiscard: (() => void) | null;
  /** Notice about the whole form. */
  notice?: ReactNode;
  /** Links beside the total. */
  children?: ReactNode;
}

/** Total, state of the draft, and the button that sends the form. Stays in view. */
export function FormBar(props: FormBarProps) {
  const { total, isPending, draftState, problems, notice, onDiscard } = props;
  return (
    <div className={styles.bar}>
      {problems.length > 0 && (
        <Notice kind="error" isAnnounced title={describeCount(problems.length)}>
          {problems.map(({ text }) => text).join(' ')}
        </Notice>
      )}
      {notice}
      <div className={styles.row}>
        <DraftStatus state={draftState} />
        {onDiscard !== null && (
          <ConfirmButton question="Discard for good?" onConfirm={onDiscard}>
            Discard
          </ConfirmButton>
        )}
        {props.children}
        <strong className={styles.total} aria-busy={isPending}>
          {total === null ? '–' : formatMoney(total)}
        </strong>
        <span className={styles.keys}>Ctrl or ⌘ + Enter</span>
        <Button onClick={props.onSubmit} aria-keyshortcuts="Control+Enter Meta+Enter">
          {props.submitLabel}
        </Button>
      </div>
    </div>
  );
}

const describeCount = (count: number): string =>
  count === 1 ? 'One thing is missing or wrong' : `${count} things are missing or wrong`;
