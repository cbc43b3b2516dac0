/** A telephone number; a press calls it. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>;
}
