import { useGetServicesQuery } from 'shared/data';
import { PageHead, useConfig, useParams } from 'shared/core';
import { Page, PageNotFound, type Read, ReadState } from 'shared/ui';
import { AddressedProduct } from './addressed-product';
import { ProductSkeleton } from './product-skeleton';
import { useAddressedProduct } from './use-addressed-product';

/** The page /{service slug}/{product slug} (specification, section 2, 'Product detail'; rules 1 and 10). */
export function ProductPage() {
  const { service: serviceSlug = '', product: productSlug = '' } = useParams();
  const services = useGetServicesQuery();
  const service = services.currentData?.find((one) => one.slug === serviceSlug);
  const { product, read } = useAddressedProduct(service ? productSlug : undefined);
  if ((services.currentData && !service) || product === null) return <PageNotFound />;
  if (services.currentData && service && product) {
    return <AddressedProduct product={product} service={service} services={services.currentData} />;
  }
  return <NotThere read={services.currentData ? read : services} />;
}

function NotThere({ read }: { read: Read<unknown> }) {
  const { brand } = useConfig();
  return (
    <Page>
      <PageHead description={brand} />
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
