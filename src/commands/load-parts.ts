import { changes } from '../pipeline/changes-part.ts';
import { MissingPart } from '../render/lazy-part.ts';
import { loadRenderers } from '../render/parts.ts';

export { loadPartsFor } from '../render/parts.ts';

/** Loads all that may be needed: where a run cannot be started again. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([loadRenderers(), changes.load()]);
}

/** Runs something that may need more code than was loaded: it is started again with it. Nothing may be written before the stages ran. */
export async function loadingParts<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      await error.load();
    }
  }
}
