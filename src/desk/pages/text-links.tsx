import { Link } from 'react-router';
import styles from '../editing/editing.module.css';
import { useEditing } from '../editing/use-editing.ts';
import { Section } from '../ui/page.tsx';

type TextLinksProps = { readonly texts: readonly { readonly path: string; readonly language: string }[] };

/** Links from what the languages of a page share to its texts. */
export function TextLinks({ texts }: TextLinksProps) {
  const { e } = useEditing();
  return (
    <Section title={e('pages.languages')}>
      <p>
        {texts.map(({ path, language }) => (
          <span key={path} className={styles.language}>
            <Link to={`/pages/${path}`}>{language}</Link>
          </span>
        ))}
      </p>
    </Section>
  );
}
