// Shores we have drawn by hand for boards we know; any other board gets shores from the distance to its labels.
import type { Point } from "./lands";

/** Names of regions are written where land is empty; compass and list of regions stand in the open sea. */
export type Lettering = {
  titles: Record<string, { at: Point; angle: number; wide: number }>;
  compass: Point;
  list: Point;
};
type Shore = { coast: Point[]; extra: Record<string, Point[]>; lettering: Lettering };

const MIDDLE_EARTH: Shore = {
  coast: [
    [512, -20],
    [506, 22],
    [486, 48],
    [446, 66],
    [400, 74],
    [352, 66],
    [306, 70],
    [262, 66],
    [222, 82],
    [176, 96],
    [126, 118],
    [78, 138],
    [46, 172],
    [40, 214],
    [62, 242],
    [100, 250],
    [138, 262],
    [164, 274],
    [166, 284],
    [138, 292],
    [100, 296],
    [74, 312],
    [62, 340],
    [76, 382],
    [108, 412],
    [150, 424],
    [196, 420],
    [226, 436],
    [222, 470],
    [240, 506],
    [276, 530],
    [302, 556],
    [312, 592],
    [296, 628],
    [262, 652],
    [240, 684],
    [236, 730],
    [1030, 730],
    [1030, -20],
  ],
  extra: {
    forodwaith: [
      [700, 30],
      [520, 40],
      [800, 25],
    ],
    mithlond: [
      [200, 285],
      [165, 305],
    ],
    brown_lands: [
      [880, 560],
      [960, 400],
    ],
    dead_marshes: [
      [860, 640],
      [680, 650],
    ],
    south_rhun: [[950, 330]],
    borderlands: [[390, 110]],
    harlindon: [
      [120, 360],
      [190, 390],
    ],
  },
  lettering: {
    titles: {
      arnor: { at: [372, 108], angle: -3, wide: 92 },
      eriador: { at: [192, 402], angle: 6, wide: 112 },
      mirkwood: { at: [678, 238], angle: -5, wide: 78 },
      rhun: { at: [940, 328], angle: 0, wide: 70 },
      rhovanion: { at: [880, 655], angle: 0, wide: 142 },
      rohan: { at: [304, 684], angle: 0, wide: 78 },
    },
    compass: [58, 58],
    list: [20, 556],
  },
};

export function shore(territories: readonly { id: string }[]): Shore | undefined {
  const ids = new Set(territories.map((one) => one.id));
  return ["mithlond", "forodwaith", "the_shire", "dead_marshes"].every((id) => ids.has(id)) ? MIDDLE_EARTH : undefined;
}
