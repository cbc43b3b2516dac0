/** An uploaded file as text: UTF-8, or the encoding of older programs. Empty where no file was chosen. */
export async function readTextFile(value: FormDataEntryValue | null): Promise<string> {
  if (value === null || typeof value === 'string') return value ?? '';
  const bytes = await value.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
