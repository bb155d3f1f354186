/** What pages say about the hall on this device, whether it is loaded or not. */
import { signal } from '@preact/signals';
import { read, write } from '../settings/stored.ts';

/** Whether the browser remembers the match; else it lasts as long as this page is open. */
export const isKept = signal(true);

/** Whether another tab has taken over: one match is played on a device, in one tab at a time. */
export const isElsewhere = signal(false);

const USED = 'device-hall';

/** Whether there ever was a table on this device, as far as the browser remembers. */
export function hasDeviceHall(): boolean {
  return read(USED) !== null;
}

export function noteDeviceHall(): void {
  write(USED, 'used');
}
