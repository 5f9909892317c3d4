import { catalogueKinds } from 'contract/staff/catalogue/kinds';
import { useEffect, useRef } from 'react';
import { Link } from 'shared/router';
import styles from './frame.module.css';

type NavLink = readonly [path: string, label: string];

const soldKinds = ['services', 'subservices', 'products', 'addons', 'delivery'];

const toLink = ({ name, label }: (typeof catalogueKinds)[number]): NavLink => [name, label];

const soldLinks = soldKinds.flatMap((name) =>
  catalogueKinds.filter((kind) => kind.name === name).map(toLink),
);
const textLinks = catalogueKinds.filter(({ name }) => !soldKinds.includes(name)).map(toLink);

const groups: readonly { label: string; links: readonly NavLink[] }[] = [
  { label: 'What is sold', links: soldLinks },
  { label: 'What is read', links: textLinks },
  {
    label: 'Tools',
    links: [
      ['pictures', 'Pictures'],
      ['import', 'Import and export'],
      ['history', 'History'],
    ],
  },
];

/** Links to the lists of the catalogue. `current` is the last URL segment of the open page. */
export function KindNav({ current }: { current: string }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the current link into view, because the links scroll sideways on narrow screens.
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - nav.current.offsetLeft - 16;
  }, [current]);
  return (
    <nav ref={nav} aria-label="Catalogue" className={styles.nav}>
      {groups.map(({ label, links }) => (
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
