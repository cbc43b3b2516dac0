import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Container } from '../../../ui/section.tsx';
import { PrintedPhone } from './phone-panel.tsx';
import styles from './trip-page.module.css';

type TripPageProps = {
  readonly heading?: ReactNode;
  /** In place of heading and facts: a head that brings the `h1`, joined to the content beneath it where the aside stands beside. */
  readonly sign?: ReactNode;
  readonly lead?: ReactNode;
  /** Small facts above the heading: reference, state. */
  readonly facts?: ReactNode;
  /** A drawing beside a large heading, for the main page of a task. */
  readonly picture?: ReactNode;
  /** The step indicator; the route brings it. */
  readonly progress?: ReactNode;
  /** The permanent side content, price and phone: beside the content on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
  /** On narrow screens the aside comes first: the price is what the page is about. */
  readonly asideFirst?: boolean | undefined;
  /** Sections beneath, from edge to edge. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
  /** Printed without the site's header and footer (docs/specification.md#screens, booking canceled). */
  readonly printsAlone?: boolean | undefined;
  /** The content brings columns of its own and takes the page's whole width. */
  readonly wide?: boolean | undefined;
};

/** The frame of every page of a trip. */
export function TripPage({
  heading,
  sign,
  lead,
  facts,
  picture,
  progress,
  aside,
  asideFirst,
  after,
  children,
  printsAlone,
  wide,
}: TripPageProps) {
  // A large picture keeps the page's whole width to itself.
  const isBeside = aside !== undefined && picture === undefined;
  return (
    <div className={classNames(printsAlone && styles.printsAlone)}>
      <Container
        className={classNames(
          styles.page,
          isBeside && styles.beside,
          progress !== undefined && styles.stepped,
          sign !== undefined && styles.signed,
        )}
      >
        {progress && <div className={styles.progress}>{progress}</div>}
        <Head {...{ heading, sign, lead, facts, picture }} />
        <div className={classNames(styles.columns, aside !== undefined && styles.withAside)}>
          {aside && asideFirst && <div className={classNames(styles.aside, styles.first)}>{aside}</div>}
          <div className={classNames(styles.content, wide && styles.wide)}>{children}</div>
          {aside && !asideFirst && <div className={styles.aside}>{aside}</div>}
        </div>
        {aside && <PrintedPhone />}
      </Container>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}

function Head({ heading, sign, lead, facts, picture }: Pick<TripPageProps, 'heading' | 'sign' | 'lead' | 'facts' | 'picture'>) {
  return (
    <header className={classNames(styles.head, picture !== undefined && styles.peak)}>
      {sign}
      {facts && <div className={styles.facts}>{facts}</div>}
      {heading && <h1 className={styles.heading}>{heading}</h1>}
      {lead && <p className={styles.lead}>{lead}</p>}
      {picture && <div className={styles.picture}>{picture}</div>}
    </header>
  );
}

/** One subject of a trip's page. */
export function TripPart({
  heading,
  lead,
  children,
  id,
  screenOnly,
}: {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
  /** Left out on paper. */
  readonly screenOnly?: boolean;
}) {
  return (
    <section className={classNames(styles.part, screenOnly && styles.screenOnly)} id={id}>
      <h2 className={styles.partHeading}>{heading}</h2>
      {lead && <p className={styles.partLead}>{lead}</p>}
      {children}
    </section>
  );
}
