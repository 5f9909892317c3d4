import { isRequestError } from 'shared/data';
import { Button, Notice, Stack } from 'shared/ui';
import { openShop } from './open-shop';
import { useBeginOverlayMutation } from './versions-api';

/**
 * Button that switches on the overlay in this browser. The overlay shows the version of each part
 * of the shop's pages.
 */
export function OverlaySwitch() {
  const [beginOverlay, { isLoading, error }] = useBeginOverlayMutation();
  const begin = async () => {
    const result = await beginOverlay();
    if (!result.error) openShop();
  };
  return (
    <Stack gap={3}>
      <h2>Releases on the page</h2>
      <p>
        Each page of the shop then names the version behind each part, with its size, speed and
        errors. Only this browser shows it, for eight hours or until you end it there.
      </p>
      <div>
        <Button variant="secondary" busy={isLoading} onClick={() => void begin()}>
          Show releases on the page
        </Button>
      </div>
      {error && (
        <Notice kind="error" isAnnounced title="They are not shown">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </Notice>
      )}
    </Stack>
  );
}
