import { describeQuestions } from './describe-page.ts';
import { useStructuredData } from './structured-data.ts';

type SaidQuestionsProps = { readonly asked: Parameters<typeof describeQuestions>[0] };

/** The questions of a page for search engines. Render it on the server only: the browser then loads none of it. */
export function SaidQuestions({ asked }: SaidQuestionsProps) {
  useStructuredData(describeQuestions(asked));
  return null;
}
