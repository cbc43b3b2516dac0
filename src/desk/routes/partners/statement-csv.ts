import { data, type LoaderFunctionArgs } from 'react-router';
import { PartnerStatementDocument } from '../../api/generated/operations.ts';
import { requireSignedIn } from '../../desk-request.ts';
import { answerStatementCsv } from '../../partners/statement-csv.ts';

/** A partner's statement for spreadsheets, in the language of whoever asks. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { execute, language, textsOf } = requireSignedIn(args);
  const { partnerStatement } = await execute(PartnerStatementDocument, { id: params.id ?? '' });
  if (partnerStatement === null) throw data(null, { status: 404 });
  return answerStatementCsv(partnerStatement, { language, texts: textsOf('partner') });
}
