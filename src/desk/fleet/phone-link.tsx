/** A telephone number that rings when it is pressed. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>;
}
