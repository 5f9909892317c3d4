import type { Picture as LibraryPicture } from 'contract/staff/catalogue/picture';
import { useState } from 'react';
import { Modal } from 'shared/overlays';
import { Button, Cluster, EmptyState, Picture, QueryState, Stack } from 'shared/ui';
import { StaffSkeleton, ListStatus, useListStatus } from 'shared/desk';
import { useGetPicturesQuery } from './pictures-api';
import styles from './pictures.module.css';

interface PickerDialogProps {
  onPick: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** Dialog that chooses a picture of the library for a field. */
export function PickerDialog({ onPick, onClose }: PickerDialogProps) {
  return (
    <Modal
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title="Choose from the library"
    >
      {/* A screen reader does not see the page's own region while the dialog is open. */}
      <ListStatus>
        <PictureChoice onPick={onPick} />
      </ListStatus>
    </Modal>
  );
}

function PictureChoice({ onPick }: Pick<PickerDialogProps, 'onPick'>) {
  const [after, setAfter] = useState<string | null>(null);
  const query = useGetPicturesQuery({ unused: false, after });
  useListStatus({
    isFetching: query.isFetching,
    count: query.currentData?.data.length,
    nouns: ['picture', 'pictures'],
    hasNext: query.currentData?.next != null,
  });
  return (
    <QueryState query={query} subject="the pictures" skeleton={<StaffSkeleton />}>
      {({ data: rows, next }) =>
        rows.length === 0 ? (
          <EmptyState title="There is no picture yet" />
        ) : (
          <Stack gap={3}>
            <ul className={styles.grid} aria-label="Pictures">
              {rows.map((picture) => (
                <li key={picture.file}>
                  <button
                    type="button"
                    className={styles.pick}
                    aria-label={`Choose ${picture.alt || picture.file}`}
                    onClick={() => onPick(picture)}
                  >
                    <Picture file={picture.file} alt="" ratio="1/1" sizes="180px" />
                    <span>{picture.alt || picture.file}</span>
                  </button>
                </li>
              ))}
            </ul>
            <Cluster justify="center">
              <Button
                size="small"
                variant="secondary"
                disabled={after === null}
                onClick={() => setAfter(null)}
              >
                First pictures
              </Button>
              <Button
                size="small"
                variant="secondary"
                disabled={next === null}
                onClick={() => setAfter(next)}
              >
                More pictures
              </Button>
            </Cluster>
          </Stack>
        )
      }
    </QueryState>
  );
}
