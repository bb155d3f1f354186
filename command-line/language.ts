/** In which language somebody is spoken to. */
import { LANGUAGES, type Language } from '@yamanote/kernel';
import { readChoiceOf } from './arguments.ts';

/** The language to complain in, whatever else is wrong with the arguments. */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Language {
  const asked = args.map((word, i) => (word === '--lang' ? args[i + 1] : /^--lang=(.*)$/.exec(word)?.[1]));
  return LANGUAGES.find((language) => asked.includes(language)) ?? readLanguage(undefined, env);
}

/** What was asked for, or the language of the environment. */
export function readLanguage(asked: string | undefined, env: NodeJS.ProcessEnv = process.env): Language {
  if (asked !== undefined) return readChoiceOf('--lang', asked, LANGUAGES) as Language;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}
