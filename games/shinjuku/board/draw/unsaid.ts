/** For eyes only: what a drawing says is said in words elsewhere. */
export const unsaid = { 'aria-hidden': true } as const;
