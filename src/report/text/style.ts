import { styleText } from 'node:util';

type Paint = (text: string) => string;

/** Colours of a report; every function gives its text back when colour is off. */
export interface Style {
  readonly color: boolean;
  readonly plain: Paint;
  readonly bold: Paint;
  readonly dim: Paint;
  readonly underline: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  readonly blue: Paint;
  readonly cyan: Paint;
  readonly green: Paint;
}

/** Whether there is colour is decided by the caller (`--color`, `NO_COLOR`, a terminal), never here. */
export function styleOf(color: boolean): Style {
  return color ? COLORED : PLAIN;
}

function paint(
  format: 'bold' | 'dim' | 'underline' | 'red' | 'yellow' | 'blue' | 'cyan' | 'green',
): Paint {
  const [open = '', close = ''] = styleText(format, '\0', { validateStream: false }).split('\0');
  return (text) => (text === '' ? '' : open + text + close);
}

function same(text: string): string {
  return text;
}

const COLORED: Style = {
  color: true,
  plain: same,
  bold: paint('bold'),
  dim: paint('dim'),
  underline: paint('underline'),
  red: paint('red'),
  yellow: paint('yellow'),
  blue: paint('blue'),
  cyan: paint('cyan'),
  green: paint('green'),
};

const PLAIN: Style = {
  color: false,
  plain: same,
  bold: same,
  dim: same,
  underline: same,
  red: same,
  yellow: same,
  blue: same,
  cyan: same,
  green: same,
};
