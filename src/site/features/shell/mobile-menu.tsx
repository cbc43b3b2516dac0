import { useRef, useState } from 'react';
import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useSiteFrame } from '../../site-context.ts';
import { useHasQuietFrame } from '../../trip-shell.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { SiteLink } from '../../ui/link/site-link.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { type Menu, useMenus } from './menus.ts';
import styles from './mobile-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** The menu of narrow screens: a `details`, so that it opens without a script. */
export function MobileMenu() {
  const { t } = useTranslation('common');
  const { site } = useSiteFrame();
  const isQuiet = useHasQuietFrame();
  const menus = useMenus();
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.toggle}>
        <Icon name="menu" className={styles.whenClosed} />
        <Icon name="close" className={styles.whenOpen} />
        <span className={styles.word}>{t('header.menu')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('header.mainMenu')} className={styles.groups}>
          {menus.map((menu) => (
            <Group key={menu.key} menu={menu} />
          ))}
          {!isQuiet && (
            <SiteLink to={{ page: 'direct-booking-search' }} className={styles.single} prefetch={false}>
              {t('header.directBooking')}
            </SiteLink>
          )}
          <SiteLink to={{ page: 'contact' }} className={styles.single} prefetch={false}>
            {t('header.contact')}
          </SiteLink>
        </nav>
        <div className={styles.actions}>
          {!isQuiet && (
            <ButtonLink to={{ page: 'request-quote' }} wide prefetch={false}>
              {t('header.requestQuote')}
            </ButtonLink>
          )}
          <ButtonLink to={`tel:${brand.phone[site]}`} variant="secondary" icon="phone" wide>
            {brand.phoneShown[site]}
          </ButtonLink>
        </div>
        <LanguageSelector place="menu" />
      </div>
    </details>
  );
}

function Group({ menu }: { readonly menu: Menu }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.group} name="mobile-menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.single}>
        {menu.label}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={styles.entries}>
        {menu.items.map(({ title, link, picture }) => (
          <li key={title}>
            <SiteLink to={link} className={styles.entry} prefetch={false}>
              {isOpen && <Illustration name={picture} className={styles.picture} />}
              {title}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={menu.listing} className={styles.entry} prefetch={false}>
            {menu.allLabel}
          </SiteLink>
        </li>
      </ul>
    </details>
  );
}
