import type { ReactNode } from 'react';
import { Illustration } from '../../../ui/illustration.tsx';
import { Container } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import type { EditorialSection } from '../load-subjects.ts';
import styles from './story.module.css';

type StoryProps = {
  readonly sections: readonly EditorialSection[];
  /** A drawing beside the second chapter, which is a list. */
  readonly picture: string;
  /** Shown after the first chapter. */
  readonly children?: ReactNode;
};

/**
 * A text in chapters: the first introduces it in large letters; the second is a list beside a drawing; the others are short and side by
 * side.
 */
export function Story({ sections: [first, list, ...others], picture, children }: StoryProps) {
  return (
    <>
      {first && (
        <Container className={styles.first}>
          <Chapter section={first} />
        </Container>
      )}
      {children}
      <Container className={styles.others}>
        {list && <Chapter section={list} />}
        <Illustration name={picture} className={styles.picture} />
        {others.map((section) => (
          <Chapter key={section.key} section={section} />
        ))}
      </Container>
    </>
  );
}

function Chapter({ section: { key, title, description } }: { readonly section: EditorialSection }) {
  return (
    <section className={styles.chapter} aria-labelledby={`story-${key}`}>
      <h2 id={`story-${key}`}>{title}</h2>
      <RichText html={description} />
    </section>
  );
}
