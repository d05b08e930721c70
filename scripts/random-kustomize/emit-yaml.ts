import type { Random } from '../random.ts';

/** Data of a made-up manifest. `Raw` is YAML that stands as it is. */
export type Data = Raw | string | number | boolean | null | readonly Data[] | Fields;
export interface Fields {
  readonly [name: string]: Data | undefined;
}
export class Raw {
  readonly yaml: string;
  constructor(yaml: string) {
    this.yaml = yaml;
  }
}

/** Data as YAML in the many ways in which people write it. */
export function emitYaml(data: Data, random: Random): string {
  const lines = block(data, '', random);
  return `${lines.join('\n')}\n`;
}

function block(data: Data, indent: string, random: Random): string[] {
  if (Array.isArray(data) && data.length > 0 && !random.oneIn(9)) {
    return data.flatMap((item: Data) => listItem(item, indent, random));
  }
  if (isFields(data) && entriesOf(data).length > 0 && !random.oneIn(12)) {
    return entriesOf(data).flatMap(([name, value]) => mapEntry(name, value, indent, random));
  }
  return [indent + inline(data, random)];
}

function listItem(item: Data, indent: string, random: Random): string[] {
  const inner = `${indent}  `;
  const lines = block(item, inner, random);
  const [first = '', ...rest] = lines;
  return [`${indent}- ${first.slice(inner.length)}`, ...rest];
}

function mapEntry(name: string, value: Data, indent: string, random: Random): string[] {
  const key = keyText(name, random);
  const comment = random.oneIn(25) ? ' # note' : '';
  if (typeof value === 'string' && value.includes('\n'))
    return multiLine(key, value, indent, random);
  const isBlock =
    (Array.isArray(value) && value.length > 0) || (isFields(value) && entriesOf(value).length > 0);
  // A patch moves a comment behind braces to the next key, before a list that it empties: kustomize cannot read that again.
  const isBraces = Array.isArray(value) || isFields(value);
  if (!isBlock) return [`${indent}${key}: ${inline(value, random)}${isBraces ? '' : comment}`];
  const inner = Array.isArray(value) && random.oneIn(2) ? indent : `${indent}  `;
  const lines = block(value, inner, random);
  if (lines.length === 1 && /^\s*[[{]/.test(lines[0] ?? '')) {
    return [`${indent}${key}: ${(lines[0] ?? '').trim()}`];
  }
  return [`${indent}${key}:${comment}`, ...lines];
}

function multiLine(key: string, value: string, indent: string, random: Random): string[] {
  if (random.oneIn(3) || value.startsWith(' ') || value.startsWith('\n')) {
    return [`${indent}${key}: ${JSON.stringify(value)}`];
  }
  const ends = /\n*$/.exec(value)?.[0].length ?? 0;
  const chomp = ends === 0 ? '-' : ends === 1 ? '' : '+';
  const lines = value.replace(/\n$/, '').split('\n');
  return [
    `${indent}${key}: |${chomp}`,
    ...lines.map((line) => (line === '' ? '' : `${indent}  ${line}`)),
  ];
}

function keyText(name: string, random: Random): string {
  if (
    !/^[A-Za-z_$][A-Za-z0-9_./-]*$/.test(name) ||
    /^(y|n|yes|no|on|off|true|false|null)$/i.test(name)
  ) {
    return JSON.stringify(name);
  }
  if (random.oneIn(30)) return `'${name}'`;
  return random.oneIn(30) ? `"${name}"` : name;
}

function inline(data: Data, random: Random): string {
  if (data instanceof Raw) return data.yaml;
  if (Array.isArray(data)) return `[${data.map((item: Data) => inline(item, random)).join(', ')}]`;
  if (isFields(data)) {
    const parts = entriesOf(data).map(
      ([name, value]) => `${keyText(name, random)}: ${inline(value, random)}`,
    );
    return `{${parts.join(', ')}}`;
  }
  if (typeof data === 'string') return text(data, random);
  return data === null ? random.pick(['null', '~']) : wordOf(data);
}

function text(value: string, random: Random): string {
  const plain = /^[A-Za-z/][A-Za-z0-9_./:@=-]*[A-Za-z0-9]$/.test(value) && !/: |:$| #/.test(value);
  const word = /^(y|n|yes|no|on|off|true|false|null)$/i.test(value);
  if (plain && !word && !random.oneIn(6)) return value;
  if (!value.includes('\n') && random.oneIn(2)) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value);
}

/** A scalar as one word; empty for what is not one. */
export function wordOf(data: Data | undefined): string {
  return typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
    ? String(data)
    : '';
}

export function isFields(data: Data | undefined): data is Fields {
  return (
    typeof data === 'object' && data !== null && !Array.isArray(data) && !(data instanceof Raw)
  );
}

export function entriesOf(fields: Fields): readonly (readonly [string, Data])[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
}
