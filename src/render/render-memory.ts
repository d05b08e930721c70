import type { FileTree } from '../model/file-tree.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import type { Source } from '../model/source.ts';
import type { ArgoDoors } from './argo/argo-context.ts';
import type { EntryDoors } from './entry-points/noted-entries.ts';
import type { MadeEntries } from './entry-points/find-entries.ts';
import type { RenderedEntry } from './entry-points/walk-entries.ts';
import type { FluxDoors } from './flux/flux-context.ts';
import type { LoadedChart } from './helm/chart/chart.ts';
import type { TargetResult } from './kustomize/load/context.ts';
import { newFileDoors } from './kustomize/load/noted-context.ts';
import { newDoor } from './memory/door.ts';
import { openNotes, type Notes } from './memory/notes.ts';
import { newShelf, type Shelf } from './memory/shelf.ts';
import type { ChartDoors } from './releases/chart-library.ts';

/**
 * What the renderings of one run leave for the next one in the same process, with the same settings: the results, and every question on
 * which they depend. A result whose questions have the same answers is used again.
 */
export interface RenderMemory {
  readonly notes: Notes;
  readonly doors: FluxDoors & ArgoDoors;
  readonly chartDoors: ChartDoors;
  readonly entryDoors: EntryDoors;
  readonly charts: Shelf<LoadedChart>;
  /** The bases of kustomizations. */
  readonly targets: Shelf<TargetResult>;
  readonly kustomizations: Shelf<readonly Build[]>;
  readonly ownCharts: Shelf<readonly Build[]>;
  readonly entries: Shelf<RenderedEntry>;
  readonly makers: Shelf<MadeEntries>;
  /** The ConfigMaps and Secrets that written objects are. */
  readonly sources: WeakMap<Manifest, readonly Source[]>;
}

/** A memory of nothing yet. */
export function openRenderMemory(): RenderMemory {
  const notes = openNotes();
  const files = newFileDoors(notes);
  return {
    notes,
    doors: {
      ...files,
      mayOpen: newDoor(notes, 'may open'),
      hasArtifactFolder: newDoor(notes, 'folder of an artifact'),
      open: newDoor(notes, 'open'),
    },
    chartDoors: {
      read: files.read,
      list: newDoor(notes, 'files of a chart', isSameList),
      at: newDoor(notes, 'chart of a folder'),
      anywhere: newDoor(notes, 'chart anywhere'),
      named: newDoor(notes, 'chart by name'),
    },
    entryDoors: {
      home: newDoor(notes, 'home', isSameRecord),
      isStrict: newDoor(notes, 'strict'),
      source: newDoor(notes, 'source', isSameRecord),
      repository: newDoor(notes, 'repository'),
    },
    charts: newShelf(notes),
    targets: newShelf(notes),
    kustomizations: newShelf(notes),
    ownCharts: newShelf(notes),
    entries: newShelf(notes),
    makers: newShelf(notes),
    sources: new WeakMap(),
  };
}

/** What a run is told about its files besides what it asks. */
export function factsOf({ repositories }: FileTree): string {
  return JSON.stringify(repositories?.map(({ name }) => name));
}

function isSameList<Item>(before: readonly Item[], now: readonly Item[]): boolean {
  return before.length === now.length && before.every((each, at) => each === now[at]);
}

function isSameRecord<Fields extends object>(before: Fields, now: Fields): boolean {
  return isSameList<unknown>(Object.entries(before).flat(), Object.entries(now).flat());
}
