import { securityHeaders } from '../../http/security-headers.ts';
import type { Answer } from '../start-server.ts';

export type Asked = {
  readonly method: string;
  readonly path: string;
  /** Whether somebody's own things may be in the answer, so that no cache may have it. */
  readonly isPrivate: boolean;
};

const told = ['server', 'x-powered-by', 'access-control-allow-origin', 'via'];
/** What each status has to say besides. */
const demanded: Readonly<Record<number, string>> = { 405: 'allow', 429: 'retry-after', 503: 'retry-after' };
const redirects = [301, 302, 303, 307, 308];

/** A drawing runs nothing and may ask for nothing; its colours stand in it. */
const styleOfDrawings = "style-src 'unsafe-inline'";

/** What is wrong with the headers of an answer, in words. */
export function judgeAnswer(asked: Asked, { status, headers, bytes }: Answer): readonly string[] {
  const wrong: string[] = [];
  const demand = (isRight: boolean, words: string) => {
    if (!isRight) wrong.push(words);
  };
  for (const name of Object.keys(securityHeaders)) demand(headers.has(name), `has no ${name}`);
  for (const name of told) demand(!headers.has(name), `tells ${name}`);
  const type = headers.get('content-type') ?? '';
  const policy = headers.get('content-security-policy') ?? '';
  demand(
    !/unsafe|\*(?!\.mollie)|http:/.test(type.startsWith('image/svg') ? policy.replace(styleOfDrawings, '') : policy),
    `has a loose policy: ${policy}`,
  );
  demand(/frame-ancestors 'none'/.test(policy), 'may be framed');
  demand(headers.get('x-content-type-options') === 'nosniff', 'may be sniffed');
  demand(bytes === 0 || type !== '', 'has a body without a type');
  demand(!/^text\/|xml$/.test(type) || /svg/.test(type) || /charset=utf-8/i.test(type), `has a text without an alphabet: ${type}`);
  const cache = headers.get('cache-control') ?? '';
  demand(!asked.isPrivate || /no-store/.test(cache), `may be kept by a cache: ${cache}`);
  demand(status < 400 || status === 404 || !/public|s-maxage/.test(cache), `is an error that caches keep: ${cache}`);
  demand(!redirects.includes(status) || headers.has('location'), 'leads nowhere');
  const needed = demanded[status];
  demand(needed === undefined || headers.has(needed), `has no ${needed}`);
  demand(status < 500 || headers.has('x-request-id'), 'has no id');
  for (const cookie of headers.getSetCookie()) wrong.push(...judgeCookie(cookie));
  demand(headers.getSetCookie().length === 0 || !/public/.test(cache), 'gives a cookie that caches keep');
  return wrong.map((words) => `${asked.method} ${asked.path} (${status}) ${words}`);
}

/** The language that somebody chose is no secret; scripts may read it. */
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
