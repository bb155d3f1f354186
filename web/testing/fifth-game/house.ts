/** The house with the fifth game in it, on every list that there is. */
import type { ByLanguage } from '@yamanote/games/by-language';
import type { BotRoom, Room, Speech, TextBoard } from '@yamanote/games/room';
import { stones } from '@yamanote/kernel/toys';
import type { Board } from '@yamanote/kit';
import { folderAt, type House, theHouse } from '../house/house.ts';

export const ID = stones.id;

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 140'/>";

export function withFifthGame(): House {
  const house = theHouse();
  return {
    ...house,
    rooms: { ...house.rooms, [ID]: openRoom },
    botRooms: {
      ...house.botRooms,
      [ID]: async () => ({ ...(await openRoom()), ...(await import('./bots/index.ts')).judgement }) as BotRoom,
    },
    speeches: {
      ...house.speeches,
      [ID]: async () => (await import('./words/index.ts')).speech as ByLanguage<Speech>,
    },
    topics: { ...house.topics, [ID]: async () => (await import('./words/topics.ts')).topics },
    textBoards: {
      ...house.textBoards,
      [ID]: async () => (await import('./terminal/index.ts')).textBoard as TextBoard,
    },
    boards: { ...house.boards, [ID]: async () => (await import('./board/index.tsx')).board as unknown as Board },
    stations: [...house.stations, { id: ID, latin: 'Stepping Stones', players: [1, 3] }],
    subtitles: {
      en: { ...house.subtitles.en, [ID]: 'Across the river' },
      de: { ...house.subtitles.de, [ID]: 'Über den Fluss' },
      ja: { ...house.subtitles.ja, [ID]: '川を渡る' },
    },
    pictures: { day: { ...house.pictures.day, [ID]: PICTURE }, night: { ...house.pictures.night, [ID]: PICTURE } },
    boardPictures: {
      day: { ...house.boardPictures.day, [ID]: PICTURE },
      night: { ...house.boardPictures.night, [ID]: PICTURE },
    },
    folders: { ...house.folders, [ID]: folderAt(new URL('./', import.meta.url)) },
    subjects: { ...house.subjects, [ID]: { game: stones, options: { edition: 'river' }, seats: 3 } },
    walked: [...house.walked, `/game/${ID}`, `/rules/${ID}`],
    readme: `${house.readme}| 5 | **Stepping Stones** | |`,
  };
}

async function openRoom(): Promise<Room> {
  return (await import('./index.ts')).stonesRoom as unknown as Room;
}
