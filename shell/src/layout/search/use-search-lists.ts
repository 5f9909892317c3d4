import type { Product } from 'contract/catalog/product';
import { useEffect, useState } from 'react';
import { useAppDispatch } from 'shared/store';
import { productsApi, useGetServicesQuery } from 'shared/data';
import { listServiceLinks } from '../service-links';

const MAX_SERVICES = 24;
const MAX_PARALLEL_READS = 3;

export function useSearchLists() {
  const { data: services = [], isError, isFetching, refetch } = useGetServicesQuery();
  const dispatch = useAppDispatch();
  const [products, setProducts] = useState<Product[]>([]);
  const [failureCount, setFailureCount] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [finishedRequestKey, setFinishedRequestKey] = useState('');
  const serviceLinks = listServiceLinks(services).slice(0, MAX_SERVICES);
  const slugsText = serviceLinks.map(({ service }) => service.slug).join('\n');
  const requestKey = `${attempt} ${slugsText}`;
  useEffect(() => {
    if (slugsText === '') return;
    let isCancelled = false;
    const pendingSlugs = slugsText.split('\n');
    const readNextList = async (): Promise<void> => {
      const slug = isCancelled ? undefined : pendingSlugs.shift();
      if (slug === undefined) return;
      const query = dispatch(productsApi.endpoints.getProductsByCategorySlug.initiate(slug));
      const { data = [], error } = await query;
      query.unsubscribe();
      if (isCancelled) return;
      setProducts((previousProducts) => mergeProducts(previousProducts, data));
      // A 404 means that the service has no products.
      if (error && !('status' in error && error.status === 404))
        setFailureCount((count) => count + 1);
      return readNextList();
    };
    void Promise.all(Array.from({ length: MAX_PARALLEL_READS }, readNextList)).then(
      () => !isCancelled && setFinishedRequestKey(requestKey),
    );
    return () => {
      isCancelled = true;
    };
  }, [slugsText, requestKey, dispatch]);
  const retry = () => {
    if (isError) void refetch();
    setFailureCount(0);
    setAttempt(attempt + 1);
  };
  return {
    services,
    products,
    isReading: isFetching || (slugsText !== '' && finishedRequestKey !== requestKey),
    hasFailed: isError || failureCount > 0,
    retry,
  };
}

const mergeProducts = (previousProducts: Product[], newProducts: Product[]) => [
  ...previousProducts.filter(({ id }) => !newProducts.some((newProduct) => newProduct.id === id)),
  ...newProducts,
];
