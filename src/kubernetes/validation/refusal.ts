/** What the API server answers, as a sentence: `The API server refuses it: "spec.volumes[0].name: Required value".` */
export function refusal(path: string, text: string): string {
  return `The API server refuses it: \`${path}: ${text}\`.`;
}

/** `Invalid value: "x": detail`, with the value as Go quotes it (long ones shortened). */
export function invalidValue(value: string, detail: string): string {
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  return `Invalid value: ${JSON.stringify(shown)}: ${detail}`;
}

const SHOWN = 60;
