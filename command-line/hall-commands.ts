/** The commands that the program of the hall answers; all others are the command line's. */
export const HALL_COMMANDS = ['serve', 'work', 'store', 'backup', 'restore'] as const;

export type HallCommand = (typeof HALL_COMMANDS)[number];
