/** Steps of driving time, with the colour of each on maps and legends, in light and dark mode. */
export const timeColours = [
  { minutes: 30, colours: ['#b83d04', '#ffc19c'] },
  { minutes: 90, colours: ['#f0762c', '#ff8a47'] },
  { minutes: 180, colours: ['#50687a', '#8fa9bd'] },
] as const satisfies readonly { readonly minutes: number; readonly colours: readonly [day: string, night: string] }[];
