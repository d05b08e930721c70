export { a as runCheck } from "./engine.js";
