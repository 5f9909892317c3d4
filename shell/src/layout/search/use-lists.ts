import type { Product } from 'contract/catalog/product';
import { useEffect, useState } from 'react';
import { useAppDispatch } from 'shared/core';
import { productsApi, useGetServicesQuery } from 'shared/data';
import { placesOf } from '../services/service-places';

/** Maximum number of services whose products are fetched, and of parallel queries. */
const MOST_LISTS = 24;
const AT_ONCE = 3;

/**
 * Returns the searchable lists: the services, then the products of each (specification, section 7).
 * The lists grow as queries finish. `retry` repeats failed queries.
 */
export function useLists() {
  const { data: services = [], isError, isFetching, refetch } = useGetServicesQuery();
  const dispatch = useAppDispatch();
  const [products, setProducts] = useState<Product[]>([]);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState('');
  const slugs = placesOf(services).slice(0, MOST_LISTS);
  const asked = slugs.map(({ service }) => service.slug).join('\n');
  const round = `${attempt} ${asked}`;
  useEffect(() => {
    if (asked === '') return;
    let isOver = false;
    const waiting = asked.split('\n');
    const readOn = async (): Promise<void> => {
      const slug = isOver ? undefined : waiting.shift();
      if (slug === undefined) return;
      const read = dispatch(productsApi.endpoints.getProductsByCategorySlug.initiate(slug));
      const { data = [], error } = await read;
      read.unsubscribe();
      if (isOver) return;
      setProducts((before) => withMore(before, data));
      // A 404 means a service without products, which is no failure.
      if (error && !('status' in error && error.status === 404)) setFailures((one) => one + 1);
      return readOn();
    };
    void Promise.all(Array.from({ length: AT_ONCE }, readOn)).then(() => !isOver && setDone(round));
    return () => {
      isOver = true;
    };
  }, [asked, round, dispatch]);
  const retry = () => {
    if (isError) void refetch();
    setFailures(0);
    setAttempt(attempt + 1);
  };
  return {
    services,
    products,
    isReading: isFetching || (asked !== '' && done !== round),
    hasFailed: isError || failures > 0,
    retry,
  };
}

const withMore = (before: Product[], more: Product[]) => [
  ...before.filter(({ id }) => !more.some((one) => one.id === id)),
  ...more,
];
