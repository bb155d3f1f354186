/** What a map is spoken of by: the names of its places, and where they are. */
export type StationId = string;
export type DistrictId = string;
export type Point = readonly [x: number, y: number];
