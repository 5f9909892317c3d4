import { BasketNotice } from 'shared/basket';
import { PageHead } from 'shared/router';
import {
  ButtonLink,
  Card,
  EmptyState,
  Page,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Split,
  Stack,
  StepIndicator,
} from 'shared/ui';
import { useBasket } from '../lines/use-basket';
import { BasketTotals } from '../totals/basket-totals';
import styles from './cart-page.module.css';
import { CartTable } from './cart-table';

export function CartPage() {
  const { isRestored, rows } = useBasket();
  const isEmpty = isRestored && rows.length === 0;
  return (
    <Page width="normal">
      <PageHead title="Your basket" description="What you have chosen so far." noindex />
      {/* Rendered for an empty basket too, so that nothing moves when the basket is restored. */}
      <div className={styles.steps}>
        <StepIndicator currentStep="basket" />
      </div>
      <PageHeader
        title="Your basket"
        intro={
          isEmpty ? undefined : (
            <p>Look over what you have chosen. Your details and payment come next.</p>
          )
        }
      />
      {isRestored ? <CartContent isEmpty={isEmpty} /> : <CartSkeleton />}
    </Page>
  );
}

function CartContent({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) {
    return (
      <EmptyState
        icon="basket"
        title="Your basket is empty"
        action={<ButtonLink to="/services">See our services</ButtonLink>}
      >
        <p>Removal kits, packing materials and dress care are waiting for you.</p>
      </EmptyState>
    );
  }
  return (
    <Split sticky aside={<CartAside />}>
      <Stack gap={4}>
        <BasketNotice />
        <CartTable />
      </Stack>
    </Split>
  );
}

function CartAside() {
  return (
    <Card as="section" padded aria-label="Basket total">
      <Stack gap={5}>
        <div>
          <BasketTotals />
        </div>
        <Stack gap={2}>
          <ButtonLink to="/details" size="large" fullWidth>
            Proceed to Checkout
          </ButtonLink>
          <ButtonLink to="/services" variant="quiet" fullWidth>
            Continue shopping
          </ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}

const CartSkeleton = () => (
  <SkeletonGroup label="your basket">
    <Stack gap={4}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </Stack>
  </SkeletonGroup>
);
