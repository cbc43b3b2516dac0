import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/site-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { SiteLink } from '../../ui/link/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './main-nav.module.css';
import { type Menu, useMenus } from './menus.ts';
import { type OpenedBy, useMenuItem } from './use-menu-item.ts';

/** The menus of wide screens. Before the script has loaded, CSS opens them on hover and focus. */
export function MainNav({ withMenus }: { readonly withMenus: boolean }) {
  const { t } = useTranslation('common');
  const menus = useMenus();
  const isHydrated = useHydrated();
  return (
    <nav className={styles.nav} aria-label={t('header.mainMenu')} data-enhanced={isHydrated || undefined}>
      <ul className={styles.list}>
        {withMenus && menus.map((menu) => <MenuOf key={menu.key} menu={menu} />)}
        {withMenus && (
          <li className={styles.item}>
            <SiteLink to={{ page: 'direct-booking-search' }} className={styles.top} prefetch={false}>
              {t('header.directBooking')}
            </SiteLink>
          </li>
        )}
        <li className={classNames(styles.item, withMenus && styles.contact)}>
          <SiteLink to={{ page: 'contact' }} className={styles.top} prefetch={false}>
            {t('header.contact')}
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}

function MenuOf({ menu }: { readonly menu: Menu }) {
  const { t } = useTranslation('common');
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = openedBy !== null;
  // Its pictures load when it is shown.
  if (isOpen && !wasOpen) setWasOpen(true);
  const ref = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const setOpen = useCallback((by: OpenedBy | null) => setOpenedBy((before) => (by === null ? null : (before ?? by))), []);
  const handlers = useMenuItem({ ref, isOpen, setOpen });
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is new for each visit, and each visit closes
  useEffect(() => setOpenedBy(null), [key]);
  useEffect(() => {
    // Pressed before the script had loaded: the item has the focus and opens.
    if (toggle.current !== null && toggle.current === document.activeElement) setOpenedBy('press');
  }, []);
  return (
    <li ref={ref} className={styles.item} data-open={isOpen || undefined} {...handlers}>
      <SiteLink to={menu.listing} className={styles.top} prefetch={false}>
        {menu.label}
      </SiteLink>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('header.showMore', { name: menu.label })}
        onClick={() => setOpenedBy(openedBy === 'press' ? null : 'press')}
      >
        <Icon name="chevron" size="s" />
      </button>
      <Submenu id={id} menu={menu} withPictures={wasOpen} />
    </li>
  );
}

type SubmenuProps = { readonly id: string; readonly menu: Menu; readonly withPictures: boolean };

function Submenu({ id, menu, withPictures }: SubmenuProps) {
  return (
    <ul id={id} className={styles.submenu}>
      {menu.items.map(({ title, link, picture }) => (
        <li key={title}>
          <SiteLink to={link} className={styles.entry} prefetch={false}>
            {withPictures && <Illustration name={picture} className={styles.picture} />}
            {title}
          </SiteLink>
        </li>
      ))}
      <li className={styles.all}>
        <SiteLink to={menu.listing} className={styles.listing} prefetch={false}>
          {menu.allLabel}
          <Icon name="arrow-right" size="s" />
        </SiteLink>
      </li>
    </ul>
  );
}
