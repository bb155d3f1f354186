/** One person's decision: lines come in until one of them is an answer, or takes one back, or leaves. */
import { BadInput, columns, print, wrap, writeWhole } from '@yamanote/command-line';
import { fastRng, imagineFrom, legal, pending, type Seat } from '@yamanote/kernel';
import { matchOf, sightOf } from '@yamanote/running-match';
import { matchText } from '../match.ts';
import { type Chronicle, paragraphs } from './chronicle.ts';
import { explain } from './explain.ts';
import { hintLines } from './hint.ts';
import { answer, goBack, type Home, isAlone, undo } from './home.ts';
import type { Keyboard } from './keyboard.ts';
import { readKey } from './keys.ts';
import { menuAt, menuOf, optionsOf } from './menu.ts';
import { order } from './orders.ts';
import { type Screen, showDecision } from './screen.ts';

export interface Sitting {
  readonly home: Home;
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  /** Where the match goes in the end, if anywhere. */
  readonly file: string | undefined;
  /** Shown before the first decision. */
  readonly intro: string[];
}

/** `true` if the match goes on: an answer was given, perhaps by an order, or one was taken back. */
export async function decide(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { home, screen, keyboard, intro } = sitting;
  const { room, match, speech, names, words } = home;
  const chronicle = home.chronicles.find(({ viewer }) => viewer === seat) as Chronicle;
  const { view } = sightOf(match, seat);
  const choices = legal(match.game, imagineFrom(match.game, view, fastRng('choices')), seat);
  // What lets a chance go by is never the first choice.
  const last = (choice: unknown) => Number(room.declines?.(choice) ?? false);
  choices.sort((a, b) => last(a) - last(b));
  const options = optionsOf(
    choices.map((choice) => speech.action(choice, view, names)),
    (choice) => speech.steps?.(choices[choice], view, names),
  );
  const whole = menuAt(options);
  /** The lists that were opened one in another; the last one is shown. */
  let menus = [whole];
  const show = () => showDecision(home, screen, chronicle, chronicle.read === 0 ? intro : [], menus[menus.length - 1]);
  show();
  for (;;) {
    const line = await keyboard.ask(words.prompt);
    if (line === null) return false;
    const menu = menus[menus.length - 1];
    const key = readKey(line, menu.entries.length);
    switch (key.is) {
      case 'answer': {
        const entry = menu.entries[key.choice];
        if (entry.options.length > 1) {
          menus.push(menuAt(options, entry.trail));
          show();
          break;
        }
        chronicle.read = chronicle.sentences.length;
        answer(home, seat, choices[entry.options[0]]);
        return true;
      }
      case 'undo':
        if (menus.length > 1) {
          menus.pop();
          show();
          break;
        }
        if (undo(home)) return true;
        sayWrapped(words.nothingToUndo);
        break;
      case 'back':
        if (!isAlone(home)) sayWrapped(words.notAlone);
        else if (goBack(home, seat)) return true;
        else sayWrapped(words.nothingToGoBackTo);
        break;
      case 'quit':
        return false;
      case 'again':
        menus = [whole];
        show();
        break;
      case 'log':
        say(wholeLog(chronicle, words.between, words.nothingYet));
        break;
      case 'hint':
        say(hintLines(home, seat));
        break;
      case 'explain':
        say(
          explain(
            home,
            seat,
            menu.entries.map(({ options: meant }) => meant.map((choice) => choices[choice])),
            key.what,
          ),
        );
        break;
      case 'order': {
        const { lines, answered } = order(home, seat, key.what);
        say(lines);
        if (answered) return true;
        break;
      }
      case 'save':
        say(save(home, key.file ?? sitting.file).lines);
        break;
      case 'unknown': {
        const found = menuOf(options, key.given);
        if (found === null) sayWrapped(words.notAChoice(key.given, menu.entries.length));
        else {
          menus = [whole, found];
          show();
        }
      }
    }
  }
}

function say(lines: readonly string[]): void {
  print(lines.join('\n'));
}

function sayWrapped(sentence: string): void {
  say(wrap(sentence, columns()));
}

function wholeLog(chronicle: Chronicle, between: string, nothing: string): string[] {
  const lines = paragraphs(chronicle, 0, between).flatMap((paragraph) => wrap(paragraph, columns()));
  return lines.length > 0 ? lines : [nothing];
}

/** Saves the match as it stands, and says what the file is good for. */
export function save({ match, words }: Home, file: string | undefined): { saved: boolean; lines: string[] } {
  const said = (saved: boolean, sentence: string) => ({ saved, lines: wrap(sentence, columns()) });
  if (file === undefined) return said(false, words.saveWhere);
  try {
    writeWhole(file, matchText(matchOf(match)));
  } catch (error) {
    if (error instanceof BadInput) return said(false, words.cannotSave(error.in(words.complaints)));
    throw error;
  }
  const over = pending(match.game, match.course.state).is === 'over';
  return said(true, over ? words.saved(file) : words.savedUnfinished(file));
}
