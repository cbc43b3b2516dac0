import { isPhoto, photoPath } from '#domain/sites/pictures.ts';
import { useBuildVersion } from '../site-context.ts';
import { classNames } from './class-names.ts';
import styles from './illustration.module.css';

type IllustrationProps = {
  /**
   * A drawing of art/draw-art.tsx: `vehicle-coachHire`, `occasion-schools`, `scene-driver`, `skyline-{any seed}`, `success`, `map` …; or a
   * picture uploaded at the desk, `photo-…`.
   */
  readonly name: string;
  /** Its text alternative, where that says more than the words around it. */
  readonly alt?: string | undefined;
  /** Fills its box and is cropped, instead of keeping its proportions. */
  readonly cover?: boolean | undefined;
  /** Visible first on its page: loaded at once. */
  readonly eager?: boolean | undefined;
  /** Has a view transition to the same picture on the next page. Only for a picture that appears once on a page. */
  readonly morph?: boolean | undefined;
  readonly className?: string | undefined;
};

/** One of our drawings, or a picture uploaded at the desk: 16 to 9. */
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
