/** Japanese forms of what the sentences count. */
const number = new Intl.NumberFormat('ja');

export function list(items: readonly string[]): string {
  return items.join('と');
}

/** 「Adaさん」, and more of them. */
export function people(names: readonly string[]): string {
  return list(names.map((name) => `${name}さん`));
}

/** With a true minus sign. */
function figure(n: number): string {
  return number.format(n).replace('-', '−');
}

/** 「+7」「−3」「±0」. */
export function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : figure(n);
}

export const points = (n: number) => `${figure(n)}点`;
