const GENERIC = /^\s*v?([0-9]+(?:\.[0-9]+)*)/;

/** `1.30.2` for `v1.30.2+k3s1`; undefined for what is not a version (apimachinery's ParseGeneric). */
export function plainKubeVersion(text: string): string | undefined {
  const parts = GENERIC.exec(text)?.[1]?.split('.');
  const [major = ''] = parts ?? [];
  if (parts === undefined || parts.length < 2 || /^0./.test(major)) return undefined;
  return parts.map((part) => String(BigInt(part))).join('.');
}
