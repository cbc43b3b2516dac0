/**
 * The key of the booking that this browser has just ordered (docs/specification.md#keys). It lets the success page lead to the booking; the
 * quote's key in that page's address alone does not, for it may have been passed on. Out of reach of scripts, and strictly necessary for
 * what was ordered.
 */
const name = 'booking';
const keptSeconds = 30 * 86_400;

export function formatBookingCookie(bookingId: string, url: URL): string {
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${bookingId}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Null where the browser has ordered nothing lately. */
export function readBookingCookie(request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return /^[A-Za-z0-9_-]{27}$/.test(found) ? found : null;
}
