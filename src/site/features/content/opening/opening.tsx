import type { ReactNode } from 'react';
import { Illustration } from '../../../ui/illustration.tsx';
import { Breadcrumbs, type Crumb } from '../../../ui/link/breadcrumbs.tsx';
import styles from './opening.module.css';

type OpeningProps = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Beneath the description. */
  readonly children?: ReactNode;
};

/**
 * The head of a page about people: text on one side, and their picture on the other, up to the window's edge. The picture is never cropped,
 * because people stand at its edges.
 */
export function Opening({ crumbs, title, description, image, children }: OpeningProps) {
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <Breadcrumbs items={crumbs} />
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
        {children}
      </div>
      <Illustration name={image} eager morph className={styles.picture} />
    </header>
  );
}
