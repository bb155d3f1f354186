import type { Seat } from '@yamanote/kernel';
import { useOpenChat } from './use-chat.ts';

/** What somebody has just shown to all, over their seat. */
export function ReactionAt({ seat }: { seat: Seat }) {
  const open = useOpenChat();
  const reaction = open?.chat.reactions.value.get(seat);
  if (open === null || reaction === undefined) return null;
  return <open.parts.FloatingReaction reaction={reaction} />;
}
