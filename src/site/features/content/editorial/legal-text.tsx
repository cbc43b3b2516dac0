import { useTranslation } from '../../../i18n/site-texts.ts';
import { Breadcrumbs } from '../../../ui/link/breadcrumbs.tsx';
import { Container } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialText } from '../load-subjects.ts';
import styles from './legal-text.module.css';

type LegalTextProps = { readonly text: EditorialText; readonly path: string };

/** A legal text: no pictures, a table of contents beside it, an address for each section, and a clean print. */
export function LegalText({ text, path }: LegalTextProps) {
  const { t } = useTranslation('pages');
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs items={[{ name: text.hero.title, url: path }]} />
        <h1>{text.hero.title}</h1>
        <p className={styles.description}>{text.hero.description}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="legal-contents">
        <p id="legal-contents" className={styles.contentsTitle}>
          {t('legal.onThisPage')}
        </p>
        <ol>
          {text.sections.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {text.sections.map(({ key, title, description }) => (
          <section key={key} id={key} aria-labelledby={`${key}-title`}>
            <h2 id={`${key}-title`}>{title}</h2>
            <RichText html={description} />
          </section>
        ))}
      </div>
    </Container>
  );
}
