/** Where a function that grows with its argument reaches a target, by halving the span between two arguments above 0. */
export function bisect(
  grows: (argument: number) => number,
  target: number,
  [low, high]: readonly [low: number, high: number],
  halvings: number,
): number {
  let [least, most] = [Math.log(low), Math.log(high)];
  for (let i = 0; i < halvings; i++) {
    const middle = (least + most) / 2;
    if (grows(Math.exp(middle)) < target) least = middle;
    else most = middle;
  }
  return Math.exp((least + most) / 2);
}
