/** A plain link that opens WhatsApp with a text, in the app or on the web. Nothing is loaded from there. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
