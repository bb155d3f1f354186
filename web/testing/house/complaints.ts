import type { House } from './house.ts';
import { PARTS, type Part } from './parts.ts';

/** What is missing in a house, of its games or of some of them, in a sentence each. */
export async function complaintsAbout(house: House, games: Iterable<string> = gamesOf(house)): Promise<string[]> {
  const complaints: string[] = [];
  for (const id of games) {
    for (const part of Object.values<Part>(PARTS)) {
      for (const lack of await part(house, id)) complaints.push(`${id} has no ${lack}`);
    }
  }
  return complaints;
}

/** Whatever is anywhere called a game must be everywhere. */
export function gamesOf(house: House): Set<string> {
  const { rooms, botRooms, speeches, topics, textBoards, boards, howTos, stations, folders, subjects } = house;
  const lists = [rooms, botRooms, speeches, topics, textBoards, boards, howTos, folders, subjects].map(Object.keys);
  return new Set([...lists.flat(), ...stations.map(({ id }) => id)]);
}
