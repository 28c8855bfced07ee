// What stands on the map and on the cards, as outlines. Figures and signs of cards are drawn in a square of 24.
export const FIGURES: Record<string, string> = {
  infantry:
    "M12 1.500c3.300 0 5.300 2.400 5.300 5.700V12c0 2.600-2.200 4.600-5.300 4.600S6.700 14.600 6.700 12V7.200c0-3.300 2-5.700 5.300-5.700zM2.500 24c0-5.500 3.500-8.200 9.500-8.200s9.500 2.700 9.500 8.200z",
  cavalry:
    "M7 24c-.3-5.500 4-7 4.300-11.500-1.800 1.600-3.500 2.800-6.300 2.800-1.900 0-3-1.900-2-3.500L8 4.500 8.500 1l3 2.600C18 4 21.500 9 21.500 16.500V24z",
  creature:
    "M2.500 1.500C3 5 4.500 6.800 7 7.300c1.500-1 3.200-1.500 5-1.500s3.500.5 5 1.500c2.500-.5 4-2.300 4.500-5.800 2 4.500 1 8.500-2 10.500C20 19 16.500 24 12 24S4 19 4.500 12c-3-2-4-6-2-10.500z",
  wild: "M12 1l3 7.500 8 .8-6 5.300 1.800 7.900L12 18.200 5.200 22.500 7 14.600 1 9.300l8-.8z",
  mission: "M11 2.500h2V5h-2zM12 3.500l8 2.700-8 2.900zM12 9l6.500 6 3 8.500h-19l3-8.500z",
  event:
    "M6 15a4.500 4.500 0 0 1-.5-9A6.500 6.500 0 0 1 18 7.500 3.900 3.900 0 0 1 18 15zM8 17l-2 6M13 17l-2 6M18 17l-2 6",
  power: "M13.500 1L4 13.500h6L8.500 23.500 20 9.500h-6.500z",
};

/** A foot soldier, a rider from three battalions on, a creature from five on: what one would put there out of the box. */
export const figure = (battalions: number): string =>
  FIGURES[battalions >= 5 ? "creature" : battalions >= 3 ? "cavalry" : "infantry"]!;

export const CROWN = "M-8 6l-2-12 6 5 4-8 4 8 6-5-2 12z";
export const KEEP = "M-8 11l1.200-11.500H-9v-8h3.600v2.800h2.600v-2.800h5.600v2.800h2.600v-2.800H9v8H6.800L8 11z";
export const GATE = "M-2.300 11V5.500a2.300 2.300 0 0 1 4.600 0V11z";
export const STONE = "M-3.600 9l-1.400-13.500L0-11l5 6.500L3.600 9zM-8 9.500H8";
export const ANCHOR = "M0-4.500v13M-5 .5H5M-6.500 4c1 6 12 6 13 0M0-9.500a2.500 2.500 0 1 0 .01 0z";
export const PEAK = "M-12 8Q-6-3-1-12Q4-4 11 8";
export const SHADE = "M-1-12Q4-4 11 8H4.500Q3.500 3 .5-.5q1-4.500-1.500-11.500z";
export const ROSE = "M0-30L4.500-4.500 30 0 4.500 4.500 0 30-4.500 4.500-30 0-4.500-4.500z";
