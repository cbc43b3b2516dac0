/** A telephone number as people write it: 6 to 20 digits, with spaces and `+ ( ) - . /` between. The country is not judged. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d +()\-./]+$/.test(text) && digits >= 6 && digits <= 20;
}
