import { Container } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialSection } from '../load-subjects.ts';
import styles from './story.module.css';

/** A text to be read from top to bottom: the headings run along the side. */
export function Story({ sections }: { readonly sections: readonly EditorialSection[] }) {
  return (
    <Container className={styles.story}>
      {sections.map(({ key, title, description }) => (
        <section key={key} className={styles.chapter} aria-labelledby={`story-${key}`}>
          <h2 id={`story-${key}`} className={styles.title}>
            {title}
          </h2>
          <RichText html={description} className={styles.words} />
        </section>
      ))}
    </Container>
  );
}
