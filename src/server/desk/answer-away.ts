import { isBadId, isBadValue } from '#db/engine/bad-value.ts';
import { isPassing } from '#db/engine/database-errors.ts';
import { isUnreadableRow } from '#db/engine/stored.ts';
import { PdfsAway } from '../pdfs/pdfs.ts';

/** What pages have texts for: the database is temporarily away. */
export function away(): Response {
  return new Response(null, { status: 503 });
}

/**
 * Runs a piece of work and answers 503 if the database is away or asks for a retry, or if too many PDFs are requested at once. An
 * unreadable value is an error of its sender; an unreadable stored row is 422, for which pages have texts.
 */
export function answerAway<Given extends readonly unknown[], Answer>(work: (...given: Given) => Promise<Answer>) {
  return async (...given: Given): Promise<Answer> => {
    try {
      return await work(...given);
    } catch (error) {
      throw answerOf(error);
    }
  };
}

/** The answer that pages have texts for, or the error itself. */
function answerOf(error: unknown): unknown {
  if (isBadValue(error)) return new Response(null, { status: isBadId(error) ? 404 : 400 });
  if (isUnreadableRow(error)) return new Response(null, { status: 422 });
  return isPassing(error) || error instanceof PdfsAway ? away() : error;
}
