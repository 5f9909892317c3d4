import { ButtonLink, Cluster, Notice } from 'shared/ui';

/** Nothing to pay for: says so and offers ways on (decision 9). */
export const EmptyBasket = () => (
  <Notice
    title="Your basket is empty"
    action={
      <Cluster>
        <ButtonLink to="/services">Browse services</ButtonLink>
        <ButtonLink to="/removalkit" variant="secondary">
          See removal kits
        </ButtonLink>
      </Cluster>
    }
  >
    Choose something first, then come back here to order it.
  </Notice>
);
