import type { CatalogueRow } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import type { Visibility } from 'contract/staff/catalogue/visibility';
import { useToast } from 'shared/overlays';
import { Button, Cluster } from 'shared/ui';
import { FailureNotice } from 'shared/desk';
import {
  useChangeCatalogueVisibilityMutation,
  useCopyCatalogueEntityMutation,
} from '../calls/catalogue-api';
import { useAttempt } from '../calls/use-attempt';
import type { EditedDraft } from '../frame/catalogue-page';
import styles from './list.module.css';

interface SelectionActionsProps {
  kind: CatalogueKind;
  draft: EditedDraft;
  rows: readonly CatalogueRow[];
  onDone: () => void;
}

const actions: readonly [Visibility, string, string][] = [
  ['visible', 'Show', 'shown'],
  ['hidden', 'Hide', 'hidden'],
  ['archived', 'Archive', 'archived'],
];

/** Actions for the selected rows. Each action changes the draft. */
export function SelectionActions({ kind, draft, rows, onDone }: SelectionActionsProps) {
  const toast = useToast();
  const { isBusy, error, attempt } = useAttempt();
  const [changeVisibility] = useChangeCatalogueVisibilityMutation();
  const [copy] = useCopyCatalogueEntityMutation();
  const runAction = async (successText: string, action: (draftId: number) => Promise<unknown>) => {
    const hasSucceeded = await attempt(async () => action(await draft.requireDraft()));
    if (!hasSucceeded) return;
    toast({ kind: 'success', text: `${successText} It is in the draft until you publish.` });
    onDone();
  };
  const setVisibility = (visibility: Visibility, stateText: string) =>
    runAction(`${describeRowCount(rows.length)} ${stateText}.`, (draftId) => {
      const ids = rows.map(({ id }) => id);
      return changeVisibility({ kind: kind.name, draft: draftId, ids, visibility }).unwrap();
    });
  const duplicate = () =>
    runAction('A copy is made.', (draftId) =>
      copy({
        kind: kind.name,
        draft: draftId,
        id: rows[0]?.id ?? 0,
        key: crypto.randomUUID(),
      }).unwrap(),
    );
  return (
    <div className={styles.selection} role="group" aria-label="Selected rows">
      {rows.length > 0 && (
        <Cluster>
          <strong role="status">{rows.length} selected</strong>
          {actions
            .filter(([visibility]) => rows.some((row) => row.visibility !== visibility))
            .map(([visibility, label, stateText]) => (
              <Button
                key={visibility}
                size="small"
                variant="secondary"
                disabled={isBusy}
                onClick={() => void setVisibility(visibility, stateText)}
              >
                {label}
              </Button>
            ))}
          {rows.length === 1 && (
            <Button
              size="small"
              variant="secondary"
              disabled={isBusy}
              onClick={() => void duplicate()}
            >
              Duplicate
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDone}>
            Clear selection
          </Button>
        </Cluster>
      )}
      <FailureNotice error={error} />
    </div>
  );
}

const describeRowCount = (count: number) => (count === 1 ? '1 row is' : `${count} rows are`);
