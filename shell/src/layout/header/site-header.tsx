import { memo, type ReactNode } from 'react';
import { Sidebar } from '../sidebar/sidebar';
import { shopNavItems, useNavItems } from '../nav-items';
import { Brand } from './brand';
import { ContactBar } from './contact-bar';
import { NavLinks } from './nav-links';
import { SearchButton } from '../search/search-button';
import { ServicesMenu } from './services-menu';
import { SignInState } from './sign-in-state';
import styles from './site-header.module.css';

export const SiteHeader = memo(function SiteHeader({ miniBasket }: { miniBasket: ReactNode }) {
  // Narrow screens have no row of entries, and the row has room for two links of remotes, so the
  // sidebar has those of the header too.
  const sidebarItems = useNavItems(shopNavItems, 'header', 'sidebar');
  const headerItems = useNavItems(shopNavItems, 'header').slice(0, shopNavItems.length + 2);
  return (
    <header className={styles.header}>
      <ContactBar />
      <div className={styles.bar}>
        <Sidebar title="Menu">
          <NavLinks
            navItems={sidebarItems}
            label="Shop"
            layout="column"
            contentBeside={{ '/services': <ServicesMenu layout="column" /> }}
          />
          <SignInState layout="column" />
        </Sidebar>
        <Brand />
        <div className={styles.places}>
          <NavLinks
            navItems={headerItems}
            label="Main"
            layout="row"
            contentBeside={{ '/services': <ServicesMenu layout="row" /> }}
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
