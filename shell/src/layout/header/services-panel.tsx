import { Link } from 'shared/router';
import { useIsLivePage } from 'shared/slots';
import { useGetServicesQuery } from 'shared/data';
import { Button, Skeleton, SkeletonGroup } from 'shared/ui';
import { quoteNavItem } from '../nav-items';
import { listServiceLinks } from '../service-links';
import styles from './services-panel.module.css';

export function ServicesPanel() {
  const { data, error, isFetching, refetch } = useGetServicesQuery();
  const hasQuote = useIsLivePage(quoteNavItem.to);
  if (data) {
    return (
      <ul>
        {listServiceLinks(data).map(({ service, to }) => (
          <li key={service.id}>
            <Link className={styles.link} to={to}>
              {service.name}
            </Link>
          </li>
        ))}
        {hasQuote && (
          <li>
            <Link className={styles.link} to={quoteNavItem.to}>
              {quoteNavItem.label}
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
