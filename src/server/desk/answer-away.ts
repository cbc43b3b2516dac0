import { isPassing } from '#db/engine/database-errors.ts';
import { PdfsAway } from '../pdfs/pdfs.ts';

/** What pages have words for: the database is away for the moment. */
export function away(): Response {
  return new Response(null, { status: 503 });
}

/** Has a piece of work answer so where the database is away or asks to be asked again, and where too many PDFs are wanted at once. */
export function answerAway<Given extends readonly unknown[], Answer>(work: (...given: Given) => Promise<Answer>) {
  return async (...given: Given): Promise<Answer> => {
    try {
      return await work(...given);
    } catch (error) {
      throw isPassing(error) || error instanceof PdfsAway ? away() : error;
    }
  };
}
