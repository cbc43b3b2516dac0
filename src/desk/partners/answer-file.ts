import type { DownloadedFile, InvoiceForm, ReceivedFile } from '../desk-request.ts';

/** The language of somebody who scans a code on the road is unknown. */
const nowhere = 'Not found · Niet gevonden · Nicht gefunden · Introuvable · No encontrado\n';

/** A PDF, a ZIP of several or an e-invoice, to download or to view; 404 where there is none. */
export function answerFile(downloaded: DownloadedFile | null, disposition: 'attachment' | 'inline' = 'attachment'): Response {
  if (downloaded === null) {
    return new Response(nowhere, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
  }
  const fileName = downloaded.fileName.replaceAll(/[\p{C}"\\/:*?<>|]/gu, '');
  return new Response(new Uint8Array(downloaded.content), {
    headers: {
      'Content-Type': typeOf(fileName),
      'Content-Disposition': `${disposition}; ${nameParameters(fileName)}`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A file that somebody outside sent: it is only ever downloaded, and nothing in it runs if a browser opens it anyway. */
export function answerReceivedFile(file: ReceivedFile | null): Response {
  const answer = answerFile(file);
  if (file === null) return answer;
  answer.headers.set('Content-Type', file.contentType);
  answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  answer.headers.set('X-Content-Type-Options', 'nosniff');
  return answer;
}

const types: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  xml: 'application/xml',
  csv: 'text/csv',
  txt: 'text/plain',
  ics: 'text/calendar; charset=utf-8',
};

function typeOf(fileName: string): string {
  return types[fileName.split('.').at(-1) ?? ''] ?? 'application/pdf';
}

/** The form of an invoice that an address asks for, by its last part. */
export function readInvoiceForm(part: string | undefined): InvoiceForm {
  return part === 'ubl' ? 'ubl' : 'pdf';
}

/** The file name as written (RFC 6266), after one in plain letters for programs that know no other. A lone surrogate cannot be encoded. */
function nameParameters(fileName: string): string {
  const plain = `filename="${fileName.replaceAll(/[^\w.-]/g, '')}"`;
  if (/^[\w.-]*$/.test(fileName)) return plain;
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${plain}; filename*=UTF-8''${encoded}`;
}
