import { Link } from 'react-router';
import styles from '../editing/editing.module.css';

export const factStates = ['expired', 'soon', 'fresh'] as const;

/** Links to the forms of texts, each named by its language. */
export function TextLinks({ paths }: { readonly paths: readonly string[] }) {
  return paths.map((path) => (
    <span key={path} className={styles.language}>
      <Link to={`/pages/${path}`} discover="none">
        {path.split('/').at(-1)?.replace('.yaml', '')}
      </Link>
    </span>
  ));
}
