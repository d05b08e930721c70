/** What a page holds, or may still hold. */
export interface Room {
  /** Of UTF-8. */
  readonly bytes: number;
  /** Making them is most of what a browser does to open a page. */
  readonly elements: number;
}

/** Elements of a page with views: browsers open a page with so many within two seconds. */
export const PAGE_ELEMENTS = 500_000;

/** A part that folds takes a browser as long as so many other elements: it has a tree of its own. */
const DETAILS = 20;

/** What a text takes. */
export function roomOf(html: string): Room {
  let elements = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] !== '/') elements += html.startsWith('details', at + 1) ? DETAILS : 1;
  }
  return { bytes: Buffer.byteLength(html), elements };
}

export function roomWithout(room: Room, { bytes, elements }: Room): Room {
  return { bytes: room.bytes - bytes, elements: room.elements - elements };
}

/** A share of a room, from 0 to 1. */
export function shareOf({ bytes, elements }: Room, share: number): Room {
  return { bytes: bytes * share, elements: elements * share };
}

/** Whether something fits into it. */
export function isRoom({ bytes, elements }: Room): boolean {
  return bytes > 0 && elements > 0;
}
