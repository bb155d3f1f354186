/** The house with the fifth game in it, on every list that there is. */
import { stones } from '@yamanote/kernel/toys';
import { folderAt, type House, theHouse } from '../house/house.ts';
import * as lists from './lists.ts';

export const ID = stones.id;

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 140'/>";

export function withFifthGame(): House {
  const house = theHouse();
  const { pictures, boardPictures, subtitles } = house;
  return {
    ...house,
    rooms: { ...house.rooms, ...lists.registry },
    botRooms: { ...house.botRooms, ...lists.botRooms },
    speeches: { ...house.speeches, ...lists.speeches },
    topics: { ...house.topics, ...lists.topics },
    textBoards: { ...house.textBoards, ...lists.textBoards },
    boards: { ...house.boards, ...lists.boards },
    howTos: { ...house.howTos, ...lists.howTos },
    stations: [...house.stations, { id: ID, latin: 'Stepping Stones', players: [1, 3] }],
    subtitles: {
      en: { ...subtitles.en, [ID]: 'Across the river' },
      de: { ...subtitles.de, [ID]: 'Über den Fluss' },
      ja: { ...subtitles.ja, [ID]: '川を渡る' },
    },
    pictures: { day: { ...pictures.day, [ID]: PICTURE }, night: { ...pictures.night, [ID]: PICTURE } },
    boardPictures: { day: { ...boardPictures.day, [ID]: PICTURE }, night: { ...boardPictures.night, [ID]: PICTURE } },
    folders: { ...house.folders, [ID]: folderAt(new URL('./', import.meta.url)) },
    subjects: { ...house.subjects, [ID]: { game: stones, options: { edition: 'river' }, seats: 3 } },
    walked: [...house.walked, `/game/${ID}`, `/rules/${ID}`, `/how-to/${ID}`],
    readme: `${house.readme}| 5 | **Stepping Stones** | |`,
  };
}
