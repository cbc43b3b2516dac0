import { securityHeaders } from '../../http/security-headers.ts';
import type { Answer } from '../start-server.ts';

export type Asked = {
  readonly method: string;
  readonly path: string;
  /** Whether the answer may contain personal data, so that no cache may store it. */
  readonly isPrivate: boolean;
};

const said = ['server', 'x-powered-by', 'access-control-allow-origin', 'via'];
/** What each status additionally requires. */
const demanded: Readonly<Record<number, string>> = { 405: 'allow', 429: 'retry-after', 503: 'retry-after' };
const redirects = [301, 302, 303, 307, 308];

/** A drawing runs nothing and may request nothing; it contains its own colours. */
const styleOfDrawings = "style-src 'unsafe-inline'";

type Demand = readonly [isRight: boolean, words: string];

/** What is wrong with the headers of an answer, in words. */
export function judgeAnswer(asked: Asked, answer: Answer): readonly string[] {
  const cookies = answer.headers.getSetCookie();
  const demands = [
    ...demandsOfAll(answer),
    ...demandsOfBody(asked, answer),
    ...demandsOfStatus(asked, answer),
    ...demandsOfCaches(asked, answer),
  ];
  const wrong = [...demands.filter(([isRight]) => !isRight).map(([, words]) => words), ...cookies.flatMap(judgeCookie)];
  return wrong.map((words) => `${asked.method} ${asked.path} (${answer.status}) ${words}`);
}

function demandsOfAll({ headers }: Answer): readonly Demand[] {
  const policy = headers.get('content-security-policy') ?? '';
  const isDrawing = headers.get('content-type')?.startsWith('image/svg') ?? false;
  const judged = isDrawing ? policy.replace(styleOfDrawings, '') : policy;
  return [
    ...Object.keys(securityHeaders).map((name): Demand => [headers.has(name), `has no ${name}`]),
    ...said.map((name): Demand => [!headers.has(name), `tells ${name}`]),
    [!/unsafe|\*(?!\.mollie)|http:/.test(judged), `has a loose policy: ${policy}`],
    [/frame-ancestors 'none'/.test(policy), 'may be framed'],
    [headers.get('x-content-type-options') === 'nosniff', 'may be sniffed'],
  ];
}

function demandsOfBody({ path }: Asked, { headers, bytes }: Answer): readonly Demand[] {
  const type = headers.get('content-type') ?? '';
  const isText = /^text\/|xml$/.test(type) && !/svg/.test(type);
  const isOfApi = /\/(?:graphql|api\/)/.test(path) && type.includes('json');
  return [
    [bytes === 0 || type !== '', 'has a body without a type'],
    [!isText || /charset=utf-8/i.test(type), `has a text without an alphabet: ${type}`],
    [!isOfApi || headers.has('content-disposition'), 'is an answer of the API that opens as a page'],
  ];
}

function demandsOfStatus({ method }: Asked, { status, headers, text }: Answer): readonly Demand[] {
  const needed = demanded[status];
  // A form returned with its input is the form's page, and has its own policy.
  const isFailure = method === 'GET' && status >= 500 && /^text\/html/.test(headers.get('content-type') ?? '');
  return [
    [!redirects.includes(status) || headers.has('location'), 'leads nowhere'],
    [needed === undefined || headers.has(needed), `has no ${needed}`],
    [status < 500 || headers.has('x-request-id'), 'has no id'],
    [!isFailure || text.includes(headers.get('x-request-id') ?? 'none'), 'shows no id to quote'],
  ];
}

function demandsOfCaches({ isPrivate }: Asked, { status, headers }: Answer): readonly Demand[] {
  const cache = headers.get('cache-control') ?? '';
  return [
    [!isPrivate || /no-store/.test(cache), `may be kept by a cache: ${cache}`],
    [status < 400 || status === 404 || !/public|s-maxage/.test(cache), `is an error that caches keep: ${cache}`],
    [headers.getSetCookie().length === 0 || !/public/.test(cache), 'gives a cookie that caches keep'],
  ];
}

/** The chosen language is no secret; scripts may read it. */
const open = /^lng=/;

function judgeCookie(cookie: string): readonly string[] {
  const [name = ''] = cookie.split('=');
  const isStrict = /;\s*SameSite=(Lax|Strict)/i.test(cookie);
  const isOpen = open.test(cookie);
  return [
    ...(isOpen || /;\s*HttpOnly/i.test(cookie) ? [] : [`gives scripts the cookie ${name}`]),
    ...(isOpen || /;\s*Secure/i.test(cookie) ? [] : [`sends the cookie ${name} without TLS`]),
    ...(isStrict ? [] : [`sends the cookie ${name} from other sites`]),
  ];
}
