import { Panel } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import styles from './value-panel.module.css';

type ValuePanelProps = { readonly section: { readonly title: string; readonly description: string } };

/** Advice worth keeping, set apart from the running text. */
export function ValuePanel({ section }: ValuePanelProps) {
  return (
    <Section>
      <Panel tone="tint" className={styles.panel}>
        <h2>{section.title}</h2>
        <RichText html={section.description} />
      </Panel>
    </Section>
  );
}
