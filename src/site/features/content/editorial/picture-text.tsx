import { classNames } from '../../../ui/class-names.ts';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { ContentPicture } from '../content-picture.tsx';
import styles from './picture-text.module.css';

type PictureTextProps = {
  readonly section: { readonly title: string; readonly description: string; readonly image: string; readonly imageAlt: string };
  /** The picture at the start of the line instead of its end. */
  readonly flipped?: boolean | undefined;
  readonly tone?: 'plain' | 'sunken' | undefined;
  /** A picture that the page already shows is not repeated. The heading then takes its place. */
  readonly shown?: string | undefined;
};

/** One subject with a picture beside it. On narrow screens the text comes first. */
export function PictureText({ section, flipped, tone, shown }: PictureTextProps) {
  const words = <RichText html={section.description} />;
  if (section.image === shown) {
    return (
      <Section tone={tone}>
        <div className={styles.bare}>
          <h2>{section.title}</h2>
          {words}
        </div>
      </Section>
    );
  }
  return (
    <Section tone={tone}>
      <div className={classNames(styles.columns, flipped && styles.flipped)}>
        <div className={styles.words}>
          <h2>{section.title}</h2>
          {words}
        </div>
        <ContentPicture image={section.image} alt={section.imageAlt} className={styles.picture} />
      </div>
    </Section>
  );
}
