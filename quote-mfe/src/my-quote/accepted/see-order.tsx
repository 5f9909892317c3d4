import { useNavigate } from 'shared/router';
import { Button, Stack } from 'shared/ui';
import { FailureNotice } from '../failure-notice';
import { useOpenQuotedOrderMutation } from '../my-quote-api';

interface SeeOrderProps {
  orderno: string;
  token: string;
}

/** Button that opens the page of the order which the accepted quote has become. */
export function SeeOrder({ orderno, token }: SeeOrderProps) {
  const navigate = useNavigate();
  const [openOrder, { isLoading, error }] = useOpenQuotedOrderMutation();
  const open = async () => {
    const { data } = await openOrder({ token });
    if (data) await navigate(data.path);
  };
  return (
    <Stack gap={3}>
      <div>
        <Button variant="secondary" busy={isLoading} onClick={() => void open()}>
          See order {orderno}
        </Button>
      </div>
      <FailureNotice error={error} title="The order could not be opened" />
    </Stack>
  );
}
