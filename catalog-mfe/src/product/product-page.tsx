import { isRequestError } from 'shared/api';
import { useGetServicesQuery } from 'shared/api/services';
import { useConfig } from 'shared/config';
import { PageHead } from 'shared/page-head';
import { useParams } from 'shared/router';
import { Page } from 'shared/ui/page';
import { PageNotFound } from '../not-found/page-not-found';
import { type Read, ReadState } from '../reading/read-state';
import { AddressedProduct } from './addressed-product';
import { ProductSkeleton } from './product-skeleton';
import { useAddressedProduct } from './use-addressed-product';

/** /{service slug}/{product slug} (specification §2, 'Product detail'; decisions 1 and 10). */
export function ProductPage() {
  const { service: serviceSlug = '', product: productSlug = '' } = useParams();
  const services = useGetServicesQuery();
  const { product, read } = useAddressedProduct(productSlug);
  const service = services.currentData?.find((one) => one.slug === serviceSlug);
  const unknownProduct =
    product === null || (isRequestError(read.error) && read.error.status === 404);
  if ((services.currentData && !service) || unknownProduct) return <PageNotFound />;
  if (services.currentData && service && product) {
    return <AddressedProduct product={product} service={service} services={services.currentData} />;
  }
  return <NotThere read={services.currentData ? read : services} />;
}

function NotThere({ read }: { read: Read<unknown> }) {
  const { brand } = useConfig();
  return (
    <Page>
      <PageHead description={brand} noindex={read.error !== undefined} />
      <ReadState
        read={{ ...read, currentData: undefined }}
        what="this product"
        headingLevel={1}
        pending={<ProductSkeleton />}
      >
        {() => null}
      </ReadState>
    </Page>
  );
}
