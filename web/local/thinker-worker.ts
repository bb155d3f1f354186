/** The inside of the worker in which bots of this device think. */
import { serveThoughts } from './serve-thoughts.ts';

serveThoughts(self);
