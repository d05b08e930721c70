"use strict";
const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_check = require("./check.js");
let node_util = require("node:util");
let node_os = require("node:os");
node_os = require_rolldown_runtime.__toESM(node_os, 1);
let node_process = require("node:process");
node_process = require_rolldown_runtime.__toESM(node_process, 1);
let node_tty = require("node:tty");
node_tty = require_rolldown_runtime.__toESM(node_tty, 1);
// node_modules/chalk/source/vendor/ansi-styles/index.js
const ANSI_BACKGROUND_OFFSET = 10;
const wrapAnsi16 = (offset = 0) => (code) => `\u001B[${code + offset}m`;
const wrapAnsi256 = (offset = 0) => (code) => `\u001B[${38 + offset};5;${code}m`;
const wrapAnsi16m = (offset = 0) => (red, green, blue) => `\u001B[${38 + offset};2;${red};${green};${blue}m`;
const styles$1 = {
	modifier: {
		reset: [0, 0],
		bold: [1, 22],
		dim: [2, 22],
		italic: [3, 23],
		underline: [4, 24],
		overline: [53, 55],
		inverse: [7, 27],
		hidden: [8, 28],
		strikethrough: [9, 29]
	},
	color: {
		black: [30, 39],
		red: [31, 39],
		green: [32, 39],
		yellow: [33, 39],
		blue: [34, 39],
		magenta: [35, 39],
		cyan: [36, 39],
		white: [37, 39],
		blackBright: [90, 39],
		gray: [90, 39],
		grey: [90, 39],
		redBright: [91, 39],
		greenBright: [92, 39],
		yellowBright: [93, 39],
		blueBright: [94, 39],
		magentaBright: [95, 39],
		cyanBright: [96, 39],
		whiteBright: [97, 39]
	},
	bgColor: {
		bgBlack: [40, 49],
		bgRed: [41, 49],
		bgGreen: [42, 49],
		bgYellow: [43, 49],
		bgBlue: [44, 49],
		bgMagenta: [45, 49],
		bgCyan: [46, 49],
		bgWhite: [47, 49],
		bgBlackBright: [100, 49],
		bgGray: [100, 49],
		bgGrey: [100, 49],
		bgRedBright: [101, 49],
		bgGreenBright: [102, 49],
		bgYellowBright: [103, 49],
		bgBlueBright: [104, 49],
		bgMagentaBright: [105, 49],
		bgCyanBright: [106, 49],
		bgWhiteBright: [107, 49]
	}
};
Object.keys(styles$1.modifier);
const foregroundColorNames = Object.keys(styles$1.color);
const backgroundColorNames = Object.keys(styles$1.bgColor);
[...foregroundColorNames, ...backgroundColorNames];
function assembleStyles() {
	const codes = /* @__PURE__ */ new Map();
	for (const [groupName, group] of Object.entries(styles$1)) {
		for (const [styleName, style] of Object.entries(group)) {
			styles$1[styleName] = {
				open: `\u001B[${style[0]}m`,
				close: `\u001B[${style[1]}m`
			};
			group[styleName] = styles$1[styleName];
			codes.set(style[0], style[1]);
		}
		Object.defineProperty(styles$1, groupName, {
			value: group,
			enumerable: false
		});
	}
	Object.defineProperty(styles$1, "codes", {
		value: codes,
		enumerable: false
	});
	styles$1.color.close = "\x1B[39m";
	styles$1.bgColor.close = "\x1B[49m";
	styles$1.color.ansi = wrapAnsi16();
	styles$1.color.ansi256 = wrapAnsi256();
	styles$1.color.ansi16m = wrapAnsi16m();
	styles$1.bgColor.ansi = wrapAnsi16(ANSI_BACKGROUND_OFFSET);
	styles$1.bgColor.ansi256 = wrapAnsi256(ANSI_BACKGROUND_OFFSET);
	styles$1.bgColor.ansi16m = wrapAnsi16m(ANSI_BACKGROUND_OFFSET);
	Object.defineProperties(styles$1, {
		rgbToAnsi256: {
			value(red, green, blue) {
				if (red === green && green === blue) {
					if (red < 8) return 16;
					if (red > 248) return 231;
					return Math.round((red - 8) / 247 * 24) + 232;
				}
				return 16 + 36 * Math.round(red / 255 * 5) + 6 * Math.round(green / 255 * 5) + Math.round(blue / 255 * 5);
			},
			enumerable: false
		},
		hexToRgb: {
			value(hex) {
				const matches = /[a-f\d]{6}|[a-f\d]{3}/i.exec(hex.toString(16));
				if (!matches) return [
					0,
					0,
					0
				];
				let [colorString] = matches;
				if (colorString.length === 3) colorString = [...colorString].map((character) => character + character).join("");
				const integer = Number.parseInt(colorString, 16);
				return [
					integer >> 16 & 255,
					integer >> 8 & 255,
					integer & 255
				];
			},
			enumerable: false
		},
		hexToAnsi256: {
			value: (hex) => styles$1.rgbToAnsi256(...styles$1.hexToRgb(hex)),
			enumerable: false
		},
		ansi256ToAnsi: {
			value(code) {
				if (code < 8) return 30 + code;
				if (code < 16) return 90 + (code - 8);
				let red;
				let green;
				let blue;
				if (code >= 232) {
					red = ((code - 232) * 10 + 8) / 255;
					green = red;
					blue = red;
				} else {
					code -= 16;
					const remainder = code % 36;
					red = Math.floor(code / 36) / 5;
					green = Math.floor(remainder / 6) / 5;
					blue = remainder % 6 / 5;
				}
				const value = Math.max(red, green, blue) * 2;
				if (value === 0) return 30;
				let result = 30 + (Math.round(blue) << 2 | Math.round(green) << 1 | Math.round(red));
				if (value === 2) result += 60;
				return result;
			},
			enumerable: false
		},
		rgbToAnsi: {
			value: (red, green, blue) => styles$1.ansi256ToAnsi(styles$1.rgbToAnsi256(red, green, blue)),
			enumerable: false
		},
		hexToAnsi: {
			value: (hex) => styles$1.ansi256ToAnsi(styles$1.hexToAnsi256(hex)),
			enumerable: false
		}
	});
	return styles$1;
}
const ansiStyles = assembleStyles();
// node_modules/chalk/source/vendor/supports-color/index.js
function hasFlag(flag, argv = globalThis.Deno ? globalThis.Deno.args : node_process.default.argv) {
	const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
	const position = argv.indexOf(prefix + flag);
	const terminatorPosition = argv.indexOf("--");
	return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
}
const { env } = node_process.default;
let flagForceColor;
if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false") || hasFlag("color=never")) flagForceColor = 0;
else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) flagForceColor = 1;
function envForceColor() {
	if ("FORCE_COLOR" in env) {
		if (env.FORCE_COLOR === "true") return 1;
		if (env.FORCE_COLOR === "false") return 0;
		return env.FORCE_COLOR.length === 0 ? 1 : Math.min(Number.parseInt(env.FORCE_COLOR, 10), 3);
	}
}
function translateLevel(level) {
	if (level === 0) return false;
	return {
		level,
		hasBasic: true,
		has256: level >= 2,
		has16m: level >= 3
	};
}
function _supportsColor(haveStream, { streamIsTTY, sniffFlags = true } = {}) {
	const noFlagForceColor = envForceColor();
	if (noFlagForceColor !== void 0) flagForceColor = noFlagForceColor;
	const forceColor = sniffFlags ? flagForceColor : noFlagForceColor;
	if (forceColor === 0) return 0;
	if (sniffFlags) {
		if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
		if (hasFlag("color=256")) return 2;
	}
	if ("TF_BUILD" in env && "AGENT_NAME" in env) return 1;
	if (haveStream && !streamIsTTY && forceColor === void 0) return 0;
	const min = forceColor || 0;
	if (env.TERM === "dumb") return min;
	if (node_process.default.platform === "win32") {
		const osRelease = node_os.default.release().split(".");
		if (Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
		return 1;
	}
	if ("CI" in env) {
		if ([
			"GITHUB_ACTIONS",
			"GITEA_ACTIONS",
			"CIRCLECI"
		].some((key) => key in env)) return 3;
		if ([
			"TRAVIS",
			"APPVEYOR",
			"GITLAB_CI",
			"BUILDKITE",
			"DRONE"
		].some((sign) => sign in env) || env.CI_NAME === "codeship") return 1;
		return min;
	}
	if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
	if (env.COLORTERM === "truecolor") return 3;
	if (env.TERM === "xterm-kitty") return 3;
	if (env.TERM === "xterm-ghostty") return 3;
	if (env.TERM === "wezterm") return 3;
	if ("TERM_PROGRAM" in env) {
		const version = Number.parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
		switch (env.TERM_PROGRAM) {
			case "iTerm.app": return version >= 3 ? 3 : 2;
			case "Apple_Terminal": return 2;
		}
	}
	if (/-256(color)?$/i.test(env.TERM)) return 2;
	if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
	if ("COLORTERM" in env) return 1;
	return min;
}
function createSupportsColor(stream, options = {}) {
	return translateLevel(_supportsColor(stream, {
		streamIsTTY: stream && stream.isTTY,
		...options
	}));
}
const supportsColor = {
	stdout: createSupportsColor({ isTTY: node_tty.default.isatty(1) }),
	stderr: createSupportsColor({ isTTY: node_tty.default.isatty(2) })
};
// node_modules/chalk/source/utilities.js
function stringReplaceAll(string, substring, replacer) {
	let index = string.indexOf(substring);
	if (index === -1) return string;
	const substringLength = substring.length;
	let endIndex = 0;
	let returnValue = "";
	do {
		returnValue += string.slice(endIndex, index) + substring + replacer;
		endIndex = index + substringLength;
		index = string.indexOf(substring, endIndex);
	} while (index !== -1);
	returnValue += string.slice(endIndex);
	return returnValue;
}
function stringEncaseCRLFWithFirstIndex(string, prefix, postfix, index) {
	let endIndex = 0;
	let returnValue = "";
	do {
		const gotCR = string[index - 1] === "\r";
		returnValue += string.slice(endIndex, gotCR ? index - 1 : index) + prefix + (gotCR ? "\r\n" : "\n") + postfix;
		endIndex = index + 1;
		index = string.indexOf("\n", endIndex);
	} while (index !== -1);
	returnValue += string.slice(endIndex);
	return returnValue;
}
// node_modules/chalk/source/index.js
const { stdout: stdoutColor, stderr: stderrColor } = supportsColor;
const GENERATOR = Symbol("GENERATOR");
const STYLER = Symbol("STYLER");
const IS_EMPTY = Symbol("IS_EMPTY");
const levelMapping = [
	"ansi",
	"ansi",
	"ansi256",
	"ansi16m"
];
const styles = Object.create(null);
const applyOptions = (object, options = {}) => {
	if (options.level && !(Number.isInteger(options.level) && options.level >= 0 && options.level <= 3)) throw new Error("The `level` option should be an integer from 0 to 3");
	const colorLevel = stdoutColor ? stdoutColor.level : 0;
	object.level = options.level === void 0 ? colorLevel : options.level;
};
const chalkFactory = (options) => {
	const chalk = (...strings) => strings.join(" ");
	applyOptions(chalk, options);
	Object.setPrototypeOf(chalk, createChalk.prototype);
	return chalk;
};
function createChalk(options) {
	return chalkFactory(options);
}
Object.setPrototypeOf(createChalk.prototype, Function.prototype);
for (const [styleName, style] of Object.entries(ansiStyles)) styles[styleName] = { get() {
	const builder = createBuilder(this, createStyler(style.open, style.close, this[STYLER]), this[IS_EMPTY]);
	Object.defineProperty(this, styleName, { value: builder });
	return builder;
} };
styles.visible = { get() {
	const builder = createBuilder(this, this[STYLER], true);
	Object.defineProperty(this, "visible", { value: builder });
	return builder;
} };
const getModelAnsi = (model, level, type, ...arguments_) => {
	if (model === "rgb") {
		if (level === "ansi16m") return ansiStyles[type].ansi16m(...arguments_);
		if (level === "ansi256") return ansiStyles[type].ansi256(ansiStyles.rgbToAnsi256(...arguments_));
		return ansiStyles[type].ansi(ansiStyles.rgbToAnsi(...arguments_));
	}
	if (model === "hex") return getModelAnsi("rgb", level, type, ...ansiStyles.hexToRgb(...arguments_));
	return ansiStyles[type][model](...arguments_);
};
for (const model of [
	"rgb",
	"hex",
	"ansi256"
]) {
	styles[model] = { get() {
		const { level } = this;
		return function(...arguments_) {
			const styler = createStyler(getModelAnsi(model, levelMapping[level], "color", ...arguments_), ansiStyles.color.close, this[STYLER]);
			return createBuilder(this, styler, this[IS_EMPTY]);
		};
	} };
	const bgModel = "bg" + model[0].toUpperCase() + model.slice(1);
	styles[bgModel] = { get() {
		const { level } = this;
		return function(...arguments_) {
			const styler = createStyler(getModelAnsi(model, levelMapping[level], "bgColor", ...arguments_), ansiStyles.bgColor.close, this[STYLER]);
			return createBuilder(this, styler, this[IS_EMPTY]);
		};
	} };
}
const proto = Object.defineProperties(() => {}, {
	...styles,
	level: {
		enumerable: true,
		get() {
			return this[GENERATOR].level;
		},
		set(level) {
			this[GENERATOR].level = level;
		}
	}
});
const createStyler = (open, close, parent) => {
	let openAll;
	let closeAll;
	if (parent === void 0) {
		openAll = open;
		closeAll = close;
	} else {
		openAll = parent.openAll + open;
		closeAll = close + parent.closeAll;
	}
	return {
		open,
		close,
		openAll,
		closeAll,
		parent
	};
};
const createBuilder = (self, _styler, _isEmpty) => {
	const builder = (...arguments_) => applyStyle(builder, arguments_.length === 1 ? "" + arguments_[0] : arguments_.join(" "));
	Object.setPrototypeOf(builder, proto);
	builder[GENERATOR] = self;
	builder[STYLER] = _styler;
	builder[IS_EMPTY] = _isEmpty;
	return builder;
};
const applyStyle = (self, string) => {
	if (self.level <= 0 || !string) return self[IS_EMPTY] ? "" : string;
	let styler = self[STYLER];
	if (styler === void 0) return string;
	const { openAll, closeAll } = styler;
	if (string.includes("\x1B")) while (styler !== void 0) {
		string = stringReplaceAll(string, styler.close, styler.open);
		styler = styler.parent;
	}
	const lfIndex = string.indexOf("\n");
	if (lfIndex !== -1) string = stringEncaseCRLFWithFirstIndex(string, closeAll, openAll, lfIndex);
	return openAll + string + closeAll;
};
Object.defineProperties(createChalk.prototype, styles);
const chalk = createChalk();
createChalk({ level: stderrColor ? stderrColor.level : 0 });
// node_modules/mimic-function/index.js
const copyProperty = (to, from, property, ignoreNonConfigurable) => {
	if (property === "length" || property === "prototype") return;
	if (property === "arguments" || property === "caller") return;
	const toDescriptor = Object.getOwnPropertyDescriptor(to, property);
	const fromDescriptor = Object.getOwnPropertyDescriptor(from, property);
	if (!canCopyProperty(toDescriptor, fromDescriptor) && ignoreNonConfigurable) return;
	Object.defineProperty(to, property, fromDescriptor);
};
const canCopyProperty = function(toDescriptor, fromDescriptor) {
	return toDescriptor === void 0 || toDescriptor.configurable || toDescriptor.writable === fromDescriptor.writable && toDescriptor.enumerable === fromDescriptor.enumerable && toDescriptor.configurable === fromDescriptor.configurable && (toDescriptor.writable || toDescriptor.value === fromDescriptor.value);
};
const changePrototype = (to, from) => {
	const fromPrototype = Object.getPrototypeOf(from);
	if (fromPrototype === Object.getPrototypeOf(to)) return;
	Object.setPrototypeOf(to, fromPrototype);
};
const wrappedToString = (withName, fromBody) => `/* Wrapped ${withName}*/\n${fromBody}`;
const toStringDescriptor = Object.getOwnPropertyDescriptor(Function.prototype, "toString");
const toStringName = Object.getOwnPropertyDescriptor(Function.prototype.toString, "name");
const changeToString = (to, from, name) => {
	const withName = name === "" ? "" : `with ${name.trim()}() `;
	const newToString = wrappedToString.bind(null, withName, from.toString());
	Object.defineProperty(newToString, "name", toStringName);
	const { writable, enumerable, configurable } = toStringDescriptor;
	Object.defineProperty(to, "toString", {
		value: newToString,
		writable,
		enumerable,
		configurable
	});
};
function mimicFunction(to, from, { ignoreNonConfigurable = false } = {}) {
	const { name } = to;
	for (const property of Reflect.ownKeys(from)) copyProperty(to, from, property, ignoreNonConfigurable);
	changePrototype(to, from);
	changeToString(to, from, name);
	return to;
}
// node_modules/onetime/index.js
const calledFunctions = /* @__PURE__ */ new WeakMap();
const onetime = (function_, options = {}) => {
	if (typeof function_ !== "function") throw new TypeError("Expected a function");
	let returnValue;
	let callCount = 0;
	const functionName = function_.displayName || function_.name || "<anonymous>";
	const onetime = function(...arguments_) {
		calledFunctions.set(onetime, ++callCount);
		if (callCount === 1) {
			returnValue = function_.apply(this, arguments_);
			function_ = void 0;
		} else if (options.throw === true) throw new Error(`Function \`${functionName}\` can only be called once`);
		return returnValue;
	};
	mimicFunction(onetime, function_);
	calledFunctions.set(onetime, callCount);
	return onetime;
};
onetime.callCount = (function_) => {
	if (!calledFunctions.has(function_)) throw new Error(`The given function \`${function_.name}\` is not wrapped by the \`onetime\` package`);
	return calledFunctions.get(function_);
};
// node_modules/signal-exit/dist/mjs/signals.js
const signals = [];
signals.push("SIGHUP", "SIGINT", "SIGTERM");
if (process.platform !== "win32") signals.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
if (process.platform === "linux") signals.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
// node_modules/signal-exit/dist/mjs/index.js
const processOk = (process) => !!process && typeof process === "object" && typeof process.removeListener === "function" && typeof process.emit === "function" && typeof process.reallyExit === "function" && typeof process.listeners === "function" && typeof process.kill === "function" && typeof process.pid === "number" && typeof process.on === "function";
const kExitEmitter = Symbol.for("signal-exit emitter");
const global = globalThis;
const ObjectDefineProperty = Object.defineProperty.bind(Object);
var Emitter = class {
	emitted = {
		afterExit: false,
		exit: false
	};
	listeners = {
		afterExit: [],
		exit: []
	};
	count = 0;
	id = Math.random();
	constructor() {
		if (global[kExitEmitter]) return global[kExitEmitter];
		ObjectDefineProperty(global, kExitEmitter, {
			value: this,
			writable: false,
			enumerable: false,
			configurable: false
		});
	}
	on(ev, fn) {
		this.listeners[ev].push(fn);
	}
	removeListener(ev, fn) {
		const list = this.listeners[ev];
		const i = list.indexOf(fn);
		/* c8 ignore start */
		if (i === -1) return;
		/* c8 ignore stop */
		if (i === 0 && list.length === 1) list.length = 0;
		else list.splice(i, 1);
	}
	emit(ev, code, signal) {
		if (this.emitted[ev]) return false;
		this.emitted[ev] = true;
		let ret = false;
		for (const fn of this.listeners[ev]) ret = fn(code, signal) === true || ret;
		if (ev === "exit") ret = this.emit("afterExit", code, signal) || ret;
		return ret;
	}
};
var SignalExitBase = class {};
const signalExitWrap = (handler) => {
	return {
		onExit(cb, opts) {
			return handler.onExit(cb, opts);
		},
		load() {
			return handler.load();
		},
		unload() {
			return handler.unload();
		}
	};
};
var SignalExitFallback = class extends SignalExitBase {
	onExit() {
		return () => {};
	}
	load() {}
	unload() {}
};
var SignalExit = class extends SignalExitBase {
	/* c8 ignore start */
	#hupSig = process$6.platform === "win32" ? "SIGINT" : "SIGHUP";
	/* c8 ignore stop */
	#emitter = new Emitter();
	#process;
	#originalProcessEmit;
	#originalProcessReallyExit;
	#sigListeners = {};
	#loaded = false;
	constructor(process) {
		super();
		this.#process = process;
		this.#sigListeners = {};
		for (const sig of signals) this.#sigListeners[sig] = () => {
			const listeners = this.#process.listeners(sig);
			let { count } = this.#emitter;
			/* c8 ignore start */
			const p = process;
			if (typeof p.__signal_exit_emitter__ === "object" && typeof p.__signal_exit_emitter__.count === "number") count += p.__signal_exit_emitter__.count;
			/* c8 ignore stop */
			if (listeners.length === count) {
				this.unload();
				const ret = this.#emitter.emit("exit", null, sig);
				/* c8 ignore start */
				const s = sig === "SIGHUP" ? this.#hupSig : sig;
				if (!ret) process.kill(process.pid, s);
			}
		};
		this.#originalProcessReallyExit = process.reallyExit;
		this.#originalProcessEmit = process.emit;
	}
	onExit(cb, opts) {
		/* c8 ignore start */
		if (!processOk(this.#process)) return () => {};
		/* c8 ignore stop */
		if (this.#loaded === false) this.load();
		const ev = opts?.alwaysLast ? "afterExit" : "exit";
		this.#emitter.on(ev, cb);
		return () => {
			this.#emitter.removeListener(ev, cb);
			if (this.#emitter.listeners["exit"].length === 0 && this.#emitter.listeners["afterExit"].length === 0) this.unload();
		};
	}
	load() {
		if (this.#loaded) return;
		this.#loaded = true;
		this.#emitter.count += 1;
		for (const sig of signals) try {
			const fn = this.#sigListeners[sig];
			if (fn) this.#process.on(sig, fn);
		} catch (_) {}
		this.#process.emit = (ev, ...a) => {
			return this.#processEmit(ev, ...a);
		};
		this.#process.reallyExit = (code) => {
			return this.#processReallyExit(code);
		};
	}
	unload() {
		if (!this.#loaded) return;
		this.#loaded = false;
		signals.forEach((sig) => {
			const listener = this.#sigListeners[sig];
			/* c8 ignore start */
			if (!listener) throw new Error("Listener not defined for signal: " + sig);
			/* c8 ignore stop */
			try {
				this.#process.removeListener(sig, listener);
			} catch (_) {}
			/* c8 ignore stop */
		});
		this.#process.emit = this.#originalProcessEmit;
		this.#process.reallyExit = this.#originalProcessReallyExit;
		this.#emitter.count -= 1;
	}
	#processReallyExit(code) {
		/* c8 ignore start */
		if (!processOk(this.#process)) return 0;
		this.#process.exitCode = code || 0;
		/* c8 ignore stop */
		this.#emitter.emit("exit", this.#process.exitCode, null);
		return this.#originalProcessReallyExit.call(this.#process, this.#process.exitCode);
	}
	#processEmit(ev, ...args) {
		const og = this.#originalProcessEmit;
		if (ev === "exit" && processOk(this.#process)) {
			if (typeof args[0] === "number") this.#process.exitCode = args[0];
			/* c8 ignore start */
			const ret = og.call(this.#process, ev, ...args);
			/* c8 ignore start */
			this.#emitter.emit("exit", this.#process.exitCode, null);
			/* c8 ignore stop */
			return ret;
		} else return og.call(this.#process, ev, ...args);
	}
};
const process$6 = globalThis.process;
const { onExit, load, unload } = signalExitWrap(processOk(process$6) ? new SignalExit(process$6) : new SignalExitFallback());
// node_modules/restore-cursor/index.js
const terminal = node_process.default.stderr.isTTY ? node_process.default.stderr : node_process.default.stdout.isTTY ? node_process.default.stdout : void 0;
const restoreCursor = terminal ? onetime(() => {
	onExit(() => {
		terminal.write("\x1B[?25h");
	}, { alwaysLast: true });
}) : () => {};
// node_modules/cli-cursor/index.js
let isHidden = false;
const cliCursor = {};
cliCursor.show = (writableStream = node_process.default.stderr) => {
	if (!writableStream.isTTY) return;
	isHidden = false;
	writableStream.write("\x1B[?25h");
};
cliCursor.hide = (writableStream = node_process.default.stderr) => {
	if (!writableStream.isTTY) return;
	restoreCursor();
	isHidden = true;
	writableStream.write("\x1B[?25l");
};
cliCursor.toggle = (force, writableStream) => {
	if (force !== void 0) isHidden = force;
	if (isHidden) cliCursor.show(writableStream);
	else cliCursor.hide(writableStream);
};
// node_modules/cli-spinners/spinners.json
var spinners_default = {
	dots: {
		"interval": 80,
		"frames": [
			"\u280b",
			"\u2819",
			"\u2839",
			"\u2838",
			"\u283c",
			"\u2834",
			"\u2826",
			"\u2827",
			"\u2807",
			"\u280f"
		]
	},
	dots2: {
		"interval": 80,
		"frames": [
			"\u28fe",
			"\u28fd",
			"\u28fb",
			"\u28bf",
			"\u287f",
			"\u28df",
			"\u28ef",
			"\u28f7"
		]
	},
	dots3: {
		"interval": 80,
		"frames": [
			"\u280b",
			"\u2819",
			"\u281a",
			"\u281e",
			"\u2816",
			"\u2826",
			"\u2834",
			"\u2832",
			"\u2833",
			"\u2813"
		]
	},
	dots4: {
		"interval": 80,
		"frames": [
			"\u2804",
			"\u2806",
			"\u2807",
			"\u280b",
			"\u2819",
			"\u2838",
			"\u2830",
			"\u2820",
			"\u2830",
			"\u2838",
			"\u2819",
			"\u280b",
			"\u2807",
			"\u2806"
		]
	},
	dots5: {
		"interval": 80,
		"frames": [
			"\u280b",
			"\u2819",
			"\u281a",
			"\u2812",
			"\u2802",
			"\u2802",
			"\u2812",
			"\u2832",
			"\u2834",
			"\u2826",
			"\u2816",
			"\u2812",
			"\u2810",
			"\u2810",
			"\u2812",
			"\u2813",
			"\u280b"
		]
	},
	dots6: {
		"interval": 80,
		"frames": [
			"\u2801",
			"\u2809",
			"\u2819",
			"\u281a",
			"\u2812",
			"\u2802",
			"\u2802",
			"\u2812",
			"\u2832",
			"\u2834",
			"\u2824",
			"\u2804",
			"\u2804",
			"\u2824",
			"\u2834",
			"\u2832",
			"\u2812",
			"\u2802",
			"\u2802",
			"\u2812",
			"\u281a",
			"\u2819",
			"\u2809",
			"\u2801"
		]
	},
	dots7: {
		"interval": 80,
		"frames": [
			"\u2808",
			"\u2809",
			"\u280b",
			"\u2813",
			"\u2812",
			"\u2810",
			"\u2810",
			"\u2812",
			"\u2816",
			"\u2826",
			"\u2824",
			"\u2820",
			"\u2820",
			"\u2824",
			"\u2826",
			"\u2816",
			"\u2812",
			"\u2810",
			"\u2810",
			"\u2812",
			"\u2813",
			"\u280b",
			"\u2809",
			"\u2808"
		]
	},
	dots8: {
		"interval": 80,
		"frames": [
			"\u2801",
			"\u2801",
			"\u2809",
			"\u2819",
			"\u281a",
			"\u2812",
			"\u2802",
			"\u2802",
			"\u2812",
			"\u2832",
			"\u2834",
			"\u2824",
			"\u2804",
			"\u2804",
			"\u2824",
			"\u2820",
			"\u2820",
			"\u2824",
			"\u2826",
			"\u2816",
			"\u2812",
			"\u2810",
			"\u2810",
			"\u2812",
			"\u2813",
			"\u280b",
			"\u2809",
			"\u2808",
			"\u2808"
		]
	},
	dots9: {
		"interval": 80,
		"frames": [
			"\u28b9",
			"\u28ba",
			"\u28bc",
			"\u28f8",
			"\u28c7",
			"\u2867",
			"\u2857",
			"\u284f"
		]
	},
	dots10: {
		"interval": 80,
		"frames": [
			"\u2884",
			"\u2882",
			"\u2881",
			"\u2841",
			"\u2848",
			"\u2850",
			"\u2860"
		]
	},
	dots11: {
		"interval": 100,
		"frames": [
			"\u2801",
			"\u2802",
			"\u2804",
			"\u2840",
			"\u2880",
			"\u2820",
			"\u2810",
			"\u2808"
		]
	},
	dots12: {
		"interval": 80,
		"frames": [
			"\u2880\u2800",
			"\u2840\u2800",
			"\u2804\u2800",
			"\u2882\u2800",
			"\u2842\u2800",
			"\u2805\u2800",
			"\u2883\u2800",
			"\u2843\u2800",
			"\u280d\u2800",
			"\u288b\u2800",
			"\u284b\u2800",
			"\u280d\u2801",
			"\u288b\u2801",
			"\u284b\u2801",
			"\u280d\u2809",
			"\u280b\u2809",
			"\u280b\u2809",
			"\u2809\u2819",
			"\u2809\u2819",
			"\u2809\u2829",
			"\u2808\u2899",
			"\u2808\u2859",
			"\u2888\u2829",
			"\u2840\u2899",
			"\u2804\u2859",
			"\u2882\u2829",
			"\u2842\u2898",
			"\u2805\u2858",
			"\u2883\u2828",
			"\u2843\u2890",
			"\u280d\u2850",
			"\u288b\u2820",
			"\u284b\u2880",
			"\u280d\u2841",
			"\u288b\u2801",
			"\u284b\u2801",
			"\u280d\u2809",
			"\u280b\u2809",
			"\u280b\u2809",
			"\u2809\u2819",
			"\u2809\u2819",
			"\u2809\u2829",
			"\u2808\u2899",
			"\u2808\u2859",
			"\u2808\u2829",
			"\u2800\u2899",
			"\u2800\u2859",
			"\u2800\u2829",
			"\u2800\u2898",
			"\u2800\u2858",
			"\u2800\u2828",
			"\u2800\u2890",
			"\u2800\u2850",
			"\u2800\u2820",
			"\u2800\u2880",
			"\u2800\u2840"
		]
	},
	dots13: {
		"interval": 80,
		"frames": [
			"\u28fc",
			"\u28f9",
			"\u28bb",
			"\u283f",
			"\u285f",
			"\u28cf",
			"\u28e7",
			"\u28f6"
		]
	},
	dots14: {
		"interval": 80,
		"frames": [
			"\u2809\u2809",
			"\u2808\u2819",
			"\u2800\u2839",
			"\u2800\u28b8",
			"\u2800\u28f0",
			"\u2880\u28e0",
			"\u28c0\u28c0",
			"\u28c4\u2840",
			"\u28c6\u2800",
			"\u2847\u2800",
			"\u280f\u2800",
			"\u280b\u2801"
		]
	},
	dots8Bit: {
		"interval": 80,
		"frames": [
			"\u2800",
			"\u2801",
			"\u2802",
			"\u2803",
			"\u2804",
			"\u2805",
			"\u2806",
			"\u2807",
			"\u2840",
			"\u2841",
			"\u2842",
			"\u2843",
			"\u2844",
			"\u2845",
			"\u2846",
			"\u2847",
			"\u2808",
			"\u2809",
			"\u280a",
			"\u280b",
			"\u280c",
			"\u280d",
			"\u280e",
			"\u280f",
			"\u2848",
			"\u2849",
			"\u284a",
			"\u284b",
			"\u284c",
			"\u284d",
			"\u284e",
			"\u284f",
			"\u2810",
			"\u2811",
			"\u2812",
			"\u2813",
			"\u2814",
			"\u2815",
			"\u2816",
			"\u2817",
			"\u2850",
			"\u2851",
			"\u2852",
			"\u2853",
			"\u2854",
			"\u2855",
			"\u2856",
			"\u2857",
			"\u2818",
			"\u2819",
			"\u281a",
			"\u281b",
			"\u281c",
			"\u281d",
			"\u281e",
			"\u281f",
			"\u2858",
			"\u2859",
			"\u285a",
			"\u285b",
			"\u285c",
			"\u285d",
			"\u285e",
			"\u285f",
			"\u2820",
			"\u2821",
			"\u2822",
			"\u2823",
			"\u2824",
			"\u2825",
			"\u2826",
			"\u2827",
			"\u2860",
			"\u2861",
			"\u2862",
			"\u2863",
			"\u2864",
			"\u2865",
			"\u2866",
			"\u2867",
			"\u2828",
			"\u2829",
			"\u282a",
			"\u282b",
			"\u282c",
			"\u282d",
			"\u282e",
			"\u282f",
			"\u2868",
			"\u2869",
			"\u286a",
			"\u286b",
			"\u286c",
			"\u286d",
			"\u286e",
			"\u286f",
			"\u2830",
			"\u2831",
			"\u2832",
			"\u2833",
			"\u2834",
			"\u2835",
			"\u2836",
			"\u2837",
			"\u2870",
			"\u2871",
			"\u2872",
			"\u2873",
			"\u2874",
			"\u2875",
			"\u2876",
			"\u2877",
			"\u2838",
			"\u2839",
			"\u283a",
			"\u283b",
			"\u283c",
			"\u283d",
			"\u283e",
			"\u283f",
			"\u2878",
			"\u2879",
			"\u287a",
			"\u287b",
			"\u287c",
			"\u287d",
			"\u287e",
			"\u287f",
			"\u2880",
			"\u2881",
			"\u2882",
			"\u2883",
			"\u2884",
			"\u2885",
			"\u2886",
			"\u2887",
			"\u28c0",
			"\u28c1",
			"\u28c2",
			"\u28c3",
			"\u28c4",
			"\u28c5",
			"\u28c6",
			"\u28c7",
			"\u2888",
			"\u2889",
			"\u288a",
			"\u288b",
			"\u288c",
			"\u288d",
			"\u288e",
			"\u288f",
			"\u28c8",
			"\u28c9",
			"\u28ca",
			"\u28cb",
			"\u28cc",
			"\u28cd",
			"\u28ce",
			"\u28cf",
			"\u2890",
			"\u2891",
			"\u2892",
			"\u2893",
			"\u2894",
			"\u2895",
			"\u2896",
			"\u2897",
			"\u28d0",
			"\u28d1",
			"\u28d2",
			"\u28d3",
			"\u28d4",
			"\u28d5",
			"\u28d6",
			"\u28d7",
			"\u2898",
			"\u2899",
			"\u289a",
			"\u289b",
			"\u289c",
			"\u289d",
			"\u289e",
			"\u289f",
			"\u28d8",
			"\u28d9",
			"\u28da",
			"\u28db",
			"\u28dc",
			"\u28dd",
			"\u28de",
			"\u28df",
			"\u28a0",
			"\u28a1",
			"\u28a2",
			"\u28a3",
			"\u28a4",
			"\u28a5",
			"\u28a6",
			"\u28a7",
			"\u28e0",
			"\u28e1",
			"\u28e2",
			"\u28e3",
			"\u28e4",
			"\u28e5",
			"\u28e6",
			"\u28e7",
			"\u28a8",
			"\u28a9",
			"\u28aa",
			"\u28ab",
			"\u28ac",
			"\u28ad",
			"\u28ae",
			"\u28af",
			"\u28e8",
			"\u28e9",
			"\u28ea",
			"\u28eb",
			"\u28ec",
			"\u28ed",
			"\u28ee",
			"\u28ef",
			"\u28b0",
			"\u28b1",
			"\u28b2",
			"\u28b3",
			"\u28b4",
			"\u28b5",
			"\u28b6",
			"\u28b7",
			"\u28f0",
			"\u28f1",
			"\u28f2",
			"\u28f3",
			"\u28f4",
			"\u28f5",
			"\u28f6",
			"\u28f7",
			"\u28b8",
			"\u28b9",
			"\u28ba",
			"\u28bb",
			"\u28bc",
			"\u28bd",
			"\u28be",
			"\u28bf",
			"\u28f8",
			"\u28f9",
			"\u28fa",
			"\u28fb",
			"\u28fc",
			"\u28fd",
			"\u28fe",
			"\u28ff"
		]
	},
	dotsCircle: {
		"interval": 80,
		"frames": [
			"\u288e ",
			"\u280e\u2801",
			"\u280a\u2811",
			"\u2808\u2831",
			" \u2871",
			"\u2880\u2870",
			"\u2884\u2860",
			"\u2886\u2840"
		]
	},
	sand: {
		"interval": 80,
		"frames": [
			"\u2801",
			"\u2802",
			"\u2804",
			"\u2840",
			"\u2848",
			"\u2850",
			"\u2860",
			"\u28c0",
			"\u28c1",
			"\u28c2",
			"\u28c4",
			"\u28cc",
			"\u28d4",
			"\u28e4",
			"\u28e5",
			"\u28e6",
			"\u28ee",
			"\u28f6",
			"\u28f7",
			"\u28ff",
			"\u287f",
			"\u283f",
			"\u289f",
			"\u281f",
			"\u285b",
			"\u281b",
			"\u282b",
			"\u288b",
			"\u280b",
			"\u280d",
			"\u2849",
			"\u2809",
			"\u2811",
			"\u2821",
			"\u2881"
		]
	},
	line: {
		"interval": 130,
		"frames": [
			"-",
			"\\",
			"|",
			"/"
		]
	},
	line2: {
		"interval": 100,
		"frames": [
			"\u2802",
			"-",
			"\u2013",
			"\u2014",
			"\u2013",
			"-"
		]
	},
	rollingLine: {
		"interval": 80,
		"frames": [
			"/  ",
			" - ",
			" \\ ",
			"  |",
			"  |",
			" \\ ",
			" - ",
			"/  "
		]
	},
	pipe: {
		"interval": 100,
		"frames": [
			"\u2524",
			"\u2518",
			"\u2534",
			"\u2514",
			"\u251c",
			"\u250c",
			"\u252c",
			"\u2510"
		]
	},
	simpleDots: {
		"interval": 400,
		"frames": [
			".  ",
			".. ",
			"...",
			"   "
		]
	},
	simpleDotsScrolling: {
		"interval": 200,
		"frames": [
			".  ",
			".. ",
			"...",
			" ..",
			"  .",
			"   "
		]
	},
	star: {
		"interval": 70,
		"frames": [
			"\u2736",
			"\u2738",
			"\u2739",
			"\u273a",
			"\u2739",
			"\u2737"
		]
	},
	star2: {
		"interval": 80,
		"frames": [
			"+",
			"x",
			"*"
		]
	},
	flip: {
		"interval": 70,
		"frames": [
			"_",
			"_",
			"_",
			"-",
			"`",
			"`",
			"'",
			"\u00b4",
			"-",
			"_",
			"_",
			"_"
		]
	},
	hamburger: {
		"interval": 100,
		"frames": [
			"\u2631",
			"\u2632",
			"\u2634"
		]
	},
	growVertical: {
		"interval": 120,
		"frames": [
			"\u2581",
			"\u2583",
			"\u2584",
			"\u2585",
			"\u2586",
			"\u2587",
			"\u2586",
			"\u2585",
			"\u2584",
			"\u2583"
		]
	},
	growHorizontal: {
		"interval": 120,
		"frames": [
			"\u258f",
			"\u258e",
			"\u258d",
			"\u258c",
			"\u258b",
			"\u258a",
			"\u2589",
			"\u258a",
			"\u258b",
			"\u258c",
			"\u258d",
			"\u258e"
		]
	},
	balloon: {
		"interval": 140,
		"frames": [
			" ",
			".",
			"o",
			"O",
			"@",
			"*",
			" "
		]
	},
	balloon2: {
		"interval": 120,
		"frames": [
			".",
			"o",
			"O",
			"\u00b0",
			"O",
			"o",
			"."
		]
	},
	noise: {
		"interval": 100,
		"frames": [
			"\u2593",
			"\u2592",
			"\u2591"
		]
	},
	bounce: {
		"interval": 120,
		"frames": [
			"\u2801",
			"\u2802",
			"\u2804",
			"\u2802"
		]
	},
	boxBounce: {
		"interval": 120,
		"frames": [
			"\u2596",
			"\u2598",
			"\u259d",
			"\u2597"
		]
	},
	boxBounce2: {
		"interval": 100,
		"frames": [
			"\u258c",
			"\u2580",
			"\u2590",
			"\u2584"
		]
	},
	triangle: {
		"interval": 50,
		"frames": [
			"\u25e2",
			"\u25e3",
			"\u25e4",
			"\u25e5"
		]
	},
	binary: {
		"interval": 80,
		"frames": [
			"010010",
			"001100",
			"100101",
			"111010",
			"111101",
			"010111",
			"101011",
			"111000",
			"110011",
			"110101"
		]
	},
	arc: {
		"interval": 100,
		"frames": [
			"\u25dc",
			"\u25e0",
			"\u25dd",
			"\u25de",
			"\u25e1",
			"\u25df"
		]
	},
	circle: {
		"interval": 120,
		"frames": [
			"\u25e1",
			"\u2299",
			"\u25e0"
		]
	},
	squareCorners: {
		"interval": 180,
		"frames": [
			"\u25f0",
			"\u25f3",
			"\u25f2",
			"\u25f1"
		]
	},
	circleQuarters: {
		"interval": 120,
		"frames": [
			"\u25f4",
			"\u25f7",
			"\u25f6",
			"\u25f5"
		]
	},
	circleHalves: {
		"interval": 50,
		"frames": [
			"\u25d0",
			"\u25d3",
			"\u25d1",
			"\u25d2"
		]
	},
	squish: {
		"interval": 100,
		"frames": ["\u256b", "\u256a"]
	},
	toggle: {
		"interval": 250,
		"frames": ["\u22b6", "\u22b7"]
	},
	toggle2: {
		"interval": 80,
		"frames": ["\u25ab", "\u25aa"]
	},
	toggle3: {
		"interval": 120,
		"frames": ["\u25a1", "\u25a0"]
	},
	toggle4: {
		"interval": 100,
		"frames": [
			"\u25a0",
			"\u25a1",
			"\u25aa",
			"\u25ab"
		]
	},
	toggle5: {
		"interval": 100,
		"frames": ["\u25ae", "\u25af"]
	},
	toggle6: {
		"interval": 300,
		"frames": ["\u101d", "\u1040"]
	},
	toggle7: {
		"interval": 80,
		"frames": ["\u29be", "\u29bf"]
	},
	toggle8: {
		"interval": 100,
		"frames": ["\u25cd", "\u25cc"]
	},
	toggle9: {
		"interval": 100,
		"frames": ["\u25c9", "\u25ce"]
	},
	toggle10: {
		"interval": 100,
		"frames": [
			"\u3282",
			"\u3280",
			"\u3281"
		]
	},
	toggle11: {
		"interval": 50,
		"frames": ["\u29c7", "\u29c6"]
	},
	toggle12: {
		"interval": 120,
		"frames": ["\u2617", "\u2616"]
	},
	toggle13: {
		"interval": 80,
		"frames": [
			"=",
			"*",
			"-"
		]
	},
	arrow: {
		"interval": 100,
		"frames": [
			"\u2190",
			"\u2196",
			"\u2191",
			"\u2197",
			"\u2192",
			"\u2198",
			"\u2193",
			"\u2199"
		]
	},
	arrow2: {
		"interval": 80,
		"frames": [
			"\u2b06\ufe0f ",
			"\u2197\ufe0f ",
			"\u27a1\ufe0f ",
			"\u2198\ufe0f ",
			"\u2b07\ufe0f ",
			"\u2199\ufe0f ",
			"\u2b05\ufe0f ",
			"\u2196\ufe0f "
		]
	},
	arrow3: {
		"interval": 120,
		"frames": [
			"\u25b9\u25b9\u25b9\u25b9\u25b9",
			"\u25b8\u25b9\u25b9\u25b9\u25b9",
			"\u25b9\u25b8\u25b9\u25b9\u25b9",
			"\u25b9\u25b9\u25b8\u25b9\u25b9",
			"\u25b9\u25b9\u25b9\u25b8\u25b9",
			"\u25b9\u25b9\u25b9\u25b9\u25b8"
		]
	},
	bouncingBar: {
		"interval": 80,
		"frames": [
			"[    ]",
			"[=   ]",
			"[==  ]",
			"[=== ]",
			"[====]",
			"[ ===]",
			"[  ==]",
			"[   =]",
			"[    ]",
			"[   =]",
			"[  ==]",
			"[ ===]",
			"[====]",
			"[=== ]",
			"[==  ]",
			"[=   ]"
		]
	},
	bouncingBall: {
		"interval": 80,
		"frames": [
			"( \u25cf    )",
			"(  \u25cf   )",
			"(   \u25cf  )",
			"(    \u25cf )",
			"(     \u25cf)",
			"(    \u25cf )",
			"(   \u25cf  )",
			"(  \u25cf   )",
			"( \u25cf    )",
			"(\u25cf     )"
		]
	},
	smiley: {
		"interval": 200,
		"frames": ["\ud83d\ude04 ", "\ud83d\ude1d "]
	},
	monkey: {
		"interval": 300,
		"frames": [
			"\ud83d\ude48 ",
			"\ud83d\ude48 ",
			"\ud83d\ude49 ",
			"\ud83d\ude4a "
		]
	},
	hearts: {
		"interval": 100,
		"frames": [
			"\ud83d\udc9b ",
			"\ud83d\udc99 ",
			"\ud83d\udc9c ",
			"\ud83d\udc9a ",
			"\ud83d\udc97 "
		]
	},
	clock: {
		"interval": 100,
		"frames": [
			"\ud83d\udd5b ",
			"\ud83d\udd50 ",
			"\ud83d\udd51 ",
			"\ud83d\udd52 ",
			"\ud83d\udd53 ",
			"\ud83d\udd54 ",
			"\ud83d\udd55 ",
			"\ud83d\udd56 ",
			"\ud83d\udd57 ",
			"\ud83d\udd58 ",
			"\ud83d\udd59 ",
			"\ud83d\udd5a "
		]
	},
	earth: {
		"interval": 180,
		"frames": [
			"\ud83c\udf0d ",
			"\ud83c\udf0e ",
			"\ud83c\udf0f "
		]
	},
	material: {
		"interval": 17,
		"frames": [
			"\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588",
			"\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588",
			"\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588",
			"\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588",
			"\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588",
			"\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588",
			"\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588",
			"\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2588",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581",
			"\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581\u2581"
		]
	},
	moon: {
		"interval": 80,
		"frames": [
			"\ud83c\udf11 ",
			"\ud83c\udf12 ",
			"\ud83c\udf13 ",
			"\ud83c\udf14 ",
			"\ud83c\udf15 ",
			"\ud83c\udf16 ",
			"\ud83c\udf17 ",
			"\ud83c\udf18 "
		]
	},
	runner: {
		"interval": 140,
		"frames": ["\ud83d\udeb6 ", "\ud83c\udfc3 "]
	},
	pong: {
		"interval": 80,
		"frames": [
			"\u2590\u2802       \u258c",
			"\u2590\u2808       \u258c",
			"\u2590 \u2802      \u258c",
			"\u2590 \u2820      \u258c",
			"\u2590  \u2840     \u258c",
			"\u2590  \u2820     \u258c",
			"\u2590   \u2802    \u258c",
			"\u2590   \u2808    \u258c",
			"\u2590    \u2802   \u258c",
			"\u2590    \u2820   \u258c",
			"\u2590     \u2840  \u258c",
			"\u2590     \u2820  \u258c",
			"\u2590      \u2802 \u258c",
			"\u2590      \u2808 \u258c",
			"\u2590       \u2802\u258c",
			"\u2590       \u2820\u258c",
			"\u2590       \u2840\u258c",
			"\u2590      \u2820 \u258c",
			"\u2590      \u2802 \u258c",
			"\u2590     \u2808  \u258c",
			"\u2590     \u2802  \u258c",
			"\u2590    \u2820   \u258c",
			"\u2590    \u2840   \u258c",
			"\u2590   \u2820    \u258c",
			"\u2590   \u2802    \u258c",
			"\u2590  \u2808     \u258c",
			"\u2590  \u2802     \u258c",
			"\u2590 \u2820      \u258c",
			"\u2590 \u2840      \u258c",
			"\u2590\u2820       \u258c"
		]
	},
	shark: {
		"interval": 120,
		"frames": [
			"\u2590|\\____________\u258c",
			"\u2590_|\\___________\u258c",
			"\u2590__|\\__________\u258c",
			"\u2590___|\\_________\u258c",
			"\u2590____|\\________\u258c",
			"\u2590_____|\\_______\u258c",
			"\u2590______|\\______\u258c",
			"\u2590_______|\\_____\u258c",
			"\u2590________|\\____\u258c",
			"\u2590_________|\\___\u258c",
			"\u2590__________|\\__\u258c",
			"\u2590___________|\\_\u258c",
			"\u2590____________|\\\u258c",
			"\u2590____________/|\u258c",
			"\u2590___________/|_\u258c",
			"\u2590__________/|__\u258c",
			"\u2590_________/|___\u258c",
			"\u2590________/|____\u258c",
			"\u2590_______/|_____\u258c",
			"\u2590______/|______\u258c",
			"\u2590_____/|_______\u258c",
			"\u2590____/|________\u258c",
			"\u2590___/|_________\u258c",
			"\u2590__/|__________\u258c",
			"\u2590_/|___________\u258c",
			"\u2590/|____________\u258c"
		]
	},
	dqpb: {
		"interval": 100,
		"frames": [
			"d",
			"q",
			"p",
			"b"
		]
	},
	weather: {
		"interval": 100,
		"frames": [
			"\u2600\ufe0f ",
			"\u2600\ufe0f ",
			"\u2600\ufe0f ",
			"\ud83c\udf24 ",
			"\u26c5\ufe0f ",
			"\ud83c\udf25 ",
			"\u2601\ufe0f ",
			"\ud83c\udf27 ",
			"\ud83c\udf28 ",
			"\ud83c\udf27 ",
			"\ud83c\udf28 ",
			"\ud83c\udf27 ",
			"\ud83c\udf28 ",
			"\u26c8 ",
			"\ud83c\udf28 ",
			"\ud83c\udf27 ",
			"\ud83c\udf28 ",
			"\u2601\ufe0f ",
			"\ud83c\udf25 ",
			"\u26c5\ufe0f ",
			"\ud83c\udf24 ",
			"\u2600\ufe0f ",
			"\u2600\ufe0f "
		]
	},
	christmas: {
		"interval": 400,
		"frames": ["\ud83c\udf32", "\ud83c\udf84"]
	},
	grenade: {
		"interval": 80,
		"frames": [
			"\u060c  ",
			"\u2032  ",
			" \u00b4 ",
			" \u203e ",
			"  \u2e0c",
			"  \u2e0a",
			"  |",
			"  \u204e",
			"  \u2055",
			" \u0df4 ",
			"  \u2053",
			"   ",
			"   ",
			"   "
		]
	},
	point: {
		"interval": 125,
		"frames": [
			"\u2219\u2219\u2219",
			"\u25cf\u2219\u2219",
			"\u2219\u25cf\u2219",
			"\u2219\u2219\u25cf",
			"\u2219\u2219\u2219"
		]
	},
	layer: {
		"interval": 150,
		"frames": [
			"-",
			"=",
			"\u2261"
		]
	},
	betaWave: {
		"interval": 80,
		"frames": [
			"\u03c1\u03b2\u03b2\u03b2\u03b2\u03b2\u03b2",
			"\u03b2\u03c1\u03b2\u03b2\u03b2\u03b2\u03b2",
			"\u03b2\u03b2\u03c1\u03b2\u03b2\u03b2\u03b2",
			"\u03b2\u03b2\u03b2\u03c1\u03b2\u03b2\u03b2",
			"\u03b2\u03b2\u03b2\u03b2\u03c1\u03b2\u03b2",
			"\u03b2\u03b2\u03b2\u03b2\u03b2\u03c1\u03b2",
			"\u03b2\u03b2\u03b2\u03b2\u03b2\u03b2\u03c1"
		]
	},
	fingerDance: {
		"interval": 160,
		"frames": [
			"\ud83e\udd18 ",
			"\ud83e\udd1f ",
			"\ud83d\udd96 ",
			"\u270b ",
			"\ud83e\udd1a ",
			"\ud83d\udc46 "
		]
	},
	fistBump: {
		"interval": 80,
		"frames": [
			"\ud83e\udd1c\u3000\u3000\u3000\u3000\ud83e\udd1b ",
			"\ud83e\udd1c\u3000\u3000\u3000\u3000\ud83e\udd1b ",
			"\ud83e\udd1c\u3000\u3000\u3000\u3000\ud83e\udd1b ",
			"\u3000\ud83e\udd1c\u3000\u3000\ud83e\udd1b\u3000 ",
			"\u3000\u3000\ud83e\udd1c\ud83e\udd1b\u3000\u3000 ",
			"\u3000\ud83e\udd1c\u2728\ud83e\udd1b\u3000\u3000 ",
			"\ud83e\udd1c\u3000\u2728\u3000\ud83e\udd1b\u3000 "
		]
	},
	soccerHeader: {
		"interval": 80,
		"frames": [
			" \ud83e\uddd1\u26bd\ufe0f       \ud83e\uddd1 ",
			"\ud83e\uddd1  \u26bd\ufe0f      \ud83e\uddd1 ",
			"\ud83e\uddd1   \u26bd\ufe0f     \ud83e\uddd1 ",
			"\ud83e\uddd1    \u26bd\ufe0f    \ud83e\uddd1 ",
			"\ud83e\uddd1     \u26bd\ufe0f   \ud83e\uddd1 ",
			"\ud83e\uddd1      \u26bd\ufe0f  \ud83e\uddd1 ",
			"\ud83e\uddd1       \u26bd\ufe0f\ud83e\uddd1  ",
			"\ud83e\uddd1      \u26bd\ufe0f  \ud83e\uddd1 ",
			"\ud83e\uddd1     \u26bd\ufe0f   \ud83e\uddd1 ",
			"\ud83e\uddd1    \u26bd\ufe0f    \ud83e\uddd1 ",
			"\ud83e\uddd1   \u26bd\ufe0f     \ud83e\uddd1 ",
			"\ud83e\uddd1  \u26bd\ufe0f      \ud83e\uddd1 "
		]
	},
	mindblown: {
		"interval": 160,
		"frames": [
			"\ud83d\ude10 ",
			"\ud83d\ude10 ",
			"\ud83d\ude2e ",
			"\ud83d\ude2e ",
			"\ud83d\ude26 ",
			"\ud83d\ude26 ",
			"\ud83d\ude27 ",
			"\ud83d\ude27 ",
			"\ud83e\udd2f ",
			"\ud83d\udca5 ",
			"\u2728 ",
			"\u3000 ",
			"\u3000 ",
			"\u3000 "
		]
	},
	speaker: {
		"interval": 160,
		"frames": [
			"\ud83d\udd08 ",
			"\ud83d\udd09 ",
			"\ud83d\udd0a ",
			"\ud83d\udd09 "
		]
	},
	orangePulse: {
		"interval": 100,
		"frames": [
			"\ud83d\udd38 ",
			"\ud83d\udd36 ",
			"\ud83d\udfe0 ",
			"\ud83d\udfe0 ",
			"\ud83d\udd36 "
		]
	},
	bluePulse: {
		"interval": 100,
		"frames": [
			"\ud83d\udd39 ",
			"\ud83d\udd37 ",
			"\ud83d\udd35 ",
			"\ud83d\udd35 ",
			"\ud83d\udd37 "
		]
	},
	orangeBluePulse: {
		"interval": 100,
		"frames": [
			"\ud83d\udd38 ",
			"\ud83d\udd36 ",
			"\ud83d\udfe0 ",
			"\ud83d\udfe0 ",
			"\ud83d\udd36 ",
			"\ud83d\udd39 ",
			"\ud83d\udd37 ",
			"\ud83d\udd35 ",
			"\ud83d\udd35 ",
			"\ud83d\udd37 "
		]
	},
	timeTravel: {
		"interval": 100,
		"frames": [
			"\ud83d\udd5b ",
			"\ud83d\udd5a ",
			"\ud83d\udd59 ",
			"\ud83d\udd58 ",
			"\ud83d\udd57 ",
			"\ud83d\udd56 ",
			"\ud83d\udd55 ",
			"\ud83d\udd54 ",
			"\ud83d\udd53 ",
			"\ud83d\udd52 ",
			"\ud83d\udd51 ",
			"\ud83d\udd50 "
		]
	},
	aesthetic: {
		"interval": 80,
		"frames": [
			"\u25b0\u25b1\u25b1\u25b1\u25b1\u25b1\u25b1",
			"\u25b0\u25b0\u25b1\u25b1\u25b1\u25b1\u25b1",
			"\u25b0\u25b0\u25b0\u25b1\u25b1\u25b1\u25b1",
			"\u25b0\u25b0\u25b0\u25b0\u25b1\u25b1\u25b1",
			"\u25b0\u25b0\u25b0\u25b0\u25b0\u25b1\u25b1",
			"\u25b0\u25b0\u25b0\u25b0\u25b0\u25b0\u25b1",
			"\u25b0\u25b0\u25b0\u25b0\u25b0\u25b0\u25b0",
			"\u25b0\u25b1\u25b1\u25b1\u25b1\u25b1\u25b1"
		]
	},
	dwarfFortress: {
		"interval": 80,
		"frames": [
			" \u2588\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2588\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2588\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2593\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2593\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2592\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2592\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2591\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a\u2591\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"\u263a \u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2593\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2593\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2592\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2592\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2591\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a\u2591\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u263a \u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2593\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2593\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2592\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2592\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2591\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a\u2591\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u263a \u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2593\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2593\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2592\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2592\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2591\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a\u2591\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u263a \u2588\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2588\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2588\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2593\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2593\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2592\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2592\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2591\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a\u2591\u2588\u00a3\u00a3\u00a3  ",
			"    \u263a \u2588\u00a3\u00a3\u00a3  ",
			"     \u263a\u2588\u00a3\u00a3\u00a3  ",
			"     \u263a\u2588\u00a3\u00a3\u00a3  ",
			"     \u263a\u2593\u00a3\u00a3\u00a3  ",
			"     \u263a\u2593\u00a3\u00a3\u00a3  ",
			"     \u263a\u2592\u00a3\u00a3\u00a3  ",
			"     \u263a\u2592\u00a3\u00a3\u00a3  ",
			"     \u263a\u2591\u00a3\u00a3\u00a3  ",
			"     \u263a\u2591\u00a3\u00a3\u00a3  ",
			"     \u263a \u00a3\u00a3\u00a3  ",
			"      \u263a\u00a3\u00a3\u00a3  ",
			"      \u263a\u00a3\u00a3\u00a3  ",
			"      \u263a\u2593\u00a3\u00a3  ",
			"      \u263a\u2593\u00a3\u00a3  ",
			"      \u263a\u2592\u00a3\u00a3  ",
			"      \u263a\u2592\u00a3\u00a3  ",
			"      \u263a\u2591\u00a3\u00a3  ",
			"      \u263a\u2591\u00a3\u00a3  ",
			"      \u263a \u00a3\u00a3  ",
			"       \u263a\u00a3\u00a3  ",
			"       \u263a\u00a3\u00a3  ",
			"       \u263a\u2593\u00a3  ",
			"       \u263a\u2593\u00a3  ",
			"       \u263a\u2592\u00a3  ",
			"       \u263a\u2592\u00a3  ",
			"       \u263a\u2591\u00a3  ",
			"       \u263a\u2591\u00a3  ",
			"       \u263a \u00a3  ",
			"        \u263a\u00a3  ",
			"        \u263a\u00a3  ",
			"        \u263a\u2593  ",
			"        \u263a\u2593  ",
			"        \u263a\u2592  ",
			"        \u263a\u2592  ",
			"        \u263a\u2591  ",
			"        \u263a\u2591  ",
			"        \u263a   ",
			"        \u263a  &",
			"        \u263a \u263c&",
			"       \u263a \u263c &",
			"       \u263a\u263c  &",
			"      \u263a\u263c  & ",
			"      \u203c   & ",
			"     \u263a   &  ",
			"    \u203c    &  ",
			"   \u263a    &   ",
			"  \u203c     &   ",
			" \u263a     &    ",
			"\u203c      &    ",
			"      &     ",
			"      &     ",
			"     &   \u2591  ",
			"     &   \u2592  ",
			"    &    \u2593  ",
			"    &    \u00a3  ",
			"   &    \u2591\u00a3  ",
			"   &    \u2592\u00a3  ",
			"  &     \u2593\u00a3  ",
			"  &     \u00a3\u00a3  ",
			" &     \u2591\u00a3\u00a3  ",
			" &     \u2592\u00a3\u00a3  ",
			"&      \u2593\u00a3\u00a3  ",
			"&      \u00a3\u00a3\u00a3  ",
			"      \u2591\u00a3\u00a3\u00a3  ",
			"      \u2592\u00a3\u00a3\u00a3  ",
			"      \u2593\u00a3\u00a3\u00a3  ",
			"      \u2588\u00a3\u00a3\u00a3  ",
			"     \u2591\u2588\u00a3\u00a3\u00a3  ",
			"     \u2592\u2588\u00a3\u00a3\u00a3  ",
			"     \u2593\u2588\u00a3\u00a3\u00a3  ",
			"     \u2588\u2588\u00a3\u00a3\u00a3  ",
			"    \u2591\u2588\u2588\u00a3\u00a3\u00a3  ",
			"    \u2592\u2588\u2588\u00a3\u00a3\u00a3  ",
			"    \u2593\u2588\u2588\u00a3\u00a3\u00a3  ",
			"    \u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u2591\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u2592\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u2593\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"   \u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u2591\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u2592\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u2593\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			"  \u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u2591\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u2592\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u2593\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u2588\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  ",
			" \u2588\u2588\u2588\u2588\u2588\u2588\u00a3\u00a3\u00a3  "
		]
	},
	fish: {
		"interval": 80,
		"frames": [
			"~~~~~~~~~~~~~~~~~~~~",
			"> ~~~~~~~~~~~~~~~~~~",
			"\u00ba> ~~~~~~~~~~~~~~~~~",
			"(\u00ba> ~~~~~~~~~~~~~~~~",
			"((\u00ba> ~~~~~~~~~~~~~~~",
			"<((\u00ba> ~~~~~~~~~~~~~~",
			"><((\u00ba> ~~~~~~~~~~~~~",
			" ><((\u00ba> ~~~~~~~~~~~~",
			"~ ><((\u00ba> ~~~~~~~~~~~",
			"~~ <>((\u00ba> ~~~~~~~~~~",
			"~~~ ><((\u00ba> ~~~~~~~~~",
			"~~~~ <>((\u00ba> ~~~~~~~~",
			"~~~~~ ><((\u00ba> ~~~~~~~",
			"~~~~~~ <>((\u00ba> ~~~~~~",
			"~~~~~~~ ><((\u00ba> ~~~~~",
			"~~~~~~~~ <>((\u00ba> ~~~~",
			"~~~~~~~~~ ><((\u00ba> ~~~",
			"~~~~~~~~~~ <>((\u00ba> ~~",
			"~~~~~~~~~~~ ><((\u00ba> ~",
			"~~~~~~~~~~~~ <>((\u00ba> ",
			"~~~~~~~~~~~~~ ><((\u00ba>",
			"~~~~~~~~~~~~~~ <>((\u00ba",
			"~~~~~~~~~~~~~~~ ><((",
			"~~~~~~~~~~~~~~~~ <>(",
			"~~~~~~~~~~~~~~~~~ ><",
			"~~~~~~~~~~~~~~~~~~ <",
			"~~~~~~~~~~~~~~~~~~~~"
		]
	}
};
// node_modules/cli-spinners/index.js
var cli_spinners_default = spinners_default;
Object.keys(spinners_default);
// node_modules/yoctocolors/base.js
const hasColors = node_tty.default?.WriteStream?.prototype?.hasColors?.() ?? false;
const format = (open, close) => {
	if (!hasColors) return (input) => input;
	const openCode = `\u001B[${open}m`;
	const closeCode = `\u001B[${close}m`;
	return (input) => {
		const string = input + "";
		let index = string.indexOf(closeCode);
		if (index === -1) return openCode + string + closeCode;
		let result = openCode;
		let lastIndex = 0;
		const replaceCode = (close === 22 ? closeCode : "") + openCode;
		while (index !== -1) {
			result += string.slice(lastIndex, index) + replaceCode;
			lastIndex = index + closeCode.length;
			index = string.indexOf(closeCode, lastIndex);
		}
		result += string.slice(lastIndex) + closeCode;
		return result;
	};
};
format(0, 0);
format(1, 22);
format(2, 22);
format(3, 23);
format(4, 24);
format("4:2", 24);
format("4:3", 24);
format("4:4", 24);
format("4:5", 24);
format(53, 55);
format(7, 27);
format(8, 28);
format(9, 29);
format(30, 39);
const red = format(31, 39);
const green = format(32, 39);
const yellow = format(33, 39);
const blue = format(34, 39);
format(35, 39);
format(36, 39);
format(37, 39);
format(90, 39);
format(40, 49);
format(41, 49);
format(42, 49);
format(43, 49);
format(44, 49);
format(45, 49);
format(46, 49);
format(47, 49);
format(100, 49);
format(91, 39);
format(92, 39);
format(93, 39);
format(94, 39);
format(95, 39);
format(96, 39);
format(97, 39);
format(101, 49);
format(102, 49);
format(103, 49);
format(104, 49);
format(105, 49);
format(106, 49);
format(107, 49);
format("58;5;0", 59);
format("58;5;1", 59);
format("58;5;2", 59);
format("58;5;3", 59);
format("58;5;4", 59);
format("58;5;5", 59);
format("58;5;6", 59);
format("58;5;7", 59);
format("58;5;8", 59);
format("58;5;9", 59);
format("58;5;10", 59);
format("58;5;11", 59);
format("58;5;12", 59);
format("58;5;13", 59);
format("58;5;14", 59);
format("58;5;15", 59);
// node_modules/is-unicode-supported/index.js
function isUnicodeSupported() {
	const { env } = node_process.default;
	const { TERM, TERM_PROGRAM } = env;
	if (node_process.default.platform !== "win32") return TERM !== "linux";
	return Boolean(env.WT_SESSION) || Boolean(env.TERMINUS_SUBLIME) || env.ConEmuTask === "{cmd::Cmder}" || TERM_PROGRAM === "Terminus-Sublime" || TERM_PROGRAM === "vscode" || TERM === "xterm-256color" || TERM === "alacritty" || TERM === "rxvt-unicode" || TERM === "rxvt-unicode-256color" || env.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}
// node_modules/log-symbols/symbols.js
const _isUnicodeSupported = isUnicodeSupported();
const info = blue(_isUnicodeSupported ? "\u2139" : "i");
const success = green(_isUnicodeSupported ? "\u2714" : "\u221a");
const warning = yellow(_isUnicodeSupported ? "\u26a0" : "\u203c");
const error = red(_isUnicodeSupported ? "\u2716" : "\u00d7");
// node_modules/ansi-regex/index.js
const ST = String.raw`(?:\u001B\u005C|\u009C)`;
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
const pattern = `${String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`}|${osc}|${controlString}|${String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`}|${String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`}`;
function ansiRegex({ onlyFirst = false } = {}) {
	return new RegExp(pattern, onlyFirst ? void 0 : "g");
}
// node_modules/strip-ansi/index.js
const regex = ansiRegex();
function stripAnsi(string) {
	if (typeof string !== "string") throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	if (!string.includes("\x1B") && !string.includes("\u009b")) return string;
	return string.replace(regex, "");
}
// node_modules/string-width/index.js
const segmenter = new Intl.Segmenter();
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(segment) {
	if (segment.length > 50) return false;
	if (unqualifiedKeycapRegex.test(segment)) return true;
	if (segment.includes("\u200d")) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}
	return false;
}
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? void 0 : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
	return codePoint >= 4352 && codePoint <= 4447 || codePoint >= 43360 && codePoint <= 43388;
}
function isHangulVowelJamo(codePoint) {
	return codePoint >= 4448 && codePoint <= 4519 || codePoint >= 55216 && codePoint <= 55238;
}
function isHangulTrailingJamo(codePoint) {
	return codePoint >= 4520 && codePoint <= 4607 || codePoint >= 55243 && codePoint <= 55291;
}
function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint) || isHangulVowelJamo(codePoint) || isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];
	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) continue;
		codePoints.push(character.codePointAt(0));
	}
	if (codePoints.length === 0) return;
	let width = 0;
	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) return;
			for (let remaining = index; remaining < codePoints.length; remaining++) width += require_check.eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			return width;
		}
		if (isHangulLeadingJamo(codePoint) && isHangulVowelJamo(codePoints[index + 1])) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}
		width += require_check.eastAsianWidth(codePoint, eastAsianWidthOptions);
	}
	return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;
	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}
		if (spacingMarkRegex.test(character) || character >= "\uff00" && character <= "\uffef") extra += require_check.eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
	}
	return extra;
}
function stringWidth(input, options = {}) {
	if (typeof input !== "string" || input.length === 0) return 0;
	const { ambiguousIsNarrow = true, countAnsiEscapeCodes = false } = options;
	let string = input;
	if (!countAnsiEscapeCodes && (string.includes("\x1B") || string.includes("\u009b"))) string = stripAnsi(string);
	if (string.length === 0) return 0;
	if (/^[\u0020-\u007E]*$/.test(string)) return string.length;
	let width = 0;
	const eastAsianWidthOptions = { ambiguousAsWide: !ambiguousIsNarrow };
	for (const { segment } of segmenter.segment(string)) {
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === void 0) continue;
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}
		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== void 0) {
			width += hangulWidth;
			continue;
		}
		const codePoint = visibleSegment.codePointAt(0);
		width += require_check.eastAsianWidth(codePoint, eastAsianWidthOptions);
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}
	return width;
}
// node_modules/is-interactive/index.js
function isInteractive({ stream = process.stdout } = {}) {
	return Boolean(stream && stream.isTTY && process.env.TERM !== "dumb" && !("CI" in process.env));
}
// node_modules/stdin-discarder/index.js
const ASCII_ETX_CODE = 3;
var StdinDiscarder = class {
	#activeCount = 0;
	#stdin;
	#stdinWasPaused = false;
	#stdinWasRaw = false;
	#handleInputBound = (chunk) => {
		if (!chunk?.length) return;
		if ((typeof chunk === "string" ? chunk.codePointAt(0) : chunk[0]) === ASCII_ETX_CODE) node_process.default.kill(node_process.default.pid, "SIGINT");
	};
	start() {
		this.#activeCount++;
		if (this.#activeCount === 1) this.#realStart();
	}
	stop() {
		if (this.#activeCount === 0) return;
		if (--this.#activeCount === 0) this.#realStop();
	}
	#realStart() {
		const { stdin } = node_process.default;
		if (node_process.default.platform === "win32" || !stdin?.isTTY || typeof stdin.setRawMode !== "function") {
			this.#stdin = void 0;
			return;
		}
		this.#stdin = stdin;
		this.#stdinWasPaused = stdin.isPaused();
		this.#stdinWasRaw = Boolean(stdin.isRaw);
		stdin.setRawMode(true);
		stdin.prependListener("data", this.#handleInputBound);
		if (this.#stdinWasPaused) stdin.resume();
	}
	#realStop() {
		if (!this.#stdin) return;
		const stdin = this.#stdin;
		stdin.off("data", this.#handleInputBound);
		if (stdin.isTTY) stdin.setRawMode?.(this.#stdinWasRaw);
		if (this.#stdinWasPaused) stdin.pause();
		this.#stdin = void 0;
		this.#stdinWasPaused = false;
		this.#stdinWasRaw = false;
	}
};
const stdinDiscarder = new StdinDiscarder();
var stdin_discarder_default = Object.freeze(stdinDiscarder);
// node_modules/ora/index.js
const RENDER_DEFERRAL_TIMEOUT = 200;
const SYNCHRONIZED_OUTPUT_ENABLE = "\x1B[?2026h";
const SYNCHRONIZED_OUTPUT_DISABLE = "\x1B[?2026l";
const activeHooksPerStream = /* @__PURE__ */ new Map();
const validColors = /* @__PURE__ */ new Set([
	"black",
	"red",
	"green",
	"yellow",
	"blue",
	"magenta",
	"cyan",
	"white",
	"gray"
]);
var Ora = class {
	#linesToClear = 0;
	#frameIndex = -1;
	#lastFrameTime = 0;
	#options;
	#spinner;
	#stream;
	#id;
	#hookedStreams = /* @__PURE__ */ new Map();
	#isInternalWrite = false;
	#drainHandler;
	#deferRenderTimer;
	#isDiscardingStdin = false;
	#color;
	#internalWrite(fn) {
		this.#isInternalWrite = true;
		try {
			return fn();
		} finally {
			this.#isInternalWrite = false;
		}
	}
	#tryRender() {
		if (this.isSpinning) this.render();
	}
	#stringifyChunk(chunk, encoding) {
		if (chunk === void 0 || chunk === null) return "";
		if (typeof chunk === "string") return chunk;
		if (Buffer.isBuffer(chunk) || ArrayBuffer.isView(chunk)) {
			const normalizedEncoding = typeof encoding === "string" && encoding && encoding !== "buffer" ? encoding : "utf8";
			return Buffer.from(chunk).toString(normalizedEncoding);
		}
		return String(chunk);
	}
	#chunkTerminatesLine(chunkString) {
		if (!chunkString) return false;
		const lastCharacter = chunkString.at(-1);
		return lastCharacter === "\n" || lastCharacter === "\r";
	}
	#scheduleRenderDeferral() {
		if (this.#deferRenderTimer) return;
		this.#deferRenderTimer = setTimeout(() => {
			this.#deferRenderTimer = void 0;
			if (this.isSpinning) this.#tryRender();
		}, RENDER_DEFERRAL_TIMEOUT);
		if (typeof this.#deferRenderTimer?.unref === "function") this.#deferRenderTimer.unref();
	}
	#clearRenderDeferral() {
		if (this.#deferRenderTimer) {
			clearTimeout(this.#deferRenderTimer);
			this.#deferRenderTimer = void 0;
		}
	}
	#buildOutputLine(symbol, text, prefixText, suffixText) {
		const fullPrefixText = this.#getFullPrefixText(prefixText, " ");
		const fullText = typeof text === "string" ? (symbol ? " " : "") + text : "";
		const fullSuffixText = this.#getFullSuffixText(suffixText, " ");
		return fullPrefixText + symbol + fullText + fullSuffixText;
	}
	constructor(options) {
		if (typeof options === "string") options = { text: options };
		this.#options = {
			color: "cyan",
			stream: node_process.default.stderr,
			discardStdin: true,
			hideCursor: true,
			...options
		};
		this.color = this.#options.color;
		this.#stream = this.#options.stream;
		if (typeof this.#options.isEnabled !== "boolean") this.#options.isEnabled = isInteractive({ stream: this.#stream });
		if (typeof this.#options.isSilent !== "boolean") this.#options.isSilent = false;
		if (this.#options.interval !== void 0 && !(Number.isInteger(this.#options.interval) && this.#options.interval > 0)) throw new Error("The `interval` option must be a positive integer");
		const userInterval = this.#options.interval;
		this.spinner = this.#options.spinner;
		this.#options.interval = userInterval;
		this.text = this.#options.text;
		this.prefixText = this.#options.prefixText;
		this.suffixText = this.#options.suffixText;
		this.indent = this.#options.indent;
		if (node_process.default.env.NODE_ENV === "test") {
			this._stream = this.#stream;
			this._isEnabled = this.#options.isEnabled;
			Object.defineProperty(this, "_linesToClear", {
				get() {
					return this.#linesToClear;
				},
				set(newValue) {
					this.#linesToClear = newValue;
				}
			});
			Object.defineProperty(this, "_frameIndex", { get() {
				return this.#frameIndex;
			} });
			Object.defineProperty(this, "_lineCount", { get() {
				const columns = this.#stream.columns ?? 80;
				const prefixText = typeof this.#options.prefixText === "function" ? "" : this.#options.prefixText;
				const suffixText = typeof this.#options.suffixText === "function" ? "" : this.#options.suffixText;
				const fullPrefixText = typeof prefixText === "string" && prefixText !== "" ? prefixText + " " : "";
				const fullSuffixText = typeof suffixText === "string" && suffixText !== "" ? " " + suffixText : "";
				const fullText = " ".repeat(this.#options.indent) + fullPrefixText + "-" + (typeof this.#options.text === "string" ? " " + this.#options.text : "") + fullSuffixText;
				return this.#computeLineCountFrom(fullText, columns);
			} });
		}
	}
	get indent() {
		return this.#options.indent;
	}
	set indent(indent = 0) {
		if (!(indent >= 0 && Number.isInteger(indent))) throw new Error("The `indent` option must be an integer from 0 and up");
		this.#options.indent = indent;
	}
	get interval() {
		return this.#options.interval ?? this.#spinner.interval ?? 100;
	}
	get spinner() {
		return this.#spinner;
	}
	set spinner(spinner) {
		this.#frameIndex = -1;
		this.#options.interval = void 0;
		if (typeof spinner === "object") {
			if (!Array.isArray(spinner.frames) || spinner.frames.length === 0 || spinner.frames.some((frame) => typeof frame !== "string")) throw new Error("The given spinner must have a non-empty `frames` array of strings");
			if (spinner.interval !== void 0 && !(Number.isInteger(spinner.interval) && spinner.interval > 0)) throw new Error("`spinner.interval` must be a positive integer if provided");
			this.#spinner = spinner;
		} else if (!isUnicodeSupported()) this.#spinner = cli_spinners_default.line;
		else if (spinner === void 0) this.#spinner = cli_spinners_default.dots;
		else if (spinner !== "default" && cli_spinners_default[spinner]) this.#spinner = cli_spinners_default[spinner];
		else throw new Error(`There is no built-in spinner named '${spinner}'. See https://github.com/sindresorhus/cli-spinners/blob/main/spinners.json for a full list.`);
	}
	get text() {
		return this.#options.text;
	}
	set text(value = "") {
		this.#options.text = value;
	}
	get prefixText() {
		return this.#options.prefixText;
	}
	set prefixText(value = "") {
		this.#options.prefixText = value;
	}
	get suffixText() {
		return this.#options.suffixText;
	}
	set suffixText(value = "") {
		this.#options.suffixText = value;
	}
	get isSpinning() {
		return this.#id !== void 0;
	}
	#formatAffix(value, separator, placeBefore = false) {
		const resolved = typeof value === "function" ? value() : value;
		if (typeof resolved === "string" && resolved !== "") return placeBefore ? separator + resolved : resolved + separator;
		return "";
	}
	#getFullPrefixText(prefixText = this.#options.prefixText, postfix = " ") {
		return this.#formatAffix(prefixText, postfix, false);
	}
	#getFullSuffixText(suffixText = this.#options.suffixText, prefix = " ") {
		return this.#formatAffix(suffixText, prefix, true);
	}
	#computeLineCountFrom(text, columns) {
		let count = 0;
		for (const line of (0, node_util.stripVTControlCharacters)(text).split("\n")) count += Math.max(1, Math.ceil(stringWidth(line) / columns));
		return count;
	}
	get color() {
		return this.#color;
	}
	set color(value) {
		if (value !== void 0 && value !== false && !validColors.has(value)) throw new Error("The `color` option must be a valid color or `false` to disable");
		this.#color = value;
	}
	get isEnabled() {
		return this.#options.isEnabled && !this.#options.isSilent;
	}
	set isEnabled(value) {
		if (typeof value !== "boolean") throw new TypeError("The `isEnabled` option must be a boolean");
		this.#options.isEnabled = value;
	}
	get isSilent() {
		return this.#options.isSilent;
	}
	set isSilent(value) {
		if (typeof value !== "boolean") throw new TypeError("The `isSilent` option must be a boolean");
		this.#options.isSilent = value;
	}
	frame() {
		const now = Date.now();
		if (this.#frameIndex === -1 || now - this.#lastFrameTime >= this.interval) {
			this.#frameIndex = (this.#frameIndex + 1) % this.#spinner.frames.length;
			this.#lastFrameTime = now;
		}
		const { frames } = this.#spinner;
		let frame = frames[this.#frameIndex];
		if (this.#color) frame = chalk[this.#color](frame);
		const fullPrefixText = this.#getFullPrefixText(this.#options.prefixText, " ");
		const fullText = typeof this.text === "string" ? " " + this.text : "";
		const fullSuffixText = this.#getFullSuffixText(this.#options.suffixText, " ");
		return fullPrefixText + frame + fullText + fullSuffixText;
	}
	clear() {
		if (!this.isEnabled || !this.#stream.isTTY) return this;
		this.#internalWrite(() => {
			this.#stream.cursorTo(0);
			for (let index = 0; index < this.#linesToClear; index++) {
				if (index > 0) this.#stream.moveCursor(0, -1);
				this.#stream.clearLine(1);
			}
			if (this.#options.indent) this.#stream.cursorTo(this.#options.indent);
		});
		this.#linesToClear = 0;
		return this;
	}
	#hookStream(stream) {
		if (!stream || this.#hookedStreams.has(stream) || !stream.isTTY || typeof stream.write !== "function") return;
		if (activeHooksPerStream.has(stream)) console.warn("[ora] Multiple concurrent spinners detected. This may cause visual corruption. Use one spinner at a time.");
		const originalWrite = stream.write;
		this.#hookedStreams.set(stream, originalWrite);
		activeHooksPerStream.set(stream, this);
		stream.write = (chunk, encoding, callback) => this.#hookedWrite(stream, originalWrite, chunk, encoding, callback);
	}
	#installHook() {
		if (!this.isEnabled || this.#hookedStreams.size > 0) return;
		const streamsToHook = /* @__PURE__ */ new Set([
			this.#stream,
			node_process.default.stdout,
			node_process.default.stderr
		]);
		for (const stream of streamsToHook) this.#hookStream(stream);
	}
	#uninstallHook() {
		for (const [stream, originalWrite] of this.#hookedStreams) {
			stream.write = originalWrite;
			if (activeHooksPerStream.get(stream) === this) activeHooksPerStream.delete(stream);
		}
		this.#hookedStreams.clear();
	}
	#hookedWrite(stream, originalWrite, chunk, encoding, callback) {
		if (typeof encoding === "function") {
			callback = encoding;
			encoding = void 0;
		}
		if (this.#isInternalWrite) return originalWrite.call(stream, chunk, encoding, callback);
		this.clear();
		const chunkString = this.#stringifyChunk(chunk, encoding);
		const chunkTerminatesLine = this.#chunkTerminatesLine(chunkString);
		const writeResult = originalWrite.call(stream, chunk, encoding, callback);
		if (chunkTerminatesLine) this.#clearRenderDeferral();
		else if (chunkString.length > 0) this.#scheduleRenderDeferral();
		if (this.isSpinning && !this.#deferRenderTimer) this.render();
		return writeResult;
	}
	render() {
		if (!this.isEnabled || this.#drainHandler || this.#deferRenderTimer) return this;
		const useSynchronizedOutput = this.#stream.isTTY;
		let shouldDisableSynchronizedOutput = false;
		try {
			if (useSynchronizedOutput) {
				this.#internalWrite(() => this.#stream.write(SYNCHRONIZED_OUTPUT_ENABLE));
				shouldDisableSynchronizedOutput = true;
			}
			this.clear();
			let frameContent = this.frame();
			const columns = this.#stream.columns ?? 80;
			const actualLineCount = this.#computeLineCountFrom(frameContent, columns);
			const consoleHeight = this.#stream.rows;
			if (consoleHeight && consoleHeight > 1 && actualLineCount > consoleHeight) {
				const lines = frameContent.split("\n");
				const maxLines = consoleHeight - 1;
				frameContent = [...lines.slice(0, maxLines), "... (content truncated to fit terminal)"].join("\n");
			}
			if (this.#internalWrite(() => this.#stream.write(frameContent)) === false && this.#stream.isTTY) {
				this.#drainHandler = () => {
					this.#drainHandler = void 0;
					this.#tryRender();
				};
				this.#stream.once("drain", this.#drainHandler);
			}
			this.#linesToClear = this.#computeLineCountFrom(frameContent, columns);
		} finally {
			if (shouldDisableSynchronizedOutput) this.#internalWrite(() => this.#stream.write(SYNCHRONIZED_OUTPUT_DISABLE));
		}
		return this;
	}
	start(text) {
		if (text !== void 0) this.text = text;
		if (this.isSilent) return this;
		if (!this.isEnabled) {
			const symbol = this.text ? "-" : "";
			const line = " ".repeat(this.#options.indent) + this.#buildOutputLine(symbol, this.text, this.#options.prefixText, this.#options.suffixText);
			if (line.trim() !== "") this.#internalWrite(() => this.#stream.write(line + "\n"));
			return this;
		}
		if (this.isSpinning) return this;
		if (this.#options.hideCursor) cliCursor.hide(this.#stream);
		if (this.#options.discardStdin && node_process.default.stdin.isTTY) {
			stdin_discarder_default.start();
			this.#isDiscardingStdin = true;
		}
		this.#installHook();
		this.render();
		this.#id = setInterval(this.render.bind(this), this.interval);
		return this;
	}
	stop() {
		clearInterval(this.#id);
		this.#id = void 0;
		this.#frameIndex = -1;
		this.#lastFrameTime = 0;
		this.#clearRenderDeferral();
		this.#uninstallHook();
		if (this.#drainHandler) {
			this.#stream.removeListener("drain", this.#drainHandler);
			this.#drainHandler = void 0;
		}
		if (this.isEnabled) {
			this.clear();
			if (this.#options.hideCursor) cliCursor.show(this.#stream);
		}
		if (this.#isDiscardingStdin) {
			this.#isDiscardingStdin = false;
			stdin_discarder_default.stop();
		}
		return this;
	}
	succeed(text) {
		return this.stopAndPersist({
			symbol: success,
			text
		});
	}
	fail(text) {
		return this.stopAndPersist({
			symbol: error,
			text
		});
	}
	warn(text) {
		return this.stopAndPersist({
			symbol: warning,
			text
		});
	}
	info(text) {
		return this.stopAndPersist({
			symbol: info,
			text
		});
	}
	stopAndPersist(options = {}) {
		if (this.isSilent) return this;
		const symbol = options.symbol ?? " ";
		const text = options.text ?? this.text;
		const prefixText = options.prefixText ?? this.#options.prefixText;
		const suffixText = options.suffixText ?? this.#options.suffixText;
		const textToWrite = this.#buildOutputLine(symbol, text, prefixText, suffixText) + "\n";
		this.stop();
		this.#internalWrite(() => this.#stream.write(textToWrite));
		return this;
	}
};
function ora(options) {
	return new Ora(options);
}
exports.default = ora;
