import { data } from 'react-router';
import type { Paper } from '../desk-request.ts';

/** A PDF, or a ZIP of several, to be kept by whoever asked for it, or to be looked at; 404 where there is none. */
export function answerPaper(paper: Paper | null, disposition: 'attachment' | 'inline' = 'attachment'): Response {
  if (paper === null) throw data(null, { status: 404 });
  const fileName = paper.fileName.replaceAll(/[^\w.-]/g, '');
  return new Response(new Uint8Array(paper.content), {
    headers: {
      'Content-Type': fileName.endsWith('.zip') ? 'application/zip' : 'application/pdf',
      'Content-Disposition': `${disposition}; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
