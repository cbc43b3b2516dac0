import type { ReactNode } from 'react';
import type { PageKey } from '#domain/sites/keys.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { usePathTo } from '../../../site-context.ts';
import { Hero, type Panorama } from '../../../ui/hero.tsx';
import { Breadcrumbs } from '../../../ui/link/breadcrumbs.tsx';
import { Container, Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialText } from '../load-subjects.ts';
import { TextLanguage } from '../text-language.tsx';
import styles from './listing-page.module.css';

type ListingPageProps = {
  readonly pageKey: PageKey;
  readonly text: EditorialText;
  /** Name of the page in the breadcrumbs. */
  readonly name: string;
  /** A full-width picture instead of the hero's own. */
  readonly panorama?: Panorama | undefined;
  /** The list consists of pictures: the head has none of its own, and they start on the first screen. */
  readonly ofPictures?: boolean | undefined;
  /** The list. */
  readonly children: ReactNode;
  /** Further sections, before the advice. */
  readonly further?: ReactNode;
};

/** A page to choose from: the list, then advice for the choice. */
export function ListingPage({ pageKey, text, name, panorama, ofPictures, children, further }: ListingPageProps) {
  const pathTo = usePathTo();
  const breadcrumbs = [{ name, url: pathTo({ page: pageKey }) }];
  return (
    <TextLanguage language={text.textLanguage}>
      <PageHead title={text.meta.title} description={text.meta.description} link={{ page: pageKey }} />
      {ofPictures ? (
        <header className={styles.head}>
          <Container>
            <Breadcrumbs items={breadcrumbs} />
            <h1>{text.hero.title}</h1>
            <p>{text.hero.description}</p>
          </Container>
        </header>
      ) : (
        <Hero
          heading={text.hero.title}
          description={text.hero.description}
          illustration={text.hero.image}
          panorama={panorama}
          breadcrumbs={breadcrumbs}
        />
      )}
      <Section tight={ofPictures}>{children}</Section>
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
