import type { ReactNode } from 'react';
import { StaffPage, StaffSkeleton } from 'shared/desk';
import { QueryState } from 'shared/ui';
import { useGetCatalogueKindsQuery } from '../calls/kinds-api';
import { useCurrentDraft } from './use-current-draft';
import { DraftBar } from './draft-bar';
import { KindNav } from './kind-nav';
import styles from './frame.module.css';

export interface EditedDraft {
  /** Id of the edited draft, or null if none is open. */
  draftId: number | null;
  /** Number of times that the user chose a draft by hand. */
  choices: number;
  /** Resolves to the id of the edited draft. Creates a draft if none is open. */
  requireDraft: () => Promise<number>;
}

interface CataloguePageProps {
  title: string;
  /** Last URL segment of the open list or tool. The link with this segment is marked. */
  current: string;
  actions?: ReactNode;
  children: (draft: EditedDraft) => ReactNode;
}

/** Layout of the catalogue's pages, with links to all lists and the name of the edited draft. */
export const CataloguePage = ({ title, current, actions, children }: CataloguePageProps) => (
  <StaffPage permission="catalogue" title={title} actions={actions}>
    <Frame current={current}>{children}</Frame>
  </StaffPage>
);

function Frame({ current, children }: Pick<CataloguePageProps, 'current' | 'children'>) {
  const currentDraft = useCurrentDraft();
  const { draft, choices, requireDraft } = currentDraft;
  const kindsQuery = useGetCatalogueKindsQuery();
  return (
    <QueryState query={kindsQuery} subject="the catalogue" skeleton={<StaffSkeleton />}>
      {(kinds) => (
        <div className={styles.frame}>
          <KindNav kinds={kinds} current={current} />
          <div className={styles.main}>
            <DraftBar selection={currentDraft} />
            {draft === undefined && !currentDraft.query.isError && <StaffSkeleton />}
            {draft !== undefined && children({ draftId: draft?.id ?? null, choices, requireDraft })}
          </div>
        </div>
      )}
    </QueryState>
  );
}
