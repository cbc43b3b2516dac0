import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './lead.module.css';

/** Editorial text beneath a section's heading. It may contain links, so it is more than the section's own lead. */
export function Lead({ html }: { readonly html: string }) {
  return <RichText html={html} className={styles.lead} />;
}
