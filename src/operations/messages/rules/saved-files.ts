import type { FileState } from './incoming-mail.ts';

/** Maximum bytes of one file, and of all files of a mail. */
const longestFile = 10 * 1024 * 1024;
const longestTogether = 25 * 1024 * 1024;
/** A mail with more files is not a normal mail. */
export const mostFiles = 30;

const zip = ['50 4b 03 04'];
/** Allowed types by file extension: the media type and the first bytes of such files; without bytes: text. */
const types: Readonly<Partial<Record<string, { readonly type: string; readonly begins: readonly string[] | null; readonly at?: number }>>> =
  {
    pdf: { type: 'application/pdf', begins: ['25 50 44 46 2d'] },
    jpg: { type: 'image/jpeg', begins: ['ff d8 ff'] },
    jpeg: { type: 'image/jpeg', begins: ['ff d8 ff'] },
    png: { type: 'image/png', begins: ['89 50 4e 47 0d 0a 1a 0a'] },
    gif: { type: 'image/gif', begins: ['47 49 46 38'] },
    webp: { type: 'image/webp', begins: ['57 45 42 50'], at: 8 },
    heic: { type: 'image/heic', begins: ['66 74 79 70'], at: 4 },
    docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', begins: zip },
    xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', begins: zip },
    odt: { type: 'application/vnd.oasis.opendocument.text', begins: zip },
    ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', begins: zip },
    txt: { type: 'text/plain', begins: null },
    csv: { type: 'text/csv', begins: null },
    ics: { type: 'text/calendar', begins: null },
  };

type Offered = { readonly name: string; readonly content: Uint8Array };

/**
 * Decides what to do with each file of a mail. The extension must be allowed and the first bytes must match it: a program named `plan.pdf`
 * is refused. The media type is ours, never the sender's.
 */
export function judgeFiles(files: readonly Offered[]): readonly { readonly contentType: string; readonly state: FileState }[] {
  let together = 0;
  return files.map(({ name, content }) => {
    const contentType = typeOfFile(name, content);
    if (contentType === null) return { contentType: 'application/octet-stream', state: 'refused' };
    if (content.length > longestFile || together + content.length > longestTogether) return { contentType, state: 'too-large' };
    together += content.length;
    return { contentType, state: 'kept' };
  });
}

function typeOfFile(name: string, content: Uint8Array): string | null {
  const known = types[name.toLowerCase().slice(name.lastIndexOf('.') + 1)];
  if (known === undefined || !name.includes('.')) return null;
  if (known.begins === null) return content.subarray(0, 4_096).includes(0) ? null : known.type;
  const { at = 0 } = known;
  const first = [...content.subarray(at, at + 8)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return known.begins.some((begin) => first.startsWith(begin)) ? known.type : null;
}
