import type { ReactNode } from 'react';
import { Container } from '../../../ui/section.tsx';
import { PrintedPhone } from '../shared/phone-panel.tsx';
import styles from './success-frame.module.css';

type SuccessFrameProps = {
  readonly scene: ReactNode;
  /** Beside the content on wide screens; on narrow ones below it, with the next steps first. */
  readonly aside: ReactNode;
  readonly after: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the page after an order: unlike the other pages of a trip it begins with a scene from edge to edge. */
export function SuccessFrame({ scene, aside, after, children }: SuccessFrameProps) {
  return (
    <>
      {scene}
      <Container className={styles.columns}>
        <div className={styles.content}>{children}</div>
        <div className={styles.aside}>{aside}</div>
        <PrintedPhone />
      </Container>
      {after}
    </>
  );
}
