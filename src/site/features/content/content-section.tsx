import type { ReactNode } from 'react';
import type { Link } from '#domain/sites/links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './content-section.module.css';
import { Lead } from './lead.tsx';
import type { EditorialSection } from './load-subjects.ts';

type ContentSectionProps = {
  /** Its heading and text. A section without content is omitted. */
  readonly section: EditorialSection | undefined;
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'tint' | 'sunken' | undefined;
  /** The link to more. */
  readonly more?: { readonly link: Link; readonly label: string } | undefined;
};

/** A section with text from the content and data of ours. */
export function ContentSection({ section, children, tone, more }: ContentSectionProps) {
  if (section === undefined) return null;
  return (
    <Section heading={section.title} tone={tone}>
      {section.description !== '' && <Lead html={section.description} />}
      {children}
      {more && (
        <p className={styles.more}>
          <ButtonLink to={more.link} variant="secondary" iconAfter="arrow-right">
            {more.label}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
