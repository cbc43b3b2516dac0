import type { ReactNode } from 'react';
import type { PageKey } from '#domain/sites/keys.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { usePathTo } from '../../../site-context.ts';
import { Hero, type Panorama } from '../../../ui/hero.tsx';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import styles from '../listing-page.module.css';
import type { EditorialText } from '../load-subjects.ts';
import { TextLanguage } from '../text-language.tsx';

type ListingPageProps = {
  readonly pageKey: PageKey;
  readonly text: EditorialText;
  /** Name of the page in the breadcrumbs. */
  readonly name: string;
  /** A picture from edge to edge in place of the hero's own. */
  readonly panorama?: Panorama | undefined;
  /** What is listed. */
  readonly children: ReactNode;
  /** Sections of more of it, before what to know. */
  readonly further?: ReactNode;
};

/** A page from which one chooses: what there is, then what to know when choosing. */
export function ListingPage({ pageKey, text, name, panorama, children, further }: ListingPageProps) {
  const pathTo = usePathTo();
  return (
    <TextLanguage language={text.textLanguage}>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: pageKey }} />
      <Hero
        heading={text.hero.title}
        description={text.hero.description}
        illustration={text.hero.image}
        panorama={panorama}
        breadcrumbs={[{ name, url: pathTo({ page: pageKey }) }]}
      />
      <Section>{children}</Section>
      {further}
      {text.sections.length > 0 && (
        <Section tone="sunken">
          <div className={styles.notes}>
            {text.sections.map(({ key, title, description }) => (
              <section key={key} className={styles.note} aria-labelledby={`note-${key}`}>
                <h2 id={`note-${key}`} className={styles.title}>
                  {title}
                </h2>
                <RichText html={description} />
              </section>
            ))}
          </div>
        </Section>
      )}
    </TextLanguage>
  );
}
