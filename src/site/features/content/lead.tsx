import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './lead.module.css';

/** Editorial words beneath a section's heading; they may hold links, so they are more than the section's own lead. */
export function Lead({ html }: { readonly html: string }) {
  return <RichText html={html} className={styles.lead} />;
}
