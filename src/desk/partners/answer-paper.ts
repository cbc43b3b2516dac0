import { data } from 'react-router';
import type { Paper } from '../desk-request.ts';

/** A PDF to be kept by whoever asked for it; 404 where there is none. */
export function answerPaper(paper: Paper | null): Response {
  if (paper === null) throw data(null, { status: 404 });
  const fileName = paper.fileName.replaceAll(/[^\w.-]/g, '');
  return new Response(new Uint8Array(paper.content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
