/** For tests of other rooms that need a real hall, and people in it. */
export { tableNameIn } from '../notices/notice.ts';
export * from './hall.ts';
export * from './play.ts';
export * from './visitor.ts';
