/** One run of one situation: in folders of its own, within a limit, and nothing of it is left. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, figure } from '../figures.ts';
import type { House, Subject } from './house.ts';
import type { Scene, Situation, Size } from './situations/situation.ts';
import { openStage, type Span, type Stage } from './stage.ts';
import { withinSeconds } from './within.ts';

export interface Workshop {
  /** The file of a client, and how many of them play. */
  client: string;
  clients: number;
  /** Where data is while it is worked with, and what took long to make is kept. */
  folder: string;
}

export interface Run {
  figures: Figure[];
  /** What the figures are about. */
  spans: readonly Span[];
  /** With the folder of the hall's profiles, if there are any. */
  profiles: string | null;
}

/** Besides what is observed; old halls are made within it. */
const LONGEST_BESIDES = 300;
/** No situation observes more spans than this, and their beginnings. */
const MOST_SPANS = 4;

export async function runOnce(
  { client, clients, folder }: Workshop,
  subject: Subject,
  situation: Situation,
  { size, seconds, profiled }: { size: Size; seconds: number; profiled: boolean },
): Promise<Run> {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(join(folder, 'run-'));
  const tidyUp = () => rmSync(own, { recursive: true, force: true });
  process.once('exit', tidyUp);
  const profiles = profiled ? mkdtempSync(join(folder, 'profiles-')) : null;
  const stages: Stage[] = [];
  const houses: House[] = [];
  const openHouse = async (data: string, into: string | null = null) => {
    const house = await subject.open({ data, profiles: into });
    houses.push(house);
    return house;
  };
  const scene: Scene = {
    size,
    seconds,
    subject,
    openHouse,
    cache: join(folder, 'old-halls'),
    async open(filled) {
      const data = join(own, `data-${stages.length}`);
      if (filled === undefined) mkdirSync(data);
      else cpSync(filled, data, { recursive: true });
      const stage = openStage(await openHouse(data, profiles), client, clients);
      stages.push(stage);
      return stage;
    },
  };
  try {
    const limit = LONGEST_BESIDES + MOST_SPANS * seconds;
    const figures = await withinSeconds(limit, `situation ${situation.letter}`, situation.run(scene));
    return {
      figures: subject.isPromised ? figures : figures.map(withoutTarget),
      spans: stages.flatMap(({ spans }) => spans),
      profiles,
    };
  } finally {
    for (const stage of stages) await stage.end();
    for (const house of houses) await house.stop();
    tidyUp();
    process.off('exit', tidyUp);
  }
}

/** What was promised of one process says nothing about several. */
function withoutTarget({ name, value, unit }: Figure): Figure {
  return figure(name, value, unit, null);
}
