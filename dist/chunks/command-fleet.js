"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_load = require("./load.js");
const require_start = require("./start.js");
// src/commands/fleet/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ runFleet: () => runFleet });
function runFleet(args, host) {
	const { positionals, values } = args;
	if (positionals.length === 0) throw new require_load.CannotRun("Name the repositories of the fleet.", "`envfrom fleet ../infra ../shop` checks two checkouts together; `envfrom fleet fleet.yaml` those that a file lists.");
	const fleet = new Map([...values, ["fleet", positionals]]);
	return require_start.runCheck({
		...args,
		positionals: [],
		values: fleet
	}, host);
}
Object.defineProperty(exports, "run_exports", {
	enumerable: true,
	get: function() {
		return run_exports;
	}
});
