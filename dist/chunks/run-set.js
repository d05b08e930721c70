export { t as runSet } from "./engine.js";
