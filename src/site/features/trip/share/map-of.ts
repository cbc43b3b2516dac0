/** A public map with a point on it. Nothing is loaded from there before somebody opens it. */
export function mapOf({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;
}
