import type { UnderstoodStop } from '../../trip-editor/understood.tsx';
import type { Preview } from './ask-price.ts';

/** What each typed place was taken for, with how exactly that is known. */
export function understoodStopsOf({ understood, stops }: Pick<Preview, 'understood' | 'stops'>): readonly UnderstoodStop[] {
  return understood.flatMap((each) => {
    const place = stops[each.stop];
    return place === undefined ? [] : [{ ...each, place }];
  });
}
