/** The door for what pages say: text becomes a request, or a refusal that helps an honest page. */
import { MOST_FRAME_BYTES, type Request, request } from '@yamanote/protocol';
import * as v from 'valibot';
import { type HallRefusal, hallRefusal } from './refusals.ts';

export interface Parsed {
  /** The page's own number, as far as it could be read. */
  re: number;
  request: Request | HallRefusal;
}

const KINDS = new Map<unknown, (typeof request.options)[number]>(
  request.options.map((kind) => [kind.entries.do.literal, kind]),
);

export function parseRequest(text: string): Parsed {
  if (Buffer.byteLength(text) > MOST_FRAME_BYTES) {
    return { re: -1, request: hallRefusal('too-large', '', `at most ${MOST_FRAME_BYTES} bytes`) };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { re: -1, request: hallRefusal('malformed', '', 'JSON') };
  }
  const fields = Object(json) as { re?: unknown; do?: unknown };
  const re = Number.isSafeInteger(fields.re) ? (fields.re as number) : -1;
  const strange = strangePlace(json, 0);
  if (strange !== null) return { re, request: hallRefusal('malformed', strange, 'plain data') };
  // Only its own kind is tried: there are many, and a try that fails costs more than one that does not.
  const parsed = v.safeParse(KINDS.get(fields.do) ?? request, json, { abortEarly: true });
  return { re, request: parsed.success ? parsed.output : explain(parsed.issues[0]) };
}

function explain(issue: v.BaseIssue<unknown>): HallRefusal {
  const field = v.getDotPath(issue) ?? '';
  if (field === 'do') return hallRefusal('unknown-request', field, issue.expected ?? '');
  return hallRefusal('malformed', field, issue.expected ?? issue.message);
}

/** Every object answers to these names without having them: no message of ours uses one, at any depth. */
const INHERITED = ['__proto__', 'constructor', 'prototype'];
/** Nor is any message deeper than this; what follows may walk through it without fear. */
const DEEPEST = 20;

/** Where something strange is; the path is written only if there is. */
function strangePlace(json: unknown, depth: number): string | null {
  if (typeof json !== 'object' || json === null) return null;
  if (depth > DEEPEST) return '';
  for (const key of Object.keys(json)) {
    if (INHERITED.includes(key)) return key;
    const inner = strangePlace((json as Record<string, unknown>)[key], depth + 1);
    if (inner !== null) return inner === '' ? key : `${key}.${inner}`;
  }
  return null;
}
