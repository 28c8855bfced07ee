/** How far anything can be enlarged. */
export const MOST = 3;

/** Where to scroll so that what lay under the fingers stays there when everything grows. */
export const pinched = (scrolled: number, fingers: number, by: number): number =>
  Math.max(0, (scrolled + fingers) * by - fingers);

/** The next size of the Larger button: two steps up, then back to fit. */
export const larger = (zoom: number): number => (zoom >= 2.2 ? 1 : zoom >= 1.6 ? 2.2 : 1.6);
