import type { ReactNode } from 'react';
import { brand } from '#domain/sites/brand.ts';
import type { Link } from '#domain/sites/links.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { useBuildVersion, useSiteFrame } from '../../site-context.ts';
import { skylineOf } from '../../ui/hero.tsx';
import { EntryLink } from '../../ui/link/entry-link.tsx';
import { languageEntries } from '../../ui/link/language-entries.ts';
import { SiteLink } from '../../ui/link/site-link.tsx';
import { Container } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { askForConsent, useHasAnalytics } from '../../visitor/consent-store.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { useMenus } from './menus.ts';

/** `brief`: on trip pages, where the stylesheet keeps only the company and the legal links. */
export function Footer({ brief }: { readonly brief: boolean }) {
  const { t } = useTranslation('common');
  const { year } = useSiteFrame();
  return (
    <footer className={brief ? styles.brief : styles.footer}>
      <Skyline />
      <Container>
        <Columns />
        <div className={styles.end}>
          <div className={styles.places}>
            <Logo />
            <Countries />
          </div>
          <Identity />
          <p>{t('footer.copyright', { year, brand: brand.name })}</p>
        </div>
        {brand.isSample && <small>{t('footer.sample', { brand: brand.name })}</small>}
      </Container>
    </footer>
  );
}

type Entry = { readonly title: string; readonly link: Link };

function Columns() {
  const { t } = useTranslation('common');
  const menus = useMenus();
  return (
    <nav className={styles.columns} aria-label={t('footer.label')}>
      <Column heading={t('footer.about')} entries={useAboutEntries()} />
      {menus
        .filter((menu) => menu.key !== 'fleet')
        .map((menu) => (
          <Column key={menu.key} heading={menu.label} entries={[...menu.items, { title: menu.allLabel, link: menu.listing }]} />
        ))}
      <Column heading={t('footer.legal')} entries={useLegalEntries()}>
        <CookieSettings />
      </Column>
    </nav>
  );
}

function useAboutEntries(): readonly Entry[] {
  const { t } = useTranslation('common');
  return [
    { title: t('footer.aboutUs'), link: { page: 'about' } },
    { title: t('footer.whyChooseUs', { brand: brand.name }), link: { page: 'why-choose-us' } },
    { title: t('footer.faq'), link: { page: 'faq' } },
    { title: t('footer.business'), link: { page: 'business' } },
    { title: t('footer.caseStudies'), link: { page: 'case-studies' } },
    { title: t('footer.contact'), link: { page: 'contact' } },
  ];
}

/** The imprint is required in German only (docs/specification.md#screens). */
function useLegalEntries(): readonly Entry[] {
  const { t } = useTranslation('common');
  const { language } = useSiteFrame();
  return [
    { title: t('footer.terms'), link: { page: 'terms' } },
    { title: t('footer.privacy'), link: { page: 'privacy' } },
    { title: t('footer.accessibility'), link: { page: 'accessibility' } },
    { title: t('footer.reviewPolicy'), link: { page: 'review-policy' } },
    ...(language === 'de' ? [{ title: t('footer.imprint'), link: { page: 'imprint' } } as const] : []),
  ];
}

/** Reopens the consent question. Without a script the privacy page explains what is stored. Not shown where nothing is measured. */
function CookieSettings() {
  const { t } = useTranslation('common');
  const hasAnalytics = useHasAnalytics();
  const isHydrated = useHydrated();
  if (!hasAnalytics) return null;
  return (
    <li>
      {isHydrated ? (
        <button type="button" onClick={askForConsent}>
          {t('footer.cookies')}
        </button>
      ) : (
        <SiteLink to={{ page: 'privacy' }} prefetch={false}>
          {t('footer.cookies')}
        </SiteLink>
      )}
    </li>
  );
}

type ColumnProps = { readonly heading: ReactNode; readonly entries: readonly Entry[]; readonly children?: ReactNode };

/** Folded to its heading on a phone. From two columns on the stylesheet keeps it open. */
function Column({ heading, entries, children }: ColumnProps) {
  return (
    <div>
      <h2>{heading}</h2>
      <details>
        <summary>{heading}</summary>
        <ul>
          {entries.map(({ title, link }) => (
            <li key={title}>
              <SiteLink to={link} prefetch={false}>
                {title}
              </SiteLink>
            </li>
          ))}
          {children}
        </ul>
      </details>
    </div>
  );
}

/** Our other sites, by their own names. */
function Countries() {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.countries} aria-label={t('language.choose')}>
      {languageEntries.map((entry) => (
        <li key={entry.language}>
          <EntryLink entry={entry}>{entry.country}</EntryLink>
        </li>
      ))}
    </ul>
  );
}

/** The country at night: every page ends on its road. */
function Skyline() {
  const { site } = useSiteFrame();
  const { name, width, height } = skylineOf(site);
  const build = useBuildVersion();
  return (
    <img
      className={styles.skyline}
      src={`/art/${name}.svg?v=${build}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The company that customers contract with on this site. */
function Identity() {
  const { t } = useTranslation('common');
  const { site, company } = useSiteFrame();
  return (
    <address className={styles.identity}>
      <span>{company.legalName}</span>
      <span>
        {company.street}, {company.zip} {company.city}
      </span>
      <span>
        {company.register} {company.registerNumber}
      </span>
      <span>{t('footer.vat', { number: company.vatNumber })}</span>
      <a href={`tel:${brand.phone[site]}`}>{brand.phoneShown[site]}</a>
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
    </address>
  );
}
