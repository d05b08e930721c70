/** Values to choose from, as a message names them: `a`, `b` or `c`. */
export function choiceOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}
