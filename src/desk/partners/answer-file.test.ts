import { expect, it } from 'vitest';
import { answerFile } from './answer-file.ts';

const nameOf = (fileName: string) => answerFile({ fileName, content: new Uint8Array() }).headers.get('Content-Disposition');

it('names a file as its carrier is named, in plain letters for programs that know no others', () => {
  expect(nameOf('2026-11-Autocars.pdf')).toBe('attachment; filename="2026-11-Autocars.pdf"');
  expect(nameOf('2026-11-Λεωφορεία (Α).pdf')).toBe(
    `attachment; filename="2026-11-.pdf"; filename*=UTF-8''2026-11-${encodeURIComponent('Λεωφορεία')}%20%28%CE%91%29.pdf`,
  );
});

it('sanitises names for the folder and the header', () => {
  expect(nameOf('../a"b\r\nX: 1\ud800.pdf')).toBe(`attachment; filename="..abX1.pdf"; filename*=UTF-8''..abX%201.pdf`);
});
