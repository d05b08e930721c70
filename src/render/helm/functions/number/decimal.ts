/** A decimal number: coefficient × 10^exponent, as github.com/shopspring/decimal holds it. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** Digits after the point that a division keeps. */
const DIVISION_DIGITS = 16;

/** The shortest decimal that reads back as the float; undefined for infinities and what is not a number. */
export function decimalOf(value: number): Decimal | undefined {
  if (!Number.isFinite(value)) return undefined;
  const [mantissa = '0', power = '0'] = value.toExponential().split('e');
  const [whole = '', part = ''] = mantissa.split('.');
  return { coefficient: BigInt(whole + part), exponent: Number(power) - part.length };
}

export function floatOf({ coefficient, exponent }: Decimal): number {
  return Number(`${coefficient}e${exponent}`);
}

/** Sum of both. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const exponent = Math.min(left.exponent, right.exponent);
  return { coefficient: rescaled(left, exponent) + rescaled(right, exponent), exponent };
}

/** The first without the second. */
export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  return addDecimals(left, { coefficient: -right.coefficient, exponent: right.exponent });
}

/** Product of both. */
export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return {
    coefficient: left.coefficient * right.coefficient,
    exponent: left.exponent + right.exponent,
  };
}

/** Quotient to 16 digits, the last one rounded half away from zero; the divisor is not zero. */
export function divideDecimals(left: Decimal, right: Decimal): Decimal {
  const shift = left.exponent - right.exponent + DIVISION_DIGITS;
  const dividend = left.coefficient * powerOfTen(shift);
  const divisor = right.coefficient * powerOfTen(-shift);
  const quotient = dividend / divisor;
  const rest = absolute(dividend - quotient * divisor) * 2n;
  const away = rest >= absolute(divisor) ? 1n : 0n;
  const isNegative = left.coefficient < 0n !== right.coefficient < 0n;
  const rounded = isNegative && left.coefficient !== 0n ? quotient - away : quotient + away;
  return { coefficient: rounded, exponent: -DIVISION_DIGITS };
}

/** The coefficient of a decimal with a smaller exponent. */
export function rescaled({ coefficient, exponent }: Decimal, to: number): bigint {
  return coefficient * powerOfTen(exponent - to);
}

/** 1 for negative powers. */
function powerOfTen(power: number): bigint {
  return power > 0 ? 10n ** BigInt(power) : 1n;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
