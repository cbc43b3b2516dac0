/** The height of rows that are not rendered, as an attribute, because the content policy refuses inline styles. */
export function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <li aria-hidden>
      <svg width={1} height={height} />
    </li>
  );
}
