import { formatPercent } from '#domain/money/format-percent.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { useBuildVersion, useSiteFrame } from '../../../../site-context.ts';
import { EntryLink } from '../../../../ui/link/entry-link.tsx';
import { languageEntries } from '../../../../ui/link/language-entries.ts';
import { Section } from '../../../../ui/section.tsx';
import { Lead } from '../../lead.tsx';
import type { EditorialSection } from '../../load-subjects.ts';
import type { HomeParts } from '../load-home.ts';
import styles from './countries.module.css';

type CountriesProps = { readonly section: EditorialSection; readonly vat: HomeParts['vat'] };

/** Our six sites, by their own names, each with the VAT on transport within its country. */
export function Countries({ section, vat }: CountriesProps) {
  const { t } = useTranslation('pages');
  const build = useBuildVersion();
  const { language } = useSiteFrame();
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2>{section.title}</h2>
          <Lead html={section.description} />
        </div>
        <ul className={styles.sites}>
          {siteKeys.map((site) => {
            const entries = languageEntries.filter((entry) => entry.site === site);
            const [first] = entries;
            const rate = vat.find(({ country }) => country === site.toUpperCase());
            if (first === undefined) return null;
            return (
              <li key={site}>
                <EntryLink entry={first} className={styles.name}>
                  {first.country}
                </EntryLink>
                <p>
                  <b>{rate ? `${formatPercent(rate.percent, tagOf(language))} ${vatNames[site] ?? ''}` : t('home.countries.byCountry')}</b>{' '}
                  <span>{entries.map(({ name }) => name).join(', ')}</span>
                </p>
                <img src={`/art/line-${site}.svg?v=${build}`} alt="" width={1920} height={270} loading="lazy" decoding="async" />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

/** By its own name. */
const vatNames: Readonly<Record<string, string>> = { nl: 'btw', be: 'btw, TVA', de: 'MwSt.', fr: 'TVA', es: 'IVA' };
