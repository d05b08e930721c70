"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_engine_action_action_worker_run_help_text_format_problems_answer_changes = require("./report-changes.js");
const require_engine_run_run_run_run_run_format_severity = require("./report-problems.js");
const require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z = require("./commands-selection.js");
// src/commands/completion/completed-words.ts
function wordsOfOption({ value, values, completes }, ruleIds) {
	if (values !== void 0) return { words: values };
	if (completes === "rules") return { words: ruleIds.map((id) => value === "RULE" ? id : `${id}=`) };
	return completes === "builds" || completes === "revisions" ? {
		words: [],
		asked: completes
	} : void 0;
}
function wordsOfCommand({ completes }, ruleIds) {
	switch (completes) {
		case "files": return;
		case "rules": return { words: ruleIds };
		case "shells": return { words: require_start.SHELLS };
		case "commands": return { words: require_start.COMMANDS.map(({ name }) => name) };
		case "workloads":
		case "revisions": return {
			words: [],
			asked: completes
		};
		case "links": return {
			words: ["triggers", "volume"],
			asked: "workloads"
		};
		default: return { words: [] };
	}
}
function takesWord({ value, isOptional }) {
	return value !== void 0 && isOptional !== true;
}
// src/commands/completion/completion-bash.ts
function bashScript(ruleIds) {
	const names = require_start.COMMANDS.map(({ name }) => name);
	return `# bash completion for envfrom; written by \`envfrom completion bash\`
_envfrom_words() {
  if [[ $1 == revisions ]]; then
    git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
  else
    envfrom completion "$1" 2>/dev/null
  fi
}
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
${require_start.COMMANDS.flatMap((command) => valueCases(command, ruleIds)).join("\n")}
  esac
  case \${command:-check}:$cur in
${require_start.COMMANDS.map((command) => `    ${command.name}:-*) words='${flagsOf$1(command)}' ;;`).join("\n")}
${require_start.COMMANDS.flatMap((command) => argumentCase(command, ruleIds)).join("\n")}
  esac
  [[ -z $command && $cur != -* ]] && words='${names.join(" ")}'
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o bashdefault -o default -F _envfrom envfrom
`;
}
function valueCases(command, ruleIds) {
	return require_start.optionsOf(command).filter(takesWord).map((option) => {
		const flags = [`--${option.name}`, ...option.letter === void 0 ? [] : [`-${option.letter}`]];
		const words = wordsOfOption(option, ruleIds);
		const reply = words === void 0 ? "" : ` COMPREPLY=($(compgen -W '${listOf$1(words)}' -- "$cur"));`;
		return `    ${flags.map((flag) => `${command.name}:${flag}`).join("|")})${reply} return ;;`;
	});
}
function argumentCase(command, ruleIds) {
	const words = wordsOfCommand(command, ruleIds);
	if (words === void 0 || listOf$1(words) === "") return [];
	return [`    ${command.name}:*) words='${listOf$1(words)}' ;;`];
}
function listOf$1({ words, asked }) {
	return [...words, ...asked === void 0 ? [] : [`$(_envfrom_words ${asked})`]].join(" ");
}
function flagsOf$1(command) {
	return require_start.optionsOf(command).map((option) => `--${option.name}`).join(" ");
}
// src/commands/completion/completion-fish.ts
function fishScript(ruleIds) {
	return `# fish completion for envfrom; written by \`envfrom completion fish\`
function __envfrom_command
    for word in (commandline -opc)[2..-1]
        if contains -- $word ${require_start.COMMANDS.map(({ name }) => name).join(" ")}
            echo $word
            return
        end
    end
    echo none
end
function __envfrom_words
    if test $argv[1] = revisions
        git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
    else
        envfrom completion $argv[1] 2>/dev/null
    end
end
function __envfrom_is
    set -l command (__envfrom_command)
    contains -- $command $argv; or begin
        test $command = none; and contains -- check $argv
    end
end
${require_start.COMMANDS.map(({ name, summary }) => `complete -c envfrom -n 'test (__envfrom_command) = none' -a ${name} -d ${quoted$1(summary)}`).join("\n")}
${require_start.COMMANDS.flatMap((command) => linesOf(command, ruleIds)).join("\n")}
`;
}
function linesOf(command, ruleIds) {
	const condition = `complete -c envfrom -n '__envfrom_is ${command.name}'`;
	const words = wordsOfCommand(command, ruleIds);
	const named = `complete -c envfrom -n 'test (__envfrom_command) = ${command.name}'`;
	return [...words === void 0 ? [] : [`${named} -f -a ${quoted$1(listOf(words))}`], ...require_start.optionsOf(command).map((option) => `${condition} ${flagsOf(option, ruleIds)}`)];
}
function flagsOf(option, ruleIds) {
	const { name, letter, help } = option;
	const short = letter === void 0 ? "" : ` -s ${letter}`;
	const words = wordsOfOption(option, ruleIds);
	const values = words === void 0 ? " -r" : ` -x -a ${quoted$1(listOf(words))}`;
	return `-l ${name}${short}${takesWord(option) ? values : ""} -d ${quoted$1(help)}`;
}
function listOf({ words, asked }) {
	return [...words, ...asked === void 0 ? [] : [`(__envfrom_words ${asked})`]].join(" ");
}
function quoted$1(text) {
	return `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`;
}
// src/commands/completion/completion-zsh.ts
function zshScript(ruleIds) {
	const names = require_start.COMMANDS.map(({ name }) => name);
	return `#compdef envfrom
# zsh completion for envfrom; written by \`envfrom completion zsh\`

_envfrom_first() {
  local -a commands=(
${require_start.COMMANDS.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join("\n")}
  )
  _describe -t commands command commands
  _files
}

_envfrom_words() {
  local -a found
  if [[ $1 == revisions ]]; then
    found=("\${(@f)$(git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)}")
  else
    found=("\${(@f)$(envfrom completion $1 2>/dev/null)}")
  fi
  compadd -- \${found:#} "\${@[2,-1]}"
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
${require_start.COMMANDS.map((command) => commandCase(command, ruleIds)).join("\n")}
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
	const specs = require_start.optionsOf(command).flatMap((option) => specsOf(option, ruleIds));
	const words = wordsOfCommand(command, ruleIds);
	return [
		`    ${command.name})`,
		`      arguments=${quoted(actionOf(words))}`,
		"      specs=(",
		...specs.map((spec) => `        ${quoted(spec)}`),
		"      ) ;;"
	].join("\n");
}
function specsOf(option, ruleIds) {
	const { name, letter, value, help } = option;
	const words = wordsOfOption(option, ruleIds);
	const isWord = takesWord(option);
	const rest = isWord ? `:${escaped(value ?? "")}:${actionOf(words)}` : "";
	const text = `[${escaped(help)}]${rest}`;
	const long = `*--${name}${isWord ? "=" : ""}${text}`;
	return letter === void 0 ? [long] : [long, `*-${letter}${isWord ? "+" : ""}${text}`];
}
function actionOf(completed) {
	if (completed === void 0) return "_files";
	const { words, asked } = completed;
	return asked === void 0 ? `(${words.join(" ")})` : [
		" _envfrom_words",
		asked,
		...words
	].join(" ");
}
function escaped(text) {
	return text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
}
function quoted(text) {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
// src/commands/completion/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runCompletion: () => runCompletion });
async function runCompletion(args, host) {
	const word = require_engine_run_run_run_run_run_format_severity.singleWord(args);
	if (word === void 0) throw new require_load.CannotRun("Name the shell: `bash`, `zsh` or `fish`.");
	const list = require_start.LISTS.find((known) => known === word);
	if (list !== void 0) return printWords(list, args, host);
	require_start.checkValue(word, require_start.SHELLS, "`envfrom completion`");
	const shell = require_start.SHELLS.find((known) => known === word);
	const ids = require_check.catalogue.map(({ meta }) => meta.id);
	if (shell !== void 0) host.stdout.write(completionScript(shell, ids));
	return 0;
}
function printWords(list, args, host) {
	return require_engine_load_compiled_run_run_run_run_run_run_run_run_explain_place_run_run_run_run_run_prin_hvc1in2z.printList(args, host, {
		places: [],
		words: list,
		filtersBuilds: false,
		async load() {
			const { formatWords } = await Promise.resolve().then(() => require("./commands-fleet.js")).then((n) => n.format_words_exports);
			return (_, report) => formatWords(list, report);
		}
	});
}
const SCRIPTS = {
	bash: bashScript,
	zsh: zshScript,
	fish: fishScript
};
function completionScript(shell, ruleIds) {
	return SCRIPTS[shell](ruleIds);
}
// src/commands/help/help-text.ts
var help_text_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ helpText: () => helpText });
const WIDEST = 100;
const LEAST_SECOND = 36;
const GUTTER = 2;
function helpText(command, columns) {
	const width = Math.min(WIDEST, columns ?? WIDEST);
	return command === void 0 ? programHelp(width) : commandHelp(command, width);
}
function programHelp(width) {
	const examples = [
		require_start.CHECK,
		require_start.DIFF,
		require_start.ENV
	].flatMap((command) => command.examples.slice(0, 2));
	return sections([
		paragraph("envfrom checks every ConfigMap and Secret reference of a Kubernetes repository, offline, and previews the environment each container will really get.", width),
		"Usage: envfrom [COMMAND] [OPTION\u2026] [ARGUMENT\u2026]",
		titled("Examples", rows(examples.map(exampleRow), width)),
		...require_start.COMMAND_GROUPS.map(({ title, commands }) => titled(title, rows(commands.map(({ name, summary }) => [name, summary]), width))),
		titled("Options", rows([require_start.CONFIG, ...require_start.COMMON_OPTIONS].map(rowOf), width)),
		paragraph("`envfrom COMMAND --help` shows the options of a command. Without a command, envfrom runs `check`.", width)
	]);
}
function commandHelp(command, width) {
	const { name, usage, summary, details, examples } = command;
	return sections([
		paragraph(`${summary}.`, width),
		`Usage: envfrom ${name} ${usage}`.trimEnd(),
		examples.length === 0 ? "" : titled("Examples", rows(examples.map(exampleRow), width)),
		...details.map((detail) => paragraph(detail, width)),
		...optionSections(require_start.optionsOf(command), width)
	]);
}
function optionSections(options, width) {
	return [void 0, ...require_engine_action_action_worker_run_help_text_format_problems_answer_changes.OPTION_GROUPS].flatMap((group) => {
		const own = options.filter((option) => option.group === group);
		return own.length === 0 ? [] : [titled(group ?? "Options", rows(own.map(rowOf), width))];
	});
}
function paragraph(text, width) {
	return require_check.wrapText(text, width).join("\n");
}
function exampleRow({ line, does }) {
	return [line, does];
}
function sections(parts) {
	return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
function titled(title, body) {
	return `${title}:\n${body}`;
}
function rowOf(option) {
	const { name, letter, help } = option;
	return [`${letter === void 0 ? "    " : `-${letter}, `}--${name}${valueText(option)}`, `${help}${require_engine_action_action_worker_run_help_text_format_problems_answer_changes.choicesOf(option)}`];
}
function rows(table, width) {
	const widest = Math.min(Math.max(...table.map(([first]) => first.length)), width - LEAST_SECOND - 4, 44);
	const column = Math.max(widest, GUTTER);
	const indent = " ".repeat(GUTTER + column + GUTTER);
	return table.flatMap(([first, second]) => {
		const [head = "", ...rest] = require_check.wrapText(second, width - indent.length);
		return [...first.length > column ? [`${" ".repeat(GUTTER)}${first}`, `${indent}${head}`] : [`${" ".repeat(GUTTER)}${first.padEnd(column)}${" ".repeat(GUTTER)}${head}`], ...rest.map((line) => `${indent}${line}`)];
	}).join("\n");
}
function valueText({ value, isOptional }) {
	if (value === void 0) return "";
	return isOptional === true ? `[=${value}]` : ` ${value}`;
}
// src/commands/help/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runHelp: () => runHelp });
async function runHelp(args, { stdout }) {
	const word = require_engine_run_run_run_run_run_format_severity.singleWord(args);
	const names = require_start.COMMANDS.map(({ name }) => name);
	if (word !== void 0) require_start.checkKnown(word, names, "command", "envfrom help");
	stdout.write(helpText(word === void 0 ? void 0 : require_start.commandNamed(word), require_load.widthOf(stdout)));
	return 0;
}
Object.defineProperty(exports, "help_text_exports", {
	enumerable: true,
	get: function() {
		return help_text_exports;
	}
});
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
Object.defineProperty(exports, "run_exports$1", {
	enumerable: true,
	get: function() {
		return run_exports$1;
	}
});
