import type { CatalogueEntity } from 'contract/staff/catalogue/entity';
import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import type { Visibility } from 'contract/staff/catalogue/visibility';
import { useToast } from 'shared/overlays';
import { useNavigate } from 'shared/router';
import { Button, Cluster } from 'shared/ui';
import { FailureNotice } from 'shared/desk';
import {
  useChangeCatalogueVisibilityMutation,
  useCopyCatalogueEntityMutation,
  useDiscardCatalogueChangeMutation,
} from '../calls/catalogue-api';
import { useAttempt } from '../calls/use-attempt';
import type { EditedDraft } from '../frame/catalogue-page';

interface EntityActionsProps {
  kind: CatalogueKind;
  entity: CatalogueEntity;
  draft: EditedDraft;
  /**
   * Whether the form has unsaved values. The draft's change can then not be discarded, because the
   * unsaved values are based on that change.
   */
  isDirty: boolean;
}

const visibilityActions: readonly [Visibility, string][] = [
  ['visible', 'Show in the shop'],
  ['hidden', 'Hide'],
  ['archived', 'Archive'],
];

/** Buttons that change, copy or discard one entity, beside its form. */
export function EntityActions(props: EntityActionsProps) {
  const { kind, entity, draft, isDirty } = props;
  const { isBusy, error, setVisibility, duplicate, discardChange } = useEntityActions(props);
  const canAddEntities = !kind.isFixed && !kind.isSingle;
  const { draftId } = draft;
  const buttons = canAddEntities
    ? [
        ...visibilityActions
          .filter(([name]) => name !== entity.visibility)
          .map(([name, label]) => ({ label, act: () => setVisibility(name) })),
        { label: 'Duplicate', act: duplicate },
      ]
    : [];
  return (
    <>
      <Cluster gap={2} role="group" aria-label="Actions">
        {buttons.map(({ label, act }) => (
          <Button
            key={label}
            size="small"
            variant="secondary"
            disabled={isBusy}
            onClick={() => void act()}
          >
            {label}
          </Button>
        ))}
        {draftId !== null && entity.version > 0 && !isDirty && (
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            onClick={() => void discardChange(draftId)}
          >
            Take the change out of the draft
          </Button>
        )}
      </Cluster>
      <FailureNotice error={error} />
    </>
  );
}

function useEntityActions({ kind, entity: { id, version }, draft }: EntityActionsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { isBusy, error, attempt } = useAttempt();
  const [changeVisibility] = useChangeCatalogueVisibilityMutation();
  const [copy] = useCopyCatalogueEntityMutation();
  const [discard] = useDiscardCatalogueChangeMutation();
  const listPath = `/admin/catalogue/${kind.name}`;
  const setVisibility = async (visibility: Visibility) => {
    const hasSucceeded = await attempt(async () => {
      const draftId = await draft.requireDraft();
      const change = { kind: kind.name, draft: draftId, ids: [id], visibility };
      await changeVisibility(change).unwrap();
    });
    if (hasSucceeded) toast({ kind: 'success', text: 'Saved in the draft.' });
  };
  const duplicate = () =>
    attempt(async () => {
      const draftId = await draft.requireDraft();
      const change = { kind: kind.name, draft: draftId, id, key: crypto.randomUUID() };
      const copiedEntity = await copy(change).unwrap();
      await navigate(`${listPath}/${copiedEntity.id}`);
    });
  const discardChange = async (draftId: number) => {
    const hasSucceeded = await attempt(() =>
      discard({ kind: kind.name, draft: draftId, id, version }).unwrap(),
    );
    if (!hasSucceeded) return;
    toast({ kind: 'success', text: 'The change is taken out of the draft.' });
    await navigate(listPath);
  };
  return { isBusy, error, setVisibility, duplicate, discardChange };
}
