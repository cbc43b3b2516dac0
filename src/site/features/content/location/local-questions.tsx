import { useTranslation } from '../../../i18n/site-texts.ts';
import { Section } from '../../../ui/section.tsx';
import type { LocationText } from '../load-subjects.ts';
import styles from './local-questions.module.css';

type LocalQuestionsProps = { readonly city: string; readonly questions: LocationText['questions'] };

/** What people of the city ask, answered from what is known of it. */
export function LocalQuestions({ city, questions }: LocalQuestionsProps) {
  const { t } = useTranslation('pages');
  if (questions.length === 0) return null;
  return (
    <Section heading={t('location.questions', { city })} width="text">
      <dl className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
