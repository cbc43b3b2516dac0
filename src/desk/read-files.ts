import type { SentFile } from '#desk-service/fields.ts';

/** The files of a form's field. A field without a chosen file sends one without a name. */
export async function readFiles(form: FormData, name: string): Promise<SentFile[]> {
  const chosen = form.getAll(name).filter((value) => typeof value !== 'string' && value.name !== '');
  return await Promise.all(chosen.flatMap((value) => (typeof value === 'string' ? [] : [toSent(value)])));
}

async function toSent(file: File): Promise<SentFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
