import { isPhoto, photoPath } from '#domain/sites/pictures.ts';
import { useBuildVersion } from '../site-context.ts';
import { classNames } from './class-names.ts';
import styles from './illustration.module.css';

type IllustrationProps = {
  /**
   * A drawing of art/draw-art.tsx: `vehicle-coachHire`, `occasion-schools`, `scene-driver`, `skyline-{any seed}`, `success`, `map` …; or a
   * picture of the desk's, `photo-…`.
   */
  readonly name: string;
  /** What it shows, where that says more than the words around it. */
  readonly alt?: string | undefined;
  /** Fills its place and is cut at the edges, instead of keeping its shape. */
  readonly cover?: boolean | undefined;
  /** Seen first on its page: fetched at once. */
  readonly eager?: boolean | undefined;
  /** Goes over into the same picture of the next page, where the browser can: for the one picture of its name on a page. */
  readonly morph?: boolean | undefined;
  readonly className?: string | undefined;
};

/** One of our own drawings, or a picture that was added at the desk: 16 to 9. */
export function Illustration({ name, alt = '', cover, eager, morph, className }: IllustrationProps) {
  const build = useBuildVersion();
  return (
    <img
      className={classNames(styles.illustration, cover && styles.cover, className)}
      src={isPhoto(name) ? photoPath(name, '960') : `/art/${name}.svg?v=${build}`}
      alt={alt}
      width={480}
      height={270}
      decoding="async"
      {...(morph && { 'data-morph': name })}
      {...(eager ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
