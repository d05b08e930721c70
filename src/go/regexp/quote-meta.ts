/** `regexp.QuoteMeta`: an expression that matches just this text. */
export function quoteMeta(text: string): string {
  return text.replaceAll(/[\\.+*?()|[\]{}^$]/g, '\\$&');
}
