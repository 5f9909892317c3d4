import type { SavedView } from 'contract/orders/staff/saved-views';
import { useState } from 'react';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Link } from 'shared/router';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import { useStaffForm, limitLength } from 'shared/desk';
import {
  useDeleteViewMutation,
  useGetSavedViewsQuery,
  useChangeViewMutation,
  useSaveViewMutation,
} from './order-list-api';
import styles from './order-list.module.css';

/** Links to saved views. `query` is the current view's query string, without the search. */
export function SavedViews({ query }: { query: string }) {
  const { data: views = [], isError } = useGetSavedViewsQuery();
  const [editedView, setEditedView] = useState<SavedView | 'new' | null>(null);
  return (
    <nav aria-label="Views" className={`${styles.noPrint} ${styles.views}`}>
      <Cluster>
        <Link to="/admin/orders" aria-current={query === '' ? 'page' : undefined}>
          All orders
        </Link>
        {views.map((view) => (
          <span key={view.id} className={styles.view}>
            <Link
              to={`/admin/orders?${view.query}`}
              aria-current={view.query === query ? 'page' : undefined}
            >
              {view.name}
            </Link>
            {view.own && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Change the view ${view.name}`}
                onClick={() => setEditedView(view)}
              >
                Change
              </Button>
            )}
          </span>
        ))}
        <Button size="small" variant="quiet" onClick={() => setEditedView('new')}>
          Save this view
        </Button>
        {isError && <span role="status">The saved views could not be loaded.</span>}
      </Cluster>
      {editedView !== null && (
        <ViewDialog
          view={editedView === 'new' ? null : editedView}
          query={query}
          onClose={() => setEditedView(null)}
        />
      )}
    </nav>
  );
}

interface ViewDialogProps {
  /** Null for a new view. */
  view: SavedView | null;
  query: string;
  onClose: () => void;
}

function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const [saveView] = useSaveViewMutation();
  const [renameView] = useChangeViewMutation();
  const form = useStaffForm<{ name: string; shared: boolean }>({
    defaultValues: { name: view?.name ?? '', shared: view?.shared ?? false },
    draftKey: null,
    send: (values) =>
      view === null
        ? saveView({ ...values, query }).unwrap()
        : renameView({ ...values, viewid: view.id }).unwrap(),
    onSaved: onClose,
  });
  return (
    <Modal
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={view === null ? 'Save this view' : 'Change the view'}
      description="A view keeps the filters and the sort, and no search text."
      footer={
        <>
          {view !== null && <DeleteButton view={view} onDeleted={onClose} />}
          <Button type="submit" form="view-form" busy={form.isSending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="view-form"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <Field
            label="Name"
            required
            isEnforced
            error={form.errorOf('name')}
            {...form.register('name', { maxLength: limitLength('Name', 60) })}
          />
          <label className={styles.check}>
            <input type="checkbox" {...form.register('shared')} />
            Colleagues see it, too
          </label>
          {form.formError !== '' && (
            <Notice kind="error" isAnnounced title="The view was not saved">
              {form.formError}
            </Notice>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

function DeleteButton({ view, onDeleted }: { view: SavedView; onDeleted: () => void }) {
  const [deleteView, { isLoading, isError }] = useDeleteViewMutation();
  const remove = async () => {
    const result = await deleteView({ viewid: view.id });
    if (!result.error) onDeleted();
  };
  return (
    <Button variant="danger" busy={isLoading} onClick={() => void remove()}>
      {isError ? 'Not deleted: try again' : 'Delete'}
    </Button>
  );
}
