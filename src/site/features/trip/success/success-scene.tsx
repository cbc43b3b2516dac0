import type { ReactNode } from 'react';
import { useBuildVersion, useSiteFrame } from '../../../site-context.ts';
import { skylineOf } from '../../../ui/hero.tsx';
import { Container } from '../../../ui/section.tsx';
import styles from './success-scene.module.css';

type SuccessSceneProps = {
  readonly progress?: ReactNode;
  /** When it was booked, above the heading. */
  readonly facts: ReactNode;
  readonly heading: string;
  readonly lead: ReactNode;
  readonly actions: ReactNode;
};

/** The head of the page after an order, from edge to edge: the words in the sky over the skyline, with the coach on its way. */
export function SuccessScene({ progress, facts, heading, lead, actions }: SuccessSceneProps) {
  const { site } = useSiteFrame();
  const build = useBuildVersion();
  const { name, width, height } = skylineOf(site);
  return (
    <header className={styles.scene}>
      <Container className={styles.words}>
        {progress && <div className={styles.progress}>{progress}</div>}
        <p className={styles.facts}>{facts}</p>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{actions}</div>
      </Container>
      <img
        className={styles.skyline}
        src={`/art/${name}.svg?v=${build}`}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
      />
    </header>
  );
}
