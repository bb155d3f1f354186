import { describe, expect, test } from 'vitest';
import { crossingPairs, isInside, liesOn, meetOffEnds, pointsBetween, touchesItself } from './geometry.ts';
import type { Point } from './types.ts';

/** A square of 4 with a notch from above: like a U. */
const CUP: Point[] = [
  [0, 0],
  [1, 0],
  [1, 2],
  [3, 2],
  [3, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe('a point', () => {
  test.each([
    [[0.5, 1], true],
    [[2, 3], true],
    [[3.5, 0.5], true],
    [[2, 1], false],
    [[-1, 3], false],
    [[5, 3], false],
    [[2, -1], false],
    [[2, 5], false],
  ] as const)('%j is inside a cup: %s', (point, inside) => {
    expect(isInside(point, CUP)).toBe(inside);
  });

  test('on an edge or a corner is not inside, on whichever side the rest lies', () => {
    for (const point of [...CUP, [0, 2], [4, 2], [2, 2], [2, 4], [1, 1], [3, 1], [0.5, 0]] as Point[]) {
      expect([point, isInside(point, CUP)]).toEqual([point, false]);
    }
  });

  test('lies on a path if it lies on any piece of it', () => {
    const path: Point[] = [
      [0, 0],
      [2, 0],
      [4, 2],
    ];
    for (const point of [...path, [1, 0], [3, 1]] as Point[])
      expect([point, liesOn(point, path)]).toEqual([point, true]);
    for (const point of [
      [3, 0],
      [2, 1],
      [-1, 0],
      [5, 3],
    ] as Point[]) {
      expect([point, liesOn(point, path)]).toEqual([point, false]);
    }
  });
});

test('a path is cut where it meets edges, and a point is given of each part, in the order of the path', () => {
  const gates: Point[][] = [
    [
      [6, -1],
      [6, 1],
    ],
    [
      [2, -1],
      [2, 1],
    ],
    // Ends on the path, and one that it does not reach.
    [
      [4, 0],
      [4, 3],
    ],
    [
      [7, 1],
      [7, 5],
    ],
  ];
  expect(
    pointsBetween(
      [
        [0, 0],
        [8, 0],
      ],
      gates,
    ),
  ).toEqual([
    [1, 0],
    [3, 0],
    [5, 0],
    [7, 0],
  ]);
  expect(
    pointsBetween(
      [
        [8, 0],
        [0, 0],
      ],
      gates,
    ),
  ).toEqual([
    [7, 0],
    [5, 0],
    [3, 0],
    [1, 0],
  ]);
  expect(
    pointsBetween(
      [
        [0, 0],
        [8, 0],
      ],
      [],
    ),
  ).toEqual([[4, 0]]);
  expect(
    pointsBetween(
      [
        [0, 0],
        [2, 0],
        [2, 4],
      ],
      gates.slice(2),
    ),
  ).toEqual([
    [1, 0],
    [2, 2],
  ]);
});

test('paths that only share an end do not cross; those that touch, cross or overlap do', () => {
  const line: Point[] = [
    [0, 0],
    [4, 0],
  ];
  const others: [Point[], boolean][] = [
    [
      [
        [4, 0],
        [6, 2],
      ],
      false,
    ],
    [
      [
        [4, 0],
        [8, 0],
      ],
      false,
    ],
    [
      [
        [0, 1],
        [4, 1],
      ],
      false,
    ],
    [
      [
        [2, 0],
        [2, 3],
      ],
      true,
    ],
    [
      [
        [2, -1],
        [2, 1],
      ],
      true,
    ],
    [
      [
        [1, 0],
        [3, 0],
      ],
      true,
    ],
    [
      [
        [4, 0],
        [2, 0],
      ],
      true,
    ],
    [
      [
        [5, 0],
        [6, 0],
      ],
      false,
    ],
    [
      [
        [0, 0],
        [2, 2],
        [4, 0],
      ],
      false,
    ],
    [
      [
        [0, 0],
        [2, 2],
        [3, -1],
        [4, 0],
      ],
      true,
    ],
  ];
  for (const [other, met] of others) {
    expect([other, meetOffEnds(line, other), meetOffEnds(other, line)]).toEqual([other, met, met]);
    expect(crossingPairs([line, other])).toEqual(met ? [[0, 1]] : []);
  }
});

test('a path touches itself where it comes back to a point of its own', () => {
  expect(
    touchesItself([
      [0, 0],
      [4, 0],
      [4, 4],
    ]),
  ).toBe(false);
  expect(
    touchesItself([
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 4],
      [2, -2],
    ]),
  ).toBe(true);
  expect(
    touchesItself([
      [0, 0],
      [4, 0],
      [2, 0],
    ]),
  ).toBe(true);
  expect(
    touchesItself([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ]),
  ).toBe(true);
});
