/** All that a chat is made of, in one file: it is fetched at once, where other people are. */
import { createChat, labelOf, titleNow } from './chat.ts';
import { ChatBeside } from './chat-beside.tsx';
import { ChatColumn } from './chat-column.tsx';
import { ChatLineBar } from './chat-line-bar.tsx';
import { ChatSheet } from './chat-sheet.tsx';
import { FloatingReaction } from './reaction.tsx';
import { chatWords } from './words/index.ts';

export const parts = {
  createChat,
  labelOf,
  titleNow,
  ChatBeside,
  ChatColumn,
  ChatLineBar,
  ChatSheet,
  FloatingReaction,
  chatWords,
};
