import { useFeature } from '../../config/config';
import { defineLazyComponent } from '../../lazy/lazy-component';
import { classNames } from '../class-names';
import type { AddressFinderProps } from './address-finder';
import styles from './find-address.module.css';

const LazyFinder = defineLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "later-find-address" */ './address-finder')).AddressFinder,
);

export interface FindAddressProps extends AddressFinderProps {
  className?: string | undefined;
}

/**
 * Button that lists the addresses of the typed postcode, for below its field. Renders and loads
 * nothing if the backend looks up no addresses.
 */
export function FindAddress({ className, ...componentProps }: FindAddressProps) {
  const hasLookup = useFeature('address-lookup');
  return hasLookup ? (
    <div className={classNames(styles.finder, className)}>
      <LazyFinder isNeeded componentProps={componentProps} />
    </div>
  ) : null;
}
