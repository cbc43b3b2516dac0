import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import { ContentPicture } from './content-picture.tsx';
import styles from './picture-text.module.css';

type PictureTextProps = {
  readonly section: { readonly title: string; readonly description: string; readonly image: string; readonly imageAlt: string };
  /** The picture at the start of the line instead of its end. */
  readonly flipped?: boolean | undefined;
  readonly tone?: 'plain' | 'sunken' | undefined;
};

/** One subject with a picture beside it; beneath each other on narrow screens, the words first. */
export function PictureText({ section, flipped, tone = 'plain' }: PictureTextProps) {
  const headingId = useId();
  return (
    <section className={classNames(styles.band, styles[tone])} aria-labelledby={headingId}>
      <Container className={classNames(styles.columns, flipped && styles.flipped)}>
        <div className={styles.words}>
          <h2 id={headingId}>{section.title}</h2>
          <RichText html={section.description} />
        </div>
        <ContentPicture image={section.image} alt={section.imageAlt} className={styles.picture} />
      </Container>
    </section>
  );
}
