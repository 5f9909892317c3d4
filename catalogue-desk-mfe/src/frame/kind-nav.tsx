import type { CatalogueKind } from 'contract/staff/catalogue/kinds';
import { useEffect, useRef } from 'react';
import { Link } from 'shared/router';
import styles from './frame.module.css';

type NavLink = readonly [path: string, label: string];

const soldKinds = ['services', 'subservices', 'products', 'addons', 'delivery'];

const toLink = ({ name, label }: CatalogueKind): NavLink => [name, label];

const listGroups = (kinds: readonly CatalogueKind[]) => [
  {
    label: 'What is sold',
    links: soldKinds.flatMap((name) => kinds.filter((kind) => kind.name === name).map(toLink)),
  },
  {
    label: 'What is read',
    links: kinds.filter(({ name }) => !soldKinds.includes(name)).map(toLink),
  },
  {
    label: 'Tools',
    links: [
      ['pictures', 'Pictures'],
      ['import', 'Import and export'],
      ['history', 'History'],
    ] satisfies NavLink[],
  },
];

interface KindNavProps {
  kinds: readonly CatalogueKind[];
  /** Last URL segment of the open page. */
  current: string;
}

/** Links to the lists of the catalogue and to its tools. */
export function KindNav({ kinds, current }: KindNavProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the current link into view, because the links scroll sideways on narrow screens.
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - 16;
  }, [current]);
  return (
    <nav ref={nav} aria-label="Catalogue" className={styles.nav}>
      {listGroups(kinds).map(({ label, links }) => (
        <div key={label} className={styles.group}>
          <p className={styles.groupLabel}>{label}</p>
          <ul>
            {links.map(([path, text]) => (
              <li key={path}>
                <Link
                  to={`/admin/catalogue/${path}`}
                  aria-current={path === current ? 'page' : undefined}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
