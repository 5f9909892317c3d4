import { ButtonLink, Cluster, EmptyState } from 'shared/ui';

export const EmptyListing = ({ name }: { name: string }) => (
  <EmptyState
    title="Nothing to order here yet"
    action={
      <Cluster justify="center">
        <ButtonLink to="/services">See our services</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Ask for a quote
        </ButtonLink>
      </Cluster>
    }
  >
    <p>{name} cannot be ordered online just now. Write to us and we will quote for it.</p>
  </EmptyState>
);
