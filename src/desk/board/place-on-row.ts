const gap = 6;
const edge = 16;

/**
 * Positions a layer below a row of the board, or above it if there is no room, at the right end of the time and always within the window.
 */
export function placeOnRow(layer: HTMLElement, at: number): void {
  const row = document.querySelector(`[data-row="${at}"]`)?.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = layer;
  const [top, bottom] = row === undefined ? [window.innerHeight / 3, window.innerHeight / 3] : [row.top, row.bottom];
  const hasRoom = bottom + gap + height <= window.innerHeight - edge;
  const wanted = hasRoom ? bottom + gap : top - gap - height;
  layer.style.top = `${Math.max(edge, Math.min(wanted, window.innerHeight - edge - height))}px`;
  layer.style.left = `${Math.max(edge, Math.min(row?.right ?? window.innerWidth, window.innerWidth) - edge - width)}px`;
}
