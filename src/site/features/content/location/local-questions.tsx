import { SaidQuestions } from '../../../head/said-questions.tsx';
import { Section } from '../../../ui/section.tsx';
import type { LocationText } from '../load-subjects.ts';
import styles from './local-questions.module.css';

type LocalQuestionsProps = { readonly heading: string; readonly questions: LocationText['questions'] };

/** Questions about a place, answered from the facts about it. The first answer is open (docs/specification.md#screens). */
export function LocalQuestions({ heading, questions }: LocalQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section heading={heading} width="beside">
      {import.meta.env.SSR && <SaidQuestions asked={questions} />}
      <div className={styles.questions}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
