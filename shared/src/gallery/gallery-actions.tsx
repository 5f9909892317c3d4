import { Badge, CountBadge } from '../ui/badge/badge';
import { Button, ButtonLink } from '../ui/button/button';
import { Icon } from '../ui/icon/icon';
import { Cluster, Stack } from '../ui/layout/layout';
import { Section } from '../ui/page/page';
import { Price } from '../ui/price/price';
import { Spinner } from '../ui/spinner/spinner';
import { TextLink } from '../ui/text-link/text-link';

export function GalleryActions() {
  return (
    <Section title="Actions and small things">
      <Stack gap={5}>
        <Cluster>
          <Button>Add to cart</Button>
          <Button variant="secondary">View basket</Button>
          <Button variant="quiet">Clear basket</Button>
          <Button variant="danger">Remove</Button>
          <ButtonLink to="/cart" icon={<Icon name="basket" size={20} />}>
            Go to cart
          </ButtonLink>
        </Cluster>
        <Cluster>
          <Button busy>Placing order</Button>
          <Button disabled>Not available</Button>
          <Button variant="secondary" disabled>
            Not available
          </Button>
          <Button size="small">Small</Button>
          <Button size="large">Pay now £143.50</Button>
        </Cluster>
        <Cluster gap={5}>
          <TextLink to="/terms">Terms and conditions</TextLink>
          <TextLink to="/faq" quiet>
            A quiet link
          </TextLink>
          <Price pence={9450} size="small" />
          <Price pence={9450} />
          <Price pence={123450} size="large" />
          <Spinner label="Loading user information..." />
        </Cluster>
        <Cluster>
          <Badge>Awaiting collection</Badge>
          <Badge tone="green">Paid</Badge>
          <Badge tone="brass">Awaiting payment</Badge>
          <Badge tone="rose">Personalised</Badge>
          <Badge tone="red">Payment failed</Badge>
          <CountBadge count={3} />
        </Cluster>
      </Stack>
    </Section>
  );
}
