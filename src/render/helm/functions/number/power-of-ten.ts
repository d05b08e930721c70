/** math.Pow(10, power), to the last bit: Go squares the mantissa step by step, and turns the result over at the end. */
export function powerOfTen(power: number): number {
  if (power === 0) return 1;
  if (power === 1) return 10;
  let mantissa = 1;
  let exponent = 0;
  let base = 0.625;
  let baseExponent = 4;
  for (let left = Math.abs(power); left >= 1; left = Math.floor(left / 2)) {
    if (Math.abs(baseExponent) > 4096) {
      exponent += baseExponent;
      break;
    }
    if (left % 2 === 1) {
      mantissa *= base;
      exponent += baseExponent;
    }
    base *= base;
    baseExponent *= 2;
    if (base < 0.5) {
      base += base;
      baseExponent--;
    }
  }
  if (power > 0) return scaled(mantissa, exponent);
  return scaled(1 / mantissa, -exponent);
}

/** value × 2^exponent, in two steps if one would overflow. */
function scaled(value: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return value * 2 ** half * 2 ** (exponent - half);
}
