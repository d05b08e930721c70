export { c as runEnv } from "./engine.js";
