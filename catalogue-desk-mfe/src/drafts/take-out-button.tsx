import type { EntityDifference } from 'contract/staff/catalogue/catalogue-wire';
import { Button } from 'shared/ui';
import { FailureNotice } from 'shared/desk';
import {
  useDiscardCatalogueChangeMutation,
  useLazyGetCatalogueEntityQuery,
} from '../calls/catalogue-api';
import { useAttempt } from '../calls/use-attempt';

/** Button that removes the change of one entity from the draft. */
export function TakeOutButton(props: { draftId: number; difference: EntityDifference }) {
  const { draftId: draft, difference } = props;
  const { kind, id, title } = difference;
  const { isBusy, error, attempt } = useAttempt();
  const [getEntity] = useLazyGetCatalogueEntityQuery();
  const [discard] = useDiscardCatalogueChangeMutation();
  const takeOut = () =>
    attempt(async () => {
      // Reads the version first, because the list of changes does not contain the version.
      const entity = await getEntity({ kind, id, draft }).unwrap();
      await discard({ kind, id, draft, version: entity.version }).unwrap();
    });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        aria-label={`Take out ${title || `No. ${id}`}`}
        onClick={() => void takeOut()}
      >
        Take out
      </Button>
      <FailureNotice error={error} />
    </>
  );
}
