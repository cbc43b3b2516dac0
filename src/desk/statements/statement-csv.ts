import { data, type LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerStatementCsv } from '../partners/statement-csv.ts';

/** A partner's statement for spreadsheets, in the language of the signed-in person. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { queries, language, textsOf } = requireSignedIn(args);
  const statement = await queries.statements.one({ id: params.id ?? '' });
  if (statement === null) throw data(null, { status: 404 });
  return answerStatementCsv(statement, { language, texts: textsOf('partner') });
}
