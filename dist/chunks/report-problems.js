"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_pages = require("./pages.js");
const require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0 = require("./report-document.js");
const require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar = require("./report-document2.js");
const require_engine_run_run_answer_env_check_tree = require("./report-describe.js");
let node_path = require("node:path");
// src/commands/baseline/run.ts
var run_exports$2 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runBaseline: () => runBaseline });
async function runBaseline(args, host) {
	const { values, positionals } = args;
	const progress = require_start.startProgress(host);
	try {
		const run = await require_start.openRun(positionals, values, host);
		if (host.isolate !== void 0 && require_start.isLarge(run)) return await host.isolate();
		const tree = await progress.watch(run.tree);
		const engines = await require_start.loadEngines({
			...run,
			tree
		});
		const { here, root } = run.located;
		const named = values.get("baseline")?.at(-1);
		const name = named ?? ".envfrom-baseline.json";
		const path = named === void 0 ? (0, node_path.resolve)(root, require_start.BASELINE_NAME) : (0, node_path.resolve)(here, named);
		const text = require_start.contentText(require_start.readNamed(here, root, path));
		const isPruning = values.has("prune");
		if (isPruning && text === void 0) throw new require_load.CannotRun(`There is no baseline \`${name}\` to prune.`);
		const before = text === void 0 ? [] : readOrNone(text, name, isPruning);
		const report = require_engine_run_run_answer_env_check_tree.check(engines, tree, require_check.catalogue, run.settings);
		progress.stop();
		for (const line of require_start.noticeLines(run.notices)) require_start.writeStderr(host, line);
		const entries = isPruning ? require_start.prunedBaseline(before, [...report.problems, ...report.undeployed]) : require_start.baselineOf(report.problems);
		if (text === void 0 && entries.length === 0) {
			host.stdout.write("Nothing to accept: no problems were found.\n");
			return 0;
		}
		const next = require_start.baselineText(entries);
		if (next !== text) await require_start.writeFiles([{
			path,
			name,
			text: next
		}], root, host.holdSignals);
		host.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
		return 0;
	} finally {
		progress.stop();
	}
}
function readOrNone(text, name, isPruning) {
	try {
		return require_start.readBaseline(text, name);
	} catch (error) {
		if (isPruning || !(error instanceof require_load.CannotRun)) throw error;
		return [];
	}
}
function summaryOf(name, entries, before, isPruning) {
	const [now, then] = [entries, before].map((some) => some.reduce((sum, entry) => sum + entry.count, 0));
	if (isPruning) {
		const gone = (then ?? 0) - (now ?? 0);
		return `${name}: ${require_start.count(gone, "problem")} removed, ${now ?? 0} left.`;
	}
	return `${name}: ${require_start.count(now ?? 0, "problem")} accepted.`;
}
// src/commands/arguments/single-word.ts
function singleWord({ command, positionals }) {
	const [word, extra] = positionals;
	if (extra !== void 0) throw tooMany(command.name, extra);
	return word;
}
function refuseWords({ command, positionals: [word] }) {
	if (word !== void 0) throw tooMany(command.name, word);
}
function tooMany(command, word) {
	return new require_load.CannotRun(`\`envfrom ${command}\` takes no argument \`${word}\`.`);
}
// src/report/problems/format-page.ts
const CODE_INDENT = 4;
function formatPage(markdown, { color, width }) {
	const lines = markdown.split(/\r?\n/);
	const blocks = [];
	for (let at = 0; at < lines.length;) {
		const [block, next] = blockAt(lines, at, width);
		if (block !== void 0) blocks.push(block);
		at = next;
	}
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("text", blocks, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+(\S.*)$/;
function blockAt(lines, at, width) {
	const line = lines[at] ?? "";
	if (line.trim() === "") return [void 0, at + 1];
	const [, marks = "", heading = ""] = HEADING.exec(line) ?? [];
	if (marks !== "") return [{
		kind: "paragraph",
		text: heading,
		tone: "strong"
	}, at + 1];
	const [, fence = "", title = ""] = FENCE.exec(line) ?? [];
	if (fence !== "") {
		const end = endOf(lines, at + 1, (other) => other.trim() === fence);
		return [{
			kind: "group",
			indented: true,
			blocks: [codeOf(title.trim(), lines.slice(at + 1, end), width)]
		}, end + 1];
	}
	const end = endOf(lines, at, (other) => other.trim() === "" || HEADING.test(other) || FENCE.test(other));
	const own = lines.slice(at, end);
	if (line.startsWith("|")) return [tableOf(own), end];
	if (ITEM.test(line)) return [listOf(own), end];
	return [{
		kind: "paragraph",
		text: inline(own.map((part) => part.trim()).join(" "))
	}, end];
}
function endOf(lines, from, isEnd) {
	const found = lines.slice(from).findIndex(isEnd);
	return found === -1 ? lines.length : from + found;
}
function codeOf(info, lines, width) {
	const title = info.replace(/^\S+\s*/, "");
	return {
		kind: "code",
		lines: (info.startsWith("console") ? lines.flatMap((line) => wrapOutput(line, width)) : lines).map((text) => ({
			text,
			tone: "info"
		})),
		language: "",
		...title === "" ? {} : { title }
	};
}
function listOf(lines) {
	const items = [];
	for (const line of lines) {
		const [, text] = ITEM.exec(line) ?? [];
		items.push(text ?? `${items.pop() ?? ""} ${line.trim()}`);
	}
	return {
		kind: "group",
		indented: true,
		blocks: items.map((text) => ({
			kind: "paragraph",
			text: inline(text),
			mark: "- "
		}))
	};
}
function tableOf(lines) {
	const [titles = [], , ...rows] = lines.map((line) => line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim()));
	return {
		kind: "table",
		columns: titles.map((title) => ({
			title,
			fit: "words"
		})),
		rows: rows.map((cells) => ({ cells: cells.map((cell) => [inline(cell)]) }))
	};
}
function wrapOutput(line, width) {
	const indent = /^ */.exec(line)?.[0] ?? "";
	if (width === void 0 || /^ *\d* *(?:\||-->)/.test(line)) return [line];
	const room = Math.max(20, width - CODE_INDENT - indent.length - 2);
	return require_check.wrapText(line.slice(indent.length), room).map((part, at) => at === 0 ? indent + part : `${indent}  ${part}`);
}
function links(text) {
	return text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, shown, address) => /^https?:/.test(address) && address !== shown ? `${shown} (${address})` : shown);
}
function inline(text) {
	return links(text).split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
		if (/^`.+`$/.test(part)) return {
			text: part.slice(1, -1),
			code: "quoted"
		};
		return part.startsWith("**") ? {
			text: part.slice(2, -2),
			tone: "strong"
		} : { text: part };
	});
}
// src/commands/explain/verdict-pages.ts
const MORE = {
	reference: "`envfrom references` lists all references with their verdicts; docs/verdicts.md shows an example of each.",
	rollout: "`envfrom diff` shows it for each workload; docs/changes.md lists all rollout verdicts."
};
function verdictPages() {
	const pages = /* @__PURE__ */ new Map();
	const add = (name, page) => {
		const other = pages.get(name);
		pages.set(name, other === void 0 ? page : `${other}\n${page}`);
	};
	for (const [name, page] of pagesOfReferences()) add(name, page);
	for (const [name, page] of pagesOfRollouts()) add(name, page);
	return pages;
}
function* pagesOfReferences() {
	for (const [, full = "", text = ""] of require_pages.verdicts_default.matchAll(/^## `([\w-]+)`\n\n([^]*?)(?=^## |(?![^]))/gm)) {
		yield [full, referencePage(full, text, reportedAs(full))];
		for (const [, proof = "", proofText = ""] of text.matchAll(/^### `broken \(([\w-]+)\)`\n\n([^]*?)(?=^### |(?![^]))/gm)) yield [proof, referencePage(`broken (${proof})`, proofText, "")];
	}
}
function referencePage(name, text, reported) {
	const rules = reported === "" ? "" : `Reported as: ${reported}.\n\n`;
	return `# \`${name}\`: a verdict of a reference\n\n${text.trim()}\n\n${rules}${MORE.reference}\n`;
}
function reportedAs(name) {
	return "# Verdicts: how envfrom decides about a reference\n\nEach field that names a ConfigMap or Secret gets one verdict. `envfrom references` lists all references with their verdicts, `envfrom references --verdict undeclared` those with one verdict.\n\nThe first line that applies gives the verdict:\n\n```\nsomething in reach defines or creates it                     \u2500\u2500\u25b6 present, elsewhere, produced\nthe configuration declares it, or every cluster has it       \u2500\u2500\u25b6 assumed\na text or file outside the builds says how it is created     \u2500\u2500\u25b6 unknown\nit is required, and there is a proof that it is wrong        \u2500\u2500\u25b6 broken\nsomething that envfrom cannot see may create it              \u2500\u2500\u25b6 unknown\nthe reference is optional                                    \u2500\u2500\u25b6 optional\nelse                                                         \u2500\u2500\u25b6 undeclared\n```\n\nOnly `broken` can be an error, and it needs a proof; where no entry point is known to lead to the reference, it is a warning. `undeclared` is a warning (an error with `--strict`; an info where three or more ConfigMaps are undeclared and the repository creates less than half of those that it uses), and `optional` where the name looks misspelled. The other verdicts are not reported.\n\n| verdict | meaning | reported as |\n|---|---|---|\n| [`present`](#present) | a manifest of the same build defines it | |\n| [`elsewhere`](#elsewhere) | a manifest of another build defines it | |\n| [`produced`](#produced) | a controller creates it from an object of the repository | |\n| [`assumed`](#assumed) | it exists in every cluster, or the configuration declares it | |\n| [`optional`](#optional) | it is missing, and the reference allows that | `misspelled-optional-reference` if the name looks misspelled |\n| [`unknown`](#unknown) | envfrom cannot know, for a reason | |\n| [`undeclared`](#undeclared) | nothing in the repository defines or mentions it | `undeclared-config-map`, `undeclared-secret` |\n| [`broken`](#broken) | it is wrong, and there is a proof | `missing-config-map`, `missing-secret`, `missing-config-map-key`, `missing-secret-key`, `unrewritten-reference` |\n\n`envfrom explain VERDICT` prints what this page says about one of them.\n\nAll outputs below are real: a test runs every example.\n\n## `present`\n\nThe ConfigMap or Secret is in the same build, and if the reference names a key, it has that key.\n\n```yaml app.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: shop}\ndata: {LOG_LEVEL: info}\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      env:\n        - name: LOG_LEVEL\n          valueFrom: {configMapKeyRef: {name: settings, key: LOG_LEVEL}}\n```\n\n```console\n$ envfrom references\nVERDICT  KIND       NAME                     USED BY                        PLACE\npresent  ConfigMap  shop/settings:LOG_LEVEL  container web of Pod shop/web  app.yaml:15\n```\n\n## `elsewhere`\n\nAnother build defines the ConfigMap or Secret: another folder, kustomization or release. It counts if both builds go to the same cluster, or if the cluster of one of them is not known. A build for\nanother cluster or environment (`clusters/prod`, `overlays/dev`) does not count, nor does an unrelated part of the repository. If both namespaces are written down, they must be equal.\n\n```yaml config/settings.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: shop}\ndata: {LOG_LEVEL: info}\n```\n\n```yaml web/pod.yaml\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{configMapRef: {name: settings}}]\n```\n\n```console\n$ envfrom references\nVERDICT    KIND       NAME           USED BY                        PLACE\nelsewhere  ConfigMap  shop/settings  container web of Pod shop/web  web/pod.yaml:8\n```\n\n## `produced`\n\nA controller creates the ConfigMap or Secret from an object in the repository. [Kinds that create ConfigMaps and Secrets](producers.md) lists all such objects, and shows how to add your own.\n\n```yaml app.yaml\napiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: web, namespace: shop}\nspec: {secretName: web-tls, dnsNames: [shop.example], issuerRef: {name: ca}}\n---\napiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: web, namespace: shop}\nspec:\n  tls: [{hosts: [shop.example], secretName: web-tls}]\n```\n\n```console\n$ envfrom references\nVERDICT   KIND    NAME          USED BY           PLACE\nproduced  Secret  shop/web-tls  Ingress shop/web  app.yaml:10\n```\n\n## `assumed`\n\nKubernetes or a platform creates the ConfigMap or Secret in every cluster (`kube-root-ca.crt`), or `.envfrom.yaml` declares it under `externals`. `envfrom init` writes these declarations.\n\n```yaml .envfrom.yaml\nexternals:\n  - {kind: Secret, namespace: shop, name: db-*}\n```\n\n```yaml pod.yaml\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{secretRef: {name: db-credentials}}]\n      volumeMounts: [{name: ca, mountPath: /ca}]\n  volumes:\n    - name: ca\n      configMap: {name: kube-root-ca.crt}\n```\n\n```console\n$ envfrom references\nVERDICT  KIND       NAME                   USED BY                        PLACE\nassumed  Secret     shop/db-credentials    container web of Pod shop/web  pod.yaml:8\nassumed  ConfigMap  shop/kube-root-ca.crt  Pod shop/web                   pod.yaml:12\n```\n\n## `optional`\n\nThe ConfigMap or Secret is missing, but the reference has `optional: true`: the container starts without it.\n\n```yaml pod.yaml\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{configMapRef: {name: overrides, optional: true}}]\n```\n\n```console\n$ envfrom references\nVERDICT   KIND       NAME            USED BY                        PLACE\noptional  ConfigMap  shop/overrides  container web of Pod shop/web  pod.yaml:8\n```\n\n## `unknown`\n\nSomething that envfrom cannot read or run may create the ConfigMap or Secret:\n\n- a script or document says how it is created,\n- a chart is not available,\n- a file is encrypted or a template, or the name itself is a template,\n- a Job in the same build may create it,\n- an operator is known to create such names.\n\n`envfrom references --format json` shows the reason: the nearest of these.\n\n```markdown README.md\nkubectl create secret generic db-credentials --from-literal=password=\u2026\n```\n\n```yaml pod.yaml\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom:\n        - secretRef: {name: db-credentials}\n        - secretRef: {name: \"${APP}-token\"}\n```\n\n```console\n$ envfrom references\nVERDICT  KIND    NAME                 USED BY                        PLACE\nunknown  Secret  shop/db-credentials  container web of Pod shop/web  pod.yaml:9\nunknown  Secret  shop/${APP}-token    container web of Pod shop/web  pod.yaml:10\n```\n\n## `undeclared`\n\nNothing in the repository defines or mentions the ConfigMap or Secret: it is created by hand or in another repository, or the name is wrong. Each name is one problem, even if many workloads use it.\n\n```yaml pod.yaml\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{secretRef: {name: db-credentials}}]\n```\n\n```console\n$ envfrom references\nVERDICT     KIND    NAME                 USED BY                        PLACE\nundeclared  Secret  shop/db-credentials  container web of Pod shop/web  pod.yaml:8\n```\n\n## `broken`\n\nThe reference is wrong beyond doubt. These proofs hold even if something else in the repository *may* create the name.\n\n### `broken (missing-key)`\n\nThe ConfigMap or Secret is in scope, all of its keys are known, and this one is not among them.\n\n```yaml app.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: shop}\ndata: {LOG_LEVEL: info}\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      env:\n        - name: LEVEL\n          valueFrom: {configMapKeyRef: {name: settings, key: LEVEL}}\n```\n\n```console\n$ envfrom references\nVERDICT               KIND       NAME                 USED BY                        PLACE\nbroken (missing-key)  ConfigMap  shop/settings:LEVEL  container web of Pod shop/web  app.yaml:15\n```\n\n### `broken (other-kind)`\n\nThe name exists in scope, but only as the other kind. If the reference names a key, the object of the other kind must have it. The proof does not apply if the same container (`envFrom`) or pod (volumes) also uses the other one, because a ConfigMap in the repository and a Secret that is created elsewhere often share a name. Nor does it apply to a name in the default values of a chart that nothing in this repository deploys: the chart may create the object for a release with other values.\n\n```yaml app.yaml\napiVersion: v1\nkind: Secret\nmetadata: {name: db, namespace: shop}\nstringData: {user: web}\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{configMapRef: {name: db}}]\n```\n\n```console\n$ envfrom references\nVERDICT              KIND       NAME     USED BY                        PLACE\nbroken (other-kind)  ConfigMap  shop/db  container web of Pod shop/web  app.yaml:13\n```\n\n### `broken (other-namespace)`\n\nThe ConfigMap or Secret exists only in another namespace, and both namespaces are written down.\n\n```yaml app.yaml\napiVersion: v1\nkind: Secret\nmetadata: {name: db, namespace: databases}\nstringData: {user: web}\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{secretRef: {name: db}}]\n```\n\n```console\n$ envfrom references\nVERDICT                   KIND    NAME     USED BY                        PLACE\nbroken (other-namespace)  Secret  shop/db  container web of Pod shop/web  app.yaml:13\n```\n\n### `broken (near-miss)`\n\nA name in scope differs only by a typo, and nothing certainly creates the name as written. Or kustomize adds a prefix or suffix to the name of the ConfigMap or Secret, but not to the field of a custom resource that needs it.\n\n```yaml app.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: shop}\ndata: {LOG_LEVEL: info}\n---\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{configMapRef: {name: setitngs}}]\n```\n\n```console\n$ envfrom references\nVERDICT             KIND       NAME           USED BY                        PLACE\nbroken (near-miss)  ConfigMap  shop/setitngs  container web of Pod shop/web  app.yaml:13\n```\n\n### `broken (siblings)`\n\nEvery other overlay, cluster or environment of the same object has the ConfigMap or Secret, but this one does not. For a Secret, at least two others must have it, because the Secrets of one environment are often created by hand.\n\n```yaml base/kustomization.yaml\nresources: [pod.yaml]\n```\n\n```yaml base/pod.yaml\napiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{configMapRef: {name: settings}}]\n```\n\n```yaml overlays/dev/kustomization.yaml\nnamespace: dev\nresources: [../../base, settings.yaml]\n```\n\n```yaml overlays/dev/settings.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata: {LOG_LEVEL: debug}\n```\n\n```yaml overlays/prod/kustomization.yaml\nnamespace: prod\nresources: [../../base]\n```\n\n```console\n$ envfrom references\nVERDICT            KIND       NAME           USED BY                   PLACE\npresent            ConfigMap  dev/settings   container web of Pod web  base/pod.yaml:8\nbroken (siblings)  ConfigMap  prod/settings  container web of Pod web  base/pod.yaml:8\n```\n\n### `broken (unhashed)`\n\nkustomize adds a hash to the names of generated ConfigMaps and Secrets, but it does not rewrite this field.\n\n```yaml kustomization.yaml\nresources: [rollout.yaml]\nconfigMapGenerator:\n  - name: settings\n    literals: [LOG_LEVEL=info]\n```\n\n```yaml rollout.yaml\napiVersion: argoproj.io/v1alpha1\nkind: Rollout\nmetadata: {name: web}\nspec:\n  template:\n    spec:\n      containers:\n        - name: web\n          image: registry.example/web:1\n          envFrom: [{configMapRef: {name: settings}}]\n```\n\n```console\n$ envfrom references\nVERDICT            KIND       NAME      USED BY                       PLACE\nbroken (unhashed)  ConfigMap  settings  container web of Rollout web  rollout.yaml:10\n```\n\n### `broken (removed)`\n\nOnly in a comparison (`check --base`, `diff`): the base commit has the ConfigMap or Secret, this tree does not, and nothing new may create it instead.\n\n```yaml before settings.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: shop}\ndata: {LOG_LEVEL: info}\n```\n\n```yaml pod.yaml\napiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\nspec:\n  containers:\n    - name: web\n      image: registry.example/web:1\n      envFrom: [{configMapRef: {name: settings}}]\n```\n\n```console\n$ envfrom references\nVERDICT           KIND       NAME           USED BY                        PLACE\nbroken (removed)  ConfigMap  shop/settings  container web of Pod shop/web  pod.yaml:8\n```\n".split("\n").find((line) => line.startsWith(`| [\`${name}\`]`))?.split("|")[3]?.trim() ?? "";
}
function* pagesOfRollouts() {
	const [, section = ""] = /^## Verdicts\n([^]*?)^## /m.exec("# What a change does\n\n`envfrom diff` compares two states of a repository. For every workload that the change touches, it shows which variables and mounted files differ in each container, and what happens to the running pods.\n\n```\nenvfrom diff                                    what this branch changes, as a pull request shows it\nenvfrom diff HEAD~1 HEAD --files                one commit, with the changed lines of mounted files\nenvfrom diff --staged                           what the next commit changes\nenvfrom diff --base-dir old/ --head-dir new/    two folders that another program rendered\nenvfrom diff --between overlays/dev overlays/prod\n                                                how two variants of one tree differ\nenvfrom diff --matrix deploy/api                in what one workload differs between its variants, a column per build\n```\n\n`envfrom env --matrix` shows the same with every variable, and several workloads.\n\nIt renders kustomizations and charts on both sides, and ignores hashes in names: a ConfigMap whose generator gives it a new hash is still the same ConfigMap. Values of Secrets are never shown:\n`<secret, changed>` and `<secret, same>` tell a reviewer enough. If values are encrypted (SOPS, SealedSecrets), the encrypted texts are compared.\n\nFor example, on two folders of this repository:\n\n```console\n$ node dist/cli.js diff --base-dir examples/change/before --head-dir examples/change/after\nChanges from `examples/change/before` to `examples/change/after`\n\n  VERDICT       WORKLOAD                  WHY\n  not-applied   Deployment shop/invoices  the API server refuses the change of ConfigMap tax-2026:\n                                          data: Forbidden: field is immutable when immutable is set\n  stale         Deployment shop/api       it reads LOG_LEVEL, CURRENCY, RETRIES and 2 more from\n                                          ConfigMap settings and Secret database when it starts, and\n                                          nothing in its pod template changes\n  rolls         Deployment shop/worker    the name of ConfigMap worker-config in its pod template\n                                          has a new hash\n  reloaded      Deployment shop/search    Reloader restarts it: reloader.stakater.com/auto watches\n                                          what it uses\n  next-run      CronJob shop/report       CURRENCY comes from ConfigMap settings, which changes\n  updates-live  Deployment shop/frontend  /usr/share/nginx/html/banner.html follows ConfigMap pages\n                                          within a minute or two; the process must read it again\n\nDeployment shop/invoices  not-applied\n  \u00b7 the API server refuses the change of ConfigMap tax-2026: data: Forbidden: field is immutable\n    when immutable is set (examples/change/after/settings.yaml:34)\n  container invoices\n    ~ TAX_RATE  0.19 \u2192 0.21  tax-2026/RATE (examples/change/after/settings.yaml:34)\n\nDeployment shop/api  stale\n  container api\n    ~ LOG_LEVEL        info \u2192 debug       settings/LOG_LEVEL (examples/change/after/settings.yaml:6)\n    ~ CURRENCY         EUR \u2192 CHF          settings/CURRENCY (examples/change/after/settings.yaml:7)\n    + RETRIES          3                  settings/RETRIES (examples/change/after/settings.yaml:8)\n    ~ DB_PASSWORD      <secret, changed>\n      Secret database/password (examples/change/after/settings.yaml:26)\n    - PAYMENT_TIMEOUT  10\n      was settings/PAYMENT_TIMEOUT (examples/change/after/settings.yaml:8)\n\nDeployment shop/worker  rolls\n  \u00b7 the name of ConfigMap worker-config in its pod template has a new hash\n    (examples/change/after/api.yaml:39)\n  container worker\n    ~ CONCURRENCY  4 \u2192 8  worker-config/CONCURRENCY (examples/change/after/worker.env:2)\n      generated by examples/change/after/kustomization.yaml:9\n\nDeployment shop/search  reloaded\n  \u00b7 Reloader restarts it: reloader.stakater.com/auto watches what it uses\n    (examples/change/after/search.yaml:7)\n  container search\n    ~ LOG_LEVEL  info \u2192 debug  settings/LOG_LEVEL (examples/change/after/settings.yaml:6)\n\nCronJob shop/report  next-run\n  container report\n    ~ CURRENCY  EUR \u2192 CHF  settings/CURRENCY (examples/change/after/settings.yaml:7)\n\nDeployment shop/frontend  updates-live\n  container nginx\n    ~ /usr/share/nginx/html/banner.html  1 line added\n      pages/banner.html (examples/change/after/settings.yaml:15)\n\n6 workloads: 1 cannot be applied, 1 keeps old values, 1 rolls out, 1 is reloaded, 1 changes at its\nnext run, 1 updates live. 7 variables changed, 1 added, 1 removed. 1 mounted file changed.\nhelp: Give what cannot be changed a new name (a configMapGenerator does), or delete it first.\n```\n\nTo try it in a git repository, run `examples/change/make-repository.sh FOLDER`: it creates one with this change on a branch.\n\n`--format json` is described by [schemas/changes.schema.json](../schemas/changes.schema.json).\n\n## Verdicts\n\n| verdict | what happens to the running pods | why |\n| :--- | :--- | :--- |\n| `not-applied` | They stay, and so does the old object. | The API server refuses the change: the data of an immutable ConfigMap or Secret, the type of a Secret, a selector, a StatefulSet's volumeClaimTemplates, the template of a Job, a running Pod. Or Flux or Argo CD leaves the ConfigMap or Secret alone (`ssa: IfNotPresent`, `ignoreDifferences` with `RespectIgnoreDifferences=true`). |\n| `would-not-start` | New pods do not start; a rolling update keeps the old ones. | The change takes away a ConfigMap, Secret or key that the pod needs, or adds a workload that needs one that does not exist. |\n| `stale` | They keep the old values until something restarts them. | Variables are read when a container starts, and nothing in the pod template changes. |\n| `never-updates` | They keep the old files, even when the kubelet syncs again. | A `subPath` mount; an immutable ConfigMap or Secret that is deleted and created under the same name. |\n| `on-delete` | They stay until someone deletes them. | `updateStrategy: OnDelete`; a bare ReplicaSet. |\n| `unknown` | Only a controller or the cluster knows. | A controller creates the pods from a custom resource; an ExternalSecret reads something else, so its value may change. |\n| `removed` | They are deleted. | The workload is no longer there. |\n| `rolls` | New pods replace them. | The pod template changes: an image, a variable, a checksum annotation, the hash in a name. |\n| `reloaded` | New pods replace them. | Stakater Reloader watches the ConfigMap or Secret for this workload. |\n| `triggered` | New pods replace them once `envfrom rollout` has run. | The annotation `deployment.kubernetes.io/triggered-by` links the workload to the ConfigMap or Secret. |\n| `next-run` | No pods run, or they end unchanged. | A CronJob, a Job that is a hook, `replicas: 0`. |\n| `updates-live` | Their files change within a minute or two; the process must read them again. | A whole volume of a ConfigMap or Secret. |\n| `created` | | The workload is new, replaces one with another name, or goes to another namespace or cluster. |\n| `unaffected` | They stay, and nothing is missing. | The same value comes from another place; or the files no longer have the workload, and what deploys it deletes nothing (`prune: false` of Flux, `automated` without `prune` of Argo CD, annotations that say so). |\n\n`envfrom explain VERDICT` prints a row of this table.\n\nA paused Deployment, a StatefulSet whose `partition` is not below its number of pods, a suspended CronJob, and what a suspended Kustomization or HelmRelease of Flux deploys wait until someone resumes them: `rolls once resumed`. The first line of the summary counts them apart.\n\nEqual changes of several builds are one row, which names their builds and namespaces; the numbers count each workload. Of more than 20 rows, the worst are shown one by one, and the others in a line for each build: `89 workloads of cluster staging are new`. `--verbose` lists them all; Markdown and HTML have their rows in a fold.\n\n`rolls without need` and `reloaded without need` mean that pods are replaced although no variable or file that they use changes. Split the ConfigMap to avoid this.\n\nPod templates are compared as controllers compare them: quotes, the order of keys, `1` instead of `1000m`, and explicit defaults make no difference.\n\n## Exit codes\n\n`envfrom diff` exits with code 0, also if much changes; with 2 if it could not run. `--exit-code` makes it exit with 1 if anything differs. `--fail-on-verdict stale,not-applied,would-not-start` makes it exit with 1 if any workload has one of these verdicts; `envfrom check --base` and the [action](action.md#what-fails-the-job) know it, too.\n\nChanged files that no build of either side uses are named at the end, as far as they look like a part of a deployment.\n\n## How a ConfigMap is used, and what changes\n\nThe columns show how a container uses a ConfigMap. The rows show what changes, and what may bring the change to the pods. `\u2014` means that the workload is not listed, because nothing that it uses changes. A test computes every cell.\n\n| What changes | `env` with `valueFrom` | `envFrom` | `$(LEVEL)` in `args` | a whole volume | a volume with `items` | a `projected` volume | a `subPath` mount | not at all |\n| :--- | :--- | :--- | :--- | :--- | :--- | :--- | :--- | :--- |\n| a key is edited | stale | stale | stale | updates-live | updates-live | updates-live | never-updates | \u2014 |\n| another key is edited | \u2014 | stale | \u2014 | updates-live | \u2014 | \u2014 | \u2014 | \u2014 |\n| edited, and a generator hashes the name | rolls | rolls | rolls | rolls | rolls | rolls | rolls | \u2014 |\n| another key, and a generator hashes the name | rolls without need | rolls | rolls without need | rolls | rolls without need | rolls without need | rolls without need | \u2014 |\n| edited, and a checksum annotation changes | rolls | rolls | rolls | rolls | rolls | rolls | rolls | rolls without need |\n| edited, Reloader `auto` | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | \u2014 |\n| another key, Reloader `auto` | reloaded without need | reloaded | reloaded without need | reloaded | reloaded without need | reloaded without need | reloaded without need | \u2014 |\n| edited, Reloader names it | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded without need |\n| edited, Reloader `search` and `match` | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | \u2014 |\n| edited, Reloader `auto` and `ignore` | stale | stale | stale | updates-live | updates-live | updates-live | never-updates | \u2014 |\n| edited, `triggered-by` | triggered | triggered | triggered | triggered | triggered | triggered | triggered | \u2014 |\n| edited, but `immutable` | not-applied | not-applied | not-applied | not-applied | not-applied | not-applied | not-applied | \u2014 |\n| edited, `immutable`, Flux recreates it | never-updates | never-updates | never-updates | never-updates | never-updates | never-updates | never-updates | \u2014 |\n| the ConfigMap is deleted | would-not-start | would-not-start | would-not-start | would-not-start | would-not-start | would-not-start | would-not-start | \u2014 |\n\n## Stakater Reloader\n\nThe annotations `reloader.stakater.com/auto`, `configmap.reloader.stakater.com/auto`, `secret.reloader.stakater.com/auto`, `search` with `match`, the named lists (regular expressions, as in Reloader), `exclude` and `ignore` are read from the workload, or from its pod\ntemplate if the workload has none.\n\nDeclare the flags of the controller in `.envfrom.yaml`. Without them, Reloader's defaults apply, and Rollouts of Argo that have its annotations are restarted, too (`argoRollouts`):\n\n```yaml\nreloader:\n  autoReloadAll: true\n  reloadOnDelete: true\n  ignoredNamespaces: [kube-system]\n```\n") ?? [];
	for (const [, name = "", pods = "", why = ""] of section.matchAll(/^\| `([\w-]+)` \| (.*?) ?\| (.*?) \|$/gm)) {
		const running = pods === "" ? "" : `**The running pods:** ${pods}\n\n`;
		yield [name, `${`# \`${name}\`: a verdict of a workload that a change touches`}\n\n${running}**When:** ${why}\n\n${MORE.rollout}\n`];
	}
}
// src/commands/explain/run.ts
var run_exports$1 = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runExplain: () => runExplain });
async function runExplain(args, host) {
	const { stdout } = host;
	const [written, place, extra] = args.positionals;
	if (extra !== void 0) throw tooMany(args.command.name, extra);
	for (const notice of require_start.renamedRuleNotices(written === void 0 ? [] : [written])) host.stderr.write(`${notice}\n`);
	if (written !== void 0 && place !== void 0) {
		const rule = require_start.currentRuleId(written);
		require_start.checkKnown(rule, ruleIds(), "rule", "envfrom rules");
		const { explainPlace } = await Promise.resolve().then(() => require("./report-inventory3.js")).then((n) => n.explain_place_exports);
		return explainPlace(args, host, rule, place);
	}
	const page = pageOf(written && require_start.currentRuleId(written));
	const color = require_start.hasColor(args.values, host, stdout);
	const isDrawn = color || stdout.isTTY === true;
	stdout.write(isDrawn ? formatPage(page, {
		color,
		width: require_load.widthOf(stdout)
	}) : page);
	return 0;
}
function ruleIds() {
	return require_check.catalogue.map(({ meta }) => meta.id);
}
function pageOf(name) {
	if (name === void 0) throw new require_load.CannotRun("Name the rule or verdict to explain.", "For example `envfrom explain missing-config-map`. `envfrom rules` lists the rules.");
	const page = require_pages.pages.get(name);
	if (page !== void 0) return page.endsWith("\n") ? page : `${page}\n`;
	const verdicts = verdictPages();
	const verdict = verdicts.get(/^broken \((.+)\)$/.exec(name)?.[1] ?? name);
	if (verdict !== void 0) return verdict + rulesLike(name);
	require_start.checkKnown(name, [...ruleIds(), ...verdicts.keys()], "rule", "envfrom rules");
	throw new Error("a rule has no page");
}
function rulesLike(verdict) {
	const found = ruleIds().filter((id) => id.split("-").includes(verdict));
	if (found.length === 0) return "";
	return `\nRules with this word: ${found.map((id) => `\`${id}\``).join(", ")}.\n`;
}
// src/model/rule.ts
const GROUP_TITLES = {
	references: "References",
	environment: "Environment",
	builds: "Builds",
	values: "Values and objects",
	fields: "Fields",
	volumes: "Volumes",
	unused: "Unused",
	files: "Files"
};
// src/report/problems/format-rules.ts
function formatRules(format, rules, { color, width }) {
	if (format === "json") return `${require_start.safeJson(rules)}\n`;
	if (format === "markdown") return markdownTable(rules);
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("text", rulesDocument(rules), {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		color,
		width
	});
}
function rulesDocument(rules) {
	const columns = [
		{
			title: "Rule",
			least: Math.max(...rules.map(({ id }) => require_check.displayWidth(id)))
		},
		{
			title: "Severity",
			least: Math.max(...rules.map(({ severity }) => severity.length))
		},
		{
			title: "What it reports",
			fit: "words"
		}
	];
	return [...require_start.groupBy(rules, ({ group }) => group)].map(([group, members]) => {
		const rows = members.map((rule) => {
			const { id, severity } = rule;
			return {
				tone: "strong",
				cells: [
					[id],
					[[{
						text: severity,
						tone: severity === "off" ? "quiet" : severity
					}]],
					[plainSummary(rule)]
				]
			};
		});
		return require_start.section(GROUP_TITLES[group], [{
			kind: "table",
			untitled: true,
			columns,
			rows
		}]);
	});
}
function plainSummary({ summary, severity, strict }) {
	return strict === void 0 || strict === severity ? summary : `${summary} (--strict: ${strict})`;
}
function markdownTable(rules) {
	return `| Rule | Severity | What it reports |\n| :--- | :--- | :--- |\n${rules.map(({ id, severity, strict, summary }) => {
		return `| [${id}](rules/${id}/README.md) | ${strict === void 0 || strict === severity ? severity : `${severity} (strict: ${strict})`} | ${summary.replaceAll("|", String.raw`\|`)} |\n`;
	}).join("")}`;
}
// src/commands/rules/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runRules: () => runRules });
async function runRules(args, host) {
	refuseWords(args);
	const { stdout } = host;
	const asked = args.values.get("format")?.at(-1);
	const format = require_start.RULE_FORMATS.find((known) => known === asked) ?? "table";
	const rules = require_check.catalogue.map(({ meta }) => meta);
	const look = {
		color: require_start.hasColor(args.values, host, stdout),
		width: require_load.widthOf(stdout)
	};
	stdout.write(formatRules(format, rules, look));
	return 0;
}
// src/report/problems/format-severity.ts
var format_severity_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	formatSeverity: () => formatSeverity,
	linesReported: () => linesReported
});
const MAX = 20;
const WHY = {
	rule: "the severity of the rule",
	strict: "`--strict` raises it",
	named: "the rule is off by default; you asked for it",
	settings: "the configuration or a flag sets it",
	override: "an override in the configuration sets it for this path",
	finding: "what was found is less certain or less severe than the rule in general",
	"third-party-chart": "a chart that is not of this repository wrote it",
	"chart-defaults": "it holds for the chart with its default values, which releases may change",
	"not-deployed": "nothing in this repository deploys it",
	typo: "it is a misspelling, which every release of the chart has",
	elsewhere: "it is within what comes from another repository, which nobody can edit in this repository",
	floating: "a branch may have it by now: it was checked as of the commit that is locked",
	"not-known-deployed": "nothing in this repository is known to deploy it"
};
function formatSeverity(report, asked, options) {
	const { problems, suppressed } = problemsOf(report, asked);
	const document = [...problems.filter((each) => isAt(each, asked)).map(problemSection), ...suppressed.filter(({ problem }) => isAt(problem, asked)).map((each) => suppressedSection(each))].slice(0, MAX);
	if ([...document].length === 0) return void 0;
	return require_engine_action_action_worker_run_run_run_help_text_format_problems_format_text_format_file_d_kj5qawar.printDocument("text", document, {
		...require_engine_action_worker_run_run_run_run_format_problems_format_file_deployment_format_why_run__k5f6fcd0.DEFAULT_PRINT_OPTIONS,
		...options
	});
}
function linesReported(report, asked) {
	const { problems, suppressed } = problemsOf(report, asked);
	const lines = [...problems, ...suppressed.map(({ problem }) => problem)].filter((each) => pathOf(each) === asked.path).map(({ at }) => lineOf(at));
	return [...new Set(lines)].toSorted((one, other) => one - other);
}
function problemsOf({ problems, undeployed, comparison, suppressed }, { rule }) {
	return {
		problems: [
			...problems,
			...undeployed,
			...comparison?.old ?? []
		].filter((each) => each.rule === rule),
		suppressed: suppressed.filter(({ problem }) => problem.rule === rule)
	};
}
function isAt(problem, { path, line }) {
	return pathOf(problem) === path && lineOf(problem.at) === line;
}
function pathOf({ at }) {
	return require_start.hostSpan(at).file.path;
}
function lineOf(at) {
	return require_start.positionOf(require_start.hostSpan(at)).line;
}
function problemSection(problem) {
	const { at, message: text, help, severity, reasons = [] } = problem;
	return require_start.section([`${require_start.placeOf(at)}: `, {
		text: severity,
		tone: severity
	}], [
		require_start.paragraph(require_start.message(text)),
		...help === void 0 ? [] : [require_start.paragraph(require_start.message(help), {
			mark: "= help: ",
			hang: 2
		})],
		...stepsOf(reasons, severity)
	]);
}
function stepsOf(reasons, last) {
	return reasons.map(({ because, severity }, at) => {
		const what = at === reasons.length - 1 && severity === last ? require_start.strong(severity) : severity;
		return require_start.fixedLine([
			what,
			": ",
			...require_start.message(WHY[because])
		], { mark: "  " });
	});
}
function suppressedSection({ problem, by, reason }) {
	const why = reason === void 0 ? "without a reason" : `with the reason: ${reason}`;
	return require_start.section([`${require_start.placeOf(problem.at)}: `, require_start.strong("suppressed")], [require_start.paragraph(require_start.message(problem.message)), require_start.fixedLine(`suppressed at ${require_start.placeOf(by)}, ${why}`, { mark: "  " })]);
}
Object.defineProperty(exports, "format_severity_exports", {
	enumerable: true,
	get: function() {
		return format_severity_exports;
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
Object.defineProperty(exports, "run_exports$2", {
	enumerable: true,
	get: function() {
		return run_exports$2;
	}
});
Object.defineProperty(exports, "singleWord", {
	enumerable: true,
	get: function() {
		return singleWord;
	}
});
