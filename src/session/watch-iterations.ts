import type { Settings } from '../model/settings.ts';
import { dataText } from './data-text.ts';
import { openRunMemory, type RunMemory } from './run-memory.ts';

/** What one round of `--watch` leaves for the next. */
interface Round {
  /** The very same object for the same settings: what was made with them is known by them. */
  readonly settings: Settings;
  readonly memory: RunMemory;
}

/** Rounds that follow each other; whatever was left under other settings is forgotten. */
export function openRounds(): (settings: Settings) => Round {
  let last: (Round & { readonly text: string }) | undefined;
  return (settings) => {
    const text = dataText(settings);
    if (last?.text !== text) last = { settings, memory: openRunMemory(), text };
    return last;
  };
}
