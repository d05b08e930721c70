/**
 * strconv.FormatFloat(value, 'g', -1, bits): `1e+06`, `1.5`, `1e-05`. With 64 bits go-yaml writes floats so; with 32,
 * sigs.k8s.io/yaml the keys of maps.
 */
export function goFloatText(value: number, bits: 32 | 64 = 64): string {
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const text = bits === 64 ? value.toExponential() : shortestFloat32(value);
  const [digits = '', power = '0'] = text.split('e');
  const exponent = Number(power);
  if (exponent >= -4 && exponent < 6) return String(Number(text));
  const size = String(Math.abs(exponent)).padStart(2, '0');
  return `${digits}e${exponent < 0 ? '-' : '+'}${size}`;
}

function shortestFloat32(value: number): string {
  const rounded = Math.fround(value);
  for (let digits = 0; digits < 9; digits++) {
    const text = rounded.toExponential(digits);
    if (Math.fround(Number(text)) === rounded) return text;
  }
  return rounded.toExponential(9);
}
