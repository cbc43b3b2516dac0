import type { ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { useDesk } from '../desk-texts.ts';
import { Keyboard } from '../palette/keyboard.tsx';
import { listPlaces } from './places.ts';
import styles from './shell.module.css';

type ShellProps = { readonly name: string | null; readonly rights: readonly string[]; readonly children: ReactNode };

/** What stands around every page of the desk. */
export function Shell({ name, rights, children }: ShellProps) {
  const { t } = useDesk();
  const mine = listPlaces(rights);
  const options = [...mine.map(({ to, key }) => ({ to, text: t(key) })), { to: '/account', text: t('nav.account') }];
  return (
    <>
      {rights.length > 0 && <Keyboard places={options} findsTrips={rights.includes('see-trips')} />}
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      <header className={styles.header}>
        <p className={styles.brand}>
          {brand.name} <span>{t('nav.desk')}</span>
        </p>
        {rights.includes('see-trips') && (
          <Form action="/trips" role="search" className={styles.search}>
            <input type="search" name="q" aria-label={t('nav.search')} placeholder={t('nav.search')} autoComplete="off" />
          </Form>
        )}
        <nav aria-label={t('nav.main')} className={styles.nav}>
          {mine.map(({ to, key }) => (
            <NavLink key={to} to={to} end={to === '/'} prefetch="intent">
              {t(key)}
            </NavLink>
          ))}
          {rights.length > 0 && <NavLink to="/account">{name}</NavLink>}
        </nav>
        {name !== null && (
          <Form method="post" action="/sign-out" className={styles.leave}>
            <button type="submit" className={styles.out}>
              {t('nav.signOut')}
            </button>
          </Form>
        )}
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
