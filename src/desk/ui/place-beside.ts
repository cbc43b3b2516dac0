const gap = 6;

/**
 * For browsers without CSS anchors: places a layer beneath its button, or above where there is no room, and never beyond the edge of the
 * window.
 */
export function placeBeside(layer: HTMLElement, opener: HTMLElement | null): void {
  if (opener === null || CSS.supports('position-area: top')) return;
  const at = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = layer;
  const hasRoom = at.bottom + gap + height <= window.innerHeight;
  const left = at.left + width > window.innerWidth - gap ? at.right - width : at.left;
  layer.style.left = `${Math.max(gap, left)}px`;
  layer.style.top = `${Math.max(gap, hasRoom ? at.bottom + gap : at.top - gap - height)}px`;
}
