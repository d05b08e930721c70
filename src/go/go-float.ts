/** strconv.FormatFloat(value, 'g', -1, 64), by which go-yaml writes floats: `1e+06`, `1.5`, `1e-05`. */
export function goFloatText(value: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0' : '0';
  const [digits = '', power = '0'] = value.toExponential().split('e');
  const exponent = Number(power);
  if (exponent >= -4 && exponent < 6) return String(value);
  const size = String(Math.abs(exponent)).padStart(2, '0');
  return `${digits}e${exponent < 0 ? '-' : '+'}${size}`;
}
