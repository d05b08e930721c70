export { a as runEnv } from "./engine.js";
