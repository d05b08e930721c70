export { p as runBaseline } from "./engine.js";
