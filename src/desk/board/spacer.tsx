/** Room of rows that are not drawn: by an attribute, for the content policy refuses a style that is sent with the page. */
export function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <li aria-hidden>
      <svg width={1} height={height} />
    </li>
  );
}
