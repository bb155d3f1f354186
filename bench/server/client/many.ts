/** So many come in at a time: more would only wait for each other. */
const AT_A_TIME = 32;

/** Does something so many times, several at once; in the order of their numbers. */
export async function many<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let begun = 0;
  const work = async () => {
    for (let index = begun++; index < count; index = begun++) made[index] = await make(index);
  };
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, count) }, work));
  return made;
}
