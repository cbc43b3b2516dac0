import type { Bytes, Compressed } from '../compress.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that both sides have. A quality of zero means the client refuses it. */
export function chooseEncoding(accepted: string, body: Compressed): Encoding {
  if (body.br !== null && accepts(accepted, 'br')) return 'br';
  return body.gzip !== null && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** For bodies that are compressed while they are sent: zstd is smaller than brotli at half the cost, and only new browsers offer it. */
export function chooseLightEncoding(accepted: string): 'zstd' | Encoding {
  const known = (['zstd', 'br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding));
  return known ?? 'identity';
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return name.trim() === encoding && !parameters.some((each) => /^\s*q=0(\.0*)?\s*$/.test(each));
  });
}

export function encodedBody(body: Compressed, encoding: Encoding): Bytes {
  return encoding === 'identity' ? body.identity : (body[encoding] ?? body.identity);
}
