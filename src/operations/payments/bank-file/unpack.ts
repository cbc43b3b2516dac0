import { unzipSync } from 'fflate';
import { failure, type Result, success } from '#domain/result.ts';

/** An uploaded file, or one from a ZIP. */
export type GivenFile = { readonly name: string; readonly bytes: Uint8Array };

/** Maximum unpacked bytes of all files of a ZIP. */
const most = 64 * 1024 * 1024;
const mostFiles = 400;

/** The files of a ZIP, as banks deliver CAMT; any other file unchanged. Refused if it cannot be unpacked or is too large unpacked. */
export function unpack(file: GivenFile): Result<readonly GivenFile[], 'too-many-lines' | 'not-a-bank-file'> {
  if (!isZip(file.bytes)) return success([file]);
  const state = { bytes: 0, files: 0 };
  try {
    const entries = unzipSync(file.bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        state.bytes += originalSize;
        state.files += 1;
        return state.bytes <= most && state.files <= mostFiles;
      },
    });
    if (state.bytes > most || state.files > mostFiles) return failure('too-many-lines');
    return success(Object.entries(entries).map(([name, bytes]) => ({ name: `${file.name}: ${name}`, bytes })));
  } catch {
    return failure('not-a-bank-file');
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}
