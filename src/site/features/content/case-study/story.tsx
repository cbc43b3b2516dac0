import { Illustration } from '../../../ui/illustration.tsx';
import { Container } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialSection } from '../load-subjects.ts';
import styles from './story.module.css';

/** What stands beneath a chapter's heading where there is room beside its words; a chapter without one has its words alone. */
const drawings: Readonly<Record<string, string>> = {
  why: 'scene-documents',
  drivers: 'scene-luggage',
  paperwork: 'scene-documents',
  guests: 'scene-boarding',
};

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
          {drawings[key] && <Illustration name={drawings[key]} className={styles.drawing} />}
        </section>
      ))}
    </Container>
  );
}
