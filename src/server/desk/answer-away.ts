import { isBadId, isBadValue } from '#db/engine/bad-value.ts';
import { isPassing } from '#db/engine/database-errors.ts';
import { isUnreadableRow } from '#db/engine/stored.ts';
import { PdfsAway } from '../pdfs/pdfs.ts';

/** What pages have words for: the database is away for the moment. */
export function away(): Response {
  return new Response(null, { status: 503 });
}

/**
 * Runs a piece of work and answers 503 if the database is away or asks for a retry, or if too many PDFs are requested at once. A value that
 * cannot be read is a mistake of its sender; a stored row that cannot be read is 422, for which pages have words.
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

/** The answer that pages have words for, or the error itself. */
function answerOf(error: unknown): unknown {
  if (isBadValue(error)) return new Response(null, { status: isBadId(error) ? 404 : 400 });
  if (isUnreadableRow(error)) return new Response(null, { status: 422 });
  return isPassing(error) || error instanceof PdfsAway ? away() : error;
}
