import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/**
 * The target of the code on a Spanish document: the file itself, at once and without signing in (Resolución de 5 de junio de 2026,
 * tercero).
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await context.get(deskContext).publishedDocument(params.key ?? ''));
}
