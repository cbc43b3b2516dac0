import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import ink from './ink.module.css';
import styles from './section.module.css';

type ContainerProps = {
  readonly children: ReactNode;
  readonly width?: 'full' | 'text' | undefined;
  readonly className?: string | undefined;
};

/** The page's width: at most 1200 px with a gutter (docs/specification.md#constants); `text` for prose and forms. */
export function Container({ children, width = 'full', className }: ContainerProps) {
  return <div className={classNames(styles.container, width === 'text' && styles.text, className)}>{children}</div>;
}

type SectionProps = {
  readonly children: ReactNode;
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  /** Above the heading. */
  readonly before?: ReactNode;
  /** `ink`: dark in the light scheme too. */
  readonly tone?: 'plain' | 'tint' | 'sunken' | 'ink' | undefined;
  /** `text` for a centred column of prose; `beside` for a heading to the left of its list, which a narrow screen shows beneath. */
  readonly width?: 'full' | 'text' | 'beside' | undefined;
  readonly id?: string | undefined;
  /** `l` once on a page, for its main section. Sunken sections are secondary, and `s` by default. */
  readonly height?: 's' | 'm' | 'l' | undefined;
  /** Starts close beneath the previous section, for tools rather than text. */
  readonly tight?: boolean | undefined;
};

/** A full-width section of a page with its heading. */
export function Section({
  children,
  heading,
  lead,
  before,
  tone = 'plain',
  width,
  id,
  height = tone === 'sunken' ? 's' : 'm',
  tight,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, tone === 'ink' ? ink.ink : styles[tone], styles[height], tight && styles.tight)}
      aria-labelledby={heading ? headingId : undefined}
    >
      <Container width={width === 'beside' ? 'full' : width} className={width === 'beside' ? styles.beside : undefined}>
        {before}
        {heading && (
          <header className={styles.head}>
            <h2 id={headingId}>{heading}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}

type GridProps = {
  readonly children: ReactNode;
  /** `tiles`: the first two large, the rest in threes beneath. */
  readonly columns?: 'two' | 'three' | 'five' | 'tiles' | undefined;
  readonly as?: 'div' | 'ul' | undefined;
  /** On a phone a row that scrolls sideways with the next item partly visible, for items with a link each. */
  readonly reel?: boolean | undefined;
};

/** Equal columns that fold on narrow screens. */
export function Grid({ children, columns = 'three', as: Element = 'div', reel }: GridProps) {
  return <Element className={classNames(styles.grid, styles[columns], reel && styles.reel)}>{children}</Element>;
}
