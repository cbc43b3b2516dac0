import { memo } from 'react';
import styles from './route-picture.module.css';

type RoutePictureProps = {
  /** Drawn by our own server, which escapes every name in it. Inline, so that the page's styles colour it. */
  readonly svg: string;
};

/**
 * Rendering the same drawing again changes nothing. Otherwise React would parse the drawing at every key, and its route would be animated
 * again.
 */
export const RoutePicture = memo(({ svg }: RoutePictureProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by geo/picture.ts, never by an editor or a visitor
  <div className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
));
