/**
 * The key of the booking that this browser has just ordered (docs/specification.md#keys). With it the success page can link to the booking.
 * The quote's key in that page's address is not enough, because it may have been forwarded. Not readable by scripts, and strictly necessary
 * for the order.
 */
const name = 'booking';
const lifetimeSeconds = 30 * 86_400;

export function formatBookingCookie(bookingId: string, url: URL): string {
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${bookingId}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Null where the browser has ordered nothing recently. */
export function readBookingCookie(request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return /^[A-Za-z0-9_-]{27}$/.test(found) ? found : null;
}
