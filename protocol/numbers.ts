/** Numbers that the hall and its pages share. */

/** No game has more seats. */
export const MOST_SEATS = 6;
/** So many colours there are for a guest to choose from. */
export const SEAT_COLOURS = 6;
/** Of a guest's name, in characters. */
export const LONGEST_NAME = 24;
