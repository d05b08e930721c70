import { readFileSync } from 'node:fs';

/** A row of the table of rooms. */
export interface Room {
  /** As other rows name it: `render` of `src/render/`, `cli` of `src/cli*`, `rules` of `rules/*`. */
  readonly name: string;
  /** The path is `src/cli*` for `src/cli.ts` and all of `src/cli/`. */
  readonly path: string;
  readonly imports: ReadonlySet<string>;
}

/** A room that holds rooms: each may import those on a level to its left. */
export interface RoomOfRooms {
  readonly path: string;
  readonly levels: readonly (readonly string[])[];
}

/** What the section "Floors" of ARCHITECTURE.md says. */
export interface Floors {
  readonly rooms: readonly Room[];
  readonly roomsOfRooms: readonly RoomOfRooms[];
  /** The one folder or file that imports a package. */
  readonly packages: ReadonlyMap<string, string>;
}

/** Reads the three tables of the section: rooms, rooms of rooms, packages. */
export function readFloors(path: string): Floors {
  const [, section = ''] = readFileSync(path, 'utf8').split(/^## Floors\n/m);
  const [rooms, inside, packages, ...more] = tablesOf(section.split(/^## /m)[0] ?? '');
  if (rooms === undefined || inside === undefined || packages === undefined || more.length > 0) {
    throw new Error(`${path}: the section "Floors" must have exactly three tables`);
  }
  return {
    rooms: readRooms(rooms),
    roomsOfRooms: inside.map(([room = '', levels = '']) => ({
      path: codeIn(room)[0] ?? '',
      levels: levels.split('→').map(codeIn),
    })),
    packages: new Map(
      packages.map(([name = '', place = '']) => [codeIn(name)[0] ?? '', codeIn(place)[0] ?? '']),
    ),
  };
}

type Row = readonly string[];

/** The rows of each table, without its head. */
function tablesOf(section: string): readonly (readonly Row[])[] {
  return [...section.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').slice(1, -1)),
  );
}

function readRooms(rows: readonly Row[]): readonly Room[] {
  const rooms: Room[] = [];
  for (const [room = '', imports = ''] of rows) {
    const above = imports.includes('every room above') ? rooms.map(({ name }) => name) : [];
    const [paths = ''] = room.split(':');
    const added = codeIn(paths).map((path) => {
      return { name: nameOf(path), path, imports: new Set([...above, ...codeIn(imports)]) };
    });
    rooms.push(...added);
  }
  return rooms;
}

function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function nameOf(path: string): string {
  return path.replace(/(?:\/?\*\/?|\/|\.ts)$/, '').replace(/^.*\//, '');
}
