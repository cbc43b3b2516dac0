/** Why a request is answered before any page sees it. */
export type Refused = 400 | 405 | 413 | 415;

/** The parsed body of a request, and whether it is a form that pages accept. */
export type Checked = { readonly request: Request; readonly refusal: Refused | null };

/** Fields of one form: the largest, of interface texts, has about six hundred. */
const mostFields = 3_000;

/** A driver's telephone sends reports as JSON. */
const takesJson = /^\/on-duty\/[^/]+\/presses(?:\.data)?$/;

/**
 * Checks method, address and body of a request once, so that every page can rely on them: it is a GET or a POST, its text has no NUL (which
 * the database refuses), and a posted form can be parsed. Bodies were already read to their end (read-body.ts).
 */
export async function checkRequest(request: Request): Promise<Checked> {
  const { method, url } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) return { request, refusal: 405 };
  const { pathname, search } = new URL(url);
  if (!isReadable(pathname) || holdsNul(search)) return { request, refusal: 400 };
  if (method !== 'POST') return { request, refusal: null };
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  const again = () => new Request(url, { method, headers: request.headers, body: bytes });
  return { request: again(), refusal: await findFault({ pathname, type, bytes, again }) };
}

type Body = { readonly pathname: string; readonly type: string; readonly bytes: Uint8Array; readonly again: () => Request };

async function findFault({ pathname, type, bytes, again }: Body): Promise<Refused | null> {
  const [kind = ''] = type.split(';', 1);
  switch (kind.trim().toLowerCase()) {
    case 'application/x-www-form-urlencoded':
      return findFaultOfFields(bytes);
    case 'multipart/form-data':
      return await findFaultOfParts(again());
    case 'application/json':
      return takesJson.test(pathname) ? null : 415;
    default:
      return 415;
  }
}

const ampersand = 0x26;

function findFaultOfFields(bytes: Uint8Array): Refused | null {
  let fields = 1;
  for (const byte of bytes) if (byte === ampersand) fields += 1;
  if (fields > mostFields) return 413;
  return holdsNul(new TextDecoder().decode(bytes)) ? 400 : null;
}

async function findFaultOfParts(request: Request): Promise<Refused | null> {
  const form = await request.formData().catch(() => null);
  if (form === null) return 400;
  let fields = 0;
  for (const [name, value] of form) {
    fields += 1;
    if (fields > mostFields) return 413;
    if (`${name}${typeof value === 'string' ? value : value.name}`.includes('\0')) return 400;
  }
  return null;
}

/** As written in addresses and forms, or unescaped. */
function holdsNul(text: string): boolean {
  return text.includes('%00') || text.includes('\0');
}

function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
