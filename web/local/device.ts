/** What pages say about the hall on this device, whether it is loaded or not. */
import { signal } from '@preact/signals';

/** Whether the browser remembers the match; else it lasts as long as this page is open. */
export const isKept = signal(true);

/** Whether another tab has taken over: one match is played on a device, in one tab at a time. */
export const isElsewhere = signal(false);
