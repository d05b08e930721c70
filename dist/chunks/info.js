import { C as CannotRun, O as catalogue, _ as COMMANDS, b as SHELLS, h as checkValue, k as nearestName, n as formatRules, o as widthOf, r as formatPage, v as commandNamed, w as hasColor, x as optionsOf, y as RULE_FORMATS } from "./engine.js";
import { t as pages } from "./pages.js";
// src/options/completed-words.ts
/** The words an option's value can be; undefined where files are offered. */
function wordsOfOption({ values, completes }, ruleIds) {
	if (values !== void 0) return values;
	return completes === "rules" ? ruleIds.map((id) => `${id}=`) : void 0;
}
/** The words a command's argument can be; undefined where files are offered. */
function wordsOfCommand({ completes }, ruleIds) {
	switch (completes) {
		case "files": return;
		case "rules": return ruleIds;
		case "shells": return SHELLS;
		case "commands": return COMMANDS.map(({ name }) => name);
		default: return [];
	}
}
// src/options/completion-bash.ts
/** For bash 3.2 and later. Where nothing is offered, bash completes file names. */
function bashScript(ruleIds) {
	const names = COMMANDS.map(({ name }) => name);
	return `# bash completion for envfrom; written by \`envfrom completion bash\`
_envfrom() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} word command='' words=''
  if [[ $cur == = ]]; then
    cur=''
  elif [[ $prev == = && COMP_CWORD -gt 2 ]]; then
    prev=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      ${names.join("|")}) command=$word; break ;;
    esac
  done
  case \${command:-check}:$prev in
${COMMANDS.flatMap((command) => valueCases(command, ruleIds)).join("\n")}
  esac
  case \${command:-check}:$cur in
${COMMANDS.map(({ name }) => `    ${name}:-*) words='${flagsOf$1(name)}' ;;`).join("\n")}
${COMMANDS.flatMap((command) => argumentCase(command, ruleIds)).join("\n")}
  esac
  [[ -z $command && $cur != -* ]] && words='${names.join(" ")}'
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o bashdefault -o default -F _envfrom envfrom
`;
}
/** Cases that answer for the value of an option, and return. */
function valueCases({ name }, ruleIds) {
	return optionsOf(name).filter(({ value }) => value !== void 0).map((option) => {
		const flags = [`--${option.name}`, ...option.letter === void 0 ? [] : [`-${option.letter}`]];
		const words = wordsOfOption(option, ruleIds);
		const reply = words === void 0 ? "" : ` COMPREPLY=($(compgen -W '${words.join(" ")}' -- "$cur"));`;
		return `    ${flags.map((flag) => `${name}:${flag}`).join("|")})${reply} return ;;`;
	});
}
function argumentCase(command, ruleIds) {
	const words = wordsOfCommand(command, ruleIds);
	if (words === void 0 || words.length === 0) return [];
	return [`    ${command.name}:*) words='${words.join(" ")}' ;;`];
}
function flagsOf$1(name) {
	return optionsOf(name).map((option) => `--${option.name}`).join(" ");
}
// src/options/completion-fish.ts
/** For `~/.config/fish/completions/envfrom.fish`. */
function fishScript(ruleIds) {
	return `# fish completion for envfrom; written by \`envfrom completion fish\`
function __envfrom_command
    for word in (commandline -opc)[2..-1]
        if contains -- $word ${COMMANDS.map(({ name }) => name).join(" ")}
            echo $word
            return
        end
    end
    echo none
end
function __envfrom_is
    set -l command (__envfrom_command)
    contains -- $command $argv; or begin
        test $command = none; and contains -- check $argv
    end
end
${COMMANDS.map(({ name, summary }) => `complete -c envfrom -n 'test (__envfrom_command) = none' -a ${name} -d ${quoted$1(summary)}`).join("\n")}
${COMMANDS.flatMap((command) => linesOf(command, ruleIds)).join("\n")}
`;
}
function linesOf(command, ruleIds) {
	const condition = `complete -c envfrom -n '__envfrom_is ${command.name}'`;
	const words = wordsOfCommand(command, ruleIds);
	const named = `complete -c envfrom -n 'test (__envfrom_command) = ${command.name}'`;
	return [...words === void 0 ? [] : [`${named} -f -a ${quoted$1(words.join(" "))}`], ...optionsOf(command.name).map((option) => `${condition} ${flagsOf(option, ruleIds)}`)];
}
function flagsOf(option, ruleIds) {
	const { name, letter, value, help } = option;
	const short = letter === void 0 ? "" : ` -s ${letter}`;
	const words = wordsOfOption(option, ruleIds);
	const values = words === void 0 ? " -r" : ` -x -a ${quoted$1(words.join(" "))}`;
	return `-l ${name}${short}${value === void 0 ? "" : values} -d ${quoted$1(help)}`;
}
function quoted$1(text) {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`;
}
// src/options/completion-zsh.ts
/** For a file `_envfrom` in `$fpath`, or to be sourced after `compinit`. */
function zshScript(ruleIds) {
	const names = COMMANDS.map(({ name }) => name);
	return `#compdef envfrom
# zsh completion for envfrom; written by \`envfrom completion zsh\`

_envfrom_first() {
  local -a commands=(
${COMMANDS.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join("\n")}
  )
  _describe -t commands command commands
  _files
}

_envfrom() {
  local word command='' arguments=_files
  local -a specs
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case $word in
      ${names.join("|")}) command=$word; break ;;
    esac
  done
  case \${command:-check} in
${COMMANDS.map((command) => commandCase(command, ruleIds)).join("\n")}
  esac
  if [[ -z $command ]]; then
    _arguments -s "\${(@)specs}" '*: :_envfrom_first'
  else
    _arguments -s "\${(@)specs}" '1: :' "*: :$arguments"
  fi
}

if [[ $funcstack[1] == _envfrom ]]; then
  _envfrom "$@"
else
  compdef _envfrom envfrom
fi
`;
}
function commandCase(command, ruleIds) {
	const specs = optionsOf(command.name).flatMap((option) => specsOf(option, ruleIds));
	const words = wordsOfCommand(command, ruleIds);
	return [
		`    ${command.name})`,
		`      arguments=${quoted(words === void 0 ? "_files" : `(${words.join(" ")})`)}`,
		"      specs=(",
		...specs.map((spec) => `        ${quoted(spec)}`),
		"      ) ;;"
	].join("\n");
}
/** `*--format=[help]:FORMAT:(text json)`, and the same for the letter. */
function specsOf(option, ruleIds) {
	const { name, letter, value, help } = option;
	const words = wordsOfOption(option, ruleIds);
	const action = words === void 0 ? "_files" : `(${words.join(" ")})`;
	const rest = value === void 0 ? "" : `:${escaped(value)}:${action}`;
	const text = `[${escaped(help)}]${rest}`;
	const long = `*--${name}${value === void 0 ? "" : "="}${text}`;
	return letter === void 0 ? [long] : [long, `*-${letter}${value === void 0 ? "" : "+"}${text}`];
}
function escaped(text) {
	return text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
}
function quoted(text) {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
// src/options/completion-script.ts
const SCRIPTS = {
	bash: bashScript,
	zsh: zshScript,
	fish: fishScript
};
/** The completion script of a shell, made of the tables of commands and options; ends with a newline. */
function completionScript(shell, ruleIds) {
	return SCRIPTS[shell](ruleIds);
}
// src/options/help-text.ts
const WIDTH = 100;
const GUTTER = 2;
/** The help of the program, or of one command. Ends with a newline. */
function helpText(command) {
	const found = command === void 0 ? void 0 : commandNamed(command);
	return found === void 0 ? programHelp() : commandHelp(found);
}
function programHelp() {
	const commands = COMMANDS.map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary]);
	const examples = COMMANDS.flatMap((command) => command.examples.slice(0, 2)).slice(0, 5);
	return sections([
		"envfrom checks every ConfigMap and Secret reference of a Kubernetes repository, offline, and previews\nthe environment each container will really get.",
		`Usage: envfrom [COMMAND] [OPTION…] [ARGUMENT…]`,
		titled("Commands", rows(commands)),
		titled("Examples", rows(examples.map(({ line, does }) => [line, does]))),
		titled("Options of check", rows(optionsOf("check").map(rowOf))),
		"`envfrom help COMMAND` shows the options of the other commands."
	]);
}
function commandHelp(command) {
	const { name, usage, summary, details, examples } = command;
	return sections([
		`${summary}.`,
		`Usage: envfrom ${name} ${usage}`.trimEnd(),
		details.join("\n"),
		examples.length === 0 ? "" : titled("Examples", rows(examples.map(({ line, does }) => [line, does]))),
		titled("Options", rows(optionsOf(name).map(rowOf)))
	]);
}
function sections(parts) {
	return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
function titled(title, body) {
	return `${title}:\n${body}`;
}
function rowOf(option) {
	const { name, letter, value, help, values } = option;
	const short = letter === void 0 ? "    " : `-${letter}, `;
	const notes = [...values === void 0 ? [] : [values.join("|")], ...option.default === void 0 ? [] : [`default: ${option.default}`]];
	const note = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
	return [`${short}--${name}${value === void 0 ? "" : ` ${value}`}`, `${help}${note}`];
}
/** Two columns; the second is wrapped. A first part that is too wide gets a line of its own. */
function rows(table) {
	const widest = Math.min(44, Math.max(...table.map(([first]) => first.length)));
	const indent = " ".repeat(GUTTER + widest + GUTTER);
	return table.flatMap(([first, second]) => {
		const [head = "", ...rest] = wrap(second, WIDTH - indent.length);
		return [...first.length > widest ? [`${" ".repeat(GUTTER)}${first}`, `${indent}${head}`] : [`${" ".repeat(GUTTER)}${first.padEnd(widest)}${" ".repeat(GUTTER)}${head}`], ...rest.map((line) => `${indent}${line}`)];
	}).join("\n");
}
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) if (line !== "" && line.length + 1 + word.length > width) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line];
}
// src/cli/run-info.ts
/** The commands that look at no files: `explain`, `rules`, `completion`, `help`. */
function runInfo(args, outside) {
	outside.stdout.write(textOf(args, outside));
	return 0;
}
function textOf(args, outside) {
	const { command, positionals, values } = args;
	const [word, ...more] = positionals;
	const extra = (command === "rules" ? 0 : 1) === 0 ? word : more[0];
	if (extra !== void 0) throw new CannotRun(`\`envfrom ${command}\` takes no argument \`${extra}\`.`);
	const ids = catalogue.map(({ meta }) => meta.id);
	switch (command) {
		case "explain": return drawPage(explain(word, ids), args, outside);
		case "rules": return formatRules(RULE_FORMATS.find((format) => format === values.get("format")?.at(-1)) ?? "table", catalogue.map(({ meta }) => meta), lookOf(args, outside));
		case "completion": return completion(word, ids);
		default: return help(word);
	}
}
function explain(rule, ids) {
	if (rule === void 0) throw new CannotRun("Name the rule to explain.", "For example `envfrom explain missing-config-map`. `envfrom rules` lists them.");
	const page = pages.get(rule);
	if (page !== void 0) return page.endsWith("\n") ? page : `${page}\n`;
	const nearest = nearestName(rule, ids);
	throw new CannotRun(`There is no rule \`${rule}\`.`, nearest === void 0 ? "`envfrom rules` lists them." : `Did you mean \`${nearest}\`?`);
}
/** For a person: drawn. For a pipe: the Markdown that it is. */
function drawPage(page, args, outside) {
	const look = lookOf(args, outside);
	return look.color || outside.stdout.isTTY === true ? formatPage(page, look) : page;
}
function lookOf({ values }, outside) {
	const { stdout } = outside;
	return {
		color: hasColor(values, outside, stdout),
		width: widthOf(stdout)
	};
}
function completion(shell, ids) {
	const found = SHELLS.find((known) => known === shell);
	if (found !== void 0) return completionScript(found, ids);
	checkValue(shell ?? "", SHELLS, "`envfrom completion`");
	return "";
}
function help(command) {
	if (command === void 0) return helpText(void 0);
	const names = COMMANDS.map(({ name }) => name);
	const found = names.find((name) => name === command);
	if (found !== void 0) return helpText(found);
	checkValue(command, names, "`envfrom help`");
	return "";
}
export { helpText as n, runInfo as t };
