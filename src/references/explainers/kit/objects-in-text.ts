/** An object in a text that may not be valid YAML: its kind and name are those of the first such lines. */
interface WrittenObject {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

const NAME = /^[ \t]+name:[ \t]*["']?([a-z0-9][-a-z0-9.]*)/m;

/** The objects in a text whose line of the kind matches; its first group is the kind. */
export function* writtenObjects(text: string, kindLine: RegExp): Generator<WrittenObject> {
  for (const object of text.split(/^---.*$/m)) {
    const kind = kindLine.exec(object)?.[1];
    const name = NAME.exec(object)?.[1];
    if (kind !== undefined && name !== undefined) yield { kind, name, text: object };
  }
}
