import { Link, useIsLive } from 'shared/core';
import { useGetServicesQuery } from 'shared/data';
import { Button, Skeleton, SkeletonGroup } from 'shared/ui';
import { quotePlace } from '../navigation';
import { placesOf } from '../services/service-places';
import styles from './services-panel.module.css';

/** The services by name, each with a link to its page. */
export function ServicesPanel() {
  const { data, error, isFetching, refetch } = useGetServicesQuery();
  const hasQuote = useIsLive(quotePlace.to);
  if (data) {
    return (
      <ul>
        {placesOf(data).map(({ service, to }) => (
          <li key={service.id}>
            <Link className={styles.link} to={to}>
              {service.name}
            </Link>
          </li>
        ))}
        {hasQuote && (
          <li>
            <Link className={styles.link} to={quotePlace.to}>
              {quotePlace.label}
            </Link>
          </li>
        )}
      </ul>
    );
  }
  if (error === undefined) {
    return (
      <SkeletonGroup label="services">
        <Skeleton lines={5} />
      </SkeletonGroup>
    );
  }
  return (
    <div role="alert">
      <p>We could not load the services.</p>
      <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
