const STRUCT = /^type (\w+) struct \{\n([\s\S]*?)^\}/gm;
const FIELD = /^\t(?:(\w+)\s+)?[*[\]\w.]+\s+`json:"([^",]*)(?:,[^"]*)?"/gm;
const EMBEDDED = /^\t(?:\w+\.)?(\w+)\s+`json:"(?:,inline)?"/gm;

/** The names of the fields of each struct in Go's source, those of embedded structs included, as JSON has them. */
export function goStructs(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const bodies = new Map(
    Array.from(source.matchAll(STRUCT), ([, name = '', body = '']) => [name, body]),
  );
  const fieldsOf = (name: string): readonly string[] => {
    const body = bodies.get(name) ?? '';
    const embedded = Array.from(body.matchAll(EMBEDDED), ([, inner = '']) => inner);
    return [
      ...(embedded.includes('TypeMeta') ? ['apiVersion', 'kind'] : []),
      ...embedded.flatMap(fieldsOf),
      ...Array.from(body.matchAll(FIELD), ([, , json = '']) => json).filter(
        (json) => json !== '' && json !== '-',
      ),
    ];
  };
  return new Map([...bodies.keys()].map((name) => [name, new Set(fieldsOf(name))]));
}
