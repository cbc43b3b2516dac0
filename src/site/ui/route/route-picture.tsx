import { memo } from 'react';
import styles from './route-picture.module.css';

type RoutePictureProps = {
  /** Drawn by our own server, which escapes every name in it; elements of its own, so that the page colours them. */
  readonly svg: string;
};

/** Rendered again with the same drawing it stays as it is: React would parse the drawing anew with every key, and its route would draw itself again. */
export const RoutePicture = memo(({ svg }: RoutePictureProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by geo/picture.ts, never by an editor or a visitor
  <div className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
));
