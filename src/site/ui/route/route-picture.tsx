import styles from './route-picture.module.css';

/** Drawn by our own server, which escapes every name in it; elements of its own, so that the page colours them. */
export function RoutePicture({ svg }: { readonly svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by geo/picture.ts, never by an editor or a visitor
  return <div className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />;
}
