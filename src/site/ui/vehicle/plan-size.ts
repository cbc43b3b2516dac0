/** A metre of a plan in pixels: seats are wide enough for a legible number. */
export const planMetre = { wide: 72, tall: 52 } as const;

/** The height of the vehicle's side above its plan. */
export const sideHeight = { wide: 312, tall: 112 } as const;

type PlanInput = { readonly kind: 'wide' | 'tall'; readonly metres: number; readonly decks: number };

/** The size of a vehicle's plan in pixels, shared by the drawing and its box on the page. Each deck takes 2.55 m and a margin. */
export function planSize({ kind, metres, decks }: PlanInput): { readonly width: number; readonly height: number } {
  if (kind === 'tall') return { width: 360, height: Math.ceil(sideHeight.tall + metres * planMetre.tall + 40) };
  return { width: 1110, height: Math.ceil(sideHeight.wide + decks * (2.55 * planMetre.wide + 34) + 24) };
}
