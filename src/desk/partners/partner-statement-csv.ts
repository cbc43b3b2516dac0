import { data, type LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { showStatement } from './shown-statement.ts';
import { answerStatementCsv } from './statement-csv.ts';

/** A partner's statement for spreadsheets, by its link. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { partner } = context.get(deskContext);
  const found = await partner.statement(params.key ?? '');
  if (found === null) throw data(null, { status: 404 });
  const { language } = found.statement;
  return answerStatementCsv(showStatement(found.statement), { language, texts: partner.textsOf(language) });
}
