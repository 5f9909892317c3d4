import { memo, type ReactNode } from 'react';
import { Sidebar } from '../sidebar/sidebar';
import { shopPlaces } from '../navigation';
import { Brand } from './brand';
import { ContactBar } from './contact-bar';
import { PlaceLinks } from './place-links';
import { SearchButton } from '../search/search-button';
import { ServicesMenu } from './services-menu';
import { SignInState } from './sign-in-state';
import styles from './site-header.module.css';

/** The header of all pages: contact, links to the firm's other sites and the shop's navigation. */
export const SiteHeader = memo(function SiteHeader({ miniBasket }: { miniBasket: ReactNode }) {
  return (
    <header className={styles.header}>
      <ContactBar />
      <div className={styles.bar}>
        <Sidebar title="Menu">
          <PlaceLinks
            places={shopPlaces}
            label="Shop"
            layout="column"
            beside={{ '/services': <ServicesMenu layout="column" /> }}
          />
          <SignInState layout="column" />
        </Sidebar>
        <Brand />
        <div className={styles.places}>
          <PlaceLinks
            places={shopPlaces}
            label="Main"
            layout="row"
            beside={{ '/services': <ServicesMenu layout="row" /> }}
          />
        </div>
        <div className={styles.account}>
          <SignInState layout="row" />
        </div>
        <div className={styles.search}>
          <SearchButton />
        </div>
        <div className={styles.basket}>{miniBasket}</div>
      </div>
    </header>
  );
});
