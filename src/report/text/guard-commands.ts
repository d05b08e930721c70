/** A line that the runner would read as `::command::`: it skips leading white space. Colour codes stop it, but a log may be stored without them. */
const COMMAND = /^((?:[^\S\n]|\u001b\[[0-9;]*m)*):(?=(?:\u001b\[[0-9;]*m)*:)/gm;
/** The older form, which the runner finds anywhere in a line; those of Azure Pipelines and TeamCity have a word in front. */
const OLD_COMMAND = /##(?=\w*\[)/g;

/**
 * Text in which no line is a workflow command for the runner of GitHub Actions, for any names and values in it
 * (runner, `ActionCommand.TryParseV2` and `TryParse`).
 */
export function guardCommands(text: string): string {
  return text.replace(COMMAND, '$1\\u003a').replace(OLD_COMMAND, '#\\u0023');
}
