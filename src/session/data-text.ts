/** Data as text: equal for equal data, different for different. */
export function dataText(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) => {
    if (value instanceof Map) return { map: [...value] };
    if (value instanceof Set) return { set: [...value] };
    return value instanceof RegExp ? { pattern: String(value) } : value;
  });
}
