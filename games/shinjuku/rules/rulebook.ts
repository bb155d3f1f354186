import type { Rulebook } from '@yamanote/kernel';
import { arrival, arrivalCard, arrivalCustomers } from './arrivals.ts';
import { ceo } from './ceo.ts';
import { deal, draw, income } from './income.ts';
import { flee, kaiju, push, rampage } from './kaiju.ts';
import { alight, ride, start } from './move.ts';
import { shop } from './open.ts';
import { spend } from './payment.ts';
import { place, queueCard, queueCards, queueCustomer, queueCustomers } from './queue.ts';
import { begin, first, startCustomers, startWard } from './setup.ts';
import { extend } from './track.ts';
import { action, endTurn, screens, turn } from './turn.ts';
import type { Shinjuku } from './types.ts';

export const rules: Rulebook<Shinjuku> = {
  'start-ward': startWard,
  'start-customers': startCustomers,
  first,
  begin,
  turn,
  place,
  'queue-cards': queueCards,
  'queue-card': queueCard,
  'queue-customers': queueCustomers,
  'queue-customer': queueCustomer,
  arrival,
  'arrival-card': arrivalCard,
  'arrival-customers': arrivalCustomers,
  kaiju,
  rampage,
  flee,
  push,
  ceo,
  action,
  spend,
  shop,
  extend,
  start,
  alight,
  ride,
  income,
  draw,
  deal,
  'end-turn': endTurn,
  screens,
};
