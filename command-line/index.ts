/** What both programs make of the words they are given: options, sentences about what is wrong, files, output. */
export * from './arguments.ts';
export * from './bad-input.ts';
export * from './files.ts';
export * from './hall-commands.ts';
export * from './language.ts';
export * from './nearest.ts';
export * from './output.ts';
export * from './run.ts';
export * from './text.ts';
export * from './words/en.ts';
export * from './words/index.ts';
export * from './words/refusal.ts';
